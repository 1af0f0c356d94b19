/** The inspector: every field of what is selected, or of the board where nothing is. */
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Board } from '../../../model/index.js';
import { capital } from '../../../model/text/capital.js';
import {
  boardOf,
  perform,
  performMerged,
  pick,
  selectKeys,
  shownBoard,
  type Desk,
} from '../../tools/desk.js';
import { fieldsOf, partsOf } from '../../tools/fields.js';
import type { Answer, Field } from '../../tools/fields/field.js';
import { placeOf } from '../../tools/place-of.js';
import { pointsOfKeys } from '../../tools/shown-scan.js';
import { wordsOf, wordsOfAll } from '../../tools/words.js';
import { controlsStyle } from '../controls-style.js';
import { changeDesk, flyTo } from '../tell.js';
import { control, type Typing } from './field-control.js';
import { inspectorStyle } from './inspector-style.js';

/** What stands in a field and is not yet done, or cannot be, by the field's id. */
type Drafts = ReadonlyMap<string, { readonly field: Field; readonly text: string }>;
const NO_DRAFTS: Drafts = new Map();

/** How long an edit is drawn on the map alone. */
const FOLLOW_MILLISECONDS = 100;
/** How long the hands must rest before what takes a moment is worked out. */
const REST_MILLISECONDS = 300;

/**
 * The fields of the selection. What is typed is done when the field is left or Enter is pressed; what cannot be done stays
 * there with a sentence beside it.
 *
 * @property desk - whose selection it is
 */
export class LamplighterInspector extends LitElement {
  static override styles = [controlsStyle, inspectorStyle];
  static override properties = {
    desk: { attribute: false },
    drafts: { state: true },
    found: { state: true },
    open: { state: true },
  };

  declare desk: Desk | undefined;
  declare drafts: Drafts;
  /** The slow facts, by field, and of which board they are. */
  declare found: { readonly board: object; readonly values: ReadonlyMap<string, string> } | undefined;
  /** The groups of fields that are open. */
  declare open: ReadonlySet<string>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** As they were last drawn. */
  #fields: readonly Field[] = [];
  /** How often something was written into a field, or taken back. */
  #written = 0;
  /** What is drawn, and how to draw at once what is to follow. */
  #shown: Desk | undefined;
  #show: (() => void) | undefined;
  /** Left over when something else was selected while a field was being written. */
  #leftOver = NO_DRAFTS;

  constructor() {
    super();
    this.desk = undefined;
    this.drafts = NO_DRAFTS;
    this.found = undefined;
    this.open = new Set(['Traced and reviewed']);
    // Whoever comes in here finds what is, not what was.
    for (const coming of ['focusin', 'pointerenter']) this.addEventListener(coming, () => this.#show?.());
  }

  /** The desk changes with every movement of the pointer; most of that is nothing to a field. */
  protected override shouldUpdate(changed: PropertyValues<this>): boolean {
    const [before, { desk }] = [changed.get('desk'), this];
    if (!changed.has('desk') || changed.size > 1 || !before || !desk) return true;
    return (
      shownBoard(before) !== shownBoard(desk) ||
      before.selection !== desk.selection ||
      before.readOnly !== desk.readOnly
    );
  }

  /**
   * After an edit a moment later, and while edits follow each other ten times a second: nobody reads faster, and drawing it
   * costs as much as the edit did on the map. At once where a person selects, or is at work in here.
   */
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
    const [before, { desk }] = [this.#shown, this];
    if (!before || !desk || before.history.steps[0] !== desk.history.steps[0]) return false;
    return shownBoard(before) !== shownBoard(desk);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#shown = this.desk;
    if (!changed.has('desk') || changed.get('desk')?.selection === this.desk?.selection) return;
    this.#leftOver = this.drafts;
    this.drafts = NO_DRAFTS;
    this.#written++;
  }

  protected override updated(): void {
    const left = this.#leftOver;
    this.#leftOver = NO_DRAFTS;
    // A click on the map may select something else before the field has lost the focus. What was typed was meant.
    for (const { field, text } of left.values()) {
      const answer = field.set?.(text);
      if (answer && !('problem' in answer))
        changeDesk(this, (desk) => perform(desk, answer.name, answer.action));
    }
    this.#findSlowFacts();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  override render(): unknown {
    const { desk } = this;
    if (!desk) return html``;
    const [board, keys] = [shownBoard(desk), desk.selection];
    const fields = (this.#fields = fieldsOf(board, keys, today()));
    const facts = fields.filter(({ kind }) => kind === 'fact' || kind === 'slow');
    const written = fields.filter((field) => !facts.includes(field));
    return html`
      <h2>${headingOf(board, keys)}</h2>
      ${keys.length > 1 ? this.#parts(keys) : nothing}
      ${this.#rows(
        written.filter(({ group }) => group === undefined),
        desk,
      )}
      ${repeat(
        groupsOf(written),
        ([group]) => group,
        ([group, of]) => this.#group(group, of, desk),
      )}
      <dl>${facts.map((fact) => this.#fact(fact, desk))}</dl>
      ${
        fields.length === 0
          ? html`<p class="muted">
              ${
                pointsOfKeys(desk.selection).length === desk.selection.length
                  ? 'Its places in the picture and on the board are in the scan panel.'
                  : 'These have no field in common. Choose one kind of them above.'
              }
            </p>`
          : nothing
      }
    `;
  }

  #rows(fields: readonly Field[], desk: Desk): TemplateResult {
    return html`<div class="fields">
      ${repeat(
        rowsOf(fields),
        // A field that is gone takes the focus along: who types on shall not write into another.
        (row) => row.map(({ id }) => id).join(),
        (row) =>
          guard([this.#looksOf(row, desk)], () => [
            html`<div class=${row.length > 1 ? 'pair' : ''}>
              ${row.map((field) => this.#field(field, desk.readOnly))}
            </div>`,
            row.map((field) => this.#said(field)),
          ]),
      )}
    </div>`;
  }

  /** What a row shows. Most edits leave most rows as they are, and then they are not drawn again; a hand in a field draws all. */
  #looksOf(row: readonly Field[], { readOnly }: Desk): string {
    return JSON.stringify([row, row.map((field) => this.#answerTo(field)), readOnly, this.#written]);
  }

  /** Fields that a person needs now and then. Those of a closed group are not drawn, so that they cost an edit nothing. */
  #group(name: string, fields: readonly Field[], desk: Desk): TemplateResult {
    const isOpen = this.open.has(name);
    return html`<details
      ?open=${isOpen}
      @toggle=${(event: Event) => {
        const open = new Set(this.open);
        if ((event.target as HTMLDetailsElement).open) open.add(name);
        else open.delete(name);
        this.open = open;
      }}
    >
      <summary>${name}</summary>
      ${isOpen ? this.#rows(fields, desk) : nothing}
    </details>`;
  }

  /** What the selection is made of, to go on with one kind alone. */
  #parts(keys: readonly string[]): unknown {
    const parts = partsOf(keys);
    if (parts.length < 2) return nothing;
    return html`<div class="row parts" role="group" aria-label="Select only">
      ${parts.map(
        ({ words, keys: of }) =>
          html`<button
            title=${`Select only these ${words}`}
            @click=${() => {
              changeDesk(this, (desk) => pick(desk, of));
            }}
          >
            ${words}
          </button>`,
      )}
    </div>`;
  }

  #field(field: Field, isLocked: boolean): TemplateResult {
    const text = this.drafts.get(field.id)?.text;
    const isWrong = this.#problemOf(field) !== undefined;
    return html`<div class="field">
      <label for=${field.id}>${field.label}</label>
      ${control(field, { text, isLocked, isWrong, ...this.#typing(field) })}
    </div>`;
  }

  /** What there is to say about a field: what is wrong with what is written there, or what to know. */
  #said(field: Field): TemplateResult {
    const answer = this.#answerTo(field);
    const problem = this.#problemOf(field);
    const remark = answer && 'remark' in answer ? answer.remark : field.hint;
    return html`<p id=${`${field.id}-problem`} class="problem" role="alert">${problem}</p>
      <p id=${`${field.id}-hint`} class="hint">${problem === undefined ? remark : nothing}</p>`;
  }

  #answerTo(field: Field): Answer | undefined {
    const draft = this.drafts.get(field.id);
    return draft && field.set?.(draft.text);
  }

  #problemOf(field: Field): string | undefined {
    const answer = this.#answerTo(field);
    return answer && 'problem' in answer ? answer.problem : undefined;
  }

  #typing(field: Field): Pick<Typing, 'type' | 'take' | 'leave' | 'step'> {
    return {
      type: (text) => {
        this.#write(this.#now(field), text);
      },
      take: (text) => {
        const now = this.#now(field);
        const answer = now.set?.(text);
        if (answer && 'problem' in answer) this.#write(now, text);
        else {
          this.#write(field, undefined);
          this.#do(answer, perform);
        }
      },
      leave: () => {
        this.#write(field, undefined);
      },
      step: (by) => {
        const now = this.#now(field);
        const from = Number(this.drafts.get(field.id)?.text ?? now.value);
        const answer = Number.isInteger(from) ? now.set?.(String(from + by)) : undefined;
        if (!answer || 'problem' in answer) return;
        this.#write(field, undefined);
        this.#do(answer, performMerged);
      },
    };
  }

  /** Does what stands in fields that were not left yet: whoever saves or goes away meant it. */
  takeTyped(): void {
    for (const { field, text } of this.drafts.values()) this.#typing(field).take(text);
  }

  #write(field: Field, text: string | undefined): void {
    this.#written++;
    const drafts = new Map(this.drafts);
    if (text === undefined) drafts.delete(field.id);
    else drafts.set(field.id, { field, text });
    this.drafts = drafts;
  }

  /** The field as the board stands: not as a gesture under way would make it, nor as it was when its row was drawn. */
  #now(field: Field): Field {
    const { desk } = this;
    const fields =
      desk?.preview === undefined ? this.#fields : fieldsOf(boardOf(desk), desk.selection, today());
    return fields.find(({ id }) => id === field.id) ?? field;
  }

  #do(answer: Answer | undefined, how: typeof perform): void {
    if (!answer || 'problem' in answer) return;
    changeDesk(this, (desk) => {
      const done = how(desk, answer.name, answer.action);
      return answer.select && done.history !== desk.history ? selectKeys(done, answer.select) : done;
    });
  }

  #fact(field: Field, desk: Desk): TemplateResult {
    const found = this.found?.board === boardOf(desk) ? this.found.values.get(field.id) : undefined;
    const value = field.kind === 'slow' ? (found ?? '…') : field.value;
    return html`<div class=${field.isShort ? 'short' : ''}>
      <dt>${field.label}</dt>
      <dd class=${field.kind}>${value}${field.things.map((key) => this.#thing(key, desk))}</dd>
    </div>`;
  }

  /** A thing that a fact is about: a click selects it. */
  #thing(key: string, desk: Desk): TemplateResult {
    const board = shownBoard(desk);
    const words = wordsOf(board, key);
    return html`<button
      class="thing"
      title=${`Select ${words}`}
      @click=${() => {
        const at = placeOf(board, key);
        changeDesk(this, (now) => pick(now, [key]));
        if (at) flyTo(this, at);
      }}
    >
      ${words.replace(/^(circle|the) /, '')}
    </button>`;
  }

  #findSlowFacts(): void {
    const { desk } = this;
    clearTimeout(this.#timer);
    const isAsked = this.#fields.some(({ kind }) => kind === 'slow');
    if (!desk || !isAsked || this.found?.board === boardOf(desk)) return;
    this.#timer = setTimeout(() => {
      const board = boardOf(desk);
      const slow = fieldsOf(board, desk.selection, today()).filter(({ kind }) => kind === 'slow');
      this.found = { board, values: new Map(slow.map(({ id, find }) => [id, find!()])) };
    }, REST_MILLISECONDS);
  }
}

const headingOf = (board: Board, keys: readonly string[]): string =>
  keys.length === 0
    ? 'The board'
    : keys.length > 2
      ? `${keys.length} things selected`
      : capital(wordsOfAll(board, keys));

/** The day here, as files have it. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** The fields under each heading, in their order. */
function groupsOf(fields: readonly Field[]): readonly (readonly [string, readonly Field[]])[] {
  const groups = new Map<string, Field[]>();
  for (const field of fields)
    if (field.group !== undefined) groups.set(field.group, [...(groups.get(field.group) ?? []), field]);
  return [...groups];
}

/** Fields as they stand in rows: two short ones side by side, and pairs such as x and y never parted. */
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
