import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assignRows } from './assign-rows.js';

/** The least total cost by trying every assignment. */
function leastCost(costs: readonly (readonly number[])[], used: ReadonlySet<number> = new Set()): number {
  const [first, ...rest] = costs;
  if (!first) return 0;
  return Math.min(
    ...first.map((cost, column) =>
      used.has(column) ? Infinity : cost + leastCost(rest, new Set([...used, column])),
    ),
  );
}

const matrices = fc.integer({ min: 1, max: 6 }).chain((columns) =>
  fc.array(fc.array(fc.integer({ min: -9, max: 20 }), { minLength: columns, maxLength: columns }), {
    minLength: 1,
    maxLength: columns,
  }),
);

test('the assignment is as cheap as the best of all', () => {
  fc.assert(
    fc.property(matrices, (rows) => {
      const columns = assignRows(Float64Array.from(rows.flat()), rows[0]!.length);
      expect(new Set(columns).size).toBe(rows.length);
      const total = rows.reduce((sum, row, i) => sum + row[columns[i]!]!, 0);
      expect(total).toBe(leastCost(rows));
    }),
  );
});

test('more rows than columns are refused', () => {
  expect(() => assignRows(Float64Array.from([1, 2]), 1)).toThrow('2 rows do not fit into 1 columns');
});
