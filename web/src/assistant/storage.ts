// What a role has to remember. It is kept in this browser, so that a role goes on where it was after the phone slept.

const KEY = 'keypeg.assistant.';

/** What was kept for a role, if it is still usable: `read` returns null for what it does not understand. */
export function stored<State>(role: string, read: (kept: unknown) => State | null): State | null {
  try {
    return read(JSON.parse(localStorage.getItem(KEY + role) ?? 'null'));
  } catch {
    return null;
  }
}

export function store(role: string, state: unknown): void {
  try {
    localStorage.setItem(KEY + role, JSON.stringify(state));
  } catch {
    // No room, or private browsing: the role works, and is forgotten with the page.
  }
}

/** Whether a role has something to go on with: rows, or whatever calls itself begun. */
export function isBegun(role: string): boolean {
  return (
    stored(role, (kept) => {
      const { rows, begun } = (kept ?? {}) as { rows?: unknown; begun?: unknown };
      return begun === true || (Array.isArray(rows) && rows.length > 0);
    }) === true
  );
}

export function forget(role: string): void {
  localStorage.removeItem(KEY + role);
}
