/** Packs the common part of a hunt's state into an array, and unpacks it. */
import type { CrossingId } from '../../../model/index.js';
import * as at from './state-layout.js';
import type { LaidToken, Pawns, StreetState } from '../street-state.js';
import type { FastPawnRules } from './pawn-moves.js';

const KINDS = ['coach', 'alley', 'boat'] as const;

export function packCommonState(
  { layout, tables }: FastPawnRules,
  colours: readonly string[],
  state: StreetState,
  pawns: Pawns<string>,
  laid: readonly LaidToken[],
): Int32Array {
  const words = new Int32Array(layout.length);
  const indices = (circles: readonly number[]): number[] => circles.map((each) => tables.indexOf.get(each)!);
  const pawnsOf = (names: readonly string[]): number[] => names.map((name) => colours.indexOf(name));
  const row = state.rows.at(-1)!;
  words[at.JACK_CIRCLE] = tables.indexOf.get(row.at(-1)!)!;
  words[at.TRACK_INDEX] = state.index!;
  words[at.MOVED_PAWNS] = at.bitsOfPawns(pawnsOf(state.moved));
  words[at.MOVED_ORDER] = at.packPawnOrder(pawnsOf(state.moved));
  words[at.ACTED_PAWNS] = at.bitsOfPawns(pawnsOf(state.acted));
  words[at.ACTED_ORDER] = at.packPawnOrder(pawnsOf(state.acted));
  words[at.SEARCHING_PAWN] = state.search === null ? 0 : colours.indexOf(state.search.colour) + 1;
  words[at.FALSE_CLUE_STOCK] = state.falseStock;
  for (const [pawn, colour] of colours.entries())
    words[at.PAWN_POSITIONS + pawn] = tables.crossingIndex.get(pawns[colour]!)!;
  at.writeList(words, layout.row, indices(row));
  at.writeList(words, layout.clues, indices(state.clues));
  at.writeList(words, layout.falseClues, indices(state.falseClues));
  at.writeList(words, layout.called, indices(state.search?.called ?? []));
  at.writeList(
    words,
    layout.laid,
    laid.flatMap(({ kind, spaces }) => [at.LAST_MOVE_COACH + KINDS.indexOf(kind), spaces[0]!]),
  );
  words[layout.laid] = laid.length;
  return words;
}

/** The reverse. `crossingSpaces` is how many spaces an alley or a boat takes. */
export function unpackCommonState<C extends string>(
  { layout, tables }: FastPawnRules,
  colours: readonly C[],
  words: Int32Array,
  first: StreetState,
  crossingSpaces: number,
) {
  const circles = (list: number): number[] => at.readList(words, list).map((each) => tables.circles[each]!);
  const sorted = (list: number): number[] => circles(list).sort((a, b) => a - b);
  const pawnsOf = (order: number): C[] => at.unpackPawnOrder(order).map((pawn) => colours[pawn]!);
  const search =
    words[at.SEARCHING_PAWN] === 0
      ? null
      : { colour: colours[words[at.SEARCHING_PAWN]! - 1]!, called: circles(layout.called) };
  const laid: LaidToken[] = [];
  for (let i = 0; i < words[layout.laid]!; i++) {
    const kind = words[layout.laid + 1 + 2 * i]!;
    const space = words[layout.laid + 2 + 2 * i]!;
    const length = kind === at.LAST_MOVE_COACH ? 2 : crossingSpaces;
    laid.push({
      kind: KINDS[kind - at.LAST_MOVE_COACH]!,
      spaces: Array.from({ length }, (_, j) => space + j),
    });
  }
  return {
    pawns: Object.fromEntries(
      colours.map((colour, pawn) => [colour, tables.crossings[words[at.PAWN_POSITIONS + pawn]!]!]),
    ) as Record<C, CrossingId>,
    laid,
    common: {
      rows: [...first.rows.slice(0, -1), circles(layout.row)],
      index: words[at.TRACK_INDEX]!,
      clues: sorted(layout.clues),
      falseStock: words[at.FALSE_CLUE_STOCK]!,
      falseClues: sorted(layout.falseClues),
      moved: pawnsOf(words[at.MOVED_ORDER]!),
      acted: pawnsOf(words[at.ACTED_ORDER]!),
      search,
    },
  };
}
