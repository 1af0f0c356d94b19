/** The top bar and the tools beside the map: buttons of commands. */
import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { escapeInvisible, isStreetBoard } from '../../../model/index.js';
import {
  boardOf,
  type Command,
  countBySeverity,
  type EditorState,
  findCommand,
  formatChord,
  lensesFor,
  SEVERITY_MARKS,
  shownBoard,
  toolsFor,
} from '../../tools/index.js';
import type { ValidationState } from '../findings/validation-client.js';
import { button, renderIcon } from '../ui/buttons.js';
import { isMac } from '../ui/keyboard-helpers.js';

/** Handlers of clicks that run a command. */
export interface CommandHandlers {
  /** After a click by pointer the focus moves to the map. */
  readonly run: (id: string) => (event: MouseEvent) => void;
  /** The command opens something that takes the focus. */
  readonly open: (id: string) => () => void;
}

/** The name and key of a command, or why it is unavailable. */
function tooltipOf({ name, keys, refusal }: Command, state: EditorState): string {
  const why = refusal?.(state);
  const key = keys[0] === undefined ? '' : ` (${formatChord(keys[0], isMac())})`;
  return why === undefined ? `${name}${key}` : `${name}: ${why}`;
}

/** The top bar: board name, saved state, undo, view controls. */
export const renderTopBar = (
  state: EditorState,
  validation: ValidationState,
  on: CommandHandlers,
): TemplateResult =>
  html`<header>
    <h1>
      <button
        class="bare name"
        aria-haspopup="dialog"
        title="Open or create a board"
        @click=${on.open('board.open')}
      >
        ${renderIcon('menu')}<strong class="clip">${escapeInvisible(shownBoard(state).name)}</strong>
      </button>
    </h1>
    <slot name="saved"></slot>
    ${iconButton('edit.undo', 'undo', state, on)} ${iconButton('edit.redo', 'redo', state, on)}
    <span class="grow"></span>
    ${guard([state.lens, boardOf(state).game], () => lensMenu(state, on))}
    ${iconButton('view.zoom-out', 'minus', state, on)} ${iconButton('view.zoom-in', 'plus', state, on)}
    ${iconButton('view.fit', 'fit', state, on)}
    ${guard([validation.result, validation.isChecking], () => badge(validation, on))}
    ${guard([], () => paletteButton(tooltipOf(findCommand('help.palette')!, state), on))}
  </header>`;

const paletteButton = (title: string, { open }: CommandHandlers): TemplateResult =>
  button(formatChord('Mod+k', isMac()), open('help.palette'), { label: title, title });

function iconButton(id: string, picture: string, state: EditorState, { run }: CommandHandlers): unknown {
  const command = findCommand(id)!;
  const refusal = command.refusal?.(state);
  return guard([refusal], () =>
    button(renderIcon(picture), run(id), {
      class: 'bare icon',
      label: command.name,
      title: tooltipOf(command, state),
      isDisabled: refusal !== undefined,
    }),
  );
}

/** The lenses for this kind of board. */
const lensMenu = (state: EditorState, { open }: CommandHandlers): TemplateResult =>
  html`<span class="lens">
    <label for="lens">Lens</label>
    <select
      id="lens"
      aria-label="Lens"
      ?data-on=${state.lens !== 'none'}
      title="Shows a relation of the selection"
      @change=${(event: Event) => {
        open(`lens.${(event.target as HTMLSelectElement).value}`)();
      }}
    >
      ${lensesFor(boardOf(state)).map((id) => {
        const { refusal: _, ...lens } = findCommand(`lens.${id}`)!;
        return html`<option value=${id} .selected=${id === state.lens}>${tooltipOf(lens, state)}</option>`;
      })}
    </select>
  </span>`;

/** The counts of errors, warnings and hints; opens the findings panel. */
function badge({ result, isChecking }: ValidationState, { open }: CommandHandlers): TemplateResult {
  const counts = countBySeverity(result?.findings ?? []);
  const words = result ? counts.map((each) => each.words).join(', ') : 'Not checked yet';
  const content = result
    ? counts.map(
        ({ severity, count }) =>
          html`<span class=${count === 0 ? 'muted' : severity}
            ><span aria-hidden="true">${SEVERITY_MARKS[severity]}</span> ${count}</span
          >`,
      )
    : html`<span class="muted">checking …</span>`;
  const title = isChecking ? `${words}; checking …` : words;
  return button(content, open('panel.findings'), { class: 'badge', label: `Findings: ${words}`, title });
}

/** The tools. They are never disabled, so only the active tool and the kind of board matter. */
export const renderToolRail = (state: EditorState, { run }: CommandHandlers): TemplateResult =>
  html`<nav aria-label="Tools">
    ${guard([state.tool, isStreetBoard(shownBoard(state))], () =>
      toolsFor(shownBoard(state)).map((id) => {
        const command = findCommand(`tool.${id}`)!;
        return button(
          html`${renderIcon(id)}<kbd aria-hidden="true">${command.keys[0]!.toUpperCase()}</kbd>`,
          run(command.id),
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
