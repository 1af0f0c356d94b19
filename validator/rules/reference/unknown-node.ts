import {
  describeId,
  idOfCircle,
  idsOfLines,
  type Fix,
  type NodeId,
  type StreetBoard,
} from '../../../model/index.js';
import { askFix, streetRule, type Issue } from '../../definitions/define-rule.js';

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
  topologyOnly: true,
  check: ({ board }) => {
    const known = new Set<string>([
      ...board.circles.map(idOfCircle),
      ...board.crossings.map(({ id }) => id),
      ...board.junctions.map(({ id }) => id),
    ]);
    const suggestions = new Map<string, string>();
    return unknownNames(board, known).map(({ id, pointer, entity, by, fix }): Issue => {
      if (!suggestions.has(id) && suggestions.size < MOST_SUGGESTIONS) {
        const near = oneSlipAway(id, known);
        suggestions.set(id, near === undefined ? '' : `; perhaps ${near} was meant`);
      }
      return {
        entities: [id, entity],
        pointer,
        what: `There is no ${describeId(id)}, but ${by} refers to it.`,
        remedy: `Add it, or remove the reference${suggestions.get(id) ?? ''}.`,
        seen: id,
        ...(fix && { fix }),
      };
    });
  },
});

/** With more unknown ids than this a whole list is missing, and suggestions do not help. */
const MOST_SUGGESTIONS = 50;

/** A reference to a missing node, and what refers to it. */
interface Name {
  readonly id: NodeId;
  readonly pointer: string;
  readonly entity: string;
  readonly by: string;
  readonly fix?: Fix;
}

function unknownNames(board: StreetBoard, known: ReadonlySet<string>): Name[] {
  const names = [...unknownEnds(board, known, 'streets'), ...unknownEnds(board, known, 'waterlines')];
  for (const [i, { id: entity, walk, islands = [] }] of board.blocks.entries())
    for (const [n, ids] of [walk, ...islands].entries())
      for (const [step, id] of ids.entries()) {
        if (known.has(id)) continue;
        const place = n === 0 ? `walk/${step}` : `islands/${n - 1}/${step}`;
        const by = `${n === 0 ? 'the walk' : 'an island'} of block ${entity}`;
        names.push({ id, pointer: `/blocks/${i}/${place}`, entity, by });
      }
  const goulston = board.letters?.goulston;
  if (goulston !== undefined && !known.has(goulston))
    names.push({
      id: goulston,
      pointer: '/letters/goulston',
      entity: 'goulston',
      by: 'the Goulston Street letter',
    });
  return names;
}

function unknownEnds(board: StreetBoard, known: ReadonlySet<string>, list: 'streets' | 'waterlines'): Name[] {
  const lines = board[list];
  if (lines.every(({ between: [a, b] }) => known.has(a) && known.has(b))) return [];
  const lineIds = idsOfLines(lines);
  const [kind, action] =
    list === 'streets' ? (['street', 'removeStreet'] as const) : (['waterline', 'removeWaterline'] as const);
  return lines.flatMap(({ between }, i) =>
    between.flatMap((id, end): Name[] => {
      if (known.has(id)) return [];
      const line = lineIds[i]!;
      const by = `the ${kind} ${between.join('–')}`;
      const fix: Fix = askFix(action, { line }, `Remove ${by}`);
      return [{ id, pointer: `/${list}/${i}/between/${end}`, entity: line, by, fix }];
    }),
  );
}

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

/**
 * The known id of the same kind that is one typing error away: two digits swapped, a digit too few, too many or
 * misread; undefined if there are several. Trying all errors takes the same time on any board, which comparing
 * with all ids would not.
 */
function oneSlipAway(id: string, known: ReadonlySet<string>): string | undefined {
  const [kind, digits] = [id.charAt(0), id.slice(1)];
  const cut = (i: number, inside: string, skip: number): string =>
    kind + digits.slice(0, i) + inside + digits.slice(i + skip);
  // With a single digit every other number would match.
  const misread = (i: number): string[] => (digits.length > 1 ? DIGITS.map((digit) => cut(i, digit, 1)) : []);
  const slips = Array.from(digits, (digit, i) => [
    cut(i, `${digits.charAt(i + 1)}${digit}`, 2),
    cut(i, '', 1),
    ...misread(i),
    ...DIGITS.map((more) => cut(i + 1, more, 0)),
  ]);
  const near = [...new Set(slips.flat().filter((slip) => known.has(slip)))];
  return near.length === 1 ? near[0] : undefined;
}
