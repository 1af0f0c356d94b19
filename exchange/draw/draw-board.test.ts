import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Board, HexBoard, StreetBoard } from '../../model/board/board.js';
import { parseBoard } from '../../model/file/parse-board.js';
import { sortBoard } from '../../model/file/sort-board.js';
import { capitalise } from '../../model/describe/describe.js';
import { drawBoard, THEMES } from './index.js';
import { PALETTES } from './sheet/palette.js';

const OFFICIAL = ['whitechapel', 'whitehall', 'mr-jack-2006', 'mr-jack-2016'] as const;

const about = {
  schemaVersion: 1,
  id: 'little',
  name: 'Little',
  edition: 'teaching',
  profile: 'draft',
  boardVersion: '0.1.0',
  extent: [1000, 800],
  expect: [],
  witnesses: [],
  provenance: { licence: 'CC0-1.0', rights: 'none', sources: [], traced: [], reviewed: [] },
  waivers: [],
} as const;

const emptyStreets: StreetBoard = {
  ...about,
  game: 'wm',
  discs: { circle: 40, crossing: 20 },
  circles: [],
  crossings: [],
  junctions: [],
  streets: [],
  waterlines: [],
  blocks: [],
};

const emptyHexes: HexBoard = {
  ...about,
  game: 'mj',
  layout: { orientation: 'flat-top', origin: [100, 100], size: 80 },
  hexes: [],
  exits: [],
};

/** Two circles, a crossing, a bent street, and another straight street between the same ends. */
const little: StreetBoard = {
  ...emptyStreets,
  circles: [
    { number: 1, at: [100, 100], colour: 'white' },
    { number: 2, at: [500, 100], colour: 'blue' },
  ],
  crossings: [{ id: 'x1', at: [300, 400], border: 'red', name: 'Goulston Street' }],
  junctions: [{ id: 't1', at: [700, 700] }],
  streets: [
    { between: ['c2', 'c1'], bends: [[300, 50]] }, // prettier-ignore
    { between: ['c2', 'x1'] },
    { between: ['x1', 'c1'], bends: [[200, 350], [100, 300]] }, // prettier-ignore
    { between: ['c2', 'x1'], bends: [[900, 400]] }, // prettier-ignore
  ],
  blocks: [{ id: 'b1', kind: 'houses', walk: ['c1', 'c2', 'x1'] }],
};

describe.each(OFFICIAL)('%s', (id) => {
  const board = officialBoard(id);

  test.each(THEMES)('is well-formed in %s and has a title', (theme) => {
    const drawn = drawBoard(board, { theme });
    const texts = readXml(drawn);
    expect(texts).toContain(`${board.name} (${id} ${board.boardVersion})`);
    expect(texts).toContain(board.name);
    expect(drawn).toMatch(
      /^<svg [^>]*role="img"[^>]*>\n<title>[^<]+<\/title>\n<desc>A board of [^<]+<\/desc>/,
    );
    expect(drawn).not.toMatch(/NaN|undefined|Infinity|\[object/);
  });

  test('does not depend on the order of the lists', () => {
    const expected = drawBoard(board);
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (numbers) => {
        expect(drawBoard(shuffled(board, numbers))).toBe(expected);
      }),
      { numRuns: 5 },
    );
  });

  test('shows every number, tile, exit and character once', () => {
    const texts = readXml(drawBoard(board));
    const labels =
      board.game === 'mj'
        ? [
            ...board.exits.map((exit) => exit.id),
            ...(board.setup?.lamps ?? []).map((lamp) => lamp.tile),
            ...(board.setup?.characters ?? []).map((each) => capitalise(each.character)),
          ]
        : board.circles.map((circle) => `${circle.number}`);
    expect(labels.length).toBeGreaterThan(0);
    for (const label of labels)
      expect([label, texts.filter((text) => text === label).length]).toEqual([label, 1]);
  });
});

test('a block follows the bends of its lines in its own direction; of two lines the first counts', () => {
  const first = sortBoard(little).streets.find(({ between }) => between.join() === 'c2,x1');
  const bend = first?.bends ? 'L900 400' : '';
  expect(drawBoard(little).split('\n')).toContain(
    `<path d="M100 100L300 50L500 100${bend}L300 400L200 350L100 300Z"/>`,
  );
});

test.each(THEMES)('in %s the shape of the ring shows the colour of a circle', (theme) => {
  const of = (colour: 'white' | 'red' | 'black' | 'blue'): string =>
    drawBoard({ ...emptyStreets, circles: [{ number: 7, at: [500, 500], colour }] }, { theme })
      .split('\n')
      .filter((line) => line.includes('500'))
      .join()
      .replace(/#\w+/g, '');
  expect(of('red').match(/<circle/g)).toHaveLength(2);
  expect(of('white').match(/<circle/g)).toHaveLength(1);
  expect(of('blue')).not.toContain('<circle');
  expect(drawBoard(little, { theme })).not.toContain('black circle');
});

test.each(THEMES)('in %s water differs from houses and streets by more than colour', (theme) => {
  const wet: StreetBoard = {
    ...little,
    blocks: [{ id: 'b1', kind: 'water', walk: ['c1', 'c2', 'x1'] }],
    waterlines: [{ between: ['c1', 't1'] }],
  };
  const dashes = (board: StreetBoard): ReadonlySet<string | undefined> =>
    new Set([...drawBoard(board, { theme }).matchAll(/stroke-dasharray="([^"]*)"/g)].map(([, dash]) => dash));
  expect(dashes(wet).size).toBe(2 * dashes(little).size);
  const hatched = new RegExp(
    `<path d="(M\\S+ \\S+H\\S+)+" fill="none" stroke="${PALETTES[theme].waterHatch}"`,
  );
  expect(drawBoard(wet, { theme })).toMatch(hatched);
  expect(drawBoard(little, { theme })).not.toMatch(hatched);
});

test('print uses no colours', () => {
  for (const id of OFFICIAL)
    for (const [, red, green, blue] of drawBoard(officialBoard(id), { theme: 'print' }).matchAll(
      /#(\w\w)(\w\w)(\w\w)/g,
    ))
      expect([green, blue]).toEqual([red, red]);
});

test.each([
  ['no grid, nothing at all', emptyStreets],
  ['no hex at all', emptyHexes],
  [
    'the smallest extent',
    { ...emptyStreets, extent: [1, 1], grid: { rect: [[0, 0], [1, 1]], columns: ['A1'], rows: ['a1'], sections: ['Aa'] } }, // prettier-ignore
  ],
] as const)('%s is drawn as a sheet with a title', (_, board) => {
  expect(readXml(drawBoard(board))).toContain('Little');
});

test('references to missing nodes are left out', () => {
  const broken: StreetBoard = {
    ...little,
    streets: [...little.streets, { between: ['c1', 'c99'] }],
    waterlines: [{ between: ['t8', 't9'] }],
    blocks: [...little.blocks, { id: 'b2', kind: 'water', walk: ['c99', 'x98'], islands: [['t97']] }],
  };
  const streets = (drawn: string): unknown =>
    /<path d="[^"]*" fill="none"[^>]*linejoin[^>]*>/.exec(drawn)?.[0];
  const drawn = drawBoard(broken, { highlight: { from: 'c99', to: ['c98', 'x97'] } });
  expect(readXml(drawn)).toContain('1');
  expect(streets(drawn)).toBe(streets(drawBoard(little)));
  expect(drawn).not.toMatch(/NaN|undefined|<path d=""|marked/);
});

test('lines end at the first of two circles with the same number', () => {
  const twice = { number: 1, at: [100, 700], colour: 'white' } as const;
  const drawn = drawBoard({
    ...little,
    circles: [twice, ...little.circles],
    streets: [{ between: ['c1', 'c2'] }],
  });
  expect(drawn).toContain('d="M100 100L500 100"');
  expect(readXml(drawn).filter((text) => text === '1')).toHaveLength(2);
});

test('pieces on missing hexes are left out', () => {
  const drawn = drawBoard({
    ...emptyHexes,
    hexes: [
      { at: [0, 0], kind: 'void' },
      { at: [1, 0], kind: 'gaslight' },
    ],
    exits: [{ id: 'NW', hex: 'h9,9', side: 'NW' }],
    setup: {
      characters: [{ character: 'watson', hex: 'h8,8' }],
      watsonFaces: 'N',
      lamps: [{ tile: '1', hex: 'h7,7' }],
      covers: ['h6,6'],
      cordons: ['SE'],
    },
  });
  expect(readXml(drawn)).not.toEqual(expect.arrayContaining(['Watson']));
  expect(drawn.match(/<polygon/g)!.length).toBeGreaterThan(0);
});

test('a lamp or a cover is drawn on a hex of any kind', () => {
  const on = (kind: 'street' | 'garden' | 'manhole', setup: HexBoard['setup']): string =>
    drawBoard({ ...emptyHexes, hexes: [{ at: [1, 0], kind }], ...(setup && { setup }) });
  const nobody = { characters: [], watsonFaces: 'N', lamps: [], covers: [], cordons: [] } as const;
  const lamp = on('garden', { ...nobody, lamps: [{ tile: '3', hex: 'h1,0' }] });
  expect(readXml(lamp)).toContain('3');
  expect(lamp.length).toBeGreaterThan(on('garden', nobody).length);
  const bars = (kind: 'street' | 'manhole'): number =>
    on(kind, { ...nobody, covers: ['h1,0'] }).match(/M\S+ \S+H/g)!.length;
  expect(bars('street')).toBe(bars('manhole'));
});

test('a character with two positions is drawn at both', () => {
  const drawn = drawBoard({
    ...emptyHexes,
    hexes: [
      { at: [0, 0], kind: 'street' },
      { at: [1, 0], kind: 'street' },
    ],
    setup: {
      characters: (['h0,0', 'h1,0'] as const).map((hex) => ({ character: 'gull', hex })),
      watsonFaces: 'N',
      lamps: [],
      covers: [],
      cordons: [],
    },
  });
  const places = [...drawn.matchAll(/<text x="([^"]*)"[^>]*>Gull</g)].map(([, x]) => x);
  expect(new Set(places).size).toBe(2);
});

test('hostile text is escaped everywhere', () => {
  const hostile = fc.oneof(
    fc.constantFrom(
      '</svg><script>alert(1)</script>',
      `" onload='x'`,
      'a\u202eb\u0000c',
      ']]>',
      '&lt;',
      '<!--',
    ),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(hostile, hostile, (name, crossing) => {
      const drawn = drawBoard({ ...little, name, crossings: [{ ...little.crossings[0]!, name: crossing }] });
      readXml(drawn);
      expect(drawn).not.toMatch(/<script|\son\w+='|[\u202a-\u202e\u2066-\u2069]/u);
    }),
  );
});

test.each<[string, readonly [number, number]]>([
  ['vast water on a board of one unit', [1, 1]],
  ['a board a million times as high as it is wide', [1, 1_000_000]],
])('%s has a limited number of hatch lines', (_, extent) => {
  const corners = [[-1e6, -1e6], [1e6, -1e6], [1e6, 1e6]] as const; // prettier-ignore
  const circles = corners.map((at, i) => ({ number: i + 1, at, colour: 'blue' as const }));
  const blocks = [{ id: 'b1' as const, kind: 'water' as const, walk: ['c1', 'c2', 'c3'] as const }];
  expect(drawBoard({ ...emptyStreets, extent, circles, blocks }).length).toBeLessThan(100_000);
});

describe('a highlight', () => {
  const rings = (drawn: string): number => drawn.match(/<circle [^>]*fill="none"/g)?.length ?? 0;

  test('draws two-tone rings around the start and the targets and describes them', () => {
    const plain = drawBoard(little);
    const drawn = drawBoard(little, { highlight: { from: 'c1', to: ['x1', 'c2', 'c2', 'c1'] } });
    // Start and two targets, and the two entries of the legend.
    expect(rings(drawn) - rings(plain)).toBe(2 * (3 + 2));
    const described = readXml(drawn).find((text) => text.startsWith('A board of'));
    expect(described).toContain('marked as start: circle 1, marked as reached: circle 2, crossing x1.');
  });

  test('draws broken rings in print, so that no circle looks red', () => {
    const drawn = drawBoard(little, { theme: 'print', highlight: { from: 'c1', to: ['c2', 'x1'] } });
    const black = [...drawn.matchAll(/<circle [^>]*fill="none" stroke="#000000"[^>]*>/g)].map(
      ([each]) => each,
    );
    // Start and two reached, and both in the legend: all but the thick ones are broken.
    expect(black).toHaveLength(5);
    expect(black.filter((each) => each.includes('stroke-dasharray'))).toHaveLength(3);
  });

  test('does not depend on the order of the targets', () => {
    const one = drawBoard(little, { highlight: { from: 'c1', to: ['x1', 'c2'] } });
    expect(drawBoard(little, { highlight: { from: 'c1', to: ['c2', 'x1'] } })).toBe(one);
  });
});

function officialBoard(id: string): Board {
  const result = parseBoard(readFileSync(new URL(`../../boards/${id}/board.json`, import.meta.url), 'utf8'));
  if (!result.ok) throw new Error(`${id}: ${result.errors[0]?.message ?? ''}`);
  return result.board;
}

/** The board with its lists of entities in another order, and every line and walk begun elsewhere. */
function shuffled(board: Board, numbers: Iterator<number>): Board {
  const draw = (): number => (numbers.next().value as number | undefined) ?? 0;
  const mix = <T>(list: readonly T[]): readonly T[] =>
    list
      .map((value) => ({ value, key: draw() }))
      .sort((a, b) => a.key - b.key)
      .map(({ value }) => value);
  if (board.game === 'mj') {
    const { setup } = board;
    return {
      ...board,
      hexes: mix(board.hexes),
      exits: mix(board.exits),
      ...(setup && {
        setup: {
          ...setup,
          characters: mix(setup.characters),
          lamps: mix(setup.lamps),
          covers: mix(setup.covers),
          cordons: mix(setup.cordons),
        },
      }),
    };
  }
  const turned = (lines: StreetBoard['streets']): StreetBoard['streets'] =>
    mix(lines).map(({ between: [a, b], bends }) =>
      bends ? { between: [b, a], bends: bends.toReversed() } : { between: [b, a] },
    );
  return {
    ...board,
    circles: mix(board.circles),
    crossings: mix(board.crossings),
    junctions: mix(board.junctions),
    streets: turned(board.streets),
    waterlines: turned(board.waterlines),
    blocks: mix(board.blocks).map((block) => ({ ...block, walk: [...block.walk.slice(1), block.walk[0]!] })),
  };
}

/** The texts of a document, or an error: a strict reader of the XML that a drawing may hold (no comments, no declarations). */
function readXml(document: string): readonly string[] {
  const texts: string[] = [];
  const open: string[] = [];
  let at = 0;
  const token =
    /<(\/?)([a-z]+)((?: [a-zA-Z][a-zA-Z0-9-]*="[^"<>&]*(?:&(?:amp|lt|gt|quot|#39);[^"<>&]*)*")*)(\/?)>|([^<>&]*(?:&(?:amp|lt|gt|quot|#39);[^<>&]*)*)/y;
  while (at < document.length) {
    token.lastIndex = at;
    const found = token.exec(document);
    if (!found || found[0] === '') throw new Error(`not XML: ${document.slice(at, at + 80)}`);
    at = token.lastIndex;
    const [, closing, name, attributes = '', empty, text] = found;
    if (name === undefined) {
      if (text!.trim() !== '' && open.length === 0) throw new Error('text outside the root');
      if (text!.trim() !== '') texts.push(decoded(text!));
      continue;
    }
    const keys = Array.from(attributes.matchAll(/ ([a-zA-Z][a-zA-Z0-9-]*)=/g), ([, key]) => key);
    if (new Set(keys).size !== keys.length) throw new Error(`an attribute twice: ${found[0]}`);
    if (closing === '/') {
      if (open.pop() !== name) throw new Error(`closes what is not open: ${found[0]}`);
    } else if (empty !== '/') open.push(name);
    if (open.length === 0 && document.slice(at).trim() !== '') throw new Error('more than one root');
  }
  if (open.length > 0) throw new Error(`never closed: ${open.join(' ')}`);
  if (/[^\P{Cc}\n]|[\p{Cs}\ufffe\uffff]/u.test(document)) throw new Error('a character XML forbids');
  return texts;
}

const decoded = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
