/** The top bar: board name, saved state, undo, view controls. */
import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { escapeInvisible } from '../../../model/index.js';
import {
  boardOf,
  type Command,
  type EditorState,
  findCommand,
  formatChord,
  shownBoard,
} from '../../tools/index.js';
import type { ValidationState } from '../findings/validation-client.js';
import { icon } from '../ui/icons.js';
import { isMac } from '../ui/platform.js';

/** After a click by pointer the focus moves to the map. */
export type RunCommand = (id: string, event?: MouseEvent) => void;

/** The tooltip of a command: its name and key, or why it is unavailable. */
export function commandTooltip({ name, keys, refusal }: Command, state: EditorState): string {
  const why = refusal?.(state);
  const key = keys[0] === undefined ? '' : ` (${formatChord(keys[0], isMac())})`;
  return why === undefined ? `${name}${key}` : `${name}: ${why}`;
}

export const renderTopBar = (
  state: EditorState,
  { run, validation }: { run: RunCommand; validation: ValidationState },
): TemplateResult =>
  html`<header>
    <h1>
      <button
        class="bare name"
        aria-haspopup="dialog"
        title="Open or create a board"
        @click=${() => {
          run('board.open');
        }}
      >
        ${icon('menu')}<strong>${escapeInvisible(shownBoard(state).name)}</strong>
      </button>
    </h1>
    <slot name="saved"></slot>
    ${button('edit.undo', 'undo', state, run)} ${button('edit.redo', 'redo', state, run)}
    <span class="grow"></span>
    ${guard([state.lens, boardOf(state).game], () => html`<lamplighter-lens-menu .state=${state}></lamplighter-lens-menu>`)}
    ${button('view.zoom-out', 'minus', state, run)} ${button('view.zoom-in', 'plus', state, run)}
    ${button('view.fit', 'fit', state, run)}
    <lamplighter-badge .result=${validation.result} ?checking=${validation.isChecking}></lamplighter-badge>
    ${guard([], () => palette(commandTooltip(findCommand('help.palette')!, state), run))}
  </header>`;

const palette = (title: string, run: RunCommand): TemplateResult =>
  html`<button
    aria-label=${title}
    title=${title}
    @click=${() => {
      run('help.palette');
    }}
  >
    ${formatChord('Mod+k', isMac())}
  </button>`;

/** An icon button for a command. */
function button(id: string, picture: string, state: EditorState, run: RunCommand): unknown {
  const command = findCommand(id)!;
  const refusal = command.refusal?.(state);
  return guard(
    [refusal],
    () =>
      html`<button
        class="bare"
        aria-label=${command.name}
        title=${commandTooltip(command, state)}
        aria-disabled=${refusal === undefined ? 'false' : 'true'}
        @click=${(event: MouseEvent) => {
          run(id, event);
        }}
      >
        ${icon(picture)}
      </button>`,
  );
}
