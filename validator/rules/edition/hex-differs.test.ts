import { describe, expect, test } from 'vitest';
import { HEX_KINDS, type HexBoard } from '../../../model/index.js';
import { shippedHexBoard } from '../../../testing/boards/shipped-boards.js';
import { checkRule } from '../../run/check-rule.js';
import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { validateBoard } from '../../run/validate.js';
import { hexDiffers } from './hex-differs.js';

testRule(hexDiffers, { 'garden-and-its-opposite-as-buildings': ['(h1,3)', '(h11,-2)'] });

testSeverities(hexDiffers, 'garden-and-its-opposite-as-buildings', {
  draft: 'info',
  custom: 'info',
  official: 'error',
});

describe.each(['mr-jack-2006', 'mr-jack-2016'])('%s', (name) => {
  const board = shippedHexBoard(name);
  const check = (changed: HexBoard) => checkRule(hexDiffers, { board: changed, profile: 'official' });

  test('every hex of another kind is found, also together with its opposite', () => {
    for (const [i, hex] of board.hexes.entries())
      for (const kind of HEX_KINDS.filter((each) => each !== hex.kind)) {
        const opposite = board.hexes.findIndex(
          ({ at }) => at[0] === 12 - hex.at[0] && at[1] === 1 - hex.at[1],
        );
        const hexes = board.hexes.map((each, k) => (k === i || k === opposite ? { ...each, kind } : each));
        const changed = { ...board, hexes };
        const found = validateBoard(changed).findings.filter(({ severity }) => severity === 'error');
        expect(found.map(({ rule }) => rule)).not.toEqual([]);
      }
  });

  test('coordinates may start elsewhere', () => {
    const hexes = board.hexes.map((hex) => ({ ...hex, at: [hex.at[0] + 5, hex.at[1] - 3] as const }));
    expect(check({ ...board, hexes })).toEqual([]);
  });

  test('a turned board is reported once', () => {
    const hexes = board.hexes.map((hex) => ({ ...hex, at: [hex.at[1], -hex.at[0]] as const }));
    expect(check({ ...board, hexes })).toMatchObject([{ entities: ['edition'], pointer: '/edition' }]);
  });

  test('a row that was left out is one finding', () => {
    const hexes = board.hexes.filter(({ at, kind }) => at[0] !== 4 || kind === 'void');
    expect(check({ ...board, hexes })).toMatchObject([
      { what: expect.stringMatching(/^In one line, \d+ hexes differ/) as string },
    ]);
  });

  test('a missing hex is not traced yet in a draft, and an error otherwise', () => {
    const changed = { ...board, hexes: board.hexes.filter(({ kind }) => kind !== 'gaslight') };
    expect(checkRule(hexDiffers, { board: changed, profile: 'draft' })).toEqual([]);
    expect(check(changed)).toHaveLength(8);
  });
});
