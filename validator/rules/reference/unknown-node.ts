import { idOfCircle, idsOfLines, type NodeId, type StreetBoard } from '../../../model/index.js';
import type { Fix, Issue, Rule } from '../../rule.js';

/** A line, a walk or a letter that names a node which is not there. Facts of the print are judged by `witness/printed-fact`. */
export const unknownNode: Rule<StreetBoard> = {
  id: 'reference/unknown-node',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary: 'Every circle, crossing or junction that a street, a waterline, a block or a letter names exists.',
  why: 'A street that ends nowhere is no street, so moves that are printed go missing.',
  mend: 'Add the missing circle, crossing or junction, or correct the name. After deleting a node, delete the streets that met there.',
  waive: 'Nobody may: a board with a name that means nothing cannot be played.',
  answers: ['REF-001', 'STR-001'],
  check: ({ board }) => {
    const known = new Set<string>([
      ...board.circles.map(idOfCircle),
      ...board.crossings.map(({ id }) => id),
      ...board.junctions.map(({ id }) => id),
    ]);
    const issues: Issue[] = [];
    const judge = (id: NodeId, pointer: string, { entity, by, fix }: Namer): void => {
      if (known.has(id)) return;
      const near = oneSlipAway(id, known, entity === 'goulston' ? ['x'] : NODES);
      issues.push({
        entities: [id, entity],
        pointer,
        what: `There is no ${wordsOfId(id)}, but ${by} names it.`,
        mend: `Add it, or take the name out${near === undefined ? '' : `; perhaps ${near} is meant`}.`,
        seen: id,
        ...(fix && { fix }),
      });
    };
    judgeLines(board, judge);
    for (const [i, { id: block, walk, islands = [] }] of board.blocks.entries()) {
      for (const [step, id] of walk.entries())
        judge(id, `/blocks/${i}/walk/${step}`, { entity: block, by: `the walk of block ${block}` });
      for (const [n, island] of islands.entries())
        for (const [step, id] of island.entries())
          judge(id, `/blocks/${i}/islands/${n}/${step}`, {
            entity: block,
            by: `an island of block ${block}`,
          });
    }
    if (board.letters)
      judge(board.letters.goulston, '/letters/goulston', {
        entity: 'goulston',
        by: 'the letter of Goulston Street',
      });
    return issues;
  },
};

/** Who names a node. */
interface Namer {
  readonly entity: string;
  readonly by: string;
  readonly fix?: Fix;
}

function judgeLines(board: StreetBoard, judge: (id: NodeId, pointer: string, by: Namer) => void): void {
  for (const [list, kind, action] of [
    ['streets', 'street', 'removeStreet'],
    ['waterlines', 'waterline', 'removeWaterline'],
  ] as const) {
    const ids = idsOfLines(board[list]);
    for (const [i, { between }] of board[list].entries()) {
      const line = ids[i]!;
      const words = `the ${kind} ${between.join('–')}`;
      const fix: Fix = { kind: 'ask', action, arguments: { line }, label: `Remove ${words}` };
      for (const [end, id] of between.entries())
        judge(id, `/${list}/${i}/between/${end}`, { entity: line, by: words, fix });
    }
  }
}

const wordsOfId = (id: string): string =>
  id.startsWith('c') ? `circle ${id.slice(1)}` : `${id.startsWith('x') ? 'crossing' : 'junction'} ${id}`;

const NODES = ['c', 'x', 't'];
const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

/**
 * A known id that is one slip of the pen away: another kind of node, two digits exchanged, a digit too few, too many or
 * misread. Trying all slips takes the same time on any board, which comparing with all ids would not.
 */
function oneSlipAway(id: string, known: ReadonlySet<string>, kinds: readonly string[]): string | undefined {
  const [kind, digits] = [id.charAt(0), id.slice(1)];
  for (const other of kinds) if (known.has(other + digits)) return other + digits;
  const cut = (i: number, inside: string, skip: number): string =>
    kind + digits.slice(0, i) + inside + digits.slice(i + skip);
  const slips = Array.from(digits, (digit, i) => [
    cut(i, `${digits.charAt(i + 1)}${digit}`, 2),
    cut(i, '', 1),
    ...DIGITS.flatMap((read) => [...(digits.length > 1 ? [cut(i, read, 1)] : []), cut(i + 1, read, 0)]),
  ]).flat();
  return slips.find((slip) => known.has(slip));
}
