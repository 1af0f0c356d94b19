import { idOfCircle, idsOfLines, type NodeId, type StreetBoard } from '../../../model/index.js';
import type { Fix, Issue, Rule } from '../../rule.js';

/** A line, a walk or a letter that names a node which is not there. Facts of the print are judged by `witness/printed-fact`. */
export const unknownNode: Rule<StreetBoard> = {
  id: 'reference/unknown-node',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary: 'Every circle, crossing or junction that a street, a waterline, a block or a letter names exists.',
  why: 'A street, a block or a letter that names nothing cannot be played, so something printed goes missing.',
  mend: 'Add the missing circle, crossing or junction, or correct the name. After deleting a node, delete the streets that met there.',
  waive: 'Nobody may: a board with a name that means nothing cannot be played.',
  waivable: false,
  answers: ['REF-001', 'STR-001'],
  placeless: true,
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
        suggestions.set(id, near === undefined ? '' : `; perhaps ${near} is meant`);
      }
      return {
        entities: [id, entity],
        pointer,
        what: `There is no ${wordsOfId(id)}, but ${by} names it.`,
        mend: `Add it, or take the name out${suggestions.get(id) ?? ''}.`,
        seen: id,
        ...(fix && { fix }),
      };
    });
  },
};

/** Where more names mean nothing, a list was lost, and nobody looks at each. */
const MOST_SUGGESTIONS = 50;

/** A name that means nothing, and who names it. */
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
      by: 'the letter of Goulston Street',
    });
  return names;
}

function unknownEnds(board: StreetBoard, known: ReadonlySet<string>, list: 'streets' | 'waterlines'): Name[] {
  const lines = board[list];
  if (lines.every(({ between: [a, b] }) => known.has(a) && known.has(b))) return [];
  const lineIds = idsOfLines(lines);
  const [kind, action] = list === 'streets' ? ['street', 'removeStreet'] : ['waterline', 'removeWaterline'];
  return lines.flatMap(({ between }, i) =>
    between.flatMap((id, end): Name[] => {
      if (known.has(id)) return [];
      const line = lineIds[i]!;
      const by = `the ${kind} ${between.join('–')}`;
      const fix: Fix = { kind: 'ask', action, arguments: { line }, label: `Remove ${by}` };
      return [{ id, pointer: `/${list}/${i}/between/${end}`, entity: line, by, fix }];
    }),
  );
}

const wordsOfId = (id: string): string =>
  id.startsWith('c') ? `circle ${id.slice(1)}` : `${id.startsWith('x') ? 'crossing' : 'junction'} ${id}`;

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

/**
 * The known id of the same kind that is one slip of the pen away: two digits exchanged, a digit too few, too many or
 * misread. Of several none is likelier than the others. Trying all slips takes the same time on any board, which comparing
 * with all ids would not.
 */
function oneSlipAway(id: string, known: ReadonlySet<string>): string | undefined {
  const [kind, digits] = [id.charAt(0), id.slice(1)];
  const cut = (i: number, inside: string, skip: number): string =>
    kind + digits.slice(0, i) + inside + digits.slice(i + skip);
  // Of one digit nothing is left if that is misread, so every number would be near.
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
