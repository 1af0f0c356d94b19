/** Codes that the source of a game can produce, found in its text: a test must show that each occurs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const home = join(import.meta.dirname, '..', '..', 'engine');

/** The source of a game, with what the street games share. */
const sourcesOf = (game: string): string[] =>
  (game === 'mr-jack' ? [game] : [game, 'streets']).flatMap((folder) =>
    readdirSync(join(home, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(home, folder, file), 'utf8')),
  );

const findAll = (texts: readonly string[], pattern: RegExp): string[] =>
  [
    ...new Set(
      texts.flatMap((text) => [...text.matchAll(pattern)].map(([, ...codes]) => codes.find(Boolean)!)),
    ),
  ].sort();

/** How a game can end. */
export const resultCodesInSource = (game: string): string[] =>
  findAll(sourcesOf(game), /'((?:jack|police|inv|mj)\.\w+)'/g);

/** Why an action can be refused, by the game or by the engine. */
export const refusalCodesInSource = (game: string): string[] =>
  findAll(
    [...sourcesOf(game), readFileSync(join(home, 'game/apply-action.ts'), 'utf8')],
    /(?:refusal|refuse)\(\s*'(\w+)'|code: '(\w+)'|notItsTurn: '(\w+)',/g,
  );
