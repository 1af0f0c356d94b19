/** Takes over one difference: what the other board has takes the place of what this board has. */
import {
  type Action,
  anyBoardAction,
  changeNodeKind,
  chooseActionByBoard,
  findNode,
  nextNodeId,
  type Refusal,
  renumberCircle,
} from '../../document/index.js';
import type { Edit } from '../../../exchange/diff/index.js';
import {
  type Board,
  type CircleId,
  formatBoard,
  isStreetBoard,
  type NodeId,
  type NodeKind,
  parseBoard,
} from '../../../model/index.js';
import type { Difference } from './differences.js';
import { takeDetail } from './take-detail.js';
import { takeBlock, takeLine, takeNode } from './take-street-edit.js';

/** The action that takes over a difference. `theirs` is the other board with aligned ids; a file of conflicts has none. */
export function takeDifference({ edit }: Difference, theirs?: Board): Action {
  const { part, how, of } = edit;
  const isNumber = part === 'circle' && edit.property === 'number';
  if (part === 'circle' && (how === 'renamed' || how === 'swapped' || isNumber)) {
    const number = isNumber ? Number(edit.after) : Number(of.after!.slice(1));
    return renumberCircle(of.before as CircleId, number);
  }
  if (how === 'became')
    return chooseActionByBoard((board) => {
      const kind = part as NodeKind;
      const isFree = isStreetBoard(board) && !findNode(board, of.after!);
      const fresh = !isStreetBoard(board) || isFree ? (of.after as NodeId) : nextNodeId(board, kind);
      return changeNodeKind(of.before as NodeId, kind, fresh);
    });
  return anyBoardAction((board) => {
    const taken = take(board, edit, theirs);
    if (isRefusal(taken)) return taken;
    const parsed = parseBoard(formatBoard(taken));
    return parsed.ok ? taken : { refusal: `Not taken: ${parsed.errors[0]!.message}` };
  });
}

const isRefusal = (taken: Board | Refusal): taken is Refusal => 'refusal' in taken;

function take(board: Board, edit: Edit, theirs: Board | undefined): Board | Refusal {
  if (!isStreetBoard(board)) return takeDetail(board, edit);
  const other = theirs && isStreetBoard(theirs) ? theirs : undefined;
  switch (edit.part) {
    case 'circle':
    case 'crossing':
    case 'junction':
      return takeNode(board, edit, edit.part, other);
    case 'street':
    case 'waterline':
      return takeLine(board, edit, edit.part, other);
    case 'block':
      return takeBlock(board, edit, other);
    default:
      return takeDetail(board, edit);
  }
}
