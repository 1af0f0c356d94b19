import {
  type Block,
  type BlockId,
  canonicalJson,
  type NodeId,
  rotateToSmallestNode,
  type StreetBoard,
} from '../../../../model/index.js';
import { streetBoardAction, type Action } from '../action.js';
import { nextBlockId } from '../../entities/nodes.js';
import { hasNode } from '../../entities/nodes.js';
import { toSingleLineText } from '../../entities/single-line-text.js';
import { keptExtra, keyOf, withKey } from '../../keys/document.js';
import type { Walk } from '../../entities/walks.js';

/** An area to be declared as a block: a face of the board, or a walk that a person clicked. */
export interface AreaToDeclare {
  readonly walk: Walk;
  readonly islands?: readonly Walk[] | undefined;
  /** The block that it is by now, null for none: between three parallel streets lie two areas with one walk. */
  readonly block?: BlockId | null;
}

/** Declares the kind of an area. A block of the same nodes, in either direction, is declared again and keeps its id. */
export const declareBlock = (area: AreaToDeclare, kind: Block['kind'], reason?: string | null): Action =>
  streetBoardAction((board) => declareArea(board, area, kind, reason));

/** The board with the kind of an area declared. */
export function declareArea(
  board: StreetBoard,
  area: AreaToDeclare,
  kind: Block['kind'],
  reason?: string | null,
): StreetBoard {
  const nodes: readonly NodeId[] = [...area.walk, ...(area.islands ?? []).flat()];
  if (area.walk.length === 0 || area.islands?.some((island) => island.length === 0)) return board;
  if (!nodes.every((id) => hasNode(board, id))) return board;
  const known = blockOfArea(board, area);
  // A reason says why a block has its kind, so that it does not outlive the kind.
  const givenReason =
    typeof reason === 'string'
      ? toSingleLineText(reason)
      : known?.kind === kind && reason !== null
        ? known.reason
        : undefined;
  const islands = area.islands ?? known?.islands ?? [];
  const block = withKey<Block>(
    {
      id: known?.id ?? nextBlockId(board),
      kind,
      walk: rotateToSmallestNode(area.walk),
      ...(islands.length > 0 && { islands }),
      ...(givenReason !== undefined && { reason: givenReason }),
      ...(known && keptExtra(known)),
    },
    known && keyOf(known),
  );
  if (known === undefined) return { ...board, blocks: [...board.blocks, block] };
  if (canonicalJson(known) === canonicalJson(block)) return board;
  return { ...board, blocks: board.blocks.map((each) => (each === known ? block : each)) };
}

function blockOfArea({ blocks }: StreetBoard, { walk, block }: AreaToDeclare): Block | undefined {
  if (block !== undefined) return blocks.find(({ id }) => id === block);
  const [key, backwards] = [walk, walk.toReversed()].map(nameOf);
  return blocks.find((each) => nameOf(each.walk) === key || nameOf(each.walk) === backwards);
}

const nameOf = (walk: Walk): string => rotateToSmallestNode(walk).join(' ');
