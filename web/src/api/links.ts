// The links to the seats of tables that this browser opened. The server shows their secrets only once.

const STORAGE_KEY = 'keypeg.links';
const MAX_TABLES = 50;

type Links = Record<string, Record<string, string>>;

function read(): Links {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
}

export function saveLinks(address: string, links: Record<string, string>): void {
  if (Object.keys(links).length === 0) return;
  const all = Object.entries({ ...read(), [address]: links }).slice(-MAX_TABLES);
  localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(all)));
}

/** The secrets of a table's seats by seat, as far as this browser has them. */
export const linksOf = (address: string): Record<string, string> => read()[address] ?? {};
