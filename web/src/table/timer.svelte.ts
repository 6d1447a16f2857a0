// The current time, updated four times a second, for everything that counts down.

export class Timer {
  now = $state(Date.now());

  constructor() {
    $effect(() => {
      const interval = setInterval(() => (this.now = Date.now()), 250);
      return () => clearInterval(interval);
    });
  }
}

/** A duration for people: 0:09, 12:30, or days and hours. */
export function durationText(milliseconds: number, days: (days: number, hours: number) => string): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 86_400) return days(Math.floor(seconds / 86_400), Math.floor((seconds % 86_400) / 3600));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = String(seconds % 60).padStart(2, '0');
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
