// Where the pages are: the prefix before every path, and the address that other devices are given.

/** The public URL of the server, which its HTML names; empty if visitors use the address at which it listens. */
const publicUrl =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content ?? '';

/** What stands before every path of the server, such as `/keypeg`; usually nothing. */
export const prefix = publicUrl ? new URL(publicUrl).pathname.replace(/\/$/, '') : '';

/** A path of the address bar without the prefix. */
export const withoutPrefix = (path: string): string =>
  `${path}/`.startsWith(`${prefix}/`) ? path.slice(prefix.length) || '/' : path;

/** The address of a page for other devices, also where this one has opened the page at another host. */
export const publicLink = (path: string): string => (publicUrl || location.origin) + path;
