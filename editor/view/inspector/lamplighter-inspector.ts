/** The inspector: the fields of the selection, or of the board if nothing is selected. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { type Board, capitalise } from '../../../model/index.js';
import {
  boardOf,
  controlPointIndices,
  describeEntities,
  describeEntity,
  type EditorState,
  type Field,
  type FieldEditResult,
  fieldsOfSelection,
  groupSelectionByKind,
  perform,
  performMergedStep,
  positionOfEntity,
  selectAndAnnounce,
  selectEntities,
  shownBoard,
  selectionOf,
} from '../../tools/index.js';
import { button } from '../ui/buttons.js';
import { stateChangeHandler, dispatchStateChange, dispatchFlyTo } from '../ui/dispatch.js';
import { internalProperties, StateElement } from '../ui/element.js';
import { containedFieldStyle, controlsStyle, styleSheet } from '../ui/shared-styles.js';
import { isShortChoice, renderFieldControl, type FieldControlState } from './field-control.js';
import { recallOpenGroups, rememberOpenGroups } from './open-groups.js';
import style from './lamplighter-inspector.css?inline';

/** Uncommitted or invalid texts, by field id. */
type Drafts = ReadonlyMap<string, { readonly field: Field; readonly text: string }>;
const NO_DRAFTS: Drafts = new Map();

/** How long fields may lag behind an edit. */
const FOLLOW_MILLISECONDS = 100;
/** How long editing must pause before slow facts are computed. */
const REST_MILLISECONDS = 300;

/**
 * The fields of the selection. A text is committed when its field loses the focus or Enter is pressed; an
 * invalid one stays with a message.
 *
 * @property state - the editor state
 */
export class LamplighterInspector extends StateElement {
  static override styles = [controlsStyle, containedFieldStyle, styleSheet(style)];
  static override properties = internalProperties('drafts', 'found', 'open');

  drafts: Drafts = NO_DRAFTS;
  /** The computed slow facts by field id, and the board they belong to. */
  found: { readonly board: object; readonly values: ReadonlyMap<string, string> } | undefined;
  /** The open groups of fields. */
  open: ReadonlySet<string> = recallOpenGroups() ?? new Set(['Traced and reviewed']);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The fields as last rendered. */
  #fields: readonly Field[] = [];
  /** Counts changes of drafts. */
  #draftChanges = 0;
  /** The rendered state, and a callback that renders a delayed update at once. */
  #shown: EditorState | undefined;
  #show: (() => void) | undefined;
  /** Drafts left when something else was selected while typing. */
  #leftDrafts = NO_DRAFTS;

  constructor() {
    super();
    // Update at once when the user enters the panel.
    for (const coming of ['focusin', 'pointerenter']) this.addEventListener(coming, () => this.#show?.());
  }

  override partsOf(state: EditorState): readonly unknown[] {
    return [shownBoard(state), state.selection, state.readOnly];
  }

  /** Renders at most ten times a second after edits, because it costs as much as the edit; at once if the user is in the panel. */
  protected override async scheduleUpdate(): Promise<void> {
    if (this.#isEdited && this.drafts.size === 0 && !this.matches(':focus-within'))
      await new Promise<void>((resolve) => {
        this.#show = resolve;
        setTimeout(resolve, FOLLOW_MILLISECONDS);
      });
    this.#show = undefined;
    await super.scheduleUpdate();
  }

  get #isEdited(): boolean {
    const [before, { state }] = [this.#shown, this];
    if (!before || !state || before.history.steps[0] !== state.history.steps[0]) return false;
    return shownBoard(before) !== shownBoard(state);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#shown = this.state;
    if (!changed.has('state') || changed.get('state')?.selection === this.state?.selection) return;
    this.#leftDrafts = this.drafts;
    this.drafts = NO_DRAFTS;
    this.#draftChanges++;
  }

  protected override updated(): void {
    const left = this.#leftDrafts;
    this.#leftDrafts = NO_DRAFTS;
    // A click on the map may select something else before the field loses the focus; commit what was typed.
    for (const { field, text } of left.values()) {
      const answer = field.set?.(text);
      if (answer && !('problem' in answer))
        dispatchStateChange(this, (state) => perform(state, answer.name, answer.action));
    }
    this.#findSlowFacts();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  override renderState(state: EditorState): unknown {
    const [board, keys] = [shownBoard(state), selectionOf(state)];
    const fields = (this.#fields = fieldsOfSelection(board, keys, today()));
    const facts = fields.filter(({ kind }) => kind === 'fact' || kind === 'slow');
    const written = fields.filter((field) => !facts.includes(field));
    const [touching, others] = [true, false].map((is) =>
      facts.filter((fact) => fact.things.length > 0 === is),
    );
    return html`
      <h2>${headingOf(board, keys)}</h2>
      ${keys.length > 1 ? this.#parts(keys) : nothing}
      ${touching!.length > 0 ? html`<dl class="touching">${touching!.map((fact) => this.#fact(fact, state))}</dl>` : nothing}
      ${this.#rows(
        written.filter(({ group }) => group === undefined),
        state,
      )}
      ${repeat(
        groupsOf(written),
        ([group]) => group,
        ([group, of]) => this.#group(group, of, state),
      )}
      <dl>${others!.map((fact) => this.#fact(fact, state))}</dl>
      ${
        fields.length === 0
          ? html`<p class="muted">
              ${
                controlPointIndices(keys).length === state.selection.length
                  ? 'Its positions in the picture and on the board are in the Scan panel.'
                  : 'These have no fields in common. Select one kind above.'
              }
            </p>`
          : nothing
      }
    `;
  }

  #rows(fields: readonly Field[], state: EditorState): TemplateResult {
    return html`<div class="fields">
      ${repeat(
        rowsOf(fields),
        // By field id, so that a removed field takes its focus along and typing goes to no other field.
        (row) => row.map(({ id }) => id).join(),
        (row) =>
          guard([this.#summaryOf(row, state)], () => [
            html`<div class=${row.length > 1 ? 'pair' : ''}>
              ${row.map((field) => this.#field(field, state.readOnly))}
            </div>`,
            row.map((field) => this.#message(field)),
          ]),
      )}
    </div>`;
  }

  /** A summary of what a row shows. Rows with the same summary are not rendered again; any change of a draft renders all. */
  #summaryOf(row: readonly Field[], { readOnly }: EditorState): string {
    return JSON.stringify([row, row.map((field) => this.#resultOf(field)), readOnly, this.#draftChanges]);
  }

  /** Fields that are seldom needed. Closed groups are not rendered. */
  #group(name: string, fields: readonly Field[], state: EditorState): TemplateResult {
    const isOpen = this.open.has(name);
    return html`<details
      ?open=${isOpen}
      @toggle=${(event: Event) => {
        const open = new Set(this.open);
        if ((event.target as HTMLDetailsElement).open) open.add(name);
        else open.delete(name);
        this.open = open;
        rememberOpenGroups(open);
      }}
    >
      <summary>${name}</summary>
      ${isOpen ? this.#rows(fields, state) : nothing}
    </details>`;
  }

  /** Buttons that reduce the selection to one kind. */
  #parts(keys: readonly string[]): unknown {
    const parts = groupSelectionByKind(keys);
    if (parts.length < 2) return nothing;
    return html`<div class="row parts" role="group" aria-label="Select only">
      ${parts.map(({ words, keys: of }) => {
        const select = stateChangeHandler(this, (state) => selectAndAnnounce(state, of));
        return button(words, select, { title: `Select only these ${words}` });
      })}
    </div>`;
  }

  #field(field: Field, isLocked: boolean): TemplateResult {
    const text = this.drafts.get(field.id)?.text;
    const isWrong = this.#problemOf(field) !== undefined;
    return html`<div class="field">
      ${isShortChoice(field) ? html`<span class="label" aria-hidden="true">${field.label}</span>` : html`<label for=${field.id}>${field.label}</label>`}
      ${renderFieldControl(field, { text, isLocked, isWrong, ...this.#inputOf(field) })}
    </div>`;
  }

  /** The message below a field: its problem, or a hint. */
  #message(field: Field): TemplateResult {
    const answer = this.#resultOf(field);
    const problem = this.#problemOf(field);
    const remark = answer && 'remark' in answer ? answer.remark : field.hint;
    return html`<p id=${`${field.id}-problem`} class="problem" role="alert">${problem}</p>
      <p id=${`${field.id}-hint`} class="hint">${problem === undefined ? remark : nothing}</p>`;
  }

  #resultOf(field: Field): FieldEditResult | undefined {
    const draft = this.drafts.get(field.id);
    return draft && field.set?.(draft.text);
  }

  #problemOf(field: Field): string | undefined {
    const answer = this.#resultOf(field);
    return answer && 'problem' in answer ? answer.problem : undefined;
  }

  #inputOf(field: Field): Pick<FieldControlState, 'type' | 'take' | 'leave' | 'step'> {
    return {
      type: (text) => {
        this.#setDraft(this.#currentField(field), text);
      },
      take: (text) => {
        const now = this.#currentField(field);
        const answer = now.set?.(text);
        if (answer && 'problem' in answer) this.#setDraft(now, text);
        else {
          this.#setDraft(field, undefined);
          this.#perform(answer, perform);
        }
      },
      leave: () => {
        this.#setDraft(field, undefined);
      },
      step: (by) => {
        const now = this.#currentField(field);
        const from = Number(this.drafts.get(field.id)?.text ?? now.value);
        const answer = Number.isInteger(from) ? now.set?.(String(from + by)) : undefined;
        if (!answer || 'problem' in answer) return;
        this.#setDraft(field, undefined);
        this.#perform(answer, performMergedStep);
      },
    };
  }

  /** Commits all drafts, for example before saving. */
  commitTyped(): void {
    for (const { field, text } of this.drafts.values()) this.#inputOf(field).take(text);
  }

  #setDraft(field: Field, text: string | undefined): void {
    this.#draftChanges++;
    const drafts = new Map(this.drafts);
    if (text === undefined) drafts.delete(field.id);
    else drafts.set(field.id, { field, text });
    this.drafts = drafts;
  }

  /** The field of the committed board, not of a gesture in progress or of the last rendering. */
  #currentField(field: Field): Field {
    const { state } = this;
    const fields =
      state?.preview === undefined
        ? this.#fields
        : fieldsOfSelection(boardOf(state), selectionOf(state), today());
    return fields.find(({ id }) => id === field.id) ?? field;
  }

  #perform(answer: FieldEditResult | undefined, how: typeof perform): void {
    if (!answer || 'problem' in answer) return;
    dispatchStateChange(this, (state) => {
      const done = how(state, answer.name, answer.action);
      return answer.select && done.history !== state.history ? selectEntities(done, answer.select) : done;
    });
  }

  #fact(field: Field, state: EditorState): TemplateResult {
    const found = this.found?.board === boardOf(state) ? this.found.values.get(field.id) : undefined;
    const value = field.kind === 'slow' ? (found ?? '…') : field.value;
    return html`<div class=${field.isShort ? 'short' : ''}>
      <dt>${field.label}</dt>
      <dd class=${field.kind}>${value}${field.things.map((key) => this.#entity(key, state))}</dd>
    </div>`;
  }

  /** An entity mentioned by a fact: a click selects it. */
  #entity(key: string, state: EditorState): TemplateResult {
    const board = shownBoard(state);
    const words = describeEntity(board, key);
    const select = (): void => {
      const at = positionOfEntity(board, key);
      dispatchStateChange(this, (now) => selectAndAnnounce(now, [key]));
      if (at) dispatchFlyTo(this, at);
    };
    return button(words.replace(/^(circle|the) /, ''), select, { class: 'thing', title: `Select ${words}` });
  }

  #findSlowFacts(): void {
    const { state } = this;
    clearTimeout(this.#timer);
    const isAsked = this.#fields.some(({ kind }) => kind === 'slow');
    if (!state || !isAsked || this.found?.board === boardOf(state)) return;
    this.#timer = setTimeout(() => {
      const board = boardOf(state);
      const slow = fieldsOfSelection(board, selectionOf(state), today()).filter(
        ({ kind }) => kind === 'slow',
      );
      this.found = { board, values: new Map(slow.map(({ id, find }) => [id, find!()])) };
    }, REST_MILLISECONDS);
  }
}

const headingOf = (board: Board, keys: readonly string[]): string =>
  keys.length === 0
    ? 'The board'
    : keys.length > 2
      ? `${keys.length} things selected`
      : capitalise(describeEntities(board, keys));

/** The local date as in files. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** The fields by group heading, in order. */
function groupsOf(fields: readonly Field[]): readonly (readonly [string, readonly Field[]])[] {
  const groups = new Map<string, Field[]>();
  for (const field of fields)
    if (field.group !== undefined) groups.set(field.group, [...(groups.get(field.group) ?? []), field]);
  return [...groups];
}

/** Fields in rows: short ones in pairs, and pairs such as x and y are not split. */
function rowsOf(fields: readonly Field[]): readonly (readonly Field[])[] {
  const rows: Field[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (field.isShort && last?.length === 1 && last[0]!.isShort && !FIRST.has(field.id)) last.push(field);
    else rows.push([field]);
  }
  return rows;
}

/** The first fields of pairs. */
const FIRST: ReadonlySet<string> = new Set(['x', 'left', 'right', 'width', 'origin-x']);
