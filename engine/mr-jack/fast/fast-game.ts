/** A game of Mr Jack on typed arrays, from any state to its end. */
import { CHARACTERS, DIRECTIONS, type Character, type HexBoard } from '../../../model/index.js';
import type { FastHunt } from '../../game/fast-hunt.js';
import { CARDS } from '../state/cards.js';
import { cardsOfRound } from '../state/phase-transitions.js';
import { roundsOf } from '../state/rounds.js';
import type { MrJackState } from '../state/state.js';
import { applyMove } from './apply-move.js';
import type { FastMrJackRules } from './fast-rules.js';
import { hexTablesOf, type HexTables } from './hex-tables.js';
import { listMoves } from './list-moves.js';
import { createDecoder, RESULTS } from './move-codes.js';
import * as at from './words.js';

type State = MrJackState;

/** More than the whistles of any position: three characters with at most six nearer hexes each, or fewer who walk further. */
const MOST_MOVES = 1 << 14;

/** A fast game with its rules, for players that judge packed states. */
export interface FastMrJack extends FastHunt<State> {
  readonly rules: FastMrJackRules;
}

/** The fast game of a state; undefined if the game is over, or the board does not fit. */
export function createFastMrJack(board: HexBoard, first: State): FastMrJack | undefined {
  const tables = hexTablesOf(board);
  if (tables === null || first.phase === 'OVER' || first.round > roundsOf(board).length) return undefined;
  if (first.lit.some(({ hex }) => !tables.gaslights.includes(hex))) return undefined;
  const tiles = first.lit.map(({ tile }) => tile);
  const rules = fastRules(board, first, tables, tiles);
  return {
    rules,
    maxMoves: MOST_MOVES,
    pack: (state) => pack(tables, tiles, first, state),
    unpack: (words) => unpack(tables, tiles, first, words),
    listMoves: (words, into) => listMoves(rules, words, into),
    applyMove: (words, code) => applyMove(rules, words, code),
    decodeAction: createDecoder(tables, tiles),
    resultOf: (end) => RESULTS[end],
  };
}

const bitsOf = <T>(all: readonly T[], chosen: readonly T[]): number =>
  chosen.reduce((bits, each) => bits | (1 << all.indexOf(each)), 0);

const ofBits = <T>(all: readonly T[], bits: number): T[] => all.filter((_, i) => (bits & (1 << i)) !== 0);

function fastRules(
  board: HexBoard,
  first: State,
  tables: HexTables,
  tiles: readonly string[],
): FastMrJackRules {
  const { variants } = first;
  return {
    tables,
    jack: CHARACTERS.indexOf(first.jack),
    lamps: tiles.length,
    pile: first.alibiPile.length,
    rounds: roundsOf(board).map(({ order, lamp }, i) => ({
      seats: Array.from(order, (seat) => (seat === 'J' ? 1 : 0)),
      cards: bitsOf(CHARACTERS, cardsOfRound(first, i + 1)),
      lamp: lamp === undefined ? -1 : tiles.indexOf(lamp),
    })),
    points: CHARACTERS.map((character) => CARDS[character].points),
    exitCost: variants.exitCost,
    lampStopsRay: variants.litLampBlocksRay,
    offersHopeless: variants.offerHopelessAccusations,
    whistle: variants.whistle,
    occupants: new Uint8Array(tables.size),
  };
}

function pack(tables: HexTables, tiles: readonly string[], first: State, state: State): Int32Array {
  const words = new Int32Array(at.LAMPS + tiles.length);
  words[at.PHASE] = at.PHASES.indexOf(state.phase as 'CHOOSE');
  words[at.ROUND] = state.round;
  words[at.ACTIVATION] = state.activation;
  words[at.FACE_UP] = bitsOf(CHARACTERS, state.faceUp);
  words[at.PLAYED_COUNT] = state.played.length;
  words[at.PLAYED_ORDER] = state.played.reduce((order, each) => order * 8 + CHARACTERS.indexOf(each), 0);
  if (state.acting !== null) {
    words[at.ACTING] = CHARACTERS.indexOf(state.acting.character) + 1;
    words[at.MOVED] = state.acting.moved ? 1 : 0;
    words[at.USED] = state.acting.used ? 1 : 0;
  }
  words[at.MUST_FACE] = state.mustFace ? 1 : 0;
  words[at.FACING] = DIRECTIONS.indexOf(state.watsonFacing);
  words[at.SUSPECTS] = bitsOf(
    CHARACTERS,
    CHARACTERS.filter((each) => state.suspect[each]),
  );
  words[at.COVERED] = bitsOf(tables.manholes, state.covered);
  words[at.CORDONS] = bitsOf(tables.exits, state.cordons);
  words[at.INVISIBLE] = state.witness === 'invisible' ? 1 : 0;
  words[at.DRAWN] = first.alibiPile.length - state.alibiPile.length;
  const drawn = first.alibiPile.slice(0, words[at.DRAWN]);
  words[at.DRAWN_BY_JACK] = bitsOf(drawn, state.alibisJack.slice(first.alibisJack.length));
  for (const [i, each] of CHARACTERS.entries())
    words[at.POSITIONS + i] = tables.indexOfId.get(state.pos[each])!;
  for (const [i, tile] of tiles.entries()) {
    const lamp = state.lit.find((each) => each.tile === tile);
    words[at.LAMPS + i] = lamp === undefined ? -1 : tables.gaslights.indexOf(lamp.hex);
  }
  return words;
}

function unpack(tables: HexTables, tiles: readonly string[], first: State, words: Int32Array): State {
  const ofAll = <T>(value: (i: number) => T): Record<Character, T> =>
    Object.fromEntries(CHARACTERS.map((each, i) => [each, value(i)])) as Record<Character, T>;
  const played: Character[] = [];
  for (let i = words[at.PLAYED_COUNT]! - 1; i >= 0; i--)
    played.push(CHARACTERS[(words[at.PLAYED_ORDER]! >>> (3 * i)) & 7]!);
  const drawn = first.alibiPile.slice(0, words[at.DRAWN]);
  const ofJack = ofBits(drawn, words[at.DRAWN_BY_JACK]!);
  return {
    ...first,
    phase: at.PHASES[words[at.PHASE]!]!,
    round: words[at.ROUND]!,
    activation: words[at.ACTIVATION]!,
    faceUp: ofBits(CHARACTERS, words[at.FACE_UP]!).sort(),
    played,
    acting:
      words[at.ACTING] === 0
        ? null
        : {
            character: CHARACTERS[words[at.ACTING]! - 1]!,
            moved: words[at.MOVED] === 1,
            used: words[at.USED] === 1,
          },
    mustFace: words[at.MUST_FACE] === 1,
    watsonFacing: DIRECTIONS[words[at.FACING]!]!,
    suspect: ofAll((i) => (words[at.SUSPECTS]! & (1 << i)) !== 0),
    covered: ofBits(tables.manholes, words[at.COVERED]!).sort(),
    cordons: ofBits(tables.exits, words[at.CORDONS]!).sort(),
    witness: words[at.INVISIBLE] === 1 ? 'invisible' : 'visible',
    alibiPile: first.alibiPile.slice(words[at.DRAWN]),
    alibisJack: [...first.alibisJack, ...ofJack],
    alibisDet: [...first.alibisDet, ...drawn.filter((each) => !ofJack.includes(each))],
    pos: ofAll((i) => tables.ids[words[at.POSITIONS + i]!]!),
    lit: tiles.flatMap((tile, i) => {
      const gaslight = words[at.LAMPS + i]!;
      return gaslight < 0 ? [] : { tile, hex: tables.gaslights[gaslight]! };
    }),
  };
}
