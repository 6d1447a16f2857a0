// The addresses of the pages. The server reads the same list, so that both know the same pages.
import addresses from '../../../src/keypeg/server/page_routes.json';

export type PageName = keyof typeof addresses;

export interface PageMatch {
  page: PageName;
  /** The variables of the address, such as the box in `/new/{box}`. */
  props: Record<string, string>;
}

const pattern = (address: string): RegExp =>
  new RegExp(`^${address.replaceAll(/\{(\w+)\}/g, '(?<$1>[a-z0-9]+)')}$`);

const PATTERNS = Object.entries(addresses).flatMap(([page, paths]) =>
  paths.map((path) => ({ page: page as PageName, pattern: pattern(path) })),
);

/** The page of a path; null if there is none. */
export function matchPage(path: string): PageMatch | null {
  for (const { page, pattern } of PATTERNS) {
    const match = pattern.exec(path);
    if (match) return { page, props: { ...match.groups } };
  }
  return null;
}
