/** The teaching boards: each shows its idea, and what their README says is true. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCommandLine } from '../cli/run.js';
import {
  alleyRelation,
  cellOfPoint,
  facesOfBoard,
  isStreetBoard,
  jackRelation,
  jackRoutes,
  unblockedNeighbours,
  circlesOnPerimeter,
  policeRelation,
  searchRelation,
  sectorRelation,
  type Block,
  type CircleId,
  type CrossingId,
} from '../model/index.js';
import { lanternRay, sewerSteps, startPosition, streetDistances, visibilityOf } from '../model/index.js';
import { validateText } from '../validator/index.js';
import {
  referenceJackPairs,
  formatPair,
  referencePolicePairs,
  referenceSearchPairs,
} from './boards/reference-relations.js';
import {
  shippedHexBoard,
  shippedBoard,
  shippedStreetBoard,
  shippedBoardText,
} from './boards/shipped-boards.js';

const root = join(import.meta.dirname, '..');
const teaching = readdirSync(join(root, 'boards', 'teaching'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();
const board = (id: string) => shippedStreetBoard(`teaching/${id}`);

/** What the command line answers on stdout. */
async function answerOf(words: readonly string[]): Promise<string> {
  let text = '';
  const plain = (_style: string, shown: string): string => shown;
  await runCommandLine(words, {
    writeResult: (part) => {
      text += part;
    },
    writeMessage: (line) => {
      throw new Error(line);
    },
    showProgress: () => undefined,
    paint: plain,
    paintMessage: plain,
  });
  return text;
}

describe('boards/teaching/README.md', () => {
  const readme = readFileSync(join(root, 'boards', 'teaching', 'README.md'), 'utf8');
  const rows = readme.split('\n').filter((line) => line.startsWith('| ['));
  const reported = rows.map((row) => {
    const [, id, folder, words, answer] =
      /^\| \[([a-z-]+)\]\(([a-z-]+)\/board\.json\) \| [^|]+ \| `npx lamplighter ([^`]+)` \| `([^`]+)` \|$/.exec(
        row,
      )!;
    return { id: id!, folder: folder!, words: words!, answer: answer! };
  });

  test('lists every board', () => {
    expect([...new Set(reported.map(({ id }) => id))].sort()).toEqual(teaching);
    expect(reported.map(({ id }) => id)).toEqual(reported.map(({ folder }) => folder));
  });

  test.each(reported)('lamplighter $words', async ({ id, words, answer }) => {
    expect(words).toContain(` boards/teaching/${id} `);
    const absolute = words.split(' ').map((word) => (word.startsWith('boards/') ? join(root, word) : word));
    expect(await answerOf(absolute)).toBe(`${answer}\n`);
  });
});

describe.each(teaching)('%s', (id) => {
  const any = shippedBoard(`teaching/${id}`);

  test('is a small teaching board of our own', () => {
    expect(any).toMatchObject({ edition: 'teaching', profile: 'custom', provenance: { licence: 'CC0-1.0' } });
    expect(any.provenance.sources.map(({ kind }) => kind)).toEqual(['drawing']);
    const nodes = isStreetBoard(any)
      ? any.circles.length + any.crossings.length + any.junctions.length
      : any.hexes.length;
    expect(nodes).toBeGreaterThanOrEqual(5);
    expect(nodes).toBeLessThanOrEqual(30);
  });

  test('keeps its counts and facts', () => {
    expect(any.expect.length).toBeGreaterThan(0);
    const { findings } = validateText(shippedBoardText(`teaching/${id}`));
    expect(findings.filter(({ rule }) => /^(reference|witness)\//.test(rule))).toEqual([]);
  });
});

describe.each(teaching.filter((id) => isStreetBoard(shippedBoard(`teaching/${id}`))))('%s', (id) => {
  test('declares every inner face as it is walked', () => {
    const text = ({ walk, islands = [] }: Pick<Block, 'walk' | 'islands'>) => JSON.stringify([walk, islands]);
    expect(board(id).blocks.map(text).sort()).toEqual(facesOfBoard(board(id)).inner.map(text).sort());
  });

  test('has the same relations by the second derivation', () => {
    const pairs = (relation: ReadonlyMap<CircleId | CrossingId, readonly (CircleId | CrossingId)[]>) =>
      new Set([...relation].flatMap(([a, others]) => others.map((b) => formatPair(a, b))));
    expect(pairs(jackRelation(board(id)))).toEqual(referenceJackPairs(board(id)));
    expect(pairs(policeRelation(board(id)))).toEqual(referencePolicePairs(board(id)));
    expect(pairs(searchRelation(board(id)))).toEqual(referenceSearchPairs(board(id)));
  });
});

describe('the ideas', () => {
  // [DEF-04] Where Jack may still go when these crossings are held.
  test.each<[board: string, from: CircleId, held: CrossingId[], open: CircleId[]]>([
    ['two-routes', 'c1', [], ['c2', 'c3']],
    ['two-routes', 'c1', ['x1'], ['c2', 'c3']],
    ['two-routes', 'c1', ['x3'], ['c2', 'c3']],
    ['two-routes', 'c1', ['x2'], ['c2']],
    ['two-routes', 'c1', ['x1', 'x3'], ['c3']],
    ['two-routes', 'c1', ['x1', 'x2'], []],
    ['a-junction', 'c2', ['x3'], ['c1', 'c3']],
    ['a-junction', 'c2', ['x2', 'x3'], ['c1']],
    ['no-pawn-can-bar', 'c1', ['x1', 'x2', 'x3'], ['c2']],
    ['no-pawn-can-bar', 'c3', ['x1', 'x2', 'x3'], []],
    ['long-chain', 'c1', ['x3'], ['c3', 'c5']],
    ['long-chain', 'c1', ['x2'], ['c3']],
    ['same-circles-twice', 'c1', ['x1', 'x3'], ['c2']],
    ['same-circles-twice', 'c1', ['x1', 'x2', 'x3'], []],
    ['two-parallel-streets', 'c1', ['x2'], ['c2']],
    ['two-parallel-streets', 'c1', ['x2', 'x3'], []],
  ])('on %s Jack goes from %s past %j to %j', (id, from, held, open) => {
    expect(unblockedNeighbours(board(id), from, new Set(held))).toEqual(open);
  });

  test('two routes: one pair has a choice, and of the crossings on its ways none bars it alone', () => {
    const choices = jackRoutes(board('two-routes')).pairs.filter(({ routes }) => routes.length > 1);
    expect(choices.map(({ between }) => between)).toEqual([['c1', 'c2']]);
  });

  test('a bridge: the walk passes it on both sides', () => {
    const [face] = facesOfBoard(board('bridge-inside-a-block')).inner;
    expect(face).toMatchObject({ bridges: ['x5-x6'], spurs: [], islands: [] });
    expect(face!.walk.filter((node) => node === 'x6')).toHaveLength(2);
    expect(board('bridge-inside-a-block').blocks[0]).toMatchObject({ kind: 'houses' });
    expect(board('bridge-inside-a-block').blocks[0]!.reason).toMatch(/bridge/);
  });

  test('an island: it has no line to the rim and lies in one face', () => {
    const faces = facesOfBoard(board('an-island')).inner;
    expect(faces.map(({ islands }) => islands)).toEqual([[['c5', 'x6', 'c6', 'x5']], []]);
    expect(board('an-island').blocks.map(({ kind }) => kind)).toEqual(['none', 'houses']);
  });

  test('a spur: without it the block would be whole', () => {
    const { streets, ...rest } = board('a-spur');
    expect(facesOfBoard(board('a-spur')).inner[0]!.spurs).toEqual(['c6-x7']);
    const without = { ...rest, streets: streets.filter(({ between }) => between[0] !== 'c6') };
    expect(facesOfBoard(without).inner.flatMap(({ spurs, bridges }) => [...spurs, ...bridges])).toEqual([]);
  });

  test('a waterline: without it the water runs out into the open', () => {
    const whole = board('water-closed-by-a-waterline');
    const holdsBlue = ({ walk }: { walk: readonly string[] }): boolean => walk.includes('c5');
    expect(facesOfBoard(whole).inner.filter(holdsBlue)).toHaveLength(1);
    expect(facesOfBoard({ ...whole, waterlines: [] }).inner.filter(holdsBlue)).toHaveLength(0);
    expect(jackRelation(whole).get('c4')).not.toContain('c7');
  });

  test('the same circles twice: two blocks, three crossings', () => {
    const same = board('same-circles-twice');
    expect(same.blocks.map(circlesOnPerimeter)).toEqual([
      ['c1', 'c2'],
      ['c1', 'c2'],
    ]);
    expect([...searchRelation(same).values()]).toEqual(Array(3).fill(['c1', 'c2']));
    expect([...alleyRelation(same)]).toEqual([
      ['c1', ['c2']],
      ['c2', ['c1']],
    ]);
  });

  test('parallel streets: a block of two nodes', () => {
    expect(board('two-parallel-streets').blocks.map(({ walk }) => walk.length)).toEqual([5, 2]);
  });

  test('a section line: the decision goes against the measure', () => {
    const line = board('section-line');
    expect(cellOfPoint(line.grid!, line.crossings[0]!.at)?.section).toBe('Bb');
    expect(sectorRelation(line).get('x1')).toBe('Ab');
  });

  test('two manholes: four steps in the street, one below it', () => {
    const manholes = shippedHexBoard('teaching/two-manholes');
    expect(streetDistances(manholes, 'h1,0').get('h3,1')).toBe(4);
    expect([...sewerSteps(manholes, manholes.setup!.covers).keys()]).toEqual(['h1,0', 'h3,1']);
    expect([...sewerSteps(manholes, []).keys()]).toEqual(['h0,3', 'h1,0', 'h3,1']);
  });

  test('a lantern: the wall hides Holmes, and without it he is seen', () => {
    const walls = shippedHexBoard('teaching/lantern-and-walls');
    const start = startPosition(walls)!;
    expect(lanternRay(walls, 'h0,0', 'SE')).toEqual(['h1,0', 'h2,0', 'h3,0']);
    expect(visibilityOf(walls, start).invisible).toEqual(['holmes', 'watson', 'stealthy']);
    const hexes = walls.hexes.map((hex) =>
      hex.kind === 'building' ? { ...hex, kind: 'street' as const } : hex,
    );
    expect(visibilityOf({ hexes }, start).visible).toContain('holmes');
    expect(visibilityOf(walls, { ...start, lamps: ['h6,-3'] }).visible).toContain('stealthy');
  });
});
