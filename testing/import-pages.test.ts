/** What docs/formats says about importing is what the import does. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BOARD_FACT_ATTRIBUTES, FIELD_ATTRIBUTES } from '../exchange/import/mapping/mapping.js';
import { inlineCodeOf, fencedBlocksOf, replaceFencedBlocks, tableRowsOf } from './docs/parse-markdown.js';
import { FORMAT_LOSSES, ROUND_TRIP_FORMATS } from './exchange/format-losses.js';

const docs = join(import.meta.dirname, '..', 'docs');
const read = (path: string): string => readFileSync(join(docs, path), 'utf8');
/** `UPDATE=1` writes what is true into the page; read the diff before you commit it. */
const update = process.env['UPDATE'] === '1';
const expectPage = (text: string): void => {
  if (update) writeFileSync(join(docs, 'formats/README.md'), text);
  else expect(read('formats/README.md')).toBe(text);
};

test('the table of what is lost is what the round trips are held against', () => {
  const rows = FORMAT_LOSSES.map(({ what, formats }) => {
    const by =
      formats.length === ROUND_TRIP_FORMATS.length ? 'all' : formats.map((each) => `\`${each}\``).join(', ');
    return `| ${what} | ${by} |`;
  });
  const table = ['| lost | by |', '|---|---|', ...rows].join('\n');
  const mark = '<!-- losses -->\n';
  const page = read('formats/README.md');
  expect(page).toContain(mark);
  expectPage(page.replace(new RegExp(`${mark}(\n\\|.*(\n\\|.*)*\n)?`), () => `${mark}\n${table}\n`));
});

test.each(ROUND_TRIP_FORMATS)('the page of %s says whether it loses blocks', (format) => {
  const importing = read(`formats/${format}.md`).split('## Importing')[1]!;
  const isBlockless = FORMAT_LOSSES.find(({ what }) => what === 'blocks')!.formats.includes(format);
  expect(importing.includes('- Blocks and [what all formats lose]')).toBe(isBlockless);
  expect(importing).toContain('(README.md#what-is-lost)');
});

test.each([
  ['fields', FIELD_ATTRIBUTES],
  ['board', BOARD_FACT_ATTRIBUTES],
])('the mapping: every key of %s and the attribute it stands for', (name, keys) => {
  const section = read('formats/README.md').split(`<!-- mapping: ${name} -->`)[1]!.split('\n\n')[1]!;
  const reported = tableRowsOf(section).map(([key, attribute]) => [
    inlineCodeOf(key!)[0],
    inlineCodeOf(attribute!)[0],
  ]);
  expect(reported).toEqual(Object.entries(keys));
});

test('the example of a mapping is the one that is run', async () => {
  const page = read('formats/README.md');
  expectPage(
    await replaceFencedBlocks(page, ({ language, heading, text }) =>
      Promise.resolve(
        language === 'json' && heading === 'The mapping' ? read('examples/import/town.map.json') : text,
      ),
    ),
  );
  const excerpt = fencedBlocksOf(page).find(({ language, heading }) => language === 'xml' && heading === 'The mapping')!; // prettier-ignore
  expect(read('examples/import/town.graphml')).toContain(excerpt.text);
});
