// The pace at which a page shows what computers do. The server answers at once; the page shows one row after the other, as if
// somebody were thinking. It never keeps a person waiting for another: at tables with a clock, with a race, or with
// several people, everything is shown as it comes.
import type { MatchEvent, Snapshot, VersionMessage } from '../api/types';

/** How many times faster than a person; 0 is all at once. */
export type Pace = 0 | 1 | 3;
export const PACES: readonly Pace[] = [1, 3, 0];

/** How long a person would take, in milliseconds: at least, and how much more it may be. */
const LAYS = [1200, 800] as const;
const ANSWERS = [600, 300] as const;
const DURATIONS: Partial<Record<MatchEvent['event'], readonly [number, number]>> = {
  row_laid: LAYS,
  row_asked: LAYS,
  mastermind_called: LAYS,
  row_covered: ANSWERS,
  row_marked: ANSWERS,
  boards_answered: ANSWERS,
  code_hidden: ANSWERS,
};

/** Whether the page may take its time: nobody else waits for it, and no clock runs. */
export function unhurried({ seats, times, view }: Snapshot): boolean {
  const people = seats.filter(({ computer }) => computer === null);
  return people.length <= 1 && times === null && !(view.kind === 'duel' && view.race);
}

/** Who did what a version tells; null if nobody did, such as a deal. */
function actorOf([event]: MatchEvent[], view: Snapshot['view']): number | null {
  if (!event) return null;
  switch (event.event) {
    case 'row_marked':
      return 1 - event.seat; // a key that comes without its row is given by the other player
    case 'boards_answered':
      return view.kind === 'group' ? (view.owners[event.answers[0]?.[0] ?? 0] ?? null) : null;
    case 'dealt':
    case 'rows_opened':
    case 'attempt_ended':
    case 'round_began':
    case 'match_ended':
      return null;
    default:
      return event.seat;
  }
}

/** How long a person would have taken for a version, in milliseconds; `urgent` if a person did it. */
export function durationOf({ events = [], version }: VersionMessage, now: Snapshot): number | 'urgent' {
  const actor = actorOf(events, now.view);
  if (actor === null) return 0;
  if (now.seats[actor]?.computer == null) return 'urgent';
  const [least, more] = DURATIONS[events[0]!.event] ?? [0, 0];
  return least + more * ((version * 0.618) % 1); // a little variation, the same at every visit
}

/** Versions that have come and are not shown yet. */
export class PaceQueue {
  private waiting: VersionMessage[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `duration` says how long before a version is shown. */
  constructor(
    private readonly show: (version: VersionMessage) => void,
    private readonly duration: (version: VersionMessage) => number | 'urgent',
  ) {}

  get empty(): boolean {
    return this.waiting.length === 0;
  }

  /** An urgent version is shown at once, and so is everything before it. */
  add(version: VersionMessage): void {
    this.waiting.push(version);
    if (this.duration(version) === 'urgent') this.flush();
    else this.proceed();
  }

  /** Show everything that waits. */
  flush(): void {
    const all = this.waiting;
    this.clear();
    for (const version of all) this.show(version);
  }

  /** Let the next version wait for as long as `duration` says now. */
  restart(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.proceed();
  }

  /** Forget everything that waits: a snapshot has it. */
  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
  }

  private proceed(): void {
    for (let next = this.waiting[0]; next && this.timer === undefined; next = this.waiting[0]) {
      const duration = this.duration(next);
      if (typeof duration === 'number' && duration > 0) {
        this.timer = setTimeout(() => {
          this.timer = undefined;
          this.show(this.waiting.shift()!);
          this.proceed();
        }, duration);
      } else this.show(this.waiting.shift()!);
    }
  }
}
