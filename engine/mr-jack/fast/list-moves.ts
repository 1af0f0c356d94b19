/** The legal moves of Mr Jack on the fast path. */
import { CARDS } from '../state/cards.js';
import { CHARACTERS, DIRECTIONS } from '../../../model/index.js';
import * as codes from './move-codes.js';
import * as rulesOf from './fast-rules.js';
import type { FastMrJackRules } from './fast-rules.js';
import { writeWhistles } from './list-whistles.js';
import * as at from './words.js';

const PATTERNS = CHARACTERS.map((character) => CARDS[character].pattern);

/** Writes the codes of all legal moves and returns their number. */
export function listMoves(rules: FastMrJackRules, words: Int32Array, into: Int32Array): number {
  if (words[at.PHASE] === at.PHASE_CHOOSE) {
    let count = 0;
    for (let each = 0; each < 8; each++)
      if ((words[at.FACE_UP]! & (1 << each)) !== 0) into[count++] = codes.encodeMove(codes.CHOOSE, each);
    return count;
  }
  if (words[at.MUST_FACE] === 1) {
    for (let side = 0; side < DIRECTIONS.length; side++) into[side] = codes.encodeMove(codes.FACE, side);
    return DIRECTIONS.length;
  }
  rulesOf.markOccupants(rules, words);
  const count =
    words[at.PHASE] === at.PHASE_WITNESS ? writeWitness(rules, words, into) : writeCard(rules, words, into);
  rulesOf.clearOccupants(rules, words);
  return count;
}

function writeWitness(rules: FastMrJackRules, words: Int32Array, into: Int32Array): number {
  const isVisible = (rulesOf.visibleCharacters(rules, words) & (1 << rules.jack)) !== 0;
  into[0] = codes.encodeMove(codes.WITNESS, isVisible ? 0 : 1);
  return 1;
}

function writeCard(rules: FastMrJackRules, words: Int32Array, into: Int32Array): number {
  const count = words[at.MOVED] === 0 ? writeSteps(rules, words, into) : 0;
  return words[at.USED] === 0 ? writeAbility(rules, words, into, count) : count;
}

/** Moves, accusations, escapes, and a move that is skipped. */
function writeSteps(rules: FastMrJackRules, words: Int32Array, into: Int32Array): number {
  const { tables, occupants, jack, points, exitCost, offersHopeless } = rules;
  const character = words[at.ACTING]! - 1;
  const { hexes, costs } = tables.reach(words[at.COVERED]!, character, words[at.POSITIONS + character]!);
  let count = 0;
  for (const hex of hexes) if (occupants[hex] === 0) into[count++] = codes.encodeMove(codes.MOVE, hex);
  const pattern = PATTERNS[character];
  if (count === 0 && pattern !== 'instead' && (pattern !== 'beside' || !rulesOf.mustUseAbility(rules, words)))
    into[count++] = codes.encodeMove(codes.SKIP_MOVE);
  if (!rulesOf.isJacksTurn(rules, words)) {
    for (let target = 0; target < 8; target++) {
      const hex = words[at.POSITIONS + target]!;
      if (target === character || costs[hex]! < 0) continue;
      if (offersHopeless || (words[at.SUSPECTS]! & (1 << target)) !== 0)
        into[count++] = codes.encodeMove(codes.ACCUSE, hex, target);
    }
    return count;
  }
  if (words[at.INVISIBLE] === 0 || character !== jack) return count;
  for (let exit = 0; exit < tables.exitHexes.length; exit++) {
    const hex = tables.exitHexes[exit]!;
    if (hex < 0 || (words[at.CORDONS]! & (1 << exit)) !== 0) continue;
    if (costs[hex]! >= 0 && costs[hex]! + exitCost <= points[character]!)
      into[count++] = codes.encodeMove(codes.ESCAPE, exit);
  }
  return count;
}

function writeAbility(rules: FastMrJackRules, words: Int32Array, into: Int32Array, from: number): number {
  const { tables, lamps } = rules;
  let count = from;
  switch (words[at.ACTING]! - 1) {
    case rulesOf.HOLMES:
      if (words[at.MOVED] === 1) into[count++] = codes.encodeMove(codes.DRAW_ALIBI);
      return count;
    case rulesOf.SMITH: {
      const lit = rulesOf.litGaslights(rules, words);
      for (let lamp = 0; lamp < lamps; lamp++)
        if (words[at.LAMPS + lamp]! >= 0)
          for (let to = 0; to < tables.gaslights.length; to++)
            if ((lit & (1 << to)) === 0) into[count++] = codes.encodeMove(codes.LAMP, lamp, to);
      return count;
    }
    case rulesOf.LESTRADE:
      return writeMarkers(codes.CORDON, words[at.CORDONS]!, tables.exits.length, into, count);
    case rulesOf.BERT:
      return writeMarkers(codes.MANHOLE, words[at.COVERED]!, tables.manholes.length, into, count);
    case rulesOf.GULL:
      for (let other = 0; other < 8; other++)
        if (other !== rulesOf.GULL) into[count++] = codes.encodeMove(codes.SWAP, other);
      return count;
    case rulesOf.GOODLEY:
      return writeWhistles(rules, words, into, count);
    default:
      return count;
  }
}

/** Moves of a marker from a place with one to a place without. */
function writeMarkers(kind: number, bits: number, places: number, into: Int32Array, from: number): number {
  let count = from;
  for (let marked = 0; marked < places; marked++)
    if ((bits & (1 << marked)) !== 0)
      for (let to = 0; to < places; to++)
        if ((bits & (1 << to)) === 0) into[count++] = codes.encodeMove(kind, marked, to);
  return count;
}
