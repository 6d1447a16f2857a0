// The icon of the tab: another one calls the person back.
import { prefix } from '../app/site';

const ICONS = { usual: `${prefix}/icon.svg`, called: `${prefix}/icon-move.svg` };

export function setTabIcon(called: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const icon = called ? ICONS.called : ICONS.usual;
  if (link && link.getAttribute('href') !== icon) link.href = icon;
}
