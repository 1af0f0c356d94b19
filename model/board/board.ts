/** A board as plain data: the content of a board file, valid in form and immutable. */
import type * as file from '../../schemas/generated/board.js';
import type { CircleId, HexId, LineId, NodeId } from './vocabulary.js';

type DeepReadonly<T> = T extends string | number | boolean | undefined
  ? T
  : T extends readonly [infer A, infer B]
    ? readonly [DeepReadonly<A>, DeepReadonly<B>]
    : T extends readonly (infer Each)[]
      ? readonly DeepReadonly<Each>[]
      : string extends keyof T
        ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
        : { readonly [K in keyof T]: DeepReadonly<T[K]> } & {
            /** The properties of the object that the format does not know, by name. They are no part of the digest. */
            readonly extra?: Readonly<Record<string, unknown>>;
          };

export type StreetBoard = DeepReadonly<file.StreetBoard>;
export type HexBoard = DeepReadonly<file.HexBoard>;
export type Board = StreetBoard | HexBoard;

export type Point = readonly [number, number];
export type Circle = StreetBoard['circles'][number];
export type Crossing = StreetBoard['crossings'][number];
export type Line = StreetBoard['streets'][number];
export type Block = StreetBoard['blocks'][number];
export type Grid = NonNullable<StreetBoard['grid']>;
export type Hex = HexBoard['hexes'][number];
export type Setup = NonNullable<HexBoard['setup']>;
export type Expectation = Board['expect'][number];
export type Witness = Board['witnesses'][number];
export type Provenance = Board['provenance'];
export type StatedRelation = NonNullable<Provenance['stated']>[number];
export type Waiver = Board['waivers'][number];

export const isStreetBoard = (board: Board): board is StreetBoard => board.game !== 'mj';
export const isHexBoard = (board: Board): board is HexBoard => board.game === 'mj';

/** Circle ids by number. A map finds an interned string twice as fast as one that was just built. */
const CIRCLE_IDS: CircleId[] = [];
const MOST_CIRCLE_IDS = 10_000;

export const idOfCircle = ({ number }: { readonly number: number }): CircleId =>
  number >= 0 && number < MOST_CIRCLE_IDS && Number.isInteger(number)
    ? (CIRCLE_IDS[number] ??= `c${number}`)
    : `c${number}`;
export const idOfHex = (hex: { readonly at: Point }): HexId => `h${hex.at[0]},${hex.at[1]}`;

/** The ids of lines, in order: their two ends, with `~2`, `~3` for further lines between the same ends. */
export function idsOfLines(lines: readonly { readonly between: readonly [NodeId, NodeId] }[]): LineId[] {
  const seen = new Map<string, number>();
  return lines.map(({ between }) => {
    const ends = compareIds(between[0], between[1]) <= 0 ? between.join('-') : `${between[1]}-${between[0]}`;
    const count = (seen.get(ends) ?? 0) + 1;
    seen.set(ends, count);
    return count === 1 ? ends : `${ends}~${count}`;
  });
}

const KINDS = 'cxtbh';

/** Circles, then crossings, then junctions, then blocks, each by number: `c9 c10 x1 t1 b1`; then hexes. */
export function compareIds(a: string, b: string): number {
  const byKind = KINDS.indexOf(a.charAt(0)) - KINDS.indexOf(b.charAt(0));
  if (byKind !== 0) return byKind;
  // A number without leading zeros is greater if it is longer. Sorting takes a tenth of the time of reading a board, so this shortcut pays.
  if (!a.startsWith('h')) return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
  const [a1, a2] = axesOf(a);
  const [b1, b2] = axesOf(b);
  return a1 - b1 || a2 - b2 || (a < b ? -1 : a > b ? 1 : 0);
}

/** `h3,-2` gives [3, -2]. */
function axesOf(id: string): readonly [number, number] {
  const comma = id.indexOf(',');
  return [Number(id.slice(1, comma)), Number(id.slice(comma + 1))];
}

/** Compares strings by code unit, which gives the same order on every machine, unlike a locale. */
export const compareStrings = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
