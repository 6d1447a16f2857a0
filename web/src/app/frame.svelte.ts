// Whether the bar of all pages is shown. A match has a bar of its own.
export const frame = $state({ bar: true });

/** To be called by a page that has a bar of its own. */
export function withoutBar(): void {
  $effect(() => {
    frame.bar = false;
    return () => (frame.bar = true);
  });
}
