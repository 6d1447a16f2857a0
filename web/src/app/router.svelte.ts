// The address bar: which page is shown. Links are ordinary links, but a click on one does not reload the page.
import { prefix, withoutPrefix } from './site';

/** The address of the page, without the prefix of the server. */
export const route = $state({
  path: withoutPrefix(location.pathname),
  search: location.search,
  hash: location.hash,
});

function read(): void {
  route.path = withoutPrefix(location.pathname);
  route.search = location.search;
  route.hash = location.hash;
}

/** Show another page of the client. Its address has no prefix. */
export function navigate(address: string): void {
  history.pushState(null, '', prefix + address);
  read();
  scrollTo(0, 0);
}

/** Put another state of the same page into the address bar. `replaced` leaves no step to go back to. */
export function setAddress(address: string, { replaced = false } = {}): void {
  if (replaced) history.replaceState(history.state, '', prefix + address);
  else history.pushState({ steps: stepsBack() + 1 }, '', prefix + address);
  read();
}

/** How many states of this page can be gone back to. */
export const stepsBack = (): number => (history.state as { steps?: number } | null)?.steps ?? 0;

/** The number of the round whose review was open at this step, from 0; null if none was. */
export const openReview = (): number | null =>
  (history.state as { review?: number | null } | null)?.review ?? null;

/** Remember whose review is open, for whoever comes back to this step. */
export function rememberReview(review: number | null): void {
  history.replaceState({ ...(history.state as object | null), review }, '');
}

/** Remove a secret from the address bar after it was read. */
export function clearHash(): void {
  history.replaceState(null, '', location.pathname);
  route.hash = '';
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
  if (
    link.origin !== location.origin ||
    !link.pathname.startsWith(`${prefix}/`) ||
    link.pathname.startsWith(`${prefix}/api/`) ||
    link.getAttribute('href')?.startsWith('#')
  )
    return;
  event.preventDefault();
  navigate(withoutPrefix(link.pathname) + link.search + link.hash);
}

export function startRouter(): void {
  addEventListener('popstate', read);
  addEventListener('hashchange', read);
  document.addEventListener('click', onClick);
}
