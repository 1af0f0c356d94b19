/** Guesses how the rows of a grid of hexes are shifted, and asks what its codes mean. */
import { HEX_KINDS, quoteText } from '../../../model/index.js';
import { axialOfCell } from '../lists/hexes-of-grid.js';
import { OFFSETS, type Mapping, type Offset } from '../mapping/mapping.js';
import type { RawGrid, RawLists } from '../shapes/raw-lists.js';
import { noGuess, type MappingGuess } from './guess.js';

/** A mapping with an offset and a kind for each code, keeping what the mapping has. */
export function guessGrid({ grids }: RawLists, mapping: Mapping): MappingGuess {
  const [grid] = grids;
  if (grid === undefined) return noGuess(mapping);
  const offset = guessOffset(grid, mapping);
  const codes = guessCodes(grid, offset.mapping);
  return {
    mapping: codes.mapping,
    evidence: [...offset.evidence, ...codes.evidence],
    needs: [...offset.needs, ...codes.needs],
  };
}

function guessOffset(grid: RawGrid, mapping: Mapping): MappingGuess {
  if (mapping.offset !== undefined) return noGuess(mapping);
  const guessed = (
    offset: Offset,
    evidence: readonly string[],
    needs: readonly string[] = [],
  ): MappingGuess => ({
    mapping: { ...mapping, offset },
    evidence,
    needs,
  });
  if (grid.indented !== undefined)
    return guessed(`${grid.indented}-r`, [
      `The ${grid.indented === 'odd' ? 'second, fourth, …' : 'first, third, …'} rows are indented: ${grid.indented}-r.`,
    ]);
  const [commonest = ''] = countCodes(grid)[0] ?? [];
  const parts = OFFSETS.map((offset) => ({ offset, count: countParts(grid, offset, commonest) }));
  const least = Math.min(...parts.map(({ count }) => count));
  const best = parts.filter(({ count }) => count === least);
  const all = parts.map(({ offset, count }) => `${count} with ${offset}`).join(', ');
  const evidence = `The hexes ${quoteText(commonest)}, the commonest code, form connected parts: ${all}.`;
  return guessed(best[0]!.offset, [evidence], best.length === 1 ? [] : [WHICH_OFFSET]);
}

const WHICH_OFFSET =
  'Which rows or columns are shifted: "offset": odd-q or even-q if the hexes have flat tops and the odd or even columns (counted from 0) are shifted down, odd-r or even-r if they have pointed tops and such rows are shifted to the right.';

/** How often each code appears, the commonest first. */
function countCodes({ rows }: RawGrid): readonly (readonly [code: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const code of rows.flat()) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** The number of connected parts that the hexes of one code form. */
function countParts({ rows }: RawGrid, offset: Offset, code: string): number {
  const open = new Set(
    rows.flatMap((row, i) =>
      row.flatMap((each, j) => (each === code ? [axialOfCell(offset, i, j).join()] : [])),
    ),
  );
  let parts = 0;
  for (const start of open) {
    parts++;
    const queue = [start];
    open.delete(start);
    for (let hex = queue.pop(); hex !== undefined; hex = queue.pop()) {
      const [q, r] = hex.split(',').map(Number) as [number, number];
      for (const [east, south] of STEPS) {
        const next = `${q + east},${r + south}`;
        if (open.delete(next)) queue.push(next);
      }
    }
  }
  return parts;
}

const STEPS = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]] as const; // prettier-ignore

/** Words and letters for the kinds of hexes; null is off the board. */
const CODE_WORDS: readonly (readonly [string | null, RegExp])[] = [
  ['street', /^(street|road|path|floor|walkable)$/i],
  ['manhole', /^(manhole|hole|sewer)s?$/i],
  ['gaslight', /^(gaslight|gas|lamp|light|lantern)s?$/i],
  ['building', /^(building|house|block|wall|obstacle)s?$/i],
  ['garden', /^(garden|park|tree)s?$/i],
  [null, /^(void|off|out|none|null|nothing|exit|-+|\.+|_+|)$/i],
];

function guessCodes(grid: RawGrid, mapping: Mapping): MappingGuess {
  const known: Readonly<Record<string, string | null>> = mapping.fields.kind?.values ?? {};
  const open = countCodes(grid).filter(([code]) => !Object.hasOwn(known, code));
  if (open.length === 0) return noGuess(mapping);
  const found = open.map(([code, count]) => ({
    code,
    count,
    word: CODE_WORDS.find(([, words]) => words.test(code)),
  }));
  const asked = found.filter(({ word }) => word === undefined);
  const values = Object.fromEntries(
    found.map(({ code, word }) => [code, word === undefined ? 'street' : word[0]]),
  );
  return {
    mapping: {
      ...mapping,
      fields: { ...mapping.fields, kind: { ...mapping.fields.kind, values: { ...known, ...values } } },
    },
    evidence: [`Codes: ${found.map(({ code, count }) => `${quoteText(code)} ${count}×`).join(', ')}.`],
    needs:
      asked.length === 0
        ? []
        : [
            `What the codes ${asked.map(({ code }) => quoteText(code)).join(', ')} mean: "kind": {"values": {${quoteText(asked[0]!.code)}: …}} with ${HEX_KINDS.join(', ')}, or null for hexes off the board.`,
          ],
  };
}
