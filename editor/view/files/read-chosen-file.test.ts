/** Any dropped file results in a board, a picture or an error message. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toCanonical } from '../../../exchange/index.js';
import { formatBoard } from '../../../model/index.js';
import { newBoard } from '../../document/index.js';
import { readChosenFile } from './read-chosen-file.js';

const board = newBoard('mj', { id: 'a', name: 'A' });
const text = formatBoard(board);
const bytes = (...values: readonly (number | string)[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(values.flatMap((each) => (typeof each === 'string' ? [...Buffer.from(each)] : each)));
const file = (content: string | Uint8Array<ArrayBuffer>, name = 'a.json', type = ''): File =>
  new File([content], name, { type });

test.each([
  ['a board file', text, false],
  ['a canonical export', toCanonical(board), true],
  ['Whitechapel', readFileSync('boards/whitechapel/board.json', 'utf8'), false],
])('%s is a board', async (_, content, isExport) => {
  expect(await readChosenFile(file(content))).toMatchObject({ kind: 'board', text: content, isExport });
});

test.each([
  ['PNG', file(bytes(0x89, 'PNG\r\n', 0x1a, 0x0a), 'board.json')],
  ['JPEG', file(bytes(0xff, 0xd8, 0xff, 0xe0), 'x')],
  ['WebP', file('RIFF1234WEBPVP8 ', 'x.txt')],
  ['what a browser takes for a picture', file('GIF89a', 'x.gif', 'image/gif')],
])('%s is a picture, whatever its name', async (_, content) => {
  expect(await readChosenFile(content)).toEqual({ kind: 'picture' });
});

const folder = {
  ...{ name: 'folder', size: 4096, type: '' },
  slice: () =>
    ({ arrayBuffer: () => Promise.reject(new DOMException('x', 'NotReadableError')) }) as unknown as Blob,
  arrayBuffer: () => Promise.reject(new Error('x')),
};

test.each([
  ['nothing', file(''), /"a.json" is empty/],
  ['broken JSON, with its place', file('{\n  "schemaVersion": 1,\n  oops\n}'), /line 3, column 3/],
  ['another JSON file', file('{"name": "package"}'), /is not a board file. line 1, column \d+/],
  ['a list nested without end', file('['.repeat(1_000_000)), /line 1, column/],
  ['a doubled key', file(text.replace('"id":', '"id": "b",\n  "id":')), /twice/],
  ['bytes that are no text', file(bytes(0x7b, 0xff, 0xfe, 0x00)), /not UTF-8 text/],
  ['a PDF', file('%PDF-1.7 …'), /PDF/],
  ['a drawing', file('<svg onload="alert(1)"/>', 'x.svg', 'image/svg+xml'), /not a board file/],
  ['a name made to deceive', file('x', 'a\u202egnp.<img src=x>'), /\\u202e/],
  ['too much', file(new Uint8Array(9 * 1024 * 1024), 'big.json'), /has 9 MB; a board file has at most 8 MB/],
  ['a folder', folder, /cannot be read/],
  [
    'canonical with a wrong digest',
    file(toCanonical(board).replace(/"digest":"[^"]{4}/, '"digest":"0000')),
    /not a board file/,
  ],
])('%s is refused with a message', async (_, content, words) => {
  const answer = await readChosenFile(content);
  expect(answer).toMatchObject({ kind: 'refused', problem: expect.stringMatching(words) as string });
});
