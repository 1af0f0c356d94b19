/** What is open over the map, one thing at a time: the palette, the sheet of keys, or a menu. */
import { html, nothing } from 'lit';
import type { Point } from '../../../model/index.js';
import type { Desk } from '../../tools/desk.js';

export type Over = 'palette' | 'keys' | { readonly menu: Point } | undefined;

/** `close` is told whether whoever closed it went elsewhere by a click or by Tab, and so stays there. */
export function above(desk: Desk, over: Over, close: (isLeft: boolean) => void): unknown {
  const closed = ({ detail }: CustomEvent<'left' | null>): void => {
    close(detail === 'left');
  };
  if (over === undefined) return nothing;
  if (over === 'palette')
    return html`<lamplighter-palette .desk=${desk} @lamp-close=${closed}></lamplighter-palette>`;
  if (over === 'keys') return html`<lamplighter-keys @lamp-close=${closed}></lamplighter-keys>`;
  return html`<lamplighter-menu .desk=${desk} .place=${over.menu} @lamp-close=${closed}></lamplighter-menu>`;
}
