/**
 * What the pawns' players believe about Jack's trail tonight, from public events only. For each entry of his row it keeps how
 * many trails end on each circle, split by which of the latest clues they have passed. Trails that no event excludes are never
 * dropped, so the truth is always among them; the exact deduction is narrower only after more clues than are kept.
 */
import { hasOpenRoute, type PackedLists } from '../../streets/fast/street-tables.js';
import type { Random } from '../../game/random.js';
import type { StreetDistances } from './street-distances.js';

/** How Jack came from one entry of his row to the next. */
export type EntryKind = 'walk' | 'ride' | 'alley' | 'boat' | 'stay';

/** The clues that trails are split by: the latest ones. */
const KEPT_CLUES = 3;
const MASKS = 1 << KEPT_CLUES;
/** The trails drawn at a time, and how few of them are too few to judge by. */
const SAMPLES = 64;
const TOO_FEW = 10;
/** How much less readily Jack goes where a pawn can search next. */
const AVOIDED = 0.35;
const PAWN_STEPS = 2;

interface Entry {
  readonly weights: Float64Array;
  kind: EntryKind;
  /** 1 for each direction between neighbours that was open. */
  readonly open: Uint8Array;
  /** How readily Jack goes to each circle, with the pawns where they stood. */
  readonly appeal: Float64Array;
}

export interface TrailBelief {
  /** A night or round begins: Jack has written down these circles and stands on one of `ends`. `lure` weighs where he goes. */
  begin(written: readonly number[], ends: readonly number[], lure: Float64Array): void;
  /** Jack has written down another circle, while the pawns stand on these crossings. */
  advance(kind: EntryKind, pawns: Int32Array): void;
  /** Whether a circle is among the entries so far, as a search has shown. */
  answer(circle: number, isOnTrail: boolean): void;
  /** Jack does not stand on a circle. */
  exclude(circle: number): void;
  /** The probability of each circle that Jack stands there. */
  locations(): Float64Array;
  /** The same after a move that he has still to make. */
  predict(kind: EntryKind, pawns: Int32Array): Float64Array;
  /** For each circle the share of the likely trails that pass it and that end there. */
  estimate(random: Random): { readonly passed: Float64Array; readonly last: Float64Array };
}

export function createTrailBelief({ tables, circles, directionsOver, ofPawn }: StreetDistances): TrailBelief {
  const { neighbours, alleys, boats } = tables;
  const directions = neighbours.items.length;
  const entries: Entry[] = [];
  const held = new Uint8Array(tables.crossings.length);
  const [location, prediction] = [new Float64Array(circles), new Float64Array(circles)];
  const [passed, last] = [new Float64Array(circles), new Float64Array(circles)];
  /** Up to which entry a circle is not on the trail, and the bit of its clue. */
  const absentUntil = new Int16Array(circles);
  const bitOf = new Uint8Array(circles);
  const written = new Uint8Array(circles);
  let clues: { readonly circle: number; readonly by: number }[] = [];
  let excluded: { readonly circle: number; readonly entry: number }[] = [];
  let ends: readonly number[] = [];
  let count = 0;
  let isStale = true;
  const samples = new Uint16Array(SAMPLES * 64);
  const isAlive = new Uint8Array(SAMPLES);
  let alive = 0;
  let lastTotal = 0;
  let lure: Float64Array = new Float64Array(circles).fill(1);

  const entryAt = (index: number): Entry =>
    (entries[index] ??= {
      weights: new Float64Array(circles * MASKS),
      kind: 'walk',
      open: new Uint8Array(directions),
      appeal: new Float64Array(circles),
    });

  const weighAppeal = (pawns: Int32Array, into: Float64Array): void => {
    into.fill(1);
    for (const crossing of pawns)
      for (let circle = 0; circle < circles; circle++)
        if (ofPawn[crossing * circles + circle]! <= PAWN_STEPS) into[circle]! *= AVOIDED;
  };

  const markOpen = (pawns: Int32Array, into: Uint8Array): void => {
    into.fill(1);
    for (const crossing of pawns) held[crossing] = 1;
    for (const crossing of pawns)
      for (const direction of directionsOver[crossing]!)
        if (!hasOpenRoute(tables, held, direction)) into[direction] = 0;
    for (const crossing of pawns) held[crossing] = 0;
  };

  const listsOf = (kind: EntryKind): PackedLists =>
    kind === 'alley' ? alleys : kind === 'boat' ? boats : neighbours;

  /** Adds the trails of one entry, moved on, to the next. */
  const spread = (
    from: Float64Array,
    { weights: to, kind, open: isOpen, appeal }: Entry,
    entry: number,
  ): void => {
    const { starts, items } = listsOf(kind);
    const masks = 1 << clues.length;
    for (let at = 0; at < circles; at++)
      for (let mask = 0; mask < masks; mask++) {
        const weight = from[at * MASKS + mask]!;
        if (weight === 0) continue;
        if (kind === 'stay') {
          to[at * MASKS + mask]! += weight;
          continue;
        }
        for (let i = starts[at]!; i < starts[at + 1]!; i++) {
          const next = items[i]!;
          if ((kind === 'walk' && isOpen[i] === 0) || absentUntil[next]! > entry) continue;
          to[next * MASKS + (mask | bitOf[next]!)]! += weight * appeal[next]!;
        }
      }
  };

  /** Drops what is known to be wrong about an entry. */
  const restrict = (weights: Float64Array, entry: number): void => {
    for (const { circle, entry: at } of excluded)
      if (at === entry) weights.fill(0, circle * MASKS, (circle + 1) * MASKS);
    for (const [bit, { by }] of clues.entries())
      if (by === entry + 1)
        for (let i = 0; i < weights.length; i++) if ((i & (1 << bit)) === 0) weights[i] = 0;
  };

  const refresh = (): void => {
    if (!isStale) return;
    isStale = false;
    alive = 0;
    const first = entryAt(0).weights.fill(0);
    for (const end of ends) first[end * MASKS + bitOf[end]!] = 1;
    restrict(first, 0);
    for (let entry = 1; entry < count; entry++) {
      const now = entryAt(entry);
      now.weights.fill(0);
      spread(entryAt(entry - 1).weights, now, entry);
      restrict(now.weights, entry);
    }
  };

  const sumByCircle = (weights: Float64Array, into: Float64Array): Float64Array => {
    const masks = 1 << clues.length;
    let total = 0;
    for (let circle = 0; circle < circles; circle++) {
      let sum = 0;
      for (let mask = 0; mask < masks; mask++) sum += weights[circle * MASKS + mask]!;
      into[circle] = sum * lure[circle]!;
      total += into[circle]!;
    }
    if (total > 0) for (let circle = 0; circle < circles; circle++) into[circle]! /= total;
    return into;
  };

  /** A cell of the last entry, with the probability of its weight. */
  const drawLast = (random: Random): number => {
    const { weights } = entryAt(count - 1);
    let left = random() * lastTotal;
    let cell = -1;
    for (let i = 0; i < weights.length; i++) {
      if (weights[i] === 0) continue;
      cell = i;
      left -= weights[i]! * lure[i >> KEPT_CLUES]!;
      if (left < 0) break;
    }
    return cell;
  };

  /** The cell of the entry before, likewise. */
  const drawBefore = (cell: number, entry: number, random: Random): number => {
    const { kind, open: isOpen } = entryAt(entry);
    if (kind === 'stay') return cell;
    const { weights } = entryAt(entry - 1);
    const { starts, items } = listsOf(kind);
    const [circle, mask] = [cell >> KEPT_CLUES, cell & (MASKS - 1)];
    const without = mask & ~bitOf[circle]!;
    // Relations of circles are symmetric, and so is what pawns block.
    const weightFrom = (i: number): number => {
      if (kind === 'walk' && isOpen[i] === 0) return 0;
      const from = items[i]! * MASKS;
      return weights[from + mask]! + (without === mask ? 0 : weights[from + without]!);
    };
    let total = 0;
    for (let i = starts[circle]!; i < starts[circle + 1]!; i++) total += weightFrom(i);
    let left = random() * total;
    for (let i = starts[circle]!; i < starts[circle + 1]!; i++) {
      const weight = weightFrom(i);
      if (weight === 0) continue;
      left -= weight;
      if (left >= 0) continue;
      const from = items[i]! * MASKS;
      return random() * weight < weights[from + mask]! ? from + mask : from + without;
    }
    return -1;
  };

  const drawSamples = (random: Random): void => {
    alive = 0;
    const { weights } = entryAt(count - 1);
    lastTotal = 0;
    for (let i = 0; i < weights.length; i++) lastTotal += weights[i]! * lure[i >> KEPT_CLUES]!;
    for (let sample = 0; sample < SAMPLES; sample++) {
      let cell = drawLast(random);
      for (let entry = count - 1; entry >= 0 && cell >= 0; entry--) {
        samples[sample * 64 + entry] = cell >> KEPT_CLUES;
        if (entry > 0) cell = drawBefore(cell, entry, random);
      }
      isAlive[sample] = cell >= 0 ? 1 : 0;
      alive += isAlive[sample]!;
    }
  };

  const passes = (sample: number, circle: number): boolean => {
    for (let entry = 0; entry < count; entry++) if (samples[sample * 64 + entry] === circle) return true;
    return false;
  };

  const keepSamples = (fits: (sample: number) => boolean): void => {
    for (let sample = 0; sample < SAMPLES; sample++)
      if (isAlive[sample] === 1 && !fits(sample)) {
        isAlive[sample] = 0;
        alive--;
      }
  };

  return {
    begin(scenes, at, luring) {
      lure = luring;
      [clues, excluded, ends, count, isStale] = [[], [], at, 1, true];
      absentUntil.fill(0);
      bitOf.fill(0);
      written.fill(0);
      for (const scene of scenes) written[scene] = 1;
    },
    advance(kind, pawns) {
      refresh();
      const entry = entryAt(count);
      entry.kind = kind;
      markOpen(pawns, entry.open);
      weighAppeal(pawns, entry.appeal);
      entry.weights.fill(0);
      spread(entryAt(count - 1).weights, entry, count);
      count++;
      alive = 0;
    },
    answer(circle, isOnTrail) {
      if (written[circle] === 1 || (isOnTrail && clues.some((clue) => clue.circle === circle))) return;
      if (isOnTrail) {
        clues = [...clues, { circle, by: count }].slice(-KEPT_CLUES);
        bitOf.fill(0);
        for (const [bit, clue] of clues.entries()) bitOf[clue.circle] = 1 << bit;
      } else absentUntil[circle] = count;
      isStale = true;
      keepSamples((sample) => passes(sample, circle) === isOnTrail);
    },
    exclude(circle) {
      excluded = [...excluded, { circle, entry: count - 1 }];
      isStale = true;
      keepSamples((sample) => samples[sample * 64 + count - 1] !== circle);
    },
    locations() {
      refresh();
      return sumByCircle(entryAt(count - 1).weights, location);
    },
    predict(kind, pawns) {
      refresh();
      const entry = entryAt(count);
      entry.kind = kind;
      markOpen(pawns, entry.open);
      weighAppeal(pawns, entry.appeal);
      entry.weights.fill(0);
      spread(entryAt(count - 1).weights, entry, count);
      return sumByCircle(entry.weights, prediction);
    },
    estimate(random) {
      if (alive < TOO_FEW) {
        refresh();
        drawSamples(random);
      }
      passed.fill(0);
      last.fill(0);
      for (let sample = 0; sample < SAMPLES; sample++) {
        if (isAlive[sample] === 0) continue;
        last[samples[sample * 64 + count - 1]!]! += 1 / alive;
        for (let entry = 0; entry < count; entry++) {
          const circle = samples[sample * 64 + entry]!;
          let isRepeated = written[circle] === 1;
          for (let before = 0; before < entry && !isRepeated; before++)
            isRepeated = samples[sample * 64 + before] === circle;
          if (!isRepeated) passed[circle]! += 1 / alive;
        }
      }
      return { passed, last };
    },
  };
}
