/** What an edit is: a function from a document to a new document and what changed in it. It knows nothing of undo. */
import {
  isHexBoard,
  isStreetBoard,
  sortProperties,
  type Board,
  type HexBoard,
  type StreetBoard,
} from '../../../model/index.js';
import { changeBetween, nextVersion, withDetails, type Change, type Edited } from '../keys/change.js';
import type { Document, Key } from '../keys/document.js';
import { updateReferences } from '../references/update-references.js';

export type { Edited } from '../keys/change.js';

/** Why an action does nothing, in a sentence. */
export interface Refusal {
  readonly refusal: string;
}

/** An action never throws. Entities and lists that it leaves alone stay the same objects, and lists stay in the order of the file. */
export type Action = (document: Document) => Edited | Refusal;

export const isEdited = (outcome: Edited | Refusal): outcome is Edited => 'document' in outcome;

export const NOTHING_TO_CHANGE: Refusal = { refusal: 'There is nothing to change.' };
const OTHER_BOARDS: Refusal = { refusal: 'Boards of this game have nothing of the kind.' };

/** What one run of an action notes for those who follow it. */
export interface Run {
  /** A key for an entity that is added. Only needed where something else must refer to it. */
  readonly newKey: () => Key;
  /** Says which entities take the place of one, where it is split or merged: notes about it are about them from now on. */
  readonly replace: (key: Key | undefined, by: readonly (Key | undefined)[]) => void;
}

/** Gives the changed board; the same board, or a refusal, where there is nothing to do or the arguments do not fit. */
type Edit<B extends Board> = (board: B, run: Run) => B | Refusal;

/** An action on all boards. */
export const boardAction =
  (edit: Edit<Board>): Action =>
  (document) => {
    const { board, nextKey } = document;
    let next: number = nextKey;
    const replaced = new Map<Key, readonly Key[]>();
    const after = edit(board, {
      newKey: () => next++ as Key,
      replace: (key, by) => {
        if (key !== undefined)
          replaced.set(
            key,
            by.filter((each) => each !== undefined),
          );
      },
    });
    if ('refusal' in after) return after;
    const edited = after === board ? undefined : nextVersion(document, after, next as Key);
    if (edited === undefined) return NOTHING_TO_CHANGE;
    const references = keepsIds(edited.change) ? undefined : updateReferences(board, edited, replaced);
    return references ? withDetails(board, edited, sortProperties(references)) : edited;
  };

/** Where entities are only added, the others keep their ids; but lines are counted beside each other. */
const keepsIds = ({ added, removed, changed }: Change): boolean => {
  if (removed.size + changed.size > 0) return false;
  for (const { list } of added.values()) if (list === 'streets' || list === 'waterlines') return false;
  return true;
};

/** An action on street boards; others refuse it. */
export const streetAction = (edit: Edit<StreetBoard>): Action =>
  boardAction((board, run) => (isStreetBoard(board) ? edit(board, run) : OTHER_BOARDS));

/** An action on hex boards; others refuse it. */
export const hexAction = (edit: Edit<HexBoard>): Action =>
  boardAction((board, run) => (isHexBoard(board) ? edit(board, run) : OTHER_BOARDS));

/** The action for what there is nothing to do about. */
export const noAction: Action = () => NOTHING_TO_CHANGE;

/** An action that depends on the board it is done on. */
export const actionFor =
  (choose: (board: Board) => Action): Action =>
  (document) =>
    choose(document.board)(document);

/** One action after the other, as one. Those that are refused are left out; if all are, so is the whole. */
export const sequence =
  (...actions: readonly Action[]): Action =>
  (document) => {
    let [so, refusal] = [document, NOTHING_TO_CHANGE];
    for (const action of actions) {
      const outcome = action(so);
      if (isEdited(outcome)) so = outcome.document;
      else refusal = outcome;
    }
    return so === document ? refusal : { document: so, change: changeBetween(document.board, so.board) };
  };
