// Short synthesized sounds and a light vibration, if the person turned sounds on. They belong to what moves on the board: pegs
// that are laid, key pegs that settle one by one, and the shield that opens. None is longer than 0.4 seconds.
import type { Attempt, MatchEvent } from '../api/types';

/** A tone: when it starts, its length, its frequency in hertz, and its wave form. */
export interface Tone {
  atSeconds: number;
  seconds: number;
  hertz: number;
  wave: OscillatorType;
}

export interface Sounds {
  tones: Tone[];
  /** For `navigator.vibrate`: milliseconds on, off, on … */
  vibration: number[];
}

/** Key pegs settle this far apart; `--time-key` in style.css is the same. */
const KEY_SECONDS = 0.14;
const VOLUME = 0.12;
const PEG_HERTZ = 196;
const RED_HERTZ = 880;
const WHITE_HERTZ = 698; // about a third lower
const LID_HERTZ = 82;
const CHORD = [1, 1.25, 1.5, 2];

const tock = (hertz: number, atSeconds = 0, seconds = 0.06): Tone => ({
  atSeconds,
  seconds,
  hertz,
  wave: 'triangle',
});

/** The tocks of a row: the further right, the higher. */
const row = (pegs: string): Tone[] => [...pegs].map((_, at) => tock(PEG_HERTZ * 2 ** (at / 6), at * 0.03));

const FOUND: Attempt['outcome'][] = ['found', 'both_found', 'mastermind'];

/** What is heard and felt with the events of one version. */
export function soundsOf(events: MatchEvent[]): Sounds {
  const tones: Tone[] = [];
  const vibration: number[] = [];
  let settled = 0;
  for (const event of events) {
    switch (event.event) {
      case 'code_hidden':
      case 'row_covered':
        tones.push(tock(PEG_HERTZ));
        break;
      case 'row_laid':
      case 'row_asked':
        tones.push(...row(event.row));
        vibration.push(8);
        break;
      case 'row_marked': {
        const [reds, whites] = event.key;
        for (let at = 0; at < reds + whites; at += 1)
          tones.push(tock(at < reds ? RED_HERTZ : WHITE_HERTZ, 0.15 + at * KEY_SECONDS, 0.04));
        settled = Math.max(settled, 0.15 + (reds + whites) * KEY_SECONDS);
        break;
      }
      case 'boards_answered':
        event.answers.forEach(([, answer], at) => {
          if (answer !== 'none')
            tones.push(tock(answer === 'black' ? RED_HERTZ : WHITE_HERTZ, 0.15 + at * KEY_SECONDS, 0.04));
        });
        break;
      case 'attempt_ended':
        if (FOUND.includes(event.attempt.outcome)) {
          tones.push(...CHORD.map((step) => tock(PEG_HERTZ * 2 * step, settled, 0.38)));
          vibration.push(20, 40, 20);
        } else {
          tones.push(tock(LID_HERTZ, settled, 0.35));
          vibration.push(30);
        }
        break;
    }
  }
  return { tones, vibration };
}

let device: AudioContext | null = null;

/** Play what belongs to the events of one version. */
export function playSounds(events: MatchEvent[]): void {
  const { tones, vibration } = soundsOf(events);
  if (vibration.length > 0) navigator.vibrate?.(vibration);
  if (tones.length === 0) return;
  device ??= new AudioContext();
  void device.resume();
  for (const { atSeconds, seconds, hertz, wave } of tones) {
    const from = device.currentTime + atSeconds;
    const tone = new OscillatorNode(device, { type: wave, frequency: hertz });
    const loudness = new GainNode(device, { gain: VOLUME });
    loudness.gain.setValueAtTime(VOLUME, from);
    loudness.gain.exponentialRampToValueAtTime(0.0001, from + seconds);
    tone.connect(loudness).connect(device.destination);
    tone.start(from);
    tone.stop(from + seconds);
  }
}
