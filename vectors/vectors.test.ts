/** The vectors are answered as written, and every rule and every value of a variant has some. `UPDATE=1` rewrites the answers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { OptionTable } from '../engine/game/option-table.js';
import { VARIANTS as MR_JACK } from '../engine/mr-jack/state/options.js';
import type { Vector } from '../engine/vectors/vector.js';
import { VARIANTS as WHITECHAPEL } from '../engine/whitechapel/state/options.js';
import { VARIANTS as WHITEHALL } from '../engine/whitehall/state/options.js';
import { validate } from '../schemas/generated/validate-vector.js';
import { readBoardFiles, readVectorFiles, updateVectorFiles, writeChangedFiles } from './vector-files.js';

const updated = updateVectorFiles(readVectorFiles());
if (process.env['UPDATE']) writeChangedFiles(updated);

const files = readVectorFiles();
const vectors = [...files.values()].map((text) => JSON.parse(text) as Vector);

test.each([...files])('%s holds the answer of the engine', (path, text) => {
  expect(text).toBe(updated.get(path));
});

test('vectors/boards holds the teaching boards that vectors ask about', () => {
  expect(readBoardFiles()).toEqual(new Map([...updated].filter(([path]) => path.startsWith('boards/'))));
});

test.each(vectors.map((vector) => [vector.id, vector] as const))('%s fits the schema', (_, vector) => {
  const faults: unknown[] = [];
  validate(vector, (fault) => faults.push(fault));
  expect(faults).toEqual([]);
});

test.each(vectors.filter(({ kind }) => kind === 'replay'))(
  '$id replays an example game',
  ({ input, board }) => {
    const examples = ['mr-jack-2016', 'whitechapel', 'whitechapel-two-nights', 'whitehall'].map(
      (name) => JSON.parse(readFileSync(join(docs, `examples/games/${name}.json`), 'utf8')) as object,
    );
    expect(examples).toContainEqual(expect.objectContaining({ board, actions: actionsOf(input) }));
  },
);

const docs = join(import.meta.dirname, '..', 'docs');

const actionsOf = ({ record }: Vector['input']): unknown => (record as { readonly actions: unknown }).actions;

/** The rule ids on the page of a game that begin with one of these letters. */
function idsOf(page: string, letters: string): string[] {
  const text = readFileSync(join(docs, `games/${page}.md`), 'utf8');
  return [...new Set(text.match(new RegExp(`\\b(?:LFW|WM|MJ)-[${letters}][0-9]{2}\\b`, 'g')))].sort();
}

/** Without `abilities` (AMB-WM-09): they depend on the host. */
const VARIANTS: Readonly<Record<string, OptionTable>> = {
  whitechapel: WHITECHAPEL,
  whitehall: WHITEHALL,
  'mr-jack': MR_JACK,
};

describe.each(Object.entries(VARIANTS))('%s', (page, variants) => {
  const about = (id: string): Vector[] => vectors.filter(({ ruleIds }) => ruleIds.includes(id));

  test.each(idsOf(page, 'RO'))('%s has a vector for what it allows and one for what it bars', (id) => {
    const shown = new Set(about(id).map(({ shows }) => shows));
    expect([...shown].sort()).toEqual(['allowed', 'barred']);
  });

  test.each(idsOf(page, 'X'))('%s has a vector', (id) => {
    expect(about(id)).not.toEqual([]);
  });

  test.each(Object.entries(variants))('%s has a vector for each of its values', (key, { rule, values }) => {
    // What is derived from a board has no variants.
    const tested = about(rule)
      .filter(({ kind }) => kind !== 'derive')
      .map(({ variant }) => (variant['variants'] as Record<string, unknown>)[key]);
    expect([...new Set(tested)].sort()).toEqual(values.toSorted());
  });
});
