/** The relation that `lamplighter export` writes as edges. */
import type { EdgeRelation } from '../../../exchange/export/index.js';
import { GAME_NAMES, isStreetBoard, type Board } from '../../../model/index.js';
import { parseChoice } from '../../command/usage-errors.js';
import { failure, type Result } from '../../command/command.js';
import { quoteForMessage } from '../../terminal/terminal.js';

/** The value of `--relation`; undefined for all relations. Refuses a relation in which the board has no edges. */
export async function selectEdgeRelation(
  board: Board,
  name: string | undefined,
): Promise<Result<EdgeRelation | undefined>> {
  if (name === undefined) return { ok: true, value: undefined };
  const { EDGE_RELATIONS, edgeRelationsOf } = await import('../../../exchange/graph/index.js');
  const relation = parseChoice(EDGE_RELATIONS, name, '--relation');
  if (!relation.ok) return relation;
  const own = edgeRelationsOf(board);
  if (own.includes(relation.value)) return relation;
  const known = own.length === 0 ? 'It has no relations at all.' : `It has ${own.join(', ')}.`;
  return failure(`${explainMissing(board, relation.value)} ${known}`);
}

function explainMissing(board: Board, relation: EdgeRelation): string {
  const game = GAME_NAMES[board.game];
  if (isStreetBoard(board) && relation === 'hex')
    return `${game} is played on streets; hex is a relation of hex boards.`;
  if (!isStreetBoard(board) && relation !== 'hex')
    return `${game} is played on hexes; ${relation} is a relation of street boards.`;
  return `The board ${quoteForMessage(board.id)} has no edges of ${relation}, so there is no graph to write.`;
}
