/** Writes the table of options and variants into the page of each game. `npm run docs`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPTION_TABLES, type OptionTable } from '../engine/index.js';

const folder = join(import.meta.dirname, 'games');

/** The options and variants of each game, by the page that documents them and where their keys belong. */
export const OPTIONS_BY_PAGE: Readonly<Record<string, Readonly<Record<string, OptionTable>>>> = {
  'whitechapel.md': OPTION_TABLES.lfw,
  'whitehall.md': OPTION_TABLES.wm,
  'mr-jack.md': OPTION_TABLES.mj,
};

const MARKED = /(<!-- options: written by npm run docs -->\n)[^]*?(<!-- end of options -->)/;

const rowsOf = (prefix: string, table: OptionTable): string[] =>
  Object.entries(table).map(([key, { values, rule, docs }]) => {
    const cell = values.map((value) => `\`${String(value)}\``).join(', ');
    return `| \`${prefix}.${key}\` | ${cell} | ${rule} | ${docs} |`;
  });

/** The pages of the games with their tables as the engine has them. */
export const gamePages = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(OPTIONS_BY_PAGE).map(([page, tables]) => {
      const text = readFileSync(join(folder, page), 'utf8');
      if (!MARKED.test(text)) throw new Error(`docs/games/${page} has no place for the table of options.`);
      const rows = Object.entries(tables).flatMap(([prefix, table]) => rowsOf(prefix, table));
      const table = [
        '',
        '| key | values, the default first | rule | meaning |',
        '|---|---|---|---|',
        ...rows,
        '',
      ];
      return [
        page,
        text.replace(MARKED, (_, begin: string, end: string) => `${begin}${table.join('\n')}\n${end}`),
      ];
    }),
  );

if (process.argv[1] === import.meta.filename)
  for (const [page, text] of gamePages()) writeFileSync(join(folder, page), text);
