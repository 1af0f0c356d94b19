import type { NodeId, Point, StreetBoard } from '../../../../model/index.js';
import type { EntityName } from '../../entities/entity-name.js';
import { insertNodeIntoWalks } from '../../entities/walks.js';
import {
  countBendsBefore,
  findLineByName,
  findSameLine,
  makeLine,
  pathOfLine,
  isSameLine,
  suffixOfLineId,
} from '../../entities/lines.js';
import { positionOfNode } from '../../entities/nodes.js';
import { isSamePosition, roundPosition } from '../../entities/position.js';
import { keyOf, withKey } from '../../keys/document.js';
import { streetBoardAction, type Action, type EditContext } from '../action.js';
import { insertNode, type NewNode } from './add-node.js';

/** A node to split a line with: a new one, or the id of an existing one. */
export type NewOrExistingNode = NodeId | (Omit<NewNode, 'at'> & { readonly at?: Point });

/** Splits a line at a position with a node, which walks along the line then pass. An existing node stays where it is. */
export const splitLine = (name: EntityName, at: Point, node: NewOrExistingNode): Action =>
  splitLines([name], at, node);

/** Splits several lines at one position with one node, as where they intersect. */
export const splitLines = (names: readonly EntityName[], at: Point, node: NewOrExistingNode): Action =>
  streetBoardAction((board, run) => trySplitLines(board, names, at, node, run) ?? board);

/** The board with those of the lines split that can be; undefined if none can. */
export function trySplitLines(
  board: StreetBoard,
  names: readonly EntityName[],
  at: Point,
  node: NewOrExistingNode,
  run: EditContext,
): StreetBoard | undefined {
  const id = typeof node === 'string' ? node : node.id;
  let so: StreetBoard | undefined;
  // Of lines between the same ends the last goes first, so that the others keep their names.
  for (const name of names.toSorted((a, b) => placeInRow(b) - placeInRow(a)))
    so = trySplitLine(so ?? board, name, at, so ? id : node, run) ?? so;
  return so;
}

const placeInRow = (name: EntityName): number => Number(suffixOfLineId(name).slice(1));

/** The board with the line split; undefined if that cannot be. */
function trySplitLine(
  board: StreetBoard,
  name: EntityName,
  at: Point,
  node: NewOrExistingNode,
  run: EditContext,
): StreetBoard | undefined {
  const found = findLineByName(board, name);
  const path = found && pathOfLine(board, found.line);
  const place = roundPosition(at);
  if (found === undefined || path === undefined || place === undefined) return undefined;
  const { list, line } = found;
  const [a, b] = line.between;
  const middle = typeof node === 'string' ? node : node.id;
  if (middle === a || middle === b) return undefined;
  const withMiddle = typeof node === 'string' ? board : insertNode(board, { ...node, at: place });
  const where = withMiddle && positionOfNode(withMiddle, middle);
  if (withMiddle === undefined || where === undefined) return undefined;

  const before = countBendsBefore(path, place);
  // A bend where the node lies now is no bend any more.
  const bends = line.bends ?? [];
  const first = bends.slice(0, before).filter((bend, i) => i < before - 1 || !isSamePosition(bend, where));
  const second = bends.slice(before).filter((bend, i) => i > 0 || !isSamePosition(bend, where));
  const parts = [makeLine([a, middle], first, line), withKey(makeLine([middle, b], second), run.newKey())];
  // A part that is drawn already, or equals the other part, is not drawn again.
  const drawn = parts.map(
    (part, i) =>
      findSameLine(board[list], part) ?? parts.slice(0, i).find((each) => isSameLine(each, part)) ?? part,
  );
  run.replace(keyOf(line), drawn.map(keyOf));
  const split = {
    ...withMiddle,
    [list]: board[list].toSpliced(
      board[list].indexOf(line),
      1,
      ...parts.filter((part) => drawn.includes(part)),
    ),
  };
  return { ...split, blocks: insertNodeIntoWalks(split, [a, b], middle) };
}
