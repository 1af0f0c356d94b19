/** The top bar and the tools beside the map: buttons of commands. */
import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { escapeInvisible, isStreetBoard } from '../../../model/index.js';
import {
  boardOf,
  type Command,
  type EditorState,
  findCommand,
  formatChord,
  shownBoard,
  toolsFor,
} from '../../tools/index.js';
import type { ValidationState } from '../findings/validation-client.js';
import { button, icon } from '../ui/buttons.js';
import { isMac } from '../ui/keys.js';

/** After a click by pointer the focus moves to the map. */
export type RunCommand = (id: string, event?: MouseEvent) => void;

/** The tooltip of a command: its name and key, or why it is unavailable. */
function tooltipOf({ name, keys, refusal }: Command, state: EditorState): string {
  const why = refusal?.(state);
  const key = keys[0] === undefined ? '' : ` (${formatChord(keys[0], isMac())})`;
  return why === undefined ? `${name}${key}` : `${name}: ${why}`;
}

/** The top bar: board name, saved state, undo, view controls. */
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
        ${icon('menu')}<strong class="clip">${escapeInvisible(shownBoard(state).name)}</strong>
      </button>
    </h1>
    <slot name="saved"></slot>
    ${iconButton('edit.undo', 'undo', state, run)} ${iconButton('edit.redo', 'redo', state, run)}
    <span class="grow"></span>
    ${guard([state.lens, boardOf(state).game], () => html`<lamplighter-lens-menu .state=${state}></lamplighter-lens-menu>`)}
    ${iconButton('view.zoom-out', 'minus', state, run)} ${iconButton('view.zoom-in', 'plus', state, run)}
    ${iconButton('view.fit', 'fit', state, run)}
    <lamplighter-badge .result=${validation.result} ?checking=${validation.isChecking}></lamplighter-badge>
    ${guard([], () => paletteButton(tooltipOf(findCommand('help.palette')!, state), run))}
  </header>`;

const paletteButton = (title: string, run: RunCommand): TemplateResult => {
  const open = (): void => {
    run('help.palette');
  };
  return button(formatChord('Mod+k', isMac()), open, { label: title, title });
};

function iconButton(id: string, picture: string, state: EditorState, run: RunCommand): unknown {
  const command = findCommand(id)!;
  const refusal = command.refusal?.(state);
  const click = (event: MouseEvent): void => {
    run(id, event);
  };
  return guard([refusal], () =>
    button(icon(picture), click, {
      class: 'bare icon',
      label: command.name,
      title: tooltipOf(command, state),
      isDisabled: refusal !== undefined,
    }),
  );
}

/** The tools. They are never disabled, so only the active tool and the kind of board matter. */
export const renderToolRail = (state: EditorState, run: RunCommand): TemplateResult =>
  html`<nav aria-label="Tools">
    ${guard([state.tool, isStreetBoard(shownBoard(state))], () =>
      toolsFor(shownBoard(state)).map((id) => {
        const command = findCommand(`tool.${id}`)!;
        const click = (event: MouseEvent): void => {
          run(command.id, event);
        };
        return button(
          html`${icon(id)}<kbd aria-hidden="true">${command.keys[0]!.toUpperCase()}</kbd>`,
          click,
          {
            class: 'icon',
            label: command.name,
            title: tooltipOf(command, state),
            isPressed: id === state.tool,
          },
        );
      }),
    )}
  </nav>`;
