/** The table of export formats is complete, its writers work, and the docs list what is in it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isStreetBoard, type Board } from '../../model/index.js';
import { shippedBoard } from '../../testing/boards/shipped-boards.js';
import { EXPORT_FORMATS, EXPORT_OPTION_NAMES, type ExportFormat, type ExportSettings } from './formats.js';

const root = join(import.meta.dirname, '../..');
const BOARDS = [shippedBoard('teaching/two-routes'), shippedBoard('teaching/two-manholes')];

const textsOf = async (
  format: ExportFormat,
  board: Board,
  settings: ExportSettings = {},
): Promise<string[]> => (await format.write(board, settings)).map((pieces) => [...pieces].join(''));

test('names are unique', () => {
  const names = EXPORT_FORMATS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('every option belongs to a format', () => {
  expect(new Set(EXPORT_FORMATS.flatMap(({ options }) => options))).toEqual(new Set(EXPORT_OPTION_NAMES));
});

describe.each(EXPORT_FORMATS.map((format) => [format.name, format] as const))('%s', (_, format) => {
  test('has a page', () => {
    expect(existsSync(join(root, format.page))).toBe(true);
  });

  test.each(BOARDS.map((board) => [board.id, board] as const))(
    'writes %s as one text per file, always the same',
    async (__, board) => {
      expect(format.boards).toContain(isStreetBoard(board) ? 'streets' : 'hexes');
      const texts = await textsOf(format, board);
      expect(texts).toHaveLength(format.files?.length ?? 1);
      expect(texts.every((text) => text !== '')).toBe(true);
      expect(await textsOf(format, board)).toEqual(texts);
    },
  );

  test('follows its options', async () => {
    const settings: ExportSettings =
      format.kind === 'graph' ? { relation: 'search' } : { theme: 'dark', width: 300 };
    const isAffected = format.options.includes(format.kind === 'graph' ? 'relation' : 'theme');
    const [plain, set] = [await textsOf(format, BOARDS[0]!), await textsOf(format, BOARDS[0]!, settings)];
    expect(JSON.stringify(set) !== JSON.stringify(plain)).toBe(isAffected);
  });
});

test('docs/formats/README.md lists the formats', () => {
  const file = join(root, 'docs/formats/README.md');
  const page = readFileSync(file, 'utf8');
  const rows = EXPORT_FORMATS.map(
    ({ name, summary, mediaType, page: link }) =>
      `| \`${name}\` | ${summary} | \`${mediaType}\` | [${posix.basename(link)}](${posix.relative('docs/formats', link)}) |`,
  );
  const table = ['| format | for | media type | page |', '|---|---|---|---|', ...rows].join('\n');
  const written = page.replace(/<!-- formats -->\n\n(\|.*\n)+/, () => `<!-- formats -->\n\n${table}\n`);
  expect(written).toContain(table);
  if (process.env['UPDATE'] === '1') writeFileSync(file, written);
  else expect(page).toBe(written);
});
