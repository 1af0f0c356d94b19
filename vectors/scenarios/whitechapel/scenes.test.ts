/** What the scenes show could lie on a table: whoever keeps less than our state, and works out the rest, gets the same. */
import { expect, test } from 'vitest';
import type { WhitechapelState } from '../../../engine/whitechapel/state.js';
import { vectorOf } from '../../make-vector.js';
import { WHITECHAPEL } from './index.js';

const scenes = WHITECHAPEL.map(vectorOf).flatMap(({ id, input }) =>
  'state' in input ? [[id, input['state'] as WhitechapelState] as const] : [],
);

test.each(scenes)('%s: row, track, clues, tokens and Head fit', (_, state) => {
  const { deals, night, rows, time, index, clues, specials, head, police, patrols } = state;
  expect(rows).toHaveLength(state.phase === 'SETUP' ? 0 : night);
  const row = rows.at(-1) ?? [];
  if (index !== null) expect(row).toHaveLength(index + time!);
  expect(clues.filter((circle) => !row.includes(circle))).toEqual([]);
  for (const { kind, spaces } of specials) expect(spaces).toHaveLength(kind === 'coach' ? 2 : 1);
  if (head !== null) expect(head).toBe(deals.headOrder[night - 1]);
  const stand = [...Object.values(police), ...patrols.map(({ crossing }) => crossing)];
  expect(new Set(stand).size).toBe(stand.length);
});
