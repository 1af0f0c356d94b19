import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { runCommandLine } from '../../run.js';
import {
  expectWrongUsage,
  runCli,
  temporaryFolder,
  readTextFile,
  WHITEHALL_FILE,
} from '../../testing/run-cli.js';

const folder = temporaryFolder();
const SMALL = 'boards/teaching/two-routes';

test.each(['png', 'jpeg'])('%s goes into a file, in each theme and with a highlight', async (format) => {
  const draw = async (...words: string[]): Promise<Buffer> => {
    const file = join(folder, `drawing.${format}`);
    const stated = await runCli('export', SMALL, '--to', format, '--width', '300', '-o', file, ...words);
    expect(stated).toEqual({ exit: 0, stdout: '', stderr: `Written: ${file}\n` });
    const { width, format: found } = await sharp(file).metadata();
    expect([width, found]).toEqual([300, format]);
    return readFileSync(file);
  };
  const drawings = [
    await draw(),
    await draw('--theme', 'dark'),
    await draw('--theme', 'print'),
    await draw('--relation', 'jack', '--of', 'c1'),
  ];
  expect(new Set(drawings.map((each) => each.toString('base64'))).size).toBe(4);
  expect(await draw('--style', 'drawing')).toEqual(drawings[0]);
});

test('png goes to stdout where that is no terminal', async () => {
  const asked = async (takesBytes: boolean): Promise<{ exit: number; bytes: Uint8Array; talk: string }> => {
    let [bytes, talk] = [new Uint8Array(), ''];
    const exit = await runCommandLine(['export', SMALL, '--to', 'png', '--width', '300'], {
      writeResult: () => undefined,
      acceptsBytes: () => takesBytes,
      writeBytes: (given) => (bytes = Uint8Array.from(given)),
      writeMessage: (line) => (talk += `${line}\n`),
      showProgress: () => undefined,
      paint: (_, text) => text,
      paintMessage: (_, text) => text,
    });
    return { exit, bytes, talk };
  };
  const piped = await asked(true);
  expect([piped.exit, piped.talk]).toEqual([0, '']);
  expect(await sharp(piped.bytes).metadata()).toMatchObject({ format: 'png', width: 300 });
  const shown = await asked(false);
  expect([shown.exit, shown.bytes.length]).toEqual([2, 0]);
  expect(shown.talk).toContain('A PNG cannot be shown in a terminal.');
});

test('a scan is a picture and the truth beside it', async () => {
  const scan = async (name: string, ...words: string[]): Promise<{ picture: Buffer; truth: string }> => {
    const [file, truth] = [join(folder, name), join(folder, name.replace(/\.\w+$/, '.truth.json'))];
    const to = name.endsWith('.jpg') ? 'jpeg' : 'png';
    const stated = await runCli('export', SMALL, '--to', to, '--style', 'scan', '-o', file, ...words);
    expect(stated).toEqual({ exit: 0, stdout: '', stderr: `Written: ${file}\nWritten: ${truth}\n` });
    return { picture: readFileSync(file), truth: readTextFile(truth) };
  };
  const first = await scan('scan.png', '--width', '300');
  expect(await scan('scan.png', '--width', '300', '--seed', '1')).toEqual(first);
  const other = await scan('other.jpg', '--width', '300', '--seed', '2');
  expect((await sharp(other.picture).metadata()).format).toBe('jpeg');
  for (const { picture, truth } of [first, other])
    expect(JSON.parse(truth)).toMatchObject({
      format: 'lamplighter-scan',
      board: { id: 'two-routes' },
      picture: { width: 300, sha256: createHash('sha256').update(picture).digest('hex') },
    });
});

test.each([
  [['--to', 'canonical', '--theme', 'print'], '--theme goes with --to svg, png or jpeg.'],
  [['--to', 'dot', '--width', '300'], '--width goes with --to png or jpeg.'],
  [['--to', 'svg', '--width', '300'], '--width goes with --to png or jpeg.'],
  [['--to', 'svg', '--y', 'up'], '--y goes with --to geojson.'],
  [['--to', 'geojson', '--y', 'upp'], 'Did you mean "up"?'],
  [['--to', 'svg', '--seed', '3'], '--seed goes with --to png or jpeg.'],
  [['--to', 'svg', '--style', 'scan'], 'a photograph is made of pixels.'],
  [['--to', 'csv', '--style', 'scan'], '--style goes with --to svg, png or jpeg.'],
  [['--to', 'png', '--style', 'scna'], 'Did you mean "scan"?'],
  [['--to', 'png', '--theme', 'prnt'], 'Did you mean "print"?'],
  [['--to', 'png'], 'A PNG cannot be shown in a terminal.'],
  [['--to', 'jpeg', '-o', '-'], 'A JPEG cannot be shown in a terminal.'],
  [['--to', 'png', '-o', 'x.png', '--seed', '3'], '--seed works only with --style scan.'],
  [['--to', 'png', '-o', 'x.png', '--width', '50'], 'from 100 to 10000; found "50"'],
  [['--to', 'png', '--style', 'scan', '-o', 'x.png', '--width', '9000'], 'from 100 to 6000; found "9000"'],
  [['--to', 'png', '--style', 'scan', '-o', 'x.png', '--seed', '4294967296'], 'from 0 to 4294967295'],
  [['--to', 'png', '--style', 'scan', '-o', 'x.png', '--seed', '-1'], 'from 0 to 4294967295'],
  [
    ['--to', 'png', '--style', 'scan', '-o', 'x.png', '--theme', 'dark'],
    '--theme works only with --style drawing; a scan',
  ],
  [
    ['--to', 'png', '--style', 'scan', '-o', 'x.png', '--of', 'c1'],
    '--of works only with --style drawing; a scan',
  ],
  [['--to', 'png', '--style', 'scan'], 'A scan is two files'],
  [['--to', 'png', '--style', 'scan', '-o', '-'], 'A scan is two files'],
  [
    ['--to', 'png', '--style', 'scan', '-o', '/dev/null'],
    '"/dev/null" is not a file, and a scan is two files.',
  ],
  [['--to', 'png', '--style', 'scan', '-o', 'no/such/x.png'], 'there is no folder "no/such"'],
  [['--to', 'png', '-o', 'no/such/x.png'], 'there is no folder "no/such"'],
])('%j is wrong usage', async (words, message) => {
  await expectWrongUsage(['export', WHITEHALL_FILE, ...words], message);
  expect(['x.png', 'x.truth.json'].filter(existsSync)).toEqual([]);
});

test('the truth never replaces the board that the scan is of', async () => {
  const board = join(folder, 'mine.truth.json');
  writeFileSync(board, readTextFile(WHITEHALL_FILE));
  const words = ['--to', 'png', '--style', 'scan', '-o', join(folder, 'mine.png')];
  await expectWrongUsage(['export', board, ...words], 'would be overwritten');
  expect(readTextFile(board)).toBe(readTextFile(WHITEHALL_FILE));
});

test('where one of the two files cannot be written, neither is', async () => {
  const place = join(folder, 'blocked');
  mkdirSync(join(place, 'scan.truth.json'), { recursive: true });
  const file = join(place, 'scan.png');
  const stated = await runCli(
    'export',
    SMALL,
    '--to',
    'png',
    '--style',
    'scan',
    '--width',
    '200',
    '-o',
    file,
  );
  expect([stated.exit, stated.stdout]).toEqual([2, '']);
  expect(stated.stderr).toContain('it is a folder');
  expect(readdirSync(place)).toEqual(['scan.truth.json']);
});

test('a picture that would be too high is refused', async () => {
  const board = join(folder, 'tall.json');
  writeFileSync(
    board,
    readTextFile(`${SMALL}/board.json`).replace(/"extent": \[\d+, \d+\]/, '"extent": [100, 1000000]'),
  );
  for (const style of ['drawing', 'scan']) {
    const file = join(folder, 'tall.png');
    await expectWrongUsage(
      ['export', board, '--to', 'png', '--style', style, '-o', file],
      'Choose a smaller --width.',
    );
  }
});
