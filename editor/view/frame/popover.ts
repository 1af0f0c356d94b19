/** What is open over the map, one at a time: the palette, the key sheet, or a menu. */
import { html, nothing } from 'lit';
import type { Point } from '../../../model/index.js';
import type { EditorState } from '../../tools/index.js';

export type Popover = 'palette' | 'keys' | { readonly menu: Point } | undefined;

/** `close` receives whether the focus has moved elsewhere by a click or Tab, and should stay there. */
export function renderPopover(state: EditorState, over: Popover, close: (isLeft: boolean) => void): unknown {
  const closed = ({ detail }: CustomEvent<'left' | null>): void => {
    close(detail === 'left');
  };
  if (over === undefined) return nothing;
  if (over === 'palette')
    return html`<lamplighter-palette .state=${state} @lamp-close=${closed}></lamplighter-palette>`;
  if (over === 'keys') return html`<lamplighter-keys @lamp-close=${closed}></lamplighter-keys>`;
  return html`<lamplighter-menu
    .state=${state}
    .place=${over.menu}
    @lamp-close=${closed}
  ></lamplighter-menu>`;
}
