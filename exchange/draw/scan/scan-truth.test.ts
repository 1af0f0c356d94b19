import { describe, expect, test } from 'vitest';
import { digestBoard } from '../../../model/file/format-board.js';
import { applyHomography } from '../../../model/geometry/homography.js';
import { shippedHexBoard, shippedBoard, shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { planSimulatedScan } from './plan-simulated-scan.js';
import { drawPrintedBoard } from './draw-printed-board.js';
import { formatScanTruth, groundTruthOfScan } from './scan-truth.js';

describe.each([
  ['whitechapel', 195 + 234 + 17, 8],
  ['whitehall', 189 + 174, 8],
  ['mr-jack-2006', 86, 4],
  ['teaching/two-routes', 6, 4],
] as const)('%s', (id, nodes, controlPoints) => {
  const board = shippedBoard(id);
  const plan = planSimulatedScan(board, { seed: 3, width: 2400 });
  const truth = groundTruthOfScan(board, plan);

  test('has the position of every node and corner, all inside the picture', () => {
    expect([Object.keys(truth.nodes).length, truth.controlPoints.length]).toEqual([nodes, controlPoints]);
    for (const [x, y] of [
      ...Object.values(truth.nodes),
      ...truth.controlPoints.map(({ picture }) => picture),
    ]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(plan.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(plan.height);
    }
    for (const { board: at, picture } of truth.controlPoints) {
      const [x, y] = applyHomography(truth.boardToPicture, at);
      expect(Math.hypot(picture[0] - x, picture[1] - y)).toBeLessThan(0.01);
    }
  });

  test('names the board and survives formatting and parsing', () => {
    expect(truth.board).toEqual({
      id: board.id,
      boardVersion: board.boardVersion,
      digest: digestBoard(board),
    });
    const text = formatScanTruth(truth, { sha256: 'abc' });
    expect(JSON.parse(text)).toEqual({ ...truth, picture: { ...truth.picture, sha256: 'abc' } });
    expect(text.endsWith('\n}\n')).toBe(true);
    expect(text).not.toContain('-0,');
  });

  test('the print shows the whole board without title and legend', () => {
    const print = drawPrintedBoard(board, 500);
    expect(print).toMatch(
      new RegExp(`^<svg xmlns="[^"]*" width="500" height="\\d+" viewBox="0 0 ${board.extent.join(' ')}"`),
    );
    expect(print).not.toMatch(/NaN|undefined|<title>|section border|in the light/);
  });
});

test('positions are rounded to a hundredth of a pixel', () => {
  const board = shippedStreetBoard('whitechapel');
  const plan = planSimulatedScan(board, { seed: 3, width: 2400 });
  const { at } = board.circles.find(({ number }) => number === 65)!;
  const [x, y] = applyHomography(plan.boardToPicture, at);
  expect(groundTruthOfScan(board, plan).nodes['c65']).toEqual([
    Math.round(x * 100) / 100,
    Math.round(y * 100) / 100,
  ]);
});

test('the first of two circles with the same number counts, as in the drawing', () => {
  const board = shippedStreetBoard('whitechapel');
  const plan = planSimulatedScan(board, { seed: 3, width: 2400 });
  const twin = { number: 65, at: [9990, 6660], colour: 'white' } as const;
  const twice = { ...board, circles: [twin, ...board.circles] };
  expect(groundTruthOfScan(twice, plan).nodes['c65']).toEqual(groundTruthOfScan(board, plan).nodes['c65']);
});

test('a void hex has no position in the picture', () => {
  const board = shippedHexBoard('mr-jack-2006');
  const plan = planSimulatedScan(board, { seed: 3, width: 2400 });
  const holed = { ...board, hexes: [...board.hexes, { at: [9, 9], kind: 'void' } as const] };
  expect(groundTruthOfScan(holed, plan).nodes).toEqual(groundTruthOfScan(board, plan).nodes);
});
