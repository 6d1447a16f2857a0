// Short synthesized sounds, if the person turned them on: for a peg, a key, and a found code.
import type { MatchEvent } from '../api/types';

export type Sound = 'peg' | 'key' | 'found';

/** A tone: its start and length in seconds, its frequency in hertz, and its wave form. */
type Tone = [startSeconds: number, lengthSeconds: number, frequencyHz: number, wave: OscillatorType];

const TONES: Record<Sound, Tone[]> = {
  peg: [[0, 0.05, 220, 'triangle']],
  key: [
    [0, 0.04, 660, 'sine'],
    [0.06, 0.04, 660, 'sine'],
  ],
  found: [
    [0, 0.14, 523, 'sine'],
    [0.12, 0.14, 659, 'sine'],
    [0.24, 0.3, 784, 'sine'],
  ],
};
const VOLUME = 0.12;

/** The sound for the events of one version: that of the most important one. */
export function soundOf(events: MatchEvent[]): Sound | null {
  const happened = new Set(events.map(({ event }) => event));
  const found = events.some(
    (each) =>
      each.event === 'attempt_ended' && ['found', 'both_found', 'mastermind'].includes(each.attempt.outcome),
  );
  if (found) return 'found';
  if (happened.has('row_marked') || happened.has('boards_answered')) return 'key';
  const laid = ['row_laid', 'row_covered', 'code_hidden', 'row_asked'] as const;
  return laid.some((event) => happened.has(event)) ? 'peg' : null;
}

let device: AudioContext | null = null;

export function sound(events: MatchEvent[]): void {
  const what = soundOf(events);
  if (!what) return;
  device ??= new AudioContext();
  void device.resume();
  for (const [start, length, pitch, wave] of TONES[what]) {
    const from = device.currentTime + start;
    const tone = new OscillatorNode(device, { type: wave, frequency: pitch });
    const loudness = new GainNode(device, { gain: VOLUME });
    loudness.gain.setValueAtTime(VOLUME, from);
    loudness.gain.exponentialRampToValueAtTime(0.0001, from + length);
    tone.connect(loudness).connect(device.destination);
    tone.start(from);
    tone.stop(from + length);
  }
}
