import { isStreetBoard } from 'lamplighter/model';
import { defineHouseRule } from 'lamplighter/validator';

/** Every crossing with a coloured border has a name. */
const namedCrossings = defineHouseRule({
  id: 'house/named-crossings',
  severity: 'info',
  games: ['lfw', 'wm'],
  summary: 'Every crossing with a border has a name.',
  why: 'Our players call the marked crossings by name.',
  remedy: 'Add its name.',
  whenToWaive: 'If the crossing has no name in the print.',
  *check({ board }) {
    if (!isStreetBoard(board)) return;
    for (const [i, { id, border, name }] of board.crossings.entries())
      if (border !== undefined && name === undefined)
        yield {
          entities: [id],
          pointer: `/crossings/${i}`,
          what: `Crossing ${id} has a ${border} border and no name.`,
        };
  },
});

export const rules = [namedCrossings];
