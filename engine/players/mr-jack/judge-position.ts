/** How good a packed position of Mr Jack is for either player: who will be seen at the next call, and who stands near whom. */
import { allStreetDistances, memoByBoard, type HexBoard } from '../../../model/index.js';
import {
  clearOccupants,
  markOccupants,
  visibleCharacters,
  type FastMrJackRules,
} from '../../mr-jack/fast/fast-rules.js';
import * as at from '../../mr-jack/fast/words.js';

const CHARACTERS = 8;
/** For Jack: what it is worth to be unseen, and what each hex to the nearest open exit costs. */
const UNSEEN = 1.5;
const PER_HEX_TO_EXIT = 0.5;
/** What each character that can come to Jack costs, the more the fewer suspects there are; less if its card comes later. */
const LATER_CARD = 0.8;
const REACHED = 2;
/** For the detective: what the distance to the last suspects costs, and what an exit near a suspect costs. */
const LAST_SUSPECTS = 2;
const PER_HEX_TO_SUSPECT = 0.25;
const NEAR_EXIT = 0.12;
const FAR = 9;

/** The street distances of a board at `from * hexes + to`; unreachable hexes are far. */
export const walkingDistances = memoByBoard((board: HexBoard): Uint8Array =>
  Uint8Array.from(allStreetDistances(board), (steps) => (steps < 0 || steps > FAR ? FAR : steps)),
);

export const countBits = (bits: number): number => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
};

/** How good a position is for Jack. */
export function judgeForJack(rules: FastMrJackRules, distances: Uint8Array, words: Int32Array): number {
  const { jack } = rules;
  const visible = seen(rules, words);
  const isSeen = (visible & (1 << jack)) !== 0;
  const left = countBits(words[at.SUSPECTS]! & (isSeen ? visible : ~visible));
  const hex = words[at.POSITIONS + jack]!;
  let reached = 0;
  for (let each = 0; each < CHARACTERS; each++) {
    const from = words[at.POSITIONS + each]!;
    if (each === jack || rules.tables.reach(words[at.COVERED]!, each, from).costs[hex]! < 0) continue;
    reached += (words[at.FACE_UP]! & (1 << each)) === 0 ? LATER_CARD : 1;
  }
  return (
    left +
    (isSeen ? 0 : UNSEEN) -
    PER_HEX_TO_EXIT * distanceToExit(rules, distances, words, hex) -
    (REACHED * reached) / left
  );
}

/** How good a position is for the detective, to whom these characters are suspect. */
export function judgeForDetective(
  rules: FastMrJackRules,
  distances: Uint8Array,
  words: Int32Array,
  suspects: number,
): number {
  const visible = seen(rules, words);
  const all = countBits(suspects);
  const inLight = countBits(suspects & visible);
  let value = -(inLight * inLight + (all - inLight) * (all - inLight)) / Math.max(1, all);
  for (let each = 0; each < CHARACTERS; each++) {
    if ((suspects & (1 << each)) === 0) continue;
    const hex = words[at.POSITIONS + each]!;
    // Unseen suspects near an exit may be gone after the call.
    if ((visible & (1 << each)) === 0)
      value -= (NEAR_EXIT * Math.max(0, 4 - distanceToExit(rules, distances, words, hex))) / 2;
    if (all <= LAST_SUSPECTS) value -= PER_HEX_TO_SUSPECT * distanceToOthers(rules, distances, words, each);
  }
  return value;
}

function seen(rules: FastMrJackRules, words: Int32Array): number {
  markOccupants(rules, words);
  const visible = visibleCharacters(rules, words);
  clearOccupants(rules, words);
  return visible;
}

function distanceToExit(
  { tables: { exitHexes, size } }: FastMrJackRules,
  distances: Uint8Array,
  words: Int32Array,
  from: number,
): number {
  let least = FAR;
  for (let exit = 0; exit < exitHexes.length; exit++)
    if ((words[at.CORDONS]! & (1 << exit)) === 0 && exitHexes[exit]! >= 0)
      least = Math.min(least, distances[from * size + exitHexes[exit]!]!);
  return least;
}

function distanceToOthers(
  { tables: { size } }: FastMrJackRules,
  distances: Uint8Array,
  words: Int32Array,
  character: number,
): number {
  const hex = words[at.POSITIONS + character]!;
  let least = FAR;
  for (let each = 0; each < CHARACTERS; each++)
    if (each !== character) least = Math.min(least, distances[words[at.POSITIONS + each]! * size + hex]!);
  return least;
}
