import { describe, expect, test } from 'vitest';
import { idOfHex, type HexBoard } from '../../../model/index.js';
import { shippedHexBoard } from '../../../testing/boards/shipped-boards.js';
import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { unlikeItsOpposite } from './unlike-its-opposite.js';
import { checkRule } from '../../run/check-rule.js';

testRule(unlikeItsOpposite, {
  'hex-missing-at-the-rim': ['(h0,6 h12,-5)'],
  'street-traced-as-a-building': ['(h10,0 h2,1)'],
});

testSeverities(unlikeItsOpposite, 'hex-missing-at-the-rim', {
  draft: 'info',
  custom: 'info',
  official: 'warning',
});

// The two prints look the same from both sides, so that every hex traced as something else shows.
describe.each(['mr-jack-2006', 'mr-jack-2016'])('%s', (folder) => {
  const board = shippedHexBoard(folder);
  const found = (hexes: HexBoard['hexes']): string[] =>
    checkRule(unlikeItsOpposite, { board: { ...board, hexes }, profile: 'official' }).map(({ entities }) =>
      entities.toSorted().join(' '),
    );

  test('is alike from both sides', () => {
    expect(found(board.hexes)).toEqual([]);
  });

  test.each(board.hexes)('shows when $at is another kind of hex, or is missing', (hex) => {
    const walkable = hex.kind === 'street' || hex.kind === 'manhole';
    const others = board.hexes.filter((each) => each !== hex);
    for (const changed of [
      [...others, { ...hex, kind: walkable ? 'building' : 'street' } as const],
      [...others, { ...hex, kind: hex.kind === 'gaslight' ? 'garden' : 'gaslight' } as const],
      others,
    ]) {
      const ids = found(changed);
      expect(ids).toHaveLength(1);
      expect(ids[0]!.split(' ')).toContain(idOfHex(hex));
    }
  });

  test('says nothing about a board that was never meant to be alike', () => {
    const half = board.hexes.map((hex) => (hex.at[0] < 6 ? { ...hex, kind: 'street' as const } : hex));
    expect(found(half)).toEqual([]);
  });
});
