/** The state of a hunt in words and back. */
import type { CrossingId } from '../../../model/index.js';
import {
  AT,
  COACH,
  INDEX,
  ACTED,
  ACTED_ORDER,
  bitsOf,
  fill,
  itemsOf,
  MOVED,
  MOVED_ORDER,
  orderOf,
  PAWNS,
  pawnsInOrder,
  SEARCHER,
  STOCK,
} from './words.js';
import type { PoliceRules } from './pawn-moves.js';

/** What the states of both games have under the same names, and their pawns. */
interface CommonState {
  readonly rows: readonly (readonly number[])[];
  readonly index: number | null;
  readonly clues: readonly number[];
  readonly falseStock: number;
  readonly falseClues: readonly number[];
  readonly moved: readonly string[];
  readonly acted: readonly string[];
  readonly search: { readonly colour: string; readonly called: readonly number[] } | null;
}

const KINDS = ['coach', 'alley', 'boat'] as const;

interface Laid {
  readonly kind: (typeof KINDS)[number];
  readonly spaces: readonly number[];
}

export function loadCommon(
  { layout, tables }: PoliceRules,
  colours: readonly string[],
  state: CommonState,
  pawns: Readonly<Partial<Record<string, CrossingId>>>,
  laid: readonly Laid[],
): Int32Array {
  const words = new Int32Array(layout.length);
  const at = (circles: readonly number[]): number[] => circles.map((each) => tables.indexOf.get(each)!);
  const pawnsOf = (names: readonly string[]): number[] => names.map((name) => colours.indexOf(name));
  const row = state.rows.at(-1)!;
  words[AT] = tables.indexOf.get(row.at(-1)!)!;
  words[INDEX] = state.index!;
  words[MOVED] = bitsOf(pawnsOf(state.moved));
  words[MOVED_ORDER] = orderOf(pawnsOf(state.moved));
  words[ACTED] = bitsOf(pawnsOf(state.acted));
  words[ACTED_ORDER] = orderOf(pawnsOf(state.acted));
  words[SEARCHER] = state.search === null ? 0 : colours.indexOf(state.search.colour) + 1;
  words[STOCK] = state.falseStock;
  for (const [pawn, colour] of colours.entries())
    words[PAWNS + pawn] = tables.crossingIndex.get(pawns[colour]!)!;
  fill(words, layout.row, at(row));
  fill(words, layout.clues, at(state.clues));
  fill(words, layout.falseClues, at(state.falseClues));
  fill(words, layout.called, at(state.search?.called ?? []));
  fill(
    words,
    layout.laid,
    laid.flatMap(({ kind, spaces }) => [COACH + KINDS.indexOf(kind), spaces[0]!]),
  );
  words[layout.laid] = laid.length;
  return words;
}

/** The other way. An alley or a boat took so many spaces. */
export function unloadCommon<C extends string>(
  { layout, tables }: PoliceRules,
  colours: readonly C[],
  words: Int32Array,
  first: CommonState,
  crossingSpaces: number,
) {
  const circles = (list: number): number[] => itemsOf(words, list).map((each) => tables.circles[each]!);
  const sorted = (list: number): number[] => circles(list).sort((a, b) => a - b);
  const pawnsOf = (order: number): C[] => pawnsInOrder(order).map((pawn) => colours[pawn]!);
  const search =
    words[SEARCHER] === 0 ? null : { colour: colours[words[SEARCHER]! - 1]!, called: circles(layout.called) };
  const laid: Laid[] = [];
  for (let i = 0; i < words[layout.laid]!; i++) {
    const kind = words[layout.laid + 1 + 2 * i]!;
    const space = words[layout.laid + 2 + 2 * i]!;
    const length = kind === COACH ? 2 : crossingSpaces;
    laid.push({ kind: KINDS[kind - COACH]!, spaces: Array.from({ length }, (_, j) => space + j) });
  }
  return {
    pawns: Object.fromEntries(
      colours.map((colour, pawn) => [colour, tables.crossings[words[PAWNS + pawn]!]!]),
    ) as Record<C, CrossingId>,
    laid,
    common: {
      rows: [...first.rows.slice(0, -1), circles(layout.row)],
      index: words[INDEX]!,
      clues: sorted(layout.clues),
      falseStock: words[STOCK]!,
      falseClues: sorted(layout.falseClues),
      moved: pawnsOf(words[MOVED_ORDER]!),
      acted: pawnsOf(words[ACTED_ORDER]!),
      search,
    },
  };
}
