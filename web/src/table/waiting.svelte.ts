// The table at which this person waits for somebody while doing something else. This tab remembers it.

const STORAGE_KEY = 'keypeg.waiting';

export interface WaitingAt {
  address: string;
  seat: number;
}

function read(): WaitingAt | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
  } catch {
    return null;
  }
}

export const waiting = $state<{ at: WaitingAt | null }>({ at: read() });

export function startWaiting(at: WaitingAt): void {
  waiting.at = at;
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(at));
}

export function stopWaiting(): void {
  waiting.at = null;
  sessionStorage.removeItem(STORAGE_KEY);
}
