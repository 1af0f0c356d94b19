import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectWrongUsage, readTextFile, runCli, temporaryFolder } from '../../testing/run-cli.js';
import type { Suggestions } from '../../../vision/index.js';

const folder = temporaryFolder();
const path = (name: string): string => join(folder, name);
const isValid = new Ajv2020({ allowUnionTypes: true }).compile(
  JSON.parse(readFileSync('schemas/suggestions.schema.json', 'utf8')) as object,
);

/** A small print: a grid of circles and crossings, joined by dashes. */
function drawSmallBoard(): string {
  const nodes = Array.from({ length: 30 }, (_, i) => ({
    isCircle: (i + Math.floor(i / 6)) % 2 === 0,
    x: 70 + 110 * (i % 6),
    y: 60 + 100 * Math.floor(i / 6),
  }));
  const streets = nodes.flatMap(({ x, y }, i) => [
    ...(i % 6 < 5 ? [`M${x} ${y}h110`] : []),
    ...(i < 24 && i % 3 === 0 ? [`M${x} ${y}v100`] : []),
  ]);
  const marks = nodes.map(({ isCircle, x, y }, i) =>
    isCircle
      ? `<circle cx="${x}" cy="${y}" r="17" fill="#fff" stroke="#111" stroke-width="3"/><text x="${x}" y="${y + 6}" font-size="17" text-anchor="middle" font-family="Liberation Sans, sans-serif" font-weight="700">${Math.floor(i / 2) + 1}</text>`
      : `<rect x="${x - 6}" y="${y - 6}" width="12" height="12" fill="#111" stroke="#fff"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="520"><rect width="700" height="520" fill="#dcc8a0"/><path d="${streets.join('')}" fill="none" stroke="#111" stroke-width="3" stroke-dasharray="6 4"/>${marks.join('')}</svg>`;
}

beforeAll(async () => {
  await sharp(Buffer.from(drawSmallBoard())).jpeg({ quality: 90 }).toFile(path('photo.jpg'));
  await sharp({ create: { width: 300, height: 200, channels: 3, background: '#ccbbaa' } })
    .png()
    .toFile(path('blank.png'));
});

describe('a picture of a board', () => {
  test('gives suggestions that the schema describes, a draft that validates, and an overlay', async () => {
    const outputs = ['-o', path('found.json'), '--board', path('draft.json'), '--overlay', path('look.png')];
    const { exit, stdout, stderr } = await runCli('detect', path('photo.jpg'), '--game', 'lfw', '--count', '15', ...outputs); // prettier-ignore
    expect([exit, stdout]).toEqual([0, '']);
    expect(stderr).toMatch(/^Found 15 circles \(\d+ safe\), 15 crossings \(\d+ safe\), \d+ streets/);
    const found = JSON.parse(readTextFile(path('found.json'))) as Suggestions;
    expect(isValid(found) ? [] : isValid.errors).toEqual([]);
    expect(found.picture).toMatchObject({ width: 700, height: 520 });
    expect(found.picture.sha256).toMatch(/^[0-9a-f]{64}$/);
    for (const { number, at } of found.circles) {
      const index = 2 * (number! - 1) + (Math.floor((2 * (number! - 1)) / 6) % 2);
      expect(Math.hypot(70 + 110 * (index % 6) - at[0], 60 + 100 * Math.floor(index / 6) - at[1])).toBeLessThan(3); // prettier-ignore
    }
    expect((await runCli('validate', path('draft.json'))).exit).toBe(0);
    expect(await sharp(path('look.png')).metadata()).toMatchObject({
      format: 'png',
      width: 700,
      height: 520,
    });
  });

  test('with corners is straightened, and positions stay those of the picture', async () => {
    const corners = ['10,12', '690,8', '695,510', '5,515'];
    const { exit, stdout } = await runCli('detect', path('photo.jpg'), '--game', 'lfw', '--corners', ...corners); // prettier-ignore
    expect(exit).toBe(0);
    const found = JSON.parse(stdout) as Suggestions;
    expect(isValid(found)).toBe(true);
    expect(found.circles).toHaveLength(15);
    const first = found.circles.find(({ number }) => number === 1)!;
    expect(Math.hypot(first.at[0] - 70, first.at[1] - 60)).toBeLessThan(3);
  });
});

test('a picture without a board gives nothing, says why, and succeeds', async () => {
  const { exit, stdout, stderr } = await runCli('detect', path('blank.png'), '--game', 'wm');
  expect(exit).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ game: 'wm', circles: [], crossings: [], streets: [] });
  expect(isValid(JSON.parse(stdout))).toBe(true);
  expect(stderr).toContain('Found nothing.');
  expect(stderr).toContain('Hardly any round discs were found.');
});

test('wrong usage is refused with what to do, before any work', async () => {
  mkdirSync(path('folder'));
  writeFileSync(path('photo.heic'), '\0\0\0\x18ftypheic\0\0\0\0mif1heic');
  const photo = path('photo.jpg');
  await expectWrongUsage(['detect', photo], '--game is missing. It must be one of: lfw, wm, mj');
  await expectWrongUsage(['detect', path('none.jpg'), '--game', 'lfw'], 'none.jpg');
  await expectWrongUsage(['detect', path('folder'), '--game', 'lfw'], 'is a folder. Name a picture');
  await expectWrongUsage(['detect', path('photo.heic'), '--game', 'lfw'], 'is a HEIC file. Save it as JPEG');
  await expectWrongUsage(
    ['detect', photo, '--game', 'lfw', '--count', '0'],
    '--count must be a whole number',
  );
  await expectWrongUsage(['detect', photo, 'other.jpg', '--game', 'lfw'], 'one argument too many');
  await expectWrongUsage(['detect', photo, '--game', 'lfw', '--corners', '1,2'], 'takes four points');
  await expectWrongUsage(['detect', photo, '--game', 'lfw', '--min-confidence', '0.5'], 'only with --board');
  await expectWrongUsage(['detect', photo, '--game', 'lfw', '--board', 'a.json', '--min-confidence', '2'], 'a number from 0 to 1'); // prettier-ignore
  await expectWrongUsage(['detect', photo, '--game', 'lfw', '--overlay', 'look.jpg'], 'ends in .png');
  await expectWrongUsage(['detect', photo, '--game', 'lfw', '-o', photo], 'would be overwritten');
  await expectWrongUsage(['detect', photo, '--game', 'lfw', '-o', 'a', '--board', 'a'], 'the same file');
});
