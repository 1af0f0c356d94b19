/** The bar over the map: the board, whether it is saved, undo, how it is looked at. */
import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { visible } from '../../../model/text/visible.js';
import { wordsOfChord } from '../../tools/chord.js';
import { commandOf, type Command } from '../../tools/commands.js';
import { boardOf, shownBoard, type Desk } from '../../tools/desk.js';
import type { JudgeState } from '../findings/judge.js';
import { icon } from '../icons.js';
import { isMac } from '../panels/lamplighter-palette.js';

/** Whoever pressed with a pointer goes on at the map, and is taken there. */
export type Run = (id: string, event?: MouseEvent) => void;

/** What a button says when a pointer rests on it: its name, its key, or why it cannot be pressed. */
export function titleOf({ name, keys, refusal }: Command, desk: Desk): string {
  const why = refusal?.(desk);
  const key = keys[0] === undefined ? '' : ` (${wordsOfChord(keys[0], isMac())})`;
  return why === undefined ? `${name}${key}` : `${name}: ${why}`;
}

export const bar = (desk: Desk, { run, judged }: { run: Run; judged: JudgeState }): TemplateResult =>
  html`<header>
    <h1>
      <button
        class="bare name"
        aria-haspopup="dialog"
        title="Open, new, recent boards"
        @click=${() => {
          run('board.open');
        }}
      >
        ${icon('menu')}<strong>${visible(shownBoard(desk).name)}</strong>
      </button>
    </h1>
    <slot name="saved"></slot>
    ${button('edit.undo', 'undo', desk, run)} ${button('edit.redo', 'redo', desk, run)}
    <span class="grow"></span>
    ${guard([desk.lens, boardOf(desk).game], () => html`<lamplighter-lens-menu .desk=${desk}></lamplighter-lens-menu>`)}
    ${button('view.zoom-out', 'minus', desk, run)} ${button('view.zoom-in', 'plus', desk, run)}
    ${button('view.fit', 'fit', desk, run)}
    <lamplighter-badge .judgement=${judged.judgement} ?checking=${judged.isChecking}></lamplighter-badge>
    ${guard([], () => palette(titleOf(commandOf('help.palette')!, desk), run))}
  </header>`;

const palette = (title: string, run: Run): TemplateResult =>
  html`<button
    aria-label=${title}
    title=${title}
    @click=${() => {
      run('help.palette');
    }}
  >
    ${wordsOfChord('Mod+k', isMac())}
  </button>`;

/** A button with a picture for a command of the table. */
function button(id: string, picture: string, desk: Desk, run: Run): unknown {
  const command = commandOf(id)!;
  const refusal = command.refusal?.(desk);
  return guard(
    [refusal],
    () =>
      html`<button
        class="bare"
        aria-label=${command.name}
        title=${titleOf(command, desk)}
        aria-disabled=${refusal === undefined ? 'false' : 'true'}
        @click=${(event: MouseEvent) => {
          run(id, event);
        }}
      >
        ${icon(picture)}
      </button>`,
  );
}
