/** Carries out what the compare panel asks for: opens another board, lists the differences, takes them over. */
import type { Board, Point } from '../../../model/index.js';
import {
  alignIds,
  type Difference,
  differencesBetween,
  positionOfDifference,
  readConflicts,
  shapesOfDifferences,
  takeDifference,
} from '../../tools/compare/index.js';
import { boardOf, type EditorState, perform, type Shape } from '../../tools/index.js';
import type { EditorHost } from '../canvas/editor-host.js';
import type { ComparableBoard } from '../files/comparable-boards.js';
import { readChosenFile } from '../files/read-chosen-file.js';

export interface CompareState {
  /** The name of what is compared with. */
  readonly name: string;
  readonly problem?: string | undefined;
  /** All that differ now, without those that were decided to be kept. */
  readonly differences: readonly Difference[];
  /** How many were decided to be kept as they are. */
  readonly keptCount: number;
  readonly current?: string | undefined;
}

/** How long an edit of the board settles before it is compared again. */
const EDIT_MILLISECONDS = 200;
const NOTHING_COMPARED: CompareState = { name: '', differences: [], keptCount: 0 };

export class CompareController {
  #state = NOTHING_COMPARED;
  /** The other board as it was opened. */
  #theirs: Board | undefined;
  /** The other board with the ids of the open one. */
  #aligned: Board | undefined;
  /** The conflicts of a file of them, which are not computed again. */
  #conflicts: readonly Difference[] | undefined;
  #kept = new Set<string>();
  #board: Board | undefined;
  #opening: unknown;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shapes: readonly [readonly unknown[], readonly Shape[]] | undefined;

  constructor(readonly host: EditorHost) {}

  get state(): CompareState {
    return this.#state;
  }

  get isOpen(): boolean {
    return this.#state.name !== '';
  }

  #set(change: Partial<CompareState>): void {
    this.#state = { ...this.#state, ...change };
    this.host.requestUpdate();
  }

  /** Opens a board file, or the conflicts of a merge. */
  async openFile(file: File): Promise<void> {
    const head = file.size < 8 * 1024 * 1024 ? await file.text().catch(() => '') : '';
    const conflicts = readConflicts(head);
    if (conflicts) {
      if (!conflicts.ok) this.#fail(conflicts.problem);
      else this.#begin(file.name, undefined, conflicts.differences);
      return;
    }
    const answer = await readChosenFile(file);
    if (answer.kind === 'board') this.openBoard(file.name, answer.board);
    else this.#fail(answer.kind === 'refused' ? answer.problem : 'That is a picture, not a board file.');
  }

  openText(name: string, text: string): Promise<void> {
    return this.openFile(new File([text], name));
  }

  async openComparable({ name, load }: ComparableBoard): Promise<void> {
    const board = await load().catch(() => undefined);
    if (board) this.openBoard(name, board);
    else this.#fail(`${name} could not be loaded.`);
  }

  openBoard(name: string, theirs: Board): void {
    const mine = this.host.state && boardOf(this.host.state);
    if (mine && mine.game !== theirs.game) this.#fail('That is a board of another game.');
    else this.#begin(name, theirs);
  }

  /** Shows why nothing was opened. */
  fail(problem: string): void {
    this.#fail(problem);
  }

  #fail(problem: string): void {
    this.#set({ problem });
  }

  #begin(name: string, theirs: Board | undefined, conflicts?: readonly Difference[]): void {
    [this.#theirs, this.#conflicts, this.#kept] = [theirs, conflicts, new Set()];
    this.#opening = this.host.state?.history.steps[0];
    this.#set({ ...NOTHING_COMPARED, name, problem: undefined });
    this.#compare();
    const [first] = this.#state.differences;
    if (first) this.show(first.id);
  }

  /** Ends the comparison. */
  close(): void {
    clearTimeout(this.#timer);
    [this.#theirs, this.#aligned, this.#conflicts] = [undefined, undefined, undefined];
    this.#set({ ...NOTHING_COMPARED, current: undefined, problem: undefined });
  }

  #compare(): void {
    clearTimeout(this.#timer);
    const { state } = this.host;
    if (!state) return;
    const mine = (this.#board = boardOf(state));
    this.#aligned = this.#theirs && alignIds(mine, this.#theirs);
    const all = this.#aligned ? differencesBetween(mine, this.#aligned) : (this.#conflicts ?? []);
    // Every step of the editor marks what it changed; that is no difference of the boards.
    const found = all.filter(({ edit }) => edit.of.before !== 'unreviewed' && edit.of.after !== 'unreviewed');
    const differences = found.filter(({ id }) => !this.#kept.has(id));
    this.#set({ differences, keptCount: found.length - differences.length });
  }

  /** Call this when the editor state may have changed: the boards are compared again when edits have settled. */
  sync(): void {
    const { state } = this.host;
    if (!state || !this.isOpen) return;
    if (state.history.steps[0] !== this.#opening) this.close();
    else if (boardOf(state) !== this.#board && !this.#conflicts) {
      this.#board = boardOf(state);
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => { this.#compare(); }, EDIT_MILLISECONDS); // prettier-ignore
    }
  }

  /** Makes a difference the current one and flies there. */
  show(id: string): void {
    this.#set({ current: id });
    const difference = this.#state.differences.find((each) => each.id === id);
    const at = difference && this.positionOf(difference);
    if (at) this.host.canvas.flyTo(at);
  }

  positionOf(difference: Difference): Point | undefined {
    const { state } = this.host;
    return state && positionOfDifference(difference, boardOf(state), this.#aligned);
  }

  /** Takes a difference over, as one step of the history. */
  take(id: string): void {
    const difference = this.#state.differences.find((each) => each.id === id);
    const before = this.host.state;
    if (!difference || !before) return;
    const action = takeDifference(difference, this.#aligned);
    this.host.change((state) => perform(state, `Take from ${this.#state.name}: ${difference.title}`, action));
    const { state } = this.host;
    if (state === before || state?.history === before.history) {
      const outcome = action(before.history.steps[before.history.at]!.document);
      this.#fail('refusal' in outcome ? outcome.refusal : 'This board is read-only here.');
      return;
    }
    this.#settle(id, this.#conflicts ? this.#conflicts.filter((each) => each.id !== id) : undefined);
  }

  /** Keeps this board as it is in one place. */
  keep(id: string): void {
    this.#kept.add(id);
    this.#settle(id, undefined);
  }

  /** Compares again after a decision, and shows the next difference. */
  #settle(id: string, conflicts: readonly Difference[] | undefined): void {
    const index = this.#state.differences.findIndex((each) => each.id === id);
    if (conflicts) this.#conflicts = conflicts;
    this.#set({ problem: undefined });
    this.#compare();
    const { differences } = this.#state;
    const next = differences[Math.min(index, differences.length - 1)];
    if (next) this.show(next.id);
    else this.#set({ current: undefined });
  }

  /** The shapes of a lens with those of the differences; the same list if nothing changed. */
  appendShapes(lens: readonly Shape[], state: EditorState): readonly Shape[] {
    if (!this.isOpen || this.host.panel !== 'compare') return lens;
    const mine = boardOf(state);
    const { differences, current } = this.#state;
    const inputs = [lens, mine, differences, current, this.#aligned];
    if (this.#shapes?.[0].every((each, i) => each === inputs[i]) !== true) {
      const shapes = shapesOfDifferences(differences, { mine, theirs: this.#aligned, current });
      this.#shapes = [inputs, [...lens, ...shapes]];
    }
    return this.#shapes[1];
  }
}
