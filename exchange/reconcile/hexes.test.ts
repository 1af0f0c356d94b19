import { describe, expect, test } from 'vitest';
import { formatBoard, idOfHex, type HexBoard, type HexId } from '../../model/index.js';
import { shippedHexBoard } from '../../testing/boards/shipped-boards.js';
import { listDisagreements, reconcileForTest } from '../../testing/exchange/reconcile-for-test.js';
import { seededRandom } from '../../testing/seeded-random.js';
import { mapDirection, mapHex, mapHexId, type HexFrame } from './frame/fit-hex-frame.js';
import { describeDisagreement } from './report/describe-disagreement.js';

/** The board as it looks in another frame; exits are called by the corner they stand at there, so their names change. */
function seenIn(board: HexBoard, frame: HexFrame): HexBoard {
  const names = new Map(
    board.exits.map(({ id }, i) => [id, frame.mirrored || frame.sixths > 0 ? `W${i}` : id]),
  );
  const { setup } = board;
  return {
    ...board,
    hexes: board.hexes.map((hex) => ({ ...hex, at: mapHex(frame, hex.at) })),
    exits: board.exits.map(({ id, hex, side }) => ({ id: names.get(id)!, hex: mapHexId(frame, hex), side: mapDirection(frame, side) })), // prettier-ignore
    ...(setup && {
      setup: {
        ...setup,
        characters: setup.characters.map((each) => ({ ...each, hex: mapHexId(frame, each.hex) })),
        watsonFaces: mapDirection(frame, setup.watsonFaces!),
        lamps: setup.lamps.map((each) => ({ ...each, hex: mapHexId(frame, each.hex) })),
        covers: setup.covers.map((hex) => mapHexId(frame, hex)),
        cordons: setup.cordons.map((id) => names.get(id)!),
      },
    }),
  };
}

const FRAMES: readonly HexFrame[] = [false, true].flatMap((mirrored) =>
  [0, 1, 2, 3, 4, 5].map((sixths) => ({ mirrored, sixths, shift: [3 - sixths, 2 * sixths] as const })),
);

describe.each(['mr-jack-2006', 'mr-jack-2016', 'teaching/two-manholes', 'teaching/lantern-and-walls'])(
  '%s',
  (name) => {
    const board = shippedHexBoard(name);

    test.each(FRAMES)('is matched when rotated by $sixths sixths, mirrored $mirrored', (frame) => {
      const { report, draft } = reconcileForTest(board, seenIn(board, frame));
      expect(report.disagreements).toEqual([]);
      const { provenance, waivers, profile } = board;
      expect(formatBoard({ ...draft, provenance, waivers, profile })).toBe(formatBoard(board));
    });
  },
);

describe('each mistake is listed once', () => {
  const board = shippedHexBoard('mr-jack-2006');
  const setup = board.setup!;
  const garden = board.hexes.find(({ kind }) => kind === 'garden')!;
  const exit = board.exits[0]!;
  const SLIPS: Readonly<Record<string, Partial<HexBoard>>> = {
    [`hex kind ${idOfHex(garden)}`]: { hexes: board.hexes.map((hex) => (hex === garden ? { ...hex, kind: 'street' } : hex)) },
    'hex kind h0,2': { hexes: board.hexes.filter((hex) => idOfHex(hex) !== 'h0,2') },
    'hex kind h30,0': { hexes: [...board.hexes, { at: [30, 0], kind: 'street' }] },
    [`exit ${exit.id}`]: { exits: board.exits.map((each) => (each === exit ? { ...each, side: 'S' } : each)) },
    'character hex holmes': { setup: { ...setup, characters: setup.characters.map((each) => (each.character === 'holmes' ? { ...each, hex: 'h0,3' } : each)) } },
    'character faces watson': { setup: { ...setup, watsonFaces: 'S' } },
    'lamp hex 1': { setup: { ...setup, lamps: setup.lamps.map((each) => (each.tile === '1' ? { ...each, hex: 'h0,3' } : each)) } },
    'lamp unnumbered': { setup: { ...setup, lamps: setup.lamps.map((each) => (each.tile === 'a' ? { ...each, hex: 'h0,3' } : each)) } },
    'cover all': { setup: { ...setup, covers: [setup.covers[0]!] } },
    'cordon all': { setup: { ...setup, cordons: [setup.cordons[0]!] } },
    'tracks rounds': { tracks: { rounds: board.tracks!.rounds.slice(1) } },
  }; // prettier-ignore

  test.each(Object.keys(SLIPS))('%s', (slip) => {
    for (const frame of [FRAMES[0]!, FRAMES[8]!]) {
      const spoiled = seenIn({ ...board, ...SLIPS[slip] }, frame);
      expect(listDisagreements(reconcileForTest(board, spoiled))).toEqual([slip]);
      expect(
        reconcileForTest(board, spoiled, board).report.disagreements.map(({ outvoted }) => outvoted),
      ).toEqual([['B']]);
    }
  });

  test('exchanged pieces are one disagreement, missing pieces one each', () => {
    const moved = (places: Readonly<Record<string, HexId | undefined>>): HexBoard => ({
      ...board,
      setup: {
        ...setup,
        characters: setup.characters.flatMap((each) => {
          const hex = each.character in places ? places[each.character] : each.hex;
          return hex === undefined ? [] : [{ ...each, hex }];
        }),
      },
    });
    const at = (of: string): HexId => setup.characters.find(({ character }) => character === of)!.hex;
    const swapped = reconcileForTest(board, moved({ holmes: at('gull'), gull: at('holmes') }), board).report;
    expect(swapped.disagreements).toMatchObject([
      {
        part: 'character',
        property: 'hex',
        of: ['holmes', 'gull'],
        readings: [{ value: [at('holmes'), at('gull')] }, { value: [at('gull'), at('holmes')] }],
        outvoted: ['B'],
      },
    ]);
    expect(swapped.disagreements[0]!.consequences).not.toEqual([]);
    expect(describeDisagreement(swapped.disagreements[0]!)).toBe(
      `Holmes on hex ${at('holmes')} and Gull on hex ${at('gull')} in A and C, Holmes on hex ${at('gull')} and Gull on hex ${at('holmes')} in B`,
    );
    const without = moved({ holmes: undefined, gull: undefined });
    expect(listDisagreements(reconcileForTest(board, without))).toEqual([
      'character hex gull',
      'character hex holmes',
    ]);
  });

  test('the consequences of a disagreement are reported', () => {
    const { report } = reconcileForTest(board, { ...board, ...SLIPS['cover all'] });
    expect(report.disagreements[0]!.consequences.map(({ relation }) => relation)).toContain('sewer');
  });

  test('a source without a starting position has no vote on it', () => {
    const { setup: _setup, ...bare } = board;
    const { report } = reconcileForTest(bare, board);
    expect([report.agree, report.sources[0]!.silentAbout]).toEqual([true, ['setup']]);
  });
});

test('the two printings of Mr Jack are matched and differ in a few facts', () => {
  const { report } = reconcileForTest(shippedHexBoard('mr-jack-2006'), shippedHexBoard('mr-jack-2016'));
  expect(report.sources[1]!.frame).toMatchObject({ is: 'fitted', mirrored: false, degrees: 0 });
  expect(report.disagreements.length).toBeGreaterThan(0);
  expect(report.disagreements.length).toBeLessThan(30);
});

test('a lattice that fits in several orientations or in none is reported', () => {
  const board = shippedHexBoard('teaching/two-manholes');
  const { setup: _setup, ...plain } = board;
  const hexes = [[0, 0], [1, 0]].map((at) => ({ at: at as [number, number], kind: 'street' as const })); // prettier-ignore
  const ring = { ...plain, hexes, exits: [] };
  const other = { ...ring, hexes: hexes.map((hex) => ({ ...hex, at: mapHex(FRAMES[2]!, hex.at) })) };
  const { report } = reconcileForTest(ring, other);
  expect(report.agree).toBe(true);
  expect(report.sources[1]!.frame).toEqual({ is: 'unfitted', reason: 'several-ways' });
  const strange = { ...ring, hexes: hexes.map((hex) => ({ ...hex, kind: 'garden' as const })) };
  expect(reconcileForTest(ring, strange).report.sources[1]!.frame).toEqual({
    is: 'unfitted',
    reason: 'no-way',
  });
});

describe('large boards', () => {
  const { setup: _setup, tracks: _tracks, ...plain } = shippedHexBoard('teaching/two-manholes');
  type Hexes = HexBoard['hexes'];
  const boardOf = (hexes: Hexes): HexBoard => ({ ...plain, exits: [], hexes });
  const kindAt = (q: number, r: number): Hexes[number]['kind'] =>
    (['building', 'manhole', 'gaslight', 'garden'] as const)[(q * q + 7 * r + q * r) % 31] ?? 'street';
  const square = (side: number, kind = kindAt): Hexes =>
    Array.from({ length: side * side }, (_, i) => {
      const at = [i % side, Math.floor(i / side)] as const;
      return { at, kind: kind(...at) };
    });

  test('are matched with a sample of pairs of hexes', () => {
    const board = boardOf(square(22));
    const { report } = reconcileForTest(board, seenIn(board, FRAMES[2]!));
    expect(report.agree).toBe(true);
    expect(report.sources[1]!.frame).toMatchObject({ is: 'fitted', fitting: 484, of: 484 });
  });

  test('with scattered hexes are reconciled', () => {
    // Hardly two pairs of them are as far apart, so that every pair votes for a shift of its own.
    const scattered = (seed: number): HexBoard => {
      const random = seededRandom(seed);
      const axis = (): number => Math.floor(random() * 19_999) - 9999;
      return boardOf(Array.from({ length: 190 }, () => ({ at: [axis(), axis()], kind: 'street' })));
    };
    const { report } = reconcileForTest(scattered(1), scattered(2));
    expect(report.sources[1]!.frame).toEqual({ is: 'unfitted', reason: 'no-way' });
  });

  test('with many disagreements have consequences for the first of them only', () => {
    const board = boardOf(square(10));
    const other = boardOf(board.hexes.map((hex, i) => (i % 2 === 0 ? hex : { ...hex, kind: 'garden' })));
    const { report } = reconcileForTest(board, other);
    expect([report.disagreements.length > 41, report.limits]).toEqual([true, ['consequences']]);
    expect(report.disagreements.slice(40).every(({ consequences }) => consequences.length === 0)).toBe(true);
  });
});

test('three readings with equal votes have no outvoted source', () => {
  const board = shippedHexBoard('teaching/two-manholes');
  const [first, ...rest] = board.hexes;
  const [a, b, c] = (['building', 'garden', 'gaslight'] as const).map((kind) => ({ ...board, hexes: [{ ...first!, kind }, ...rest] })); // prettier-ignore
  const outvoted = (...boards: readonly HexBoard[]): unknown =>
    reconcileForTest(...boards).report.disagreements.map((each) => [each.tie, each.outvoted]);
  expect(outvoted(a!, b!, c!)).toEqual([[true, []]]);
  expect(outvoted(a!, b!, c!, b!)).toEqual([[false, ['A', 'C']]]);
  expect(outvoted(a!, b!, c!, b!, a!)).toEqual([[true, ['C']]]);
});

describe('a source that does not state where Watson faces', () => {
  const board = shippedHexBoard('mr-jack-2006');
  const { watsonFaces: _, ...setup } = board.setup!;

  test('is silent about it, and misplaced characters are found', () => {
    const [first, ...others] = setup.characters;
    const wrong = {
      ...board,
      setup: { ...setup, characters: [{ ...first!, hex: 'h0,3' as const }, ...others] },
    };
    const { report, draft } = reconcileForTest(board, wrong);
    expect(report.disagreements.map(({ part, of, property }) => [part, of, property])).toEqual([
      ['character', [first!.character], 'hex'],
    ]);
    expect((draft as HexBoard).setup!.watsonFaces).toBe('NE');
    const both = reconcileForTest(wrong, wrong);
    expect(both.report.agree).toBe(true);
    expect((both.draft as HexBoard).setup).not.toHaveProperty('watsonFaces');
  });
});
