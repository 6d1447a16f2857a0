// Where a board is taller than its place, the row that is being laid, or was laid last, is kept in sight.

function look(place: HTMLElement) {
  const row = place.querySelector('.next') ?? place.querySelector('.fresh');
  if (!row || place.scrollHeight <= place.clientHeight) return;
  const { top, bottom, height } = row.getBoundingClientRect();
  const sight = place.getBoundingClientRect();
  // with the row that comes after it; what was laid before lies below
  if (top < sight.top || bottom > sight.bottom) place.scrollTop += top - sight.top - height;
}

/** To be attached to the place that scrolls. */
export function keepInSight(place: HTMLElement): () => void {
  const sized = new ResizeObserver(() => look(place));
  const changed = new MutationObserver(() => look(place));
  sized.observe(place);
  changed.observe(place, { childList: true, subtree: true, attributeFilter: ['class'] });
  return () => {
    sized.disconnect();
    changed.disconnect();
  };
}
