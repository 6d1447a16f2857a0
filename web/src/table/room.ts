// What a waiting room has to notice: a link that no other device can open, and who came or went.
import type { SeatView } from '../api/types';
import { namesOf } from './names';

/** Whether a host is the device itself, wherever its name is read. */
export const isLocal = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || /^127\./.test(host) || host === '[::1]';

export interface SeatChange {
  what: 'sat' | 'stood';
  name: string;
}

/** What others did between two moments. What one did oneself needs no telling. */
export function seatChanges(before: SeatView[], after: SeatView[], mine: number[]): SeatChange[] {
  return after.flatMap((seat, number): SeatChange[] => {
    const was = before[number];
    if (mine.includes(number) || !was || was.taken === seat.taken) return [];
    const seats = seat.taken ? after : before;
    return [{ what: seat.taken ? 'sat' : 'stood', name: namesOf({ seats })[number] ?? '' }];
  });
}
