// A press that is held. The click that ends it does nothing.
import type { Attachment } from 'svelte/attachments';

const LONG_MS = 500;
const THRESHOLD_PX = 8;

export function longPress(act: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };

    function down(event: PointerEvent) {
      start = { x: event.clientX, y: event.clientY };
      clearTimeout(timer);
      timer = setTimeout(() => {
        element.addEventListener('click', ignoreClick, { capture: true, once: true });
        act();
      }, LONG_MS);
    }

    function move(event: PointerEvent) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > THRESHOLD_PX) cancel();
    }

    function up() {
      cancel();
      setTimeout(() => element.removeEventListener('click', ignoreClick, { capture: true }));
    }

    const cancel = () => clearTimeout(timer);
    const ignoreClick = (event: Event) => event.stopImmediatePropagation();
    const noMenu = (event: Event) => event.preventDefault();
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('contextmenu', noMenu);
    return () => {
      cancel();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('contextmenu', noMenu);
    };
  };
}
