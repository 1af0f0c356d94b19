/** The pages of the games: every rule has a test that carries its id. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const home = join(import.meta.dirname, '..', 'docs', 'games');

/** The names of the tests in a file. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/\btest(?:\.each\([^\n]*\))?\(\s*['`]([^'`\n]*)/g)].map(([, name]) => name!);

/** Whether a name carries an id, written out or after another of its game: "LFW-R15, X03". */
function carries(name: string, id: string): boolean {
  const [game, short] = id.split('-') as [string, string];
  return name.includes(id) || (name.includes(`${game}-`) && new RegExp(`[ ,]${short}\\b`).test(name));
}

describe.each(readdirSync(home).filter((file) => file.endsWith('.md')))('%s', (page) => {
  const rows = [
    ...readFileSync(join(home, page), 'utf8').matchAll(/^\| ((?:LFW|WM|MJ)-[A-Z]\d\d) .*\| (.*) \|$/gm),
  ];

  test('has rules', () => {
    expect(rows.length).toBeGreaterThan(50);
  });

  test.each(rows.map(([, id, cell]) => [id!, cell!]))('%s links to its test', (id, cell) => {
    const link = /\]\((.+\.test\.ts)\)/.exec(cell)?.[1];
    expect(link).toBeDefined();
    const file = join(home, link!);
    expect(existsSync(file)).toBe(true);
    expect(namesIn(readFileSync(file, 'utf8')).some((name) => carries(name, id))).toBe(true);
  });
});
