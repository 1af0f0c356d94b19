import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isHexBoard } from '../board/board.js';
import { parseBoard } from '../file/parse-board.js';
import { DIRECTIONS, type Direction, type HexId } from '../board/vocabulary.js';
import { exitsOfHex, hexNeighbours, sewerSteps, walkingSteps, type HexesByHex } from './movement-steps.js';
import { gaslightGlow, hexesLitByGaslight, lanternRay, startPosition, visibilityOf } from './visibility.js';
import { hexNetworkOf } from './hex-network.js';
import { allStreetDistances, streetDistances } from './street-distance.js';

function boardNamed(name: string) {
  const result = parseBoard(
    readFileSync(new URL(`../../boards/${name}/board.json`, import.meta.url), 'utf8'),
  );
  if (!result.ok || !isHexBoard(result.board)) throw new Error(`${name} is no hex board`);
  return result.board;
}

const sizeOf = (map: HexesByHex): number => [...map.values()].reduce((sum, list) => sum + list.length, 0);

// The numbers were counted by another program, in doubled coordinates.
describe.each([
  { name: 'mr-jack-2006', openManholes: 6 },
  { name: 'mr-jack-2016', openManholes: 7 },
])('$name', ({ name, openManholes }) => {
  const board = boardNamed(name);
  const start = startPosition(board)!;

  test('has 86 hexes, 60 of them walkable, and the number of steps counted in the print', () => {
    const { ids, walkable } = hexNetworkOf(board);
    expect(ids).toHaveLength(86);
    expect(walkable.filter((flag) => flag === 1)).toHaveLength(60);
    expect(sizeOf(hexNeighbours(board)) / 2).toBe(221);
    expect(sizeOf(walkingSteps(board)) / 2).toBe(87);
    expect(sizeOf(sewerSteps(board, board.setup!.covers))).toBe(openManholes * (openManholes - 1));
  });

  test('has two dead ends, both at exits, with five hexes within three steps', () => {
    const deadEnds = [...walkingSteps(board)].filter(([, beside]) => beside.length === 1).map(([id]) => id);
    expect(deadEnds).toEqual(['h1,0', 'h11,1']);
    for (const id of deadEnds) {
      expect(exitsOfHex(board, id)).toHaveLength(1);
      const near = [...streetDistances(board, id).values()].filter((steps) => steps >= 1 && steps <= 3);
      expect(near).toHaveLength(5);
    }
  });

  test('connects all walkable hexes in at most 15 steps', () => {
    const reached = allStreetDistances(board).filter((steps) => steps >= 0);
    expect(reached).toHaveLength(60 * 60);
    expect(reached.reduce((most, steps) => Math.max(most, steps))).toBe(15);
    expect(reached.reduce((sum, steps) => sum + steps) / 2).toBe(10676);
    expect(streetDistances(board, 'h0,3').get('h12,-2')).toBe(15);
  });

  test('has lamps that light 38 hexes, 28 of them at the start', () => {
    const glow = gaslightGlow(board);
    expect([...glow].map(([id, lit]) => [id, lit.length])).toEqual([
      ['h1,5', 6],
      ['h2,0', 4],
      ['h5,-2', 5],
      ['h5,2', 4],
      ['h7,-1', 4],
      ['h7,3', 5],
      ['h10,1', 4],
      ['h11,-4', 6],
    ]);
    expect(hexesLitByGaslight(board, start.lamps)).toHaveLength(28);
  });

  // The printed facing is debatable; whichever it is, the fact holds.
  test.each(DIRECTIONS)(
    '[MJ-X01] has four visible characters at the start with Watson facing %s',
    (watsonFaces) => {
      expect(visibilityOf(board, { ...start, watsonFaces })).toEqual({
        visible: ['holmes', 'smith', 'lestrade', 'bert'],
        invisible: ['watson', 'stealthy', 'goodley', 'gull'],
      });
    },
  );

  test('[MJ-X01] has other visible characters without a lit lamp in the middle', () => {
    const lamps = start.lamps.filter((lamp) => lamp !== 'h5,2');
    expect(visibilityOf(board, { ...start, lamps }).visible).not.toHaveLength(4);
  });
});

test.each<[string, HexId, Direction, readonly HexId[]]>([
  ['mr-jack-2006', 'h0,4', 'SE', ['h1,4', 'h2,4', 'h3,4', 'h4,4', 'h5,4', 'h6,4', 'h7,4']],
  ['mr-jack-2006', 'h0,4', 'N', ['h0,3', 'h0,2']],
  ['mr-jack-2006', 'h0,4', 'NE', []],
  ['mr-jack-2016', 'h8,3', 'N', ['h8,2', 'h8,1', 'h8,0', 'h8,-1', 'h8,-2', 'h8,-3']],
  ['mr-jack-2016', 'h8,3', 'SW', ['h7,4']],
  ['mr-jack-2016', 'h8,3', 'NE', []],
])('the lantern on %s from %s to %s lights %j', (name, from, facing, ray) => {
  expect(lanternRay(boardNamed(name), from, facing)).toEqual(ray);
});
