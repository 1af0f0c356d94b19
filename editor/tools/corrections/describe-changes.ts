/** Says in a few words what a person has changed on a board. */
import { idsOfLines, isStreetBoard, type Board, type StreetBoard } from '../../../model/index.js';
import { LINE_LISTS, nameOfLine } from '../../document/index.js';
import { describeEntity } from '../entities/describe-entity.js';

/** "the new street from circle 65 to circle 66", "the deleted street from …", or "your changes". */
export function describeChanges(opening: Board, board: Board): string {
  if (!isStreetBoard(opening) || !isStreetBoard(board)) return 'your changes';
  const [was, is] = [linesOf(opening), linesOf(board)];
  const added = [...is].filter((name) => !was.has(name));
  const deleted = [...was].filter((name) => !is.has(name));
  const [one] = [...added, ...deleted];
  if (one === undefined || added.length + deleted.length > 1) return 'your changes';
  const [shown, adjective] = added.length === 1 ? [board, 'new'] : [opening, 'deleted'];
  return describeEntity(shown, one).replace(/^the /, `the ${adjective} `);
}

const linesOf = (board: StreetBoard): ReadonlySet<string> =>
  new Set(LINE_LISTS.flatMap((list) => idsOfLines(board[list]).map((id) => nameOfLine(list, id))));
