/** Codes that the source of a game can produce, found in its text: whoever adds one must show that it occurs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const home = join(import.meta.dirname, '..', 'engine');

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(home, folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(home, folder, file), 'utf8'));

const allIn = (texts: readonly string[], pattern: RegExp): string[] =>
  [
    ...new Set(
      texts.flatMap((text) => [...text.matchAll(pattern)].map(([, code, other]) => (code ?? other)!)),
    ),
  ].sort();

/** How a game can end. */
export const resultsIn = (folder: string): string[] =>
  allIn(sourcesIn(folder), /'((?:jack|police|inv|mj)\.\w+)'/g);

/** Why an action can be refused, by the game, by what the street games share, or by any game. */
export const refusalsIn = (folder: string): string[] =>
  allIn(
    [
      ...sourcesIn(folder),
      ...(folder === 'mr-jack' ? [] : sourcesIn('streets')),
      readFileSync(join(home, 'play.ts'), 'utf8'),
    ],
    /(?:refusal|refused)\(\s*'(\w+)'|code: '(\w+)'/g,
  );
