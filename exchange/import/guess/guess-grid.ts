/** Guesses how the rows of a grid or table of hexes are shifted, and asks what its codes mean. */
import { HEX_KINDS, quoteText } from '../../../model/index.js';
import { hexCellsOf, hexColumnsOf, type HexCells } from '../lists/hex-cells.js';
import { axialOfCell } from '../lists/nodes-of-hexes.js';
import { OFFSETS, type FieldMapping, type Mapping, type Offset } from '../mapping/mapping.js';
import type { RawLists } from '../shapes/raw-lists.js';
import { addGuess, noGuess, type MappingGuess } from './guess.js';

/** A mapping with an offset and a kind for each code, keeping what the mapping has. */
export function guessGrid(raw: RawLists, mapping: Mapping): MappingGuess {
  const hexes = hexCellsOf(raw, mapping);
  if (hexes === undefined) return noGuess(mapping);
  return [guessColumns, guessOffset, guessCodes].reduce<MappingGuess>(
    (before, step) => addGuess(before, (found) => step(hexes, found, raw)),
    noGuess(mapping),
  );
}

/** Names the columns of a table of hexes, unless they are called as in our own exports. */
function guessColumns({ form }: HexCells, mapping: Mapping, raw: RawLists): MappingGuess {
  const columns = form === 'grid' ? undefined : hexColumnsOf(raw, mapping);
  if (columns === undefined) return noGuess(mapping);
  const { isAxial, column, row, kind } = columns;
  const names = { ...(isAxial ? { q: column, r: row } : { x: column, y: row }), kind };
  const others = Object.entries(names).filter(([field, name]) => field !== name);
  const named = others.map(([field, attribute]): [string, FieldMapping] => [
    field,
    { ...mapping.fields[field as 'kind'], attribute },
  ]);
  return {
    mapping: { ...mapping, fields: { ...mapping.fields, ...Object.fromEntries(named) } },
    evidence: [
      `${quoteText(column)} and ${quoteText(row)} are the ${isAxial ? 'axial coordinates' : 'columns and rows'} of hexes, ${quoteText(kind)} is their kind.`,
    ],
    needs: [],
  };
}

function guessOffset(hexes: HexCells, mapping: Mapping): MappingGuess {
  if (mapping.offset !== undefined || hexes.form === 'axial-table') return noGuess(mapping);
  const guessed = (
    offset: Offset,
    evidence: readonly string[],
    needs: readonly string[] = [],
  ): MappingGuess => ({
    mapping: { ...mapping, offset },
    evidence,
    needs,
  });
  if (hexes.indented !== undefined)
    return guessed(`${hexes.indented}-r`, [
      `The ${hexes.indented === 'odd' ? 'second, fourth, …' : 'first, third, …'} rows are indented: ${hexes.indented}-r.`,
    ]);
  const [commonest = ''] = countCodes(hexes)[0] ?? [];
  const parts = OFFSETS.map((offset) => ({ offset, count: countParts(hexes, offset, commonest) }));
  const least = Math.min(...parts.map(({ count }) => count));
  const best = parts.filter(({ count }) => count === least);
  const all = parts.map(({ offset, count }) => `${count} with ${offset}`).join(', ');
  const evidence = `The hexes ${quoteText(commonest)}, the commonest code, form connected parts: ${all}.`;
  return guessed(best[0]!.offset, [evidence], best.length === 1 ? [] : [WHICH_OFFSET]);
}

const WHICH_OFFSET =
  'Which rows or columns are shifted: "offset": odd-q or even-q if the hexes have flat tops and the odd or even columns (counted from 0) are shifted down, odd-r or even-r if they have pointed tops and such rows are shifted to the right.';

/** How often each code appears, the commonest first. */
function countCodes({ cells }: HexCells): readonly (readonly [code: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const { code } of cells) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** The number of connected parts that the hexes of one code form. */
function countParts({ cells }: HexCells, offset: Offset, code: string): number {
  const open = new Set(
    cells.flatMap((each) => (each.code === code ? [axialOfCell(offset, each.row, each.column).join()] : [])),
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

const isKind = (code: string): boolean => (HEX_KINDS as readonly string[]).includes(code);

function guessCodes(hexes: HexCells, mapping: Mapping): MappingGuess {
  const known: Readonly<Record<string, string | null>> = mapping.fields.kind?.values ?? {};
  const open = countCodes(hexes).filter(([code]) => !Object.hasOwn(known, code));
  if (open.every(([code]) => isKind(code))) return noGuess(mapping);
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
