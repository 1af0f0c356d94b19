/** What follows from a deliberate correction of a board: counts and witnesses that held before, and do not any more. */
import {
  countOnBoard,
  isStreetBoard,
  type Board,
  type Expectation,
  type Witness,
} from '../../../model/index.js';
import type { Finding } from '../../../validator/index.js';
import { type Action, sequenceActions, setBoardFields, setNote, setReviewed } from '../../document/index.js';
import { boardOf, type EditorState } from '../state/editor-state.js';
import { describeChanges } from './describe-changes.js';
import { updatedWitness } from './updated-witness.js';

/** A count that follows from a correction. */
export interface CorrectedCount {
  readonly index: number;
  readonly expectation: Expectation;
  readonly count: number;
}

export interface Correction {
  /** "the new street from circle 65 to circle 66". */
  readonly changes: string;
  readonly counts: readonly CorrectedCount[];
  /** The witnesses that changed, by their index; those without a new content are taken out. */
  readonly witnesses: readonly { readonly index: number; readonly witness: Witness | undefined }[];
  /** The edition whose print the board no longer follows. */
  readonly leftEdition?: string;
  /** What waits for a second person since it was changed. */
  readonly unreviewed: readonly string[];
}

/** The parts of a validation that are needed. */
interface ValidatedFindings {
  readonly findings: readonly Finding[];
  readonly findingsAtOpening: ReadonlySet<string>;
}

/** The correction that a person may have made; undefined if nothing depends on it and nothing waits. */
export function planCorrection(
  state: EditorState,
  { findings, findingsAtOpening }: ValidatedFindings,
): Correction | undefined {
  const board = boardOf(state);
  // While a board is traced, counts that do not hold yet are progress.
  if (board.profile === 'draft' || state.history.at === 0) return undefined;
  const fresh = findings.filter(({ id }) => !findingsAtOpening.has(id));
  const counts = indicesIn(fresh, 'witness/expected-count', /^\/expect\/(\d+)\/count$/).flatMap((index) => {
    const expectation = board.expect[index];
    const count = expectation && countOnBoard(board, expectation.what, expectation.in);
    return count === undefined || count === expectation!.count
      ? []
      : [{ index, expectation: expectation!, count }];
  });
  const witnesses = indicesIn(fresh, 'witness/printed-fact', /^\/witnesses\/(\d+)/).flatMap((index) => {
    const witness = board.witnesses[index];
    return witness && isStreetBoard(board) ? [{ index, witness: updatedWitness(board, witness) }] : [];
  });
  const opening = state.history.steps[0]!.document.board;
  const known = new Set(opening.provenance.unreviewed);
  const unreviewed = (board.provenance.unreviewed ?? []).filter((id) => !known.has(id));
  if (counts.length + witnesses.length + unreviewed.length === 0) return undefined;
  const leavesEdition = fresh.some(({ rule }) => rule.startsWith('edition/'));
  return {
    changes: describeChanges(opening, board),
    counts,
    witnesses,
    ...(leavesEdition && { leftEdition: board.edition }),
    unreviewed,
  };
}

const indicesIn = (findings: readonly Finding[], rule: string, pointer: RegExp): readonly number[] => [
  ...new Set(
    findings
      .filter((finding) => finding.rule === rule)
      .flatMap((finding) => {
        const index = pointer.exec(finding.pointer)?.[1];
        return index === undefined ? [] : [Number(index)];
      }),
  ),
];

/** What a person states about a correction. */
export interface CorrectionStatement {
  /** Where it was seen. */
  readonly source: string;
  /** A second person has compared it with the print. */
  readonly isReviewed: boolean;
}

/** Lets the board expect what it has now. A board that leaves its printed edition becomes a variant. */
export function actionOfCorrection(
  board: Board,
  { counts, witnesses, leftEdition, unreviewed }: Correction,
  { source, isReviewed }: CorrectionStatement,
): Action {
  const words = source.trim() === '' ? 'Counted after a correction.' : source.trim();
  const newCounts = new Map(counts.map(({ index, count }) => [index, count]));
  const newWitnesses = new Map(witnesses.map(({ index, witness }) => [index, witness]));
  return sequenceActions(
    setBoardFields({
      expect: board.expect.map((each, i) =>
        newCounts.has(i) ? { ...each, count: newCounts.get(i)!, source: words } : each,
      ),
      witnesses: board.witnesses.flatMap((each, i) =>
        newWitnesses.has(i) ? (newWitnesses.get(i) ?? []) : [each],
      ),
      ...(leftEdition !== undefined && { edition: 'custom', profile: 'custom' }),
    }),
    ...(source.trim() !== '' && unreviewed.length > 0 ? [setNote(namesOfFileIds(unreviewed), words)] : []),
    ...(isReviewed ? [setReviewed(namesOfFileIds(unreviewed), true)] : []),
  );
}

/** A line is named by its list; its id in the file is the same in both. */
const namesOfFileIds = (ids: readonly string[]): readonly string[] =>
  ids.map((id) => (/^[cxt]\d+-/.test(id) ? `street:${id}` : id));

/** A second person has compared what was changed with the print. */
export const reviewCorrection = ({ unreviewed }: Correction): Action =>
  setReviewed(namesOfFileIds(unreviewed), true);
