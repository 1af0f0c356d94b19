import { idOfCircle, type NodeId, type StreetBoard } from '../../../model/index.js';
import { suggest } from '../../../model/file/suggest.js';
import type { Issue, Rule } from '../../rule.js';

/** A line, a walk, a letter or a printed fact that names a node which is not there. */
export const unknownNode: Rule<StreetBoard> = {
  id: 'reference/unknown-node',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary: 'Every circle, crossing or junction that is named exists.',
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
    return namesOf(board).flatMap(({ id, pointer, by }): Issue[] => {
      if (known.has(id)) return [];
      const near = suggest(id, [...known]);
      return [
        {
          entities: [id, by],
          pointer,
          what: `There is no ${wordsOfId(id)}, but ${by} names it.`,
          mend:
            near === undefined
              ? 'Add it, or take the name out.'
              : `Add it, or take the name out; the nearest id is ${near}.`,
          seen: id,
        },
      ];
    });
  },
};

const wordsOfId = (id: string): string =>
  id.startsWith('c') ? `circle ${id.slice(1)}` : `${id.startsWith('x') ? 'crossing' : 'junction'} ${id}`;

interface Name {
  readonly id: NodeId;
  readonly pointer: string;
  readonly by: string;
}

function namesOf(board: StreetBoard): Name[] {
  const names: Name[] = [];
  for (const [list, kind] of [
    ['streets', 'street'],
    ['waterlines', 'waterline'],
  ] as const)
    for (const [i, { between }] of board[list].entries())
      for (const [end, id] of between.entries())
        names.push({ id, pointer: `/${list}/${i}/between/${end}`, by: `the ${kind} ${between.join('–')}` });
  for (const [i, { id: block, walk, islands }] of board.blocks.entries()) {
    for (const [step, id] of walk.entries())
      names.push({ id, pointer: `/blocks/${i}/walk/${step}`, by: `the walk of block ${block}` });
    for (const [n, island] of (islands ?? []).entries())
      for (const [step, id] of island.entries())
        names.push({ id, pointer: `/blocks/${i}/islands/${n}/${step}`, by: `an island of block ${block}` });
  }
  if (board.letters)
    names.push({
      id: board.letters.goulston,
      pointer: '/letters/goulston',
      by: 'the Goulston Street letter',
    });
  for (const [i, witness] of board.witnesses.entries())
    for (const [key, value] of Object.entries(witness) as [string, unknown][]) {
      if (!['of', 'between', 'has', 'hasNot', 'oneStepOn'].includes(key)) continue;
      const ids = (Array.isArray(value) ? value : [value]) as NodeId[];
      for (const [n, id] of ids.entries())
        names.push({
          id,
          pointer: `/witnesses/${i}/${key}${Array.isArray(value) ? `/${n}` : ''}`,
          by: `the printed fact ${witness.rule}`,
        });
    }
  return names;
}
