/** `lamplighter detect` on simulated scans: what it writes is right, in form and in substance. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { planSimulatedScan, randomScanLook } from '../../../exchange/draw/scan/index.js';
import { applyHomography, parseBoard, type StreetBoard } from '../../../model/index.js';
import { shippedBoard, shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { requireFont } from '../../../testing/accuracy/require-font.js';
import type { Suggestions } from '../../../vision/index.js';
import { readTextFile, runCli, temporaryFolder } from '../../testing/run-cli.js';
import { simulateScan } from '../export/simulated-scan.js';

const folder = temporaryFolder();
const path = (name: string): string => join(folder, name);
const isValid = new Ajv2020({ allowUnionTypes: true }).compile(
  JSON.parse(readFileSync('schemas/suggestions.schema.json', 'utf8')) as object,
);
const readSuggestions = (name: string): Suggestions => JSON.parse(readTextFile(path(name))) as Suggestions;

describe('a scan of Whitehall', () => {
  const board = shippedStreetBoard('whitehall');
  const look = randomScanLook(1);
  const plan = planSimulatedScan(board, { seed: 1, width: 1600, look });
  const { boardToPicture } = plan;
  const positions = new Map(
    board.circles.map(({ number, at }) => [number, applyHomography(boardToPicture, at)]),
  );
  const corners = ([[0, 0], [10000, 0], board.extent, [0, board.extent[1]]] as const).map((corner) =>
    applyHomography(boardToPicture, corner).map(Math.round).join(','),
  ); // prettier-ignore
  beforeAll(async () => {
    requireFont(look.print.font.family);
    const { picture } = await simulateScan(sharp, board, plan, 'jpeg', 'scan.jpg');
    await sharp(picture).toFile(path('scan.jpg'));
  });

  test('gives suggestions that the schema describes, a draft with few errors, and an overlay', async () => {
    const outputs = ['-o', path('found.json'), '--board', path('draft.json'), '--overlay', path('look.png')];
    const { exit, stdout, stderr } = await runCli('detect', path('scan.jpg'), '--game', 'wm', ...outputs);
    expect([exit, stdout]).toEqual([0, '']);
    expect(stderr).toMatch(/^Found \d+ circles \(\d+ safe\), \d+ crossings/);
    const found = readSuggestions('found.json');
    expect(isValid(found) ? [] : isValid.errors).toEqual([]);
    expect(found.picture).toMatchObject({ width: 1600, height: plan.height });
    expect(found.picture.sha256).toMatch(/^[0-9a-f]{64}$/);
    const draft = parseBoard(readTextFile(path('draft.json')));
    expect(draft.ok && (draft.board as StreetBoard).circles.length).toBeGreaterThan(150);
    const { stdout: report } = await runCli('validate', path('draft.json'), '--format', 'json');
    // A street that was read wrongly is what the validator is for; more than a few are a poor draft.
    expect((JSON.parse(report) as { summary: { errors: number } }).summary.errors).toBeLessThan(4);
    expect(await sharp(path('look.png')).metadata()).toMatchObject({ format: 'png', width: 1600 });
  });

  test('with its corners gives positions of the picture, and a draft in units of the board', async () => {
    const outputs = ['-o', path('straight.json'), '--board', path('straight-draft.json')];
    const { exit } = await runCli('detect', path('scan.jpg'), '--game', 'wm', '--corners', ...corners, ...outputs); // prettier-ignore
    expect(exit).toBe(0);
    const found = readSuggestions('straight.json');
    expect(isValid(found)).toBe(true);
    const sure = found.circles.filter(({ numberConfidence }) => numberConfidence > 0.95);
    expect(sure.length).toBeGreaterThan(150);
    for (const { number, at } of sure) {
      const [x, y] = positions.get(number!)!;
      expect(Math.hypot(at[0] - x, at[1] - y)).toBeLessThan(4);
    }
    const draft = parseBoard(readTextFile(path('straight-draft.json')));
    const circles = draft.ok ? (draft.board as StreetBoard).circles : [];
    for (const { number, at } of circles) {
      const [x, y] = board.circles.find((each) => each.number === number)!.at;
      expect(Math.hypot(at[0] - x, at[1] - y)).toBeLessThan(60);
    }
  });
});

test('a scan of Mr Jack gives hexes, a draft with few errors, and an overlay', async () => {
  const board = shippedBoard('mr-jack-2006');
  const plan = planSimulatedScan(board, { seed: 1, width: 1200 });
  const { picture } = await simulateScan(sharp, board, plan, 'jpeg', 'scan.jpg');
  await sharp(picture).toFile(path('mr-jack.jpg'));
  const outputs = ['-o', path('hexes.json'), '--board', path('hexes-draft.json'), '--overlay', path('hexes.png')]; // prettier-ignore
  const { exit } = await runCli('detect', path('mr-jack.jpg'), '--game', 'mj', ...outputs, '--min-confidence', '0.5'); // prettier-ignore
  expect(exit).toBe(0);
  const found = readSuggestions('hexes.json');
  expect(isValid(found) ? [] : isValid.errors).toEqual([]);
  expect(found.hexes.length).toBeGreaterThan(70);
  expect((await runCli('validate', path('hexes-draft.json'))).exit).toBe(0);
});
