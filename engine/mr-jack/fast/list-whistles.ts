/** Goodley's whistles on the fast path (MJ-R25, AMB-MJ-06). */
import { WHISTLE_MOVE_POINTS } from '../state/whistle.js';
import * as codes from './move-codes.js';
import { GOODLEY, type FastMrJackRules } from './fast-rules.js';
import type { FastCalls } from './hex-tables.js';
import * as at from './words.js';

const { CALLED } = codes;

/** The calls of each of the called, for the time of one list. */
const callsOf: FastCalls[] = [];

/** Writes the legal whistles after the first `from` codes and returns the new count. Needs the occupants. */
export function writeWhistles(
  rules: FastMrJackRules,
  words: Int32Array,
  into: Int32Array,
  from: number,
): number {
  const goodley = words[at.POSITIONS + GOODLEY]!;
  for (let i = 0; i < CALLED.length; i++)
    callsOf[i] = rules.tables.calls(words[at.POSITIONS + CALLED[i]!]!, goodley);
  if (rules.whistle === 'atLeastOne') return writeFrom(rules, 1, into, from);
  for (let least = WHISTLE_MOVE_POINTS; least > 1; least--) {
    const count = writeFrom(rules, least, into, from);
    if (count > from) return count;
    if (rules.whistle === 'exactly3IfPossible') break;
  }
  return writeFrom(rules, 1, into, from);
}

/** Whistles that use at least these points: of one, two and three characters. */
function writeFrom({ occupants }: FastMrJackRules, least: number, into: Int32Array, from: number): number {
  let count = from;
  for (let i = 0; i < CALLED.length; i++) {
    const { ends, upTo } = callsOf[i]!;
    const group = codes.GROUP_OF_ONE[i]!;
    for (let a = least === 1 ? 0 : upTo[least - 1]!; a < ends.length; a++)
      if (occupants[ends[a]!] === 0) into[count++] = codes.encodeWhistle(group, ends[a]!, 0, 0);
    for (let j = i + 1; j < CALLED.length; j++) {
      count = writePairs(occupants, i, j, least, into, count);
      for (let k = j + 1; k < CALLED.length; k++) count = writeTriples(occupants, i, j, k, into, count);
    }
  }
  return count;
}

function writePairs(
  occupants: Uint8Array,
  i: number,
  j: number,
  least: number,
  into: Int32Array,
  from: number,
): number {
  const [first, second] = [callsOf[i]!, callsOf[j]!];
  const group = codes.GROUP_OF_TWO[i * 8 + j]!;
  const [one, two] = [CALLED[i]! + 1, CALLED[j]! + 1];
  let count = from;
  for (let a = 0; a < first.upTo[2]!; a++) {
    const end = first.ends[a]!;
    const cost = a < first.upTo[1]! ? 1 : 2;
    // Who stands on an end must be called away too.
    if (occupants[end] !== 0 && occupants[end] !== two) continue;
    const last = second.upTo[WHISTLE_MOVE_POINTS - cost]!;
    for (let b = cost + 1 < least ? second.upTo[1]! : 0; b < last; b++) {
      const other = second.ends[b]!;
      if (other !== end && (occupants[other] === 0 || occupants[other] === one))
        into[count++] = codes.encodeWhistle(group, end, other, 0);
    }
  }
  return count;
}

/** Three characters take one point each. */
function writeTriples(
  occupants: Uint8Array,
  i: number,
  j: number,
  k: number,
  into: Int32Array,
  from: number,
): number {
  const [first, second, third] = [callsOf[i]!, callsOf[j]!, callsOf[k]!];
  const group = codes.GROUP_OF_THREE[(i * 8 + j) * 8 + k]!;
  const called = (2 << CALLED[i]!) | (2 << CALLED[j]!) | (2 << CALLED[k]!) | 1;
  let count = from;
  for (let a = 0; a < first.upTo[1]!; a++) {
    const endA = first.ends[a]!;
    if ((called & (1 << occupants[endA]!)) === 0) continue;
    for (let b = 0; b < second.upTo[1]!; b++) {
      const endB = second.ends[b]!;
      if (endB === endA || (called & (1 << occupants[endB]!)) === 0) continue;
      for (let c = 0; c < third.upTo[1]!; c++) {
        const endC = third.ends[c]!;
        if (endC !== endA && endC !== endB && (called & (1 << occupants[endC]!)) !== 0)
          into[count++] = codes.encodeWhistle(group, endA, endB, endC);
      }
    }
  }
  return count;
}
