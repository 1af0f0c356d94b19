/** Witnesses that say less than the print: the board is as it was, but a later fault would not be noticed. */
import { isStreetBoard, type Board, type Witness } from '../../model/index.js';
import { pickRandom } from '../../testing/seeded-random.js';
import { OFFICIAL_BOARDS, pickIndex, replaceItem, type FaultClass, type Random } from '../fault-class.js';

/** A class that replaces one of the fitting witnesses by others. */
const witnessFault = (
  name: string,
  boards: FaultClass['boards'],
  fits: (witness: Witness, board: Board) => boolean,
  change: (witness: Witness, random: Random) => readonly Witness[],
): FaultClass => ({
  name: `${name} (retraced)`,
  boards,
  retraced: true,
  make: (random, board) => {
    const fitting = board.witnesses.filter((witness) => fits(witness, board));
    if (fitting.length === 0) return undefined;
    const witness = pickRandom(fitting, random);
    const witnesses = replaceItem(board.witnesses, witness, ...change(witness, random));
    return [{ ...board, witnesses }, `${witness.rule}: ${JSON.stringify(witness).slice(0, 100)}`];
  },
});

const STREETS = ['whitechapel', 'whitehall'] as const;

/** The list that a witness can lose an entry of. */
const listOf = (witness: Witness): 'of' | 'has' | undefined =>
  (['has', 'of'] as const).find((key) => {
    const value: unknown = (witness as Partial<Record<typeof key, unknown>>)[key];
    return Array.isArray(value) && value.length > 1;
  });

const shorten = (witness: Witness, random: Random): Witness => {
  const key = listOf(witness)!;
  const list = (witness as unknown as Record<typeof key, readonly unknown[]>)[key];
  return { ...witness, [key]: list.toSpliced(pickIndex(list, random), 1) };
};

/** A border is printed on exactly these crossings, so a shorter list contradicts the board. */
const isExact = (witness: Witness): boolean =>
  witness.fact === 'border' || witness.fact === 'visible-at-start' || 'exactly' in witness;

export const WITNESS_FAULTS: readonly FaultClass[] = [
  witnessFault(
    'a witness is left out',
    OFFICIAL_BOARDS,
    () => true,
    () => [],
  ),
  witnessFault(
    'one of several witnesses of a rule is left out',
    STREETS,
    ({ rule }, board) => board.witnesses.filter((each) => each.rule === rule).length > 1,
    () => [],
  ),
  witnessFault(
    'a witness lists one thing less',
    STREETS,
    (witness) => listOf(witness) !== undefined && !isExact(witness),
    (witness, random) => [shorten(witness, random)],
  ),
  witnessFault(
    'an exact witness is weakened',
    STREETS,
    (witness, board) => isStreetBoard(board) && 'exactly' in witness,
    (witness, random) => {
      const { exactly: _, ...weak } = witness as Extract<Witness, { readonly exactly?: true }>;
      return [random() < 0.5 && listOf(weak) ? shorten(weak, random) : weak];
    },
  ),
];
