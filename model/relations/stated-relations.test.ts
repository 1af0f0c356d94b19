import { describe, expect, test } from 'vitest';
import { boardFromStreets } from '../../testing/boards/small-street-boards.js';
import { stating, type Lists } from '../../testing/boards/list-relations.js';
import { derivedRelation, isWholeList, pairsOfRelation, statedRelations } from './stated-relations.js';

const board = boardFromStreets(['c1', 'c2', 'c3', 'x1'], ['c1-x1', 'c2-x1', 'c3-x1']);
const jack = (lists: Lists) => statedRelations(stating(board, { jack: lists })).get('jack')!;

describe('lists', () => {
  test('from both ends give each pair once', () => {
    const { pairs, nodes, oneWay } = jack({ c1: ['c2', 'c10'], c2: ['c1'], c10: ['c1'] });
    expect([...pairs.keys()]).toEqual(['c1 c2', 'c1 c10']);
    expect([...nodes]).toEqual(['c1', 'c2', 'c10']);
    expect(oneWay).toEqual([]);
  });

  test('that lack an entry in one direction report it', () => {
    const { pairs, oneWay } = jack({ c1: ['c2', 'c3'], c2: ['c1'], c3: [] });
    expect([...pairs.keys()]).toEqual(['c1 c2', 'c1 c3']);
    expect(oneWay).toEqual([{ at: 'c1', lists: 'c3' }]);
  });

  test('with each pair once report nothing, and the other end counts as listed', () => {
    const { nodes, oneWay } = jack({ c1: ['c2', 'c3'], c2: ['c3'] });
    expect(oneWay).toEqual([]);
    expect(nodes.has('c3')).toBe(true);
  });

  test('of one relation in two files are one list', () => {
    const stated = [{ c1: ['c2'] }, { c2: ['c1'], c1: ['c3'], c3: ['c1'] }].map((lists) => ({ relation: 'jack' as const, lists })); // prettier-ignore
    const two = { ...board, provenance: { ...board.provenance, stated: stated as never } };
    expect([...statedRelations(two).get('jack')!.pairs.keys()]).toEqual(['c1 c2', 'c1 c3']);
  });

  test('that name themselves have no pair for it', () => {
    expect([...jack({ c1: ['c1', 'c2'], c2: ['c1'] }).pairs.keys()]).toEqual(['c1 c2']);
  });
});

test('a relation follows only from what a board has', () => {
  expect([...pairsOfRelation(derivedRelation(board, 'jack')!).keys()]).toEqual(['c1 c2', 'c1 c3', 'c2 c3']);
  expect([...pairsOfRelation(derivedRelation(board, 'search')!).keys()]).toHaveLength(3);
  expect(derivedRelation({ ...board, streets: [] }, 'jack')).toBeUndefined();
  expect(derivedRelation(board, 'alley')).toBeUndefined();
  expect(derivedRelation(board, 'boat')).toBeUndefined();
});

test.each([
  [[1, 2, 3, 4], [1, 2, 3, 4, 5], true],
  [[1, 2, 3], [1, 2, 3, 4, 5], false],
  [[], [], false],
  [[7], [], true],
])('lists of %j cover the pairs of %j: %s', (listed, elsewhere, expected) => {
  expect(isWholeList(listed, elsewhere)).toBe(expected);
});
