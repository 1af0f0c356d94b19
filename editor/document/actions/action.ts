/** Actions: functions from a document to a new document and what changed in it, which know nothing of undo. */
import {
  isHexBoard,
  isStreetBoard,
  sortPartialBoard,
  type Board,
  type HexBoard,
  type StreetBoard,
} from '../../../model/index.js';
import {
  entityChangesBetween,
  nextVersion,
  withOtherProperties,
  type EntityChanges,
  type EditedDocument,
} from '../keys/entity-changes.js';
import type { Document, EntityKey } from '../keys/document.js';
import { updateReferences } from '../references/update-references.js';

export type { EditedDocument } from '../keys/entity-changes.js';

/** Why an action does nothing, in a sentence. */
export interface Refusal {
  readonly refusal: string;
}

/** A function from a document to its next version or a refusal, which never throws. What it leaves alone stays the same object. */
export type Action = (document: Document) => EditedDocument | Refusal;

export const isEditedDocument = (outcome: EditedDocument | Refusal): outcome is EditedDocument =>
  'document' in outcome;

const NOTHING_TO_CHANGE: Refusal = { refusal: 'There is nothing to change.' };
const OTHER_BOARDS: Refusal = { refusal: 'Boards of this game do not have this.' };

/** What an edit gets besides the board: keys for new entities, and a way to report which entities replace another. */
export interface EditContext {
  /** A key for an entity that is added. Only needed where something else must refer to it. */
  readonly newKey: () => EntityKey;
  /** Says which entities take the place of one, where it is split or merged: notes about it are about them from now on. */
  readonly replace: (key: EntityKey | undefined, by: readonly (EntityKey | undefined)[]) => void;
}

/** Gives the changed board; the same board, or a refusal, where there is nothing to do or the arguments do not fit. */
type Edit<B extends Board> = (board: B, run: EditContext) => B | Refusal;

/** Makes an action on boards of any game from an edit of the board. */
export const anyBoardAction =
  (edit: Edit<Board>): Action =>
  (document) => {
    const { board, nextKey } = document;
    let next: number = nextKey;
    const replaced = new Map<EntityKey, readonly EntityKey[]>();
    const after = edit(board, {
      newKey: () => next++ as EntityKey,
      replace: (key, by) => {
        if (key !== undefined)
          replaced.set(
            key,
            by.filter((each) => each !== undefined),
          );
      },
    });
    if ('refusal' in after) return after;
    const edited = after === board ? undefined : nextVersion(document, after, next as EntityKey);
    if (edited === undefined) return NOTHING_TO_CHANGE;
    const references = keepsIds(edited.change) ? undefined : updateReferences(board, edited, replaced);
    return references ? withOtherProperties(board, edited, sortPartialBoard(references)) : edited;
  };

/** Where entities are only added, the others keep their ids; but lines are counted beside each other. */
const keepsIds = ({ added, removed, changed }: EntityChanges): boolean => {
  if (removed.size + changed.size > 0) return false;
  for (const { list } of added.values()) if (list === 'streets' || list === 'waterlines') return false;
  return true;
};

/** Makes an action on street boards; other boards refuse it. */
export const streetBoardAction = (edit: Edit<StreetBoard>): Action =>
  anyBoardAction((board, run) => (isStreetBoard(board) ? edit(board, run) : OTHER_BOARDS));

/** Makes an action on hex boards; other boards refuse it. */
export const hexBoardAction = (edit: Edit<HexBoard>): Action =>
  anyBoardAction((board, run) => (isHexBoard(board) ? edit(board, run) : OTHER_BOARDS));

/** The action that changes nothing and is always refused. */
export const noAction: Action = () => NOTHING_TO_CHANGE;

/** Makes an action that is chosen when the board is known. */
export const chooseActionByBoard =
  (choose: (board: Board) => Action): Action =>
  (document) =>
    choose(document.board)(document);

/** Joins actions into one. Refused actions are left out; if all are refused, so is the whole. */
export const sequenceActions =
  (...actions: readonly Action[]): Action =>
  (document) => {
    let [so, refusal] = [document, NOTHING_TO_CHANGE];
    for (const action of actions) {
      const outcome = action(so);
      if (isEditedDocument(outcome)) so = outcome.document;
      else refusal = outcome;
    }
    return so === document
      ? refusal
      : { document: so, change: entityChangesBetween(document.board, so.board) };
  };
