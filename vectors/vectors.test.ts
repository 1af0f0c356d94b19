/** The vectors are what their scenarios give, byte by byte, and every rule has some. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Vector } from '../engine/vectors/vector.js';
import { VARIANTS as MR_JACK } from '../engine/mr-jack/options.js';
import { VARIANTS as WHITECHAPEL } from '../engine/whitechapel/options.js';
import { VARIANTS as WHITEHALL } from '../engine/whitehall/options.js';
import { validate } from '../schemas/generated/validate-vector.js';
import { filesOfVectors } from './files.js';

const here = import.meta.dirname;

/** All committed files, by path. */
function committed(): Map<string, string> {
  const folders = ['lfw', 'wm', 'mj', 'boards'].filter((folder) => existsSync(join(here, folder)));
  return new Map(
    folders.flatMap((folder) =>
      readdirSync(join(here, folder), { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => [`${folder}/${name}`, readFileSync(join(here, folder, name), 'utf8')] as const),
    ),
  );
}

const files = committed();
const vectors = [...files]
  .filter(([path]) => !path.startsWith('boards/'))
  .map(([, text]) => JSON.parse(text) as Vector);

test('the files are just those of the scenarios; `npm run vectors` writes them anew', () => {
  const made = filesOfVectors();
  expect([...files.keys()].sort()).toEqual([...made.keys()].sort());
  for (const [path, text] of made) expect(files.get(path), path).toBe(text);
});

test.each(vectors.map((vector) => [vector.id, vector] as const))('%s is as the schema says', (_, vector) => {
  const faults: unknown[] = [];
  validate(vector, (fault) => faults.push(fault));
  expect(faults).toEqual([]);
});

/** The ids of a page of the games that begin so. */
function idsOf(page: string, kinds: string): string[] {
  const text = readFileSync(join(here, '..', 'docs', 'games', `${page}.md`), 'utf8');
  return [...new Set(text.match(new RegExp(`\\b(?:LFW|WM|MJ)-[${kinds}][0-9]{2}\\b`, 'g')))].sort();
}

/** All values of each variant. */
const VALUES: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  whitechapel: WHITECHAPEL,
  whitehall: WHITEHALL,
  'mr-jack': MR_JACK,
};

/** Which ambiguity each variant settles. */
const AMBIGUITIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  whitechapel: {
    edition: 'AMB-LFW-20',
    track: 'AMB-LFW-01',
    clueIncludesCurrent: 'AMB-LFW-02',
    stuckRule: 'AMB-LFW-03',
    declareWindow: 'AMB-LFW-07',
    searchMayStop: 'AMB-LFW-08',
    policeMayPass: 'AMB-LFW-08',
    repeatClue: 'AMB-LFW-09',
    wretchedOrder: 'AMB-LFW-10',
    patrolFaces: 'AMB-LFW-16',
    letterNoTarget: 'AMB-LFW-12',
    searchThroughCircles: 'AMB-LFW-06',
  },
  /** Not `abilities` (AMB-WM-09): with a tile of unknown text no game begins, and what a host brings no vector knows. */
  whitehall: {
    alleyBoatSpaces: 'AMB-WM-01',
    coachBlue: 'AMB-WM-02',
    coachMidDL: 'AMB-WM-03',
    declareDL: 'AMB-WM-04',
    stuckRule: 'AMB-WM-06',
    reinforcementUses: 'AMB-WM-10',
    repeatClue: 'AMB-LFW-09',
    mixedFaces: 'AMB-WM-07',
  },
  'mr-jack': {
    exitCost: 'AMB-MJ-02',
    litLampBlocksRay: 'AMB-MJ-03',
    whistle: 'AMB-MJ-06',
    accuseByWhistle: 'AMB-MJ-07',
    offerHopelessAccusations: 'AMB-MJ-11',
  },
};

describe.each(Object.keys(AMBIGUITIES))('%s', (page) => {
  const about = (id: string): Vector[] => vectors.filter(({ ruleIds }) => ruleIds.includes(id));

  test.each(idsOf(page, 'RO'))('%s has a vector for what it allows and one for what it bars', (id) => {
    const shown = new Set(about(id).map(({ shows }) => shows));
    expect([...shown].sort()).toEqual(['allowed', 'barred']);
  });

  test.each(idsOf(page, 'X'))('%s has a vector', (id) => {
    expect(about(id)).not.toEqual([]);
  });

  test.each(Object.entries(AMBIGUITIES[page]!))(
    '%s has a vector for each of its values',
    (variant, ambiguity) => {
      const values = new Set(
        about(ambiguity).map(
          ({ variant: { variants } }) => (variants as Record<string, unknown> | undefined)?.[variant],
        ),
      );
      expect([...values].sort()).toEqual([...VALUES[page]![variant]!].sort());
    },
  );
});
