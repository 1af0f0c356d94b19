/** Boards that claim a printed edition: every difference in play is found, and a draft is not told what it does not have yet. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diffBoards } from '../../exchange/index.js';
import { idOfCircle, type Board, type HexBoard, type StreetBoard } from '../../model/index.js';
import { validateBoard, type Finding } from '../../validator/index.js';
import { redigitiseBoard } from '../boards/redigitise-board.js';
import { shippedBoard, shippedHexBoard, shippedStreetBoard } from '../boards/shipped-boards.js';
import { pickRandom, seededRandom, type Random } from '../seeded-random.js';
import { RETRACED_FAULTS } from '../../faults/retraced/index.js';
import { EDITION_BOARDS } from './edition-files.js';

const STREETS = ['whitechapel', 'whitehall'] as const;
const HEXES = ['mr-jack-2006', 'mr-jack-2016'] as const;

const errorsOf = (board: Board): readonly Finding[] =>
  validateBoard(board).findings.filter(({ severity }) => severity === 'error');
const editionFindings = (board: Board): string[] =>
  validateBoard(board)
    .findings.filter(({ rule }) => rule.startsWith('edition/'))
    .map(({ id }) => id);
const playsDifferently = (before: Board, after: Board): boolean =>
  ['play', 'identity'].includes(diffBoards(before, after).change);

describe('a fault whose blocks and witnesses follow the same wrong drawing has few differences', () => {
  const SAMPLE = 4;

  test.each(RETRACED_FAULTS)('$name', ({ make, boards }) => {
    const random = seededRandom(16);
    for (const name of boards)
      for (let i = 0; i < SAMPLE; i++) {
        const [faulty, what] = make(random, shippedBoard(name)) ?? [];
        if (typeof faulty !== 'object') continue;
        const found = editionFindings(faulty);
        expect([what, found.length <= 4]).toEqual([what, true]);
      }
  });
});

describe('any single edit that changes play is found', () => {
  const edits: Readonly<Record<string, (random: Random, board: StreetBoard) => StreetBoard>> = {
    'an end of a street': (random, board) => {
      const nodes = [...board.circles.map(idOfCircle), ...board.crossings.map(({ id }) => id)];
      const i = Math.floor(random() * board.streets.length);
      const between = [board.streets[i]!.between[0], pickRandom(nodes, random)] as const;
      return { ...board, streets: board.streets.with(i, { between }) };
    },
    'a colour': (random, board) => {
      const i = Math.floor(random() * board.circles.length);
      const colour = pickRandom(['white', 'red', 'black', 'blue'] as const, random);
      return { ...board, circles: board.circles.with(i, { ...board.circles[i]!, colour }) };
    },
    'a border': (random, board) => {
      const i = Math.floor(random() * board.crossings.length);
      const border = pickRandom(['yellow', 'red'] as const, random);
      return { ...board, crossings: board.crossings.with(i, { ...board.crossings[i]!, border }) };
    },
    'a section': (random, board) => {
      const i = Math.floor(random() * board.circles.length);
      const sector = pickRandom(board.grid!.sections, random);
      return { ...board, circles: board.circles.with(i, { ...board.circles[i]!, sector }) };
    },
    'a kind of block': (random, board) => {
      const i = Math.floor(random() * board.blocks.length);
      const kind = pickRandom(['houses', 'water', 'none'] as const, random);
      return { ...board, blocks: board.blocks.with(i, { ...board.blocks[i]!, kind, reason: 'seen so' }) };
    },
  };

  test.each(STREETS.flatMap((name) => Object.keys(edits).map((edit) => [name, edit] as const)))(
    '%s: %s',
    (name, edit) => {
      // Without counts and witnesses of its own, so that only the reference can tell.
      const board = { ...shippedStreetBoard(name), expect: [], witnesses: [] };
      fc.assert(
        fc.property(fc.integer(), (seed) => {
          const changed = edits[edit]!(seededRandom(seed), board);
          const found = errorsOf(changed).filter(({ rule }) => rule !== 'witness/fact-left-out');
          if (playsDifferently(board, changed)) expect(found).not.toEqual([]);
          else expect(editionFindings(changed)).toEqual([]);
        }),
        { numRuns: 12 },
      );
    },
  );

  test.each(HEXES)('%s: a hex, an exit, a piece or the facing', (name) => {
    const board = shippedHexBoard(name);
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const changed = editHexBoard(seededRandom(seed), board);
        if (playsDifferently(board, changed)) expect(errorsOf(changed)).not.toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

function editHexBoard(random: Random, board: HexBoard): HexBoard {
  const setup = board.setup!;
  const hex = `h${pickRandom(board.hexes, random).at.join()}` as HexBoard['exits'][number]['hex'];
  const side = pickRandom(['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const, random);
  const indexOf = (list: readonly unknown[]): number => Math.floor(random() * list.length);
  const [h, e, c, l] = [board.hexes, board.exits, setup.characters, setup.lamps].map(indexOf) as [
    number,
    number,
    number,
    number,
  ];
  return pickRandom<HexBoard>(
    [
      {
        ...board,
        hexes: board.hexes.with(h, {
          ...board.hexes[h]!,
          kind: pickRandom(['street', 'manhole', 'gaslight', 'building', 'garden', 'void'] as const, random),
        }),
      },
      { ...board, exits: board.exits.with(e, { ...board.exits[e]!, hex, side }) },
      {
        ...board,
        setup: { ...setup, characters: setup.characters.with(c, { ...setup.characters[c]!, hex }) },
      },
      { ...board, setup: { ...setup, lamps: setup.lamps.with(l, { ...setup.lamps[l]!, hex }) } },
      { ...board, setup: { ...setup, watsonFaces: side } },
      { ...board, setup: { ...setup, covers: setup.covers.with(0, hex) } },
      { ...board, setup: { ...setup, cordons: [pickRandom(board.exits, random).id] } },
    ],
    random,
  );
}

test.each(EDITION_BOARDS)('%s does not differ from its edition, in any profile', (name) => {
  const board = shippedBoard(name);
  for (const profile of ['official', 'draft', 'custom'] as const)
    expect(editionFindings({ ...board, profile })).toEqual([]);
});

test.each(STREETS)('%s with other ids in another frame does not differ from its edition', (name) => {
  for (const seed of [1, 2]) {
    const board = redigitiseBoard(shippedStreetBoard(name), seed, { scale: 0.7, jitter: 2 });
    expect(editionFindings(board).filter((id) => !id.startsWith('edition/section-differs'))).toEqual([]);
  }
});

describe.each(STREETS)('a draft of a part of %s', (name) => {
  const whole = shippedStreetBoard(name);

  test.each([0.1, 0.3, 0.5, 0.7, 0.9])('gets no hints about what is not traced yet: %f of it', (share) => {
    for (const [how, part] of Object.entries(partsOf(whole, share, seededRandom(share * 100))))
      expect([how, editionFindings(part)]).toEqual([how, []]);
  });

  test('gets a hint about a street that ends elsewhere', () => {
    const part = partsOf(whole, 0.6, seededRandom(5))['region']!;
    const streets = part.streets.filter(({ between }) => between.every((id) => !id.startsWith('t')));
    const i = Math.floor(streets.length / 2);
    const [from] = streets[i]!.between;
    const far = part.crossings.at(from === part.crossings.at(-1)!.id ? 0 : -1)!.id;
    const wrong = { ...part, streets: [...part.streets, { between: [from, far] as const }] };
    expect(editionFindings(wrong).length).toBeGreaterThan(0);
    expect(editionFindings(wrong).length).toBeLessThanOrEqual(3);
  });
});

/** Drafts with a share of the streets: a region, streets at random, nodes at random with all streets between them. */
function partsOf(board: StreetBoard, share: number, random: Random): Record<string, StreetBoard> {
  const [x, y] = pickRandom(board.circles, random).at;
  const far = ({ at }: { readonly at: readonly [number, number] }): number =>
    Math.hypot(at[0] - x, at[1] - y);
  const radius = board.circles.map(far).sort((a, b) => a - b)[Math.floor(share * board.circles.length)]!;
  const keep = (
    isKept: (node: { readonly at: readonly [number, number] }) => boolean,
    streetShare: number,
  ): StreetBoard => {
    const circles = board.circles.filter(isKept);
    const crossings = board.crossings.filter(isKept);
    const junctions = board.junctions.filter(isKept);
    const ids = new Set<string>([
      ...circles.map(idOfCircle),
      ...[...crossings, ...junctions].map(({ id }) => id),
    ]);
    const isWhole = (nodes: readonly string[]): boolean => nodes.every((id) => ids.has(id));
    return {
      ...board,
      profile: 'draft',
      circles,
      crossings,
      junctions,
      streets: board.streets.filter(({ between }) => isWhole(between) && random() < streetShare),
      waterlines: board.waterlines.filter(({ between }) => isWhole(between)),
      blocks: board.blocks.filter(({ walk, islands = [] }) => isWhole([...walk, ...islands.flat()])),
      expect: [],
      witnesses: [],
    };
  };
  return {
    region: keep((node) => far(node) <= radius, 1),
    streets: keep(() => true, share),
    nodes: keep(() => random() < Math.sqrt(share), 1),
  };
}
