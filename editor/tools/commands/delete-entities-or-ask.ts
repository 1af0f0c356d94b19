/** Deletes entities, or asks first what the area is that several blocks of different kinds become. */
import {
  type Action,
  blocksJoinedByDeleting,
  deleteEntities,
  type EntityName,
  sequenceActions,
} from '../../document/index.js';
import { type Block, capitalise, isStreetBoard, joinWithAnd } from '../../../model/index.js';
import { describeEntity } from '../entities/describe-entity.js';
import { boardOf, type EditorState, perform } from '../state/editor-state.js';
import { PRINTED_KINDS_BY_GAME } from '../tools/tool.js';

/** Deletes entities as one step. If blocks of different kinds become one, the state holds a question instead. */
export function deleteEntitiesOrAsk(
  state: EditorState,
  name: string,
  keys: readonly EntityName[],
  first?: Action,
): EditorState {
  const board = boardOf(state);
  const joined = isStreetBoard(board) && !state.readOnly ? blocksJoinedByDeleting(board, keys) : [];
  const mixed = joined.filter((blocks) => new Set(blocks.map(({ kind }) => kind)).size > 1);
  const make = (kind?: Block['kind']): Action =>
    sequenceActions(...(first ? [first] : []), deleteEntities(keys, kind));
  if (!isStreetBoard(board) || mixed.length === 0) return perform(state, name, make());
  const [blocks] = mixed;
  const words = blocks!.map((block) => `${describeEntity(board, block.id)} (${KINDS[block.kind]})`);
  const others = mixed.length === 1 ? '' : ` So do ${mixed.length - 1} more.`;
  return {
    ...state,
    question: {
      text: `${capitalise(joinWithAnd(words))} become one block.${others} What is it?`,
      answers: PRINTED_KINDS_BY_GAME[board.game].blocks.map((kind) => ({
        label: capitalise(KINDS[kind]),
        name,
        action: make(kind),
      })),
    },
    announcement: 'Blocks of different kinds become one: choose its kind.',
  };
}

const KINDS: Readonly<Record<Block['kind'], string>> = {
  houses: 'houses',
  water: 'water',
  none: 'not a block',
};
