// Short clicks made on the spot, for those who asked for them: a peg laid, a key given, a code found.
import type { MatchEvent } from '../house/wire';

export type Sound = 'peg' | 'key' | 'found';

/** A tone: when it starts and how long it lasts in seconds, its pitch, and what it is made of. */
type Tone = [start: number, length: number, pitch: number, wave: OscillatorType];

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
const QUIET = 0.12;

/** What is to be heard of one version: the most important of what happened. */
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
    const loudness = new GainNode(device, { gain: QUIET });
    loudness.gain.setValueAtTime(QUIET, from);
    loudness.gain.exponentialRampToValueAtTime(0.0001, from + length);
    tone.connect(loudness).connect(device.destination);
    tone.start(from);
    tone.stop(from + length);
  }
}
