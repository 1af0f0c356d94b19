/** The top bar, the lenses and the tools beside the map: buttons of commands. */
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
  LENS_LABELS,
  lensesFor,
  SEVERITY_MARKS,
  shownBoard,
  TOOLS_BY_ID,
  toolsFor,
} from '../../tools/index.js';
import type { ValidationState } from '../findings/validation-client.js';
import { brandMark } from '../ui/brand-mark.js';
import { button, renderIcon } from '../ui/buttons.js';
import { isMac } from '../ui/keyboard-helpers.js';
import { renderSegments } from '../ui/segments.js';

/** Handlers of clicks that run a command. */
export interface CommandHandlers {
  /** After a click by pointer the focus moves to the map. */
  readonly run: (id: string) => (event: MouseEvent) => void;
  /** The command opens something that takes the focus. */
  readonly open: (id: string) => () => void;
}

/** The name of a command, or why it is unavailable. */
function tipOf({ name, refusal }: Command, state: EditorState): string {
  const why = refusal?.(state);
  return why === undefined ? name : `${name}: ${why}`;
}

const keyOf = ({ keys: [first] }: Command): string | undefined =>
  first === undefined ? undefined : formatChord(first, isMac());

/** The top bar: board name, saved state, undo, view controls. */
export const renderTopBar = (
  state: EditorState,
  validation: ValidationState,
  on: CommandHandlers,
): TemplateResult =>
  html`<header>
    ${guard([], () => html`<span class="brand">${brandMark()}<span class="wordmark">Lamplighter</span></span>`)}
    <h1>
      <button
        class="bare name"
        aria-haspopup="dialog"
        title="Open or create a board"
        @click=${on.open('board.open')}
      >
        <strong class="clip">${escapeInvisible(shownBoard(state).name)}</strong>${renderIcon('down')}
      </button>
    </h1>
    <slot name="saved"></slot>
    <span class="group"
      >${iconButton('edit.undo', 'undo', state, on)} ${iconButton('edit.redo', 'redo', state, on)}</span
    >
    <span class="grow"></span>
    <span class="group zoom"
      >${iconButton('view.zoom-out', 'minus', state, on)} ${iconButton('view.zoom-in', 'plus', state, on)}
      ${iconButton('view.fit', 'fit', state, on)}</span
    >
    ${guard([validation.result, validation.isChecking], () => badge(validation, on))}
    ${guard([], () => searchButton(findCommand('help.palette')!, on))}
  </header>`;

const searchButton = (command: Command, { open }: CommandHandlers): TemplateResult =>
  button(
    html`${renderIcon('find')}<span class="word">Search</span
      ><kbd aria-hidden="true">${keyOf(command)}</kbd>`,
    open(command.id),
    { class: 'search', tip: command.name },
  );

function iconButton(id: string, picture: string, state: EditorState, { run }: CommandHandlers): unknown {
  const command = findCommand(id)!;
  const refusal = command.refusal?.(state);
  return guard([refusal], () =>
    button(renderIcon(picture), run(id), {
      class: 'bare icon',
      label: command.name,
      tip: tipOf(command, state),
      tipKey: refusal === undefined ? keyOf(command) : undefined,
      isDisabled: refusal !== undefined,
    }),
  );
}

/** The lenses for this kind of board. */
export const renderLenses = (state: EditorState, { run }: CommandHandlers): unknown =>
  guard(
    [state.lens, boardOf(state).game],
    () =>
      html`<div class="lenses">
        <span class="muted" aria-hidden="true">Lens</span>
        ${renderSegments({
          label: 'Lens',
          value: state.lens,
          segments: lensesFor(boardOf(state)).map((id) => {
            const command = findCommand(`lens.${id}`)!;
            const content = html`${renderIcon(`lens.${id}`)}<span class="word">${LENS_LABELS[id]}</span>`;
            return { value: id, content, tip: command.name, tipKey: keyOf(command) };
          }),
          choose: (id, event) => {
            run(`lens.${id}`)(event);
          },
        })}
      </div>`,
  );

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
  return button(content, open('panel.findings'), { class: 'badge', label: `Findings: ${words}`, tip: title });
}

/** The tools. They are never disabled, so only the active tool and the kind of board matter. */
export const renderToolRail = (state: EditorState, { run }: CommandHandlers): TemplateResult =>
  html`<nav aria-label="Tools">
    ${guard([state.tool, isStreetBoard(shownBoard(state))], () =>
      toolsFor(shownBoard(state)).map((id) => {
        const command = findCommand(`tool.${id}`)!;
        return button(
          html`${renderIcon(id)}<span class="word">${TOOLS_BY_ID[id].label}</span
            ><kbd aria-hidden="true">${keyOf(command)}</kbd>`,
          run(command.id),
          {
            class: 'tool',
            label: command.name,
            tip: command.name,
            tipKey: keyOf(command),
            isPressed: id === state.tool,
          },
        );
      }),
    )}
  </nav>`;
