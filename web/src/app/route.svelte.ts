// The address bar: which page is shown. Links are ordinary links; clicks on them do not load the page anew.

export const route = $state({ path: location.pathname, hash: location.hash });

function read(): void {
  route.path = location.pathname;
  route.hash = location.hash;
}

/** Show another page of ours. */
export function go(address: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address);
  read();
  scrollTo(0, 0);
}

/** Take a secret out of the address bar once it was read. */
export function forgetHash(): void {
  history.replaceState(null, '', location.pathname);
  route.hash = '';
}

function followed(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
  if (
    link.origin !== location.origin ||
    link.pathname.startsWith('/api/') ||
    link.getAttribute('href')?.startsWith('#')
  )
    return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export function listen(): void {
  addEventListener('popstate', read);
  addEventListener('hashchange', read);
  document.addEventListener('click', followed);
}
