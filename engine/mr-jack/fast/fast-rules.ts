/** What the fast path of Mr Jack needs besides the packed state, and the questions that its moves depend on. */
import { CHARACTERS, DIRECTIONS } from '../../../model/index.js';
import { hexBeside, type HexTables } from './hex-tables.js';
import { CALLED } from './move-codes.js';
import * as at from './words.js';

export const [HOLMES, WATSON, SMITH, LESTRADE, GOODLEY, GULL, BERT] = (
  ['holmes', 'watson', 'smith', 'lestrade', 'goodley', 'gull', 'bert'] as const
).map((name) => CHARACTERS.indexOf(name)) as [number, number, number, number, number, number, number];

export interface FastMrJackRules {
  readonly tables: HexTables;
  readonly jack: number;
  /** The number of lit tiles in the packed state, and of alibi cards in its pile. */
  readonly lamps: number;
  readonly pile: number;
  /** By round, from 0: the seat of each card, 1 for Jack; the cards; the tile that goes out, −1 for none. */
  readonly rounds: readonly {
    readonly seats: readonly (0 | 1)[];
    readonly cards: number;
    readonly lamp: number;
  }[];
  readonly points: readonly number[];
  readonly exitCost: number;
  readonly lampStopsRay: boolean;
  readonly offersHopeless: boolean;
  readonly whistle: 'atLeastOne' | 'asMuchAsPossible' | 'exactly3IfPossible';
  /** For each hex who stands there, plus one. It is filled for the time of a query. */
  readonly occupants: Uint8Array;
}

export const isJacksTurn = ({ rounds }: FastMrJackRules, words: Int32Array): boolean =>
  rounds[words[at.ROUND]! - 1]!.seats[words[at.ACTIVATION]! - 1] === 1;

/** Fills the occupants; clear them with `clearOccupants` after the query. */
export function markOccupants({ occupants }: FastMrJackRules, words: Int32Array): void {
  for (let each = 0; each < 8; each++) occupants[words[at.POSITIONS + each]!] = each + 1;
}

export function clearOccupants({ occupants }: FastMrJackRules, words: Int32Array): void {
  for (let each = 0; each < 8; each++) occupants[words[at.POSITIONS + each]!] = 0;
}

const litCount = ({ lamps }: FastMrJackRules, words: Int32Array): number => {
  let count = 0;
  for (let lamp = 0; lamp < lamps; lamp++) if (words[at.LAMPS + lamp]! >= 0) count++;
  return count;
};

/** The gaslights with a lit tile, as bits. */
export const litGaslights = ({ lamps }: FastMrJackRules, words: Int32Array): number => {
  let bits = 0;
  for (let lamp = 0; lamp < lamps; lamp++) {
    const gaslight = words[at.LAMPS + lamp]!;
    if (gaslight >= 0) bits |= 1 << gaslight;
  }
  return bits;
};

/** Whether the ability of the card must still be used, and can be (MJ-R28). Needs the occupants. */
export function mustUseAbility(rules: FastMrJackRules, words: Int32Array): boolean {
  if (words[at.USED] !== 0) return false;
  const { tables, pile } = rules;
  switch (words[at.ACTING]! - 1) {
    case HOLMES:
      return words[at.DRAWN]! < pile;
    case SMITH: {
      const lit = litCount(rules, words);
      return lit > 0 && lit < tables.gaslights.length;
    }
    case LESTRADE:
      return isPartial(words[at.CORDONS]!, tables.exits.length);
    case BERT:
      return isPartial(words[at.COVERED]!, tables.manholes.length);
    case GOODLEY:
      return canWhistle(rules, words);
    default:
      return false;
  }
}

const isPartial = (bits: number, count: number): boolean => bits !== 0 && bits !== (1 << count) - 1;

/** One free end is enough, as the readable path explains. */
function canWhistle({ tables, occupants }: FastMrJackRules, words: Int32Array): boolean {
  const goodley = words[at.POSITIONS + GOODLEY]!;
  for (const character of CALLED)
    for (const end of tables.calls(words[at.POSITIONS + character]!, goodley).ends)
      if (occupants[end] === 0) return true;
  return false;
}

/** The visible characters, as bits (DEF-25 to 27). Needs the occupants. */
export function visibleCharacters(rules: FastMrJackRules, words: Int32Array): number {
  const { tables, occupants } = rules;
  const lit = litGaslights(rules, words);
  let visible = 0;
  for (let each = 0; each < 8; each++) {
    const hex = words[at.POSITIONS + each]!;
    let isSeen = (tables.glowAt[hex]! & lit) !== 0;
    for (let side = 0; side < DIRECTIONS.length && !isSeen; side++) {
      const beside = hexBeside(tables, hex, side);
      isSeen = beside >= 0 && occupants[beside] !== 0;
    }
    if (isSeen) visible |= 1 << each;
  }
  let hex = words[at.POSITIONS + WATSON]!;
  while ((hex = hexBeside(tables, hex, words[at.FACING]!)) >= 0) {
    const gaslight = tables.gaslightAt[hex]!;
    const isTransparent = !rules.lampStopsRay && gaslight >= 0 && (lit & (1 << gaslight)) !== 0;
    if (tables.obstacles[hex] === 1 && !isTransparent) break;
    if (occupants[hex] !== 0) visible |= 1 << (occupants[hex]! - 1);
  }
  return visible;
}
