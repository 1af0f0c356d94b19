import { describe, expect, test } from 'vitest';
import type { StatedRelation, StreetBoard } from '../../../model/index.js';
import { alleyRelation, jackRelation, policeRelation, searchRelation } from '../../../model/index.js';
import { removePlaces } from '../../../testing/boards/remove-places.js';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { validateBoard } from '../../run/validate.js';
import { statedRelation } from './stated-relation.js';

testRule(statedRelation, {
  'one-way-entry': ['(c2 jack)'],
});

const board = removePlaces(shippedStreetBoard('whitechapel'));
const whatOf = (stated: readonly object[], basis: StreetBoard = board, sourceIds = {}): readonly string[] =>
  validateBoard(
    { ...basis, provenance: { ...basis.provenance, sourceIds, stated: stated as readonly StatedRelation[] } },
    { rules: [statedRelation.id] },
  ).findings.map(({ what }) => what);
const listsOf = (relation: ReadonlyMap<string, readonly string[]>): Record<string, readonly string[]> =>
  Object.fromEntries(relation);

describe('stated relations', () => {
  test('that are complete and right are not reported', () => {
    const stated = [
      { relation: 'jack', lists: listsOf(jackRelation(board)) },
      { relation: 'police', lists: listsOf(policeRelation(board)) },
      { relation: 'search', lists: listsOf(searchRelation(board)) },
      { relation: 'alley', lists: listsOf(alleyRelation(board)) },
    ];
    expect(whatOf(stated)).toEqual([]);
    expect(Object.keys(stated[3]!.lists).length).toBe(195);
  });

  test('an entry in one direction is one finding', () => {
    const lists = listsOf(jackRelation(board));
    const shorter = { ...lists, c51: lists['c51']!.filter((id) => id !== 'c65') };
    expect(whatOf([{ relation: 'jack', source: 'theirs', lists: shorter }])).toEqual([
      'Moves of Jack as listed by theirs: circle 65 lists circle 51, circle 51 does not list circle 65.',
    ]);
  });

  test('a pair that neither lists, and one that only the lists have, are reported at both nodes', () => {
    const lists = listsOf(alleyRelation(board));
    const [other] = lists['c1']!;
    const without = (of: string, id: string) => lists[of]!.filter((each) => each !== id);
    expect(
      whatOf([
        {
          relation: 'alley',
          lists: { ...lists, c1: without('c1', other!), [other!]: without(other!, 'c1') },
        },
      ]),
    ).toEqual([
      expect.stringMatching(
        /^Alleys as listed: circle 1 does not list circle \d+, though the board has it\.$/,
      ),
      expect.stringMatching(
        /^Alleys as listed: circle \d+ does not list circle 1, though the board has it\.$/,
      ),
    ]);
    expect(
      whatOf([
        { relation: 'alley', lists: { c1: [...lists['c1']!, 'c195'], c195: [...lists['c195']!, 'c1'] } },
      ]),
    ).toEqual([
      'Alleys as listed: circle 1 lists circle 195, but they share no block of houses here.',
      'Alleys as listed: circle 195 lists circle 1, but they share no block of houses here.',
    ]);
  });

  test('of a source that states no streets are compared among themselves only', () => {
    const bare: StreetBoard = { ...board, streets: [], blocks: [] };
    const lists = { c1: ['c2'], c2: [], c3: ['c4'] };
    for (const relation of ['jack', 'alley', 'boat', 'police'])
      expect(whatOf([{ relation, lists }], bare)).toHaveLength(1);
  });

  test('are reported with the ids of the author', () => {
    const lists = listsOf(policeRelation(board));
    const [other] = lists['x203']!;
    const shorter = { ...lists, x203: lists['x203']!.filter((id) => id !== other) };
    expect(whatOf([{ relation: 'police', lists: shorter }], board, { x203: '45c1' })).toEqual([
      `Police steps as listed: the crossing ${other!} lists the crossing 45c1 (x203 here), the crossing 45c1 (x203 here) does not list the crossing ${other!}.`,
    ]);
  });

  test('of a node that is not on the board are reported', () => {
    expect(whatOf([{ relation: 'jack', lists: { c999: ['c1'] } }])).toEqual([
      'Moves of Jack as listed: circle 999 has a list and is not on the board.',
    ]);
  });
});
