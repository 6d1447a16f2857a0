// The links to the seats of tables that this browser opened. The server shows their secrets once.

const KEPT = 'keypeg.links';
const MOST = 50;

type Links = Record<string, Record<string, string>>;

function read(): Links {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}');
  } catch {
    return {};
  }
}

export function keepLinks(address: string, links: Record<string, string>): void {
  if (Object.keys(links).length === 0) return;
  const all = Object.entries({ ...read(), [address]: links }).slice(-MOST);
  localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(all)));
}

/** The secrets of a table's seats, by seat, where this browser has them. */
export const linksOf = (address: string): Record<string, string> => read()[address] ?? {};
