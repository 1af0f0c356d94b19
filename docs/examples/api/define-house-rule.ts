import { readFileSync } from 'node:fs';
import { isStreetBoard } from 'lamplighter/model';
import { defineHouseRule, validateText } from 'lamplighter/validator';

const namedCrossings = defineHouseRule({
  id: 'house/named-crossings',
  severity: 'info',
  summary: 'Every crossing with a border has a name.',
  why: 'Our players call the marked crossings by name.',
  remedy: 'Add its name.',
  check: ({ board }) =>
    isStreetBoard(board)
      ? board.crossings.map(({ id, border, name }, i) =>
          border !== undefined && name === undefined
            ? { entities: [id], pointer: `/crossings/${i}`, what: `Crossing ${id} has no name.` }
            : undefined,
        )
      : [],
});

const text = readFileSync('boards/teaching/whole-game/board.json', 'utf8');
const { findings } = validateText(text, { houseRules: [namedCrossings] });
for (const { id, message } of findings.slice(0, 2)) console.log(`${id}: ${message}`);
// Output:
// house/named-crossings(x1): Crossing x1 has no name. Our players call the marked crossings by name. Add its name.
// house/named-crossings(x2): Crossing x2 has no name. Our players call the marked crossings by name. Add its name.
