import {
  describeId,
  idOfCircle,
  idsOfLines,
  type Fix,
  type NodeId,
  type StreetBoard,
} from '../../../model/index.js';
import { makeAskFix, streetRule } from '../../definitions/define-rule.js';
import { likelyPositionOfNode } from '../../facts/geometry/likely-position.js';

/** A line, a walk or a letter that refers to a node which does not exist. Facts of the print are checked by `witness/printed-fact`. */
export const unknownNode = streetRule({
  id: 'reference/unknown-node',
  severity: 'error',
  summary:
    'Every circle, crossing or junction that a street, a waterline, a block or a letter refers to exists.',
  why: 'A street, a block or a letter with a dangling reference cannot be played, so something printed is missing.',
  remedy:
    'Add the missing circle, crossing or junction, or correct the id. After deleting a node, delete its streets too.',
  neverWaive: 'a board with a dangling reference cannot be played.',
  catalogueIds: ['REF-001', 'STR-001'],
  *check({ board }) {
    const known = new Set<string>([
      ...board.circles.map(idOfCircle),
      ...[...board.crossings, ...board.junctions].map(({ id }) => id),
    ]);
    const suggestions = new Map<string, NodeId>();
    const asked = new Set<string>();
    for (const { id, pointer, entity, by, remove } of unknownReferences(board, known)) {
      if (!asked.has(id) && asked.size < MOST_SUGGESTIONS) {
        const near = oneSlipAway(id, known);
        if (near !== undefined) suggestions.set(id, near);
        asked.add(id);
      }
      const meant = suggestions.get(id);
      yield {
        entities: [id, entity],
        pointer,
        what: `There is no ${describeId(id)}, but ${by} refers to it.`,
        remedy: `Add it, or remove the reference${meant === undefined ? '' : `; perhaps ${meant} was meant`}.`,
        seen: id,
        missing: true,
        fixes: [
          ...addNodeFixes(board, id),
          ...(meant !== undefined && remove === 'removeStreet'
            ? [makeAskFix('moveStreetEnd', { line: entity, from: id, to: meant }, `Lead it to ${meant}`)]
            : []),
          ...(remove ? [makeAskFix(remove, { line: entity }, `Remove ${by}`)] : []),
        ],
      };
    }
  },
});

/** Adds the node where it most likely lies, if that is known. */
function addNodeFixes(board: StreetBoard, id: NodeId): readonly Fix[] {
  const at = likelyPositionOfNode(board, id);
  return at ? [makeAskFix('addNode', { node: id, at }, `Add ${describeId(id)}`)] : [];
}

/** With more unknown ids than this a whole list is missing, and suggestions do not help. */
const MOST_SUGGESTIONS = 50;

/** A reference to a node, what refers to it, and the action that removes that. */
interface Reference {
  readonly id: NodeId;
  readonly pointer: string;
  readonly entity: string;
  readonly by: string;
  readonly remove?: 'removeStreet' | 'removeWaterline';
}

const LISTS = [
  ['streets', 'street', 'removeStreet'],
  ['waterlines', 'waterline', 'removeWaterline'],
] as const;

function* unknownReferences(board: StreetBoard, known: ReadonlySet<string>): Iterable<Reference> {
  for (const [list, kind, remove] of LISTS) {
    if (board[list].every(({ between }) => between.every((id) => known.has(id)))) continue;
    const lineIds = idsOfLines(board[list]);
    for (const [i, { between }] of board[list].entries())
      for (const [end, id] of between.entries()) {
        if (known.has(id)) continue;
        const by = `the ${kind} ${between.join('–')}`;
        yield { id, pointer: `/${list}/${i}/between/${end}`, entity: lineIds[i]!, by, remove };
      }
  }
  for (const [i, { id: entity, walk, islands = [] }] of board.blocks.entries())
    for (const [n, ids] of [walk, ...islands].entries())
      for (const [step, id] of ids.entries()) {
        if (known.has(id)) continue;
        const place = n === 0 ? `walk/${step}` : `islands/${n - 1}/${step}`;
        const by = `${n === 0 ? 'the walk' : 'an island'} of block ${entity}`;
        yield { id, pointer: `/blocks/${i}/${place}`, entity, by };
      }
  const id = board.letters?.goulston;
  if (id !== undefined && !known.has(id))
    yield { id, pointer: '/letters/goulston', entity: 'goulston', by: 'the Goulston Street letter' };
}

const DIGITS = Array.from('0123456789');

/**
 * The known id of the same kind that is one typing error away: two digits swapped, a digit too few, too many or
 * misread; undefined if there are several. Trying all errors takes the same time on any board, which comparing
 * with all ids would not.
 */
function oneSlipAway(id: string, known: ReadonlySet<string>): NodeId | undefined {
  const [kind, digits] = [id.charAt(0), id.slice(1)];
  const cut = (i: number, inside: string, skip: number): string =>
    kind + digits.slice(0, i) + inside + digits.slice(i + skip);
  const slips = Array.from(digits, (digit, i) => [
    cut(i, `${digits.charAt(i + 1)}${digit}`, 2),
    cut(i, '', 1),
    // With a single digit every other number would match.
    ...(digits.length > 1 ? DIGITS.map((other) => cut(i, other, 1)) : []),
    ...DIGITS.map((more) => cut(i + 1, more, 0)),
  ]);
  const near = [...new Set(slips.flat().filter((slip) => known.has(slip)))];
  return near.length === 1 ? (near[0] as NodeId) : undefined;
}
