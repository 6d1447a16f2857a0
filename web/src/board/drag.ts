// Drag and drop of a peg from the palette into a hole, or from hole to hole. Taps can do the same.
import type { Attachment } from 'svelte/attachments';
import type { Draft } from './draft.svelte';

interface DragSource {
  draft: Draft;
  letter: () => string | null;
  /** The hole that it comes from. A peg from a hole that is dropped outside of all holes is removed. */
  from?: number;
}

/** A shorter movement is a tap. */
const THRESHOLD_PX = 8;

export function dragPeg({ draft, letter, from }: DragSource): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number } | null = null;
    let ghost: Element | null = null;

    function down(event: PointerEvent) {
      if (event.button === 0 && letter() !== null) {
        start = { x: event.clientX, y: event.clientY };
        element.setPointerCapture(event.pointerId);
      }
    }

    function move(event: PointerEvent) {
      if (!start) return;
      if (!ghost && Math.hypot(event.clientX - start.x, event.clientY - start.y) > THRESHOLD_PX) {
        ghost = element.querySelector('svg')?.cloneNode(true) as Element | null;
        ghost?.classList.add('dragged');
        if (ghost) document.body.append(ghost);
      }
      if (ghost instanceof SVGElement) {
        ghost.style.left = `${event.clientX}px`;
        ghost.style.top = `${event.clientY}px`;
      }
    }

    function drop(event: PointerEvent) {
      const dragged = ghost !== null;
      end();
      if (!dragged || event.type === 'pointercancel') return;
      element.addEventListener('click', ignoreClick, { capture: true, once: true });
      setTimeout(() => element.removeEventListener('click', ignoreClick, { capture: true }));
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-hole]');
      const peg = letter();
      if (under instanceof HTMLElement && peg !== null) {
        const hole = Number(under.dataset.hole);
        if (from === undefined) draft.put(peg, hole);
        else draft.move(from, hole);
      } else if (from !== undefined) draft.clear(from);
    }

    function end() {
      start = null;
      ghost?.remove();
      ghost = null;
    }

    const ignoreClick = (event: Event) => event.stopImmediatePropagation();
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', drop);
    element.addEventListener('pointercancel', drop);
    return () => {
      end();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', drop);
      element.removeEventListener('pointercancel', drop);
    };
  };
}
