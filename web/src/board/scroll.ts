// Scrolling of a board that is taller than its container.

function showRow(container: HTMLElement) {
  const row = container.querySelector('.next') ?? container.querySelector('.fresh');
  if (!row || container.scrollHeight <= container.clientHeight) return;
  const { top, bottom, height } = row.getBoundingClientRect();
  const visible = container.getBoundingClientRect();
  // The row above it, which comes next, is shown too; older rows lie below.
  if (top < visible.top || bottom > visible.bottom) container.scrollTop += top - visible.top - height;
}

/** Keeps the row that is being laid, or was laid last, visible. To be attached to the element that scrolls. */
export function keepRowVisible(container: HTMLElement): () => void {
  const resized = new ResizeObserver(() => showRow(container));
  const changed = new MutationObserver(() => showRow(container));
  resized.observe(container);
  changed.observe(container, { childList: true, subtree: true, attributeFilter: ['class'] });
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
}
