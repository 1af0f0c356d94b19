import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { expectWrongUsage, runCli, temporaryFolder } from '../../testing/run-cli.js';

const folder = temporaryFolder();
const path = (name: string): string => join(folder, name);
const isValid = new Ajv2020({ allowUnionTypes: true }).compile(
  JSON.parse(readFileSync('schemas/suggestions.schema.json', 'utf8')) as object,
);

beforeAll(async () => {
  writeFileSync(path('photo.jpg'), 'no picture');
  await sharp({ create: { width: 300, height: 200, channels: 3, background: '#ccbbaa' } })
    .png()
    .toFile(path('blank.png'));
});

test('a picture without a board gives nothing, says why, and succeeds', async () => {
  const { exit, stdout, stderr } = await runCli('detect', path('blank.png'), '--game', 'wm');
  expect(exit).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ game: 'wm', circles: [], crossings: [], streets: [] });
  expect(isValid(JSON.parse(stdout))).toBe(true);
  expect(stderr).toContain('Found nothing.');
  expect(stderr).toContain('Hardly any round discs were found.');
});

test('a picture without hexes too', async () => {
  const { exit, stdout, stderr } = await runCli('detect', path('blank.png'), '--game', 'mj');
  expect([exit, isValid(JSON.parse(stdout))]).toEqual([0, true]);
  expect(stderr).toContain('No lattice of hexes was found.');
  await expectWrongUsage(['detect', path('blank.png'), '--game', 'mj', '--board', path('mj.json')], 'No hexes were found'); // prettier-ignore
  await expectWrongUsage(['detect', path('blank.png'), '--game', 'mj', '--corners', '1,2', '9999,2', '9999,9', '1,9'], '9999,2 is far outside the picture'); // prettier-ignore
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
  await expectWrongUsage(['detect', photo, '--game', 'lfw', '--corners', '1,2', '9,2', '9,9', '1,x'], 'found "1,x"'); // prettier-ignore
  await expectWrongUsage(['detect', photo, '--game', 'mj', '--count', '5'], 'Mr Jack has none');
  await expectWrongUsage(['detect', photo, '--game', 'lfw', '--min-confidence', '0.5'], 'only with --board');
  await expectWrongUsage(['detect', photo, '--game', 'lfw', '--board', 'a.json', '--min-confidence', '2'], 'a number from 0 to 1'); // prettier-ignore
  await expectWrongUsage(['detect', photo, '--game', 'lfw', '--overlay', 'look.jpg'], 'ends in .png');
  await expectWrongUsage(['detect', photo, '--game', 'lfw', '-o', photo], 'would be overwritten');
  await expectWrongUsage(['detect', photo, '--game', 'lfw', '-o', 'a', '--board', 'a'], 'the same file');
});
