/** What was accepted together with others although it was doubtful, and that no person has confirmed since. */
import {
  deleteEntities,
  entityFileId,
  type EntityName,
  renumberCircle,
  sequenceActions,
  setReviewed,
} from '../../document/index.js';
import {
  type CircleId,
  idOfCircle,
  isStreetBoard,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import { SAFE_CONFIDENCE } from '../../../vision/index.js';
import type { Decision } from '../entities/detected-board.js';
import { describeEntity } from '../entities/describe-entity.js';
import { placedLinesOf, placedNodesOf } from '../entities/placed-entities.js';
import { distanceBetween } from '../pointing/hit-test.js';
import { passesBy } from '../pointing/snap.js';
import { boardOf, type EditorState, perform } from '../state/editor-state.js';
import { listOfLine } from './pending-suggestions.js';

/** An entity of the board that may be wrong. */
export interface AcceptedUnseen {
  /** Unlike the ids of suggestions. */
  readonly id: string;
  readonly entity: EntityName;
  readonly kind: Decision['kind'];
  readonly place: Point;
  /** The course of a line. */
  readonly path?: readonly Point[];
  /** How certain it was when it was accepted. */
  readonly certainty: number;
}

const NONE: readonly AcceptedUnseen[] = [];

/** What was accepted unseen, the least certain first. Cached for the last board. */
export function acceptedUnseenOf(state: EditorState): readonly AcceptedUnseen[] {
  const board = boardOf(state);
  const { detected } = state.settings;
  if (!detected || !isStreetBoard(board)) return NONE;
  const now = [board, state.history, detected];
  if (last?.key.every((each, i) => each === now[i])) return last.found;
  const { steps, at } = state.history;
  const done = new Set(steps.slice(1, at + 1));
  const doubtful = detected.decided.filter(
    ({ step, certainty = 1 }) => certainty < SAFE_CONFIDENCE && (step === undefined || done.has(step)),
  );
  const found = doubtful.length === 0 ? NONE : findAll(board, doubtful, detected.radius);
  last = { key: now, found };
  return found;
}

let last: { readonly key: readonly unknown[]; readonly found: readonly AcceptedUnseen[] } | undefined;

function findAll(
  board: StreetBoard,
  doubtful: readonly Decision[],
  radius: number,
): readonly AcceptedUnseen[] {
  const waiting = new Set(board.provenance.unreviewed);
  const nodes = [...placedNodesOf(board).values()].filter(({ id }) => waiting.has(id));
  const lines = [...placedLinesOf(board).values()].filter(({ name }) =>
    waiting.has(entityFileId(name) ?? ''),
  );
  const found = new Map<EntityName, AcceptedUnseen>();
  for (const { kind, at, certainty } of doubtful) {
    if (kind === 'street' || kind === 'waterline') {
      const list = listOfLine({ kind });
      const line = lines.find((each) => each.list === list && passesBy(each, at, radius / 4));
      if (line)
        found.set(line.name, {
          id: `accepted ${line.name}`,
          entity: line.name,
          kind,
          place: at,
          path: line.path,
          certainty: certainty!,
        });
      continue;
    }
    const node = nodes.find((each) => each.kind === kind && distanceBetween(each.at, at) <= radius / 2);
    if (node)
      found.set(node.id, {
        id: `accepted ${node.id}`,
        entity: node.id,
        kind,
        place: node.at,
        certainty: certainty!,
      });
  }
  return [...found.values()].sort((a, b) => a.certainty - b.certainty);
}

/** Confirms something that was accepted, a circle with another number if one is given. One step. */
export function confirmAccepted(state: EditorState, id: string, number?: number): EditorState {
  const unseen = acceptedUnseenOf(state).find((each) => each.id === id);
  if (!unseen) return state;
  const { entity, kind } = unseen;
  const name = `Confirm ${describeEntity(boardOf(state), entity)}`;
  if (kind !== 'circle' || number === undefined || idOfCircle({ number }) === entity)
    return perform(state, name, setReviewed([entity], true));
  return perform(
    state,
    `${name} as ${number}`,
    sequenceActions(renumberCircle(entity as CircleId, number), setReviewed([idOfCircle({ number })], true)),
  );
}

/** Deletes something that was accepted. It is not suggested again. */
export function deleteAccepted(state: EditorState, id: string): EditorState {
  const unseen = acceptedUnseenOf(state).find((each) => each.id === id);
  if (!unseen) return state;
  const name = `Delete ${describeEntity(boardOf(state), unseen.entity)}`;
  return perform(state, name, deleteEntities([unseen.entity]));
}
