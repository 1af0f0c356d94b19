/** Lets sources without crossings vote by Jack's moves, which support one reading of a dispute or contradict all. */
import { jackRelation, type StreetBoard } from '../../../model/index.js';
import { mergedNodeOfId, type Alignment } from '../alignment/alignment.js';
import { buildDraft, type DraftInput } from '../draft/build-draft.js';
import { assignDraftNodeIds } from '../draft/draft-node-ids.js';
import {
  acceptedValues,
  buildFact,
  readingOfSource,
  type Dispute,
  type Fact,
  type ValuesByFactKey,
} from '../facts/fact.js';
import type { IndexedSource } from '../alignment/indexed-source.js';

/** Pairs of circles by their entries: `3 17`. */
type Moves = ReadonlySet<string>;

/** The values of all facts if the reading of another source were accepted in a dispute. */
export function valuesWithOtherReading(
  values: ValuesByFactKey,
  { facts, follows }: Dispute,
  source: number,
): ValuesByFactKey {
  const other = new Map(values);
  for (const fact of [...facts, ...follows]) {
    const stated = readingOfSource(fact, source);
    if (stated) other.set(fact.key, stated.value);
  }
  return other;
}

/** The facts with the votes of sources without crossings whose Jack moves all agree with one reading of a dispute. */
export function addJackMoveVotes(input: DraftInput, disputes: readonly Dispute[]): readonly Fact[] {
  const withoutCrossings = sourcesWithoutCrossings(input.alignment);
  if (withoutCrossings.length === 0) return input.facts;
  const values = acceptedValues(input.facts);
  const now = movesOfDraft(input, values);
  const changed = new Map<Fact, Fact>();
  for (const dispute of disputes) {
    if (!ABOUT_STREETS.has(dispute.part) || dispute.property !== undefined) continue;
    const votes = sidesOf(input, dispute, values, now, withoutCrossings);
    for (const fact of [...dispute.facts, ...dispute.follows])
      changed.set(
        fact,
        buildFact(fact, [
          ...fact.readings.flatMap(({ value, sources }) => sources.map((source) => [source, value] as const)),
          ...[...votes].flatMap(([source, like]) => {
            const stated = readingOfSource(fact, like);
            return stated ? [[source, stated.value] as const] : [];
          }),
        ]),
      );
  }
  return input.facts.map((fact) => changed.get(fact) ?? fact);
}

const ABOUT_STREETS: ReadonlySet<string> = new Set(['street', 'crossing', 'junction', 'touch']);

/** For each source without crossings that takes a side, a source on that side. */
function sidesOf(
  input: DraftInput,
  dispute: Dispute,
  values: ValuesByFactKey,
  now: Moves,
  withoutCrossings: readonly IndexedSource[],
): ReadonlyMap<number, number> {
  const [first, second] = dispute.readings;
  const [like, unlike] = [first!.sources[0]!, second!.sources[0]!];
  const then = movesOfDraft(input, valuesWithOtherReading(values, dispute, unlike));
  const differing = onlyInOne(now, then);
  const sides = new Map<number, number>();
  for (const source of withoutCrossings) {
    const own = movesOfSource(input.alignment, source);
    const known = differing.filter((move) =>
      move.split(' ').every((entry) => has(input.alignment, source, Number(entry))),
    );
    const agreeing = known.filter((move) => own.has(move) === now.has(move)).length;
    if (known.length > 0 && agreeing === known.length) sides.set(source.index, like);
    if (known.length > 0 && agreeing === 0) sides.set(source.index, unlike);
  }
  return sides;
}

/** Facts about Jack moves in which a source without crossings differs from the draft and no dispute explains it. */
export function unexplainedJackMoves(input: DraftInput, disputes: readonly Dispute[]): Fact[] {
  const { alignment, facts } = input;
  const values = acceptedValues(facts);
  const now = movesOfDraft(input, values);
  const contradicting = new Set<string>();
  for (const source of sourcesWithoutCrossings(alignment)) {
    const own = movesOfSource(alignment, source);
    const lost = disputes.filter(({ readings }) =>
      readings.slice(1).some(({ sources }) => sources.includes(source.index)),
    );
    const explained = new Set(
      lost.flatMap((dispute) => {
        const then = movesOfDraft(input, valuesWithOtherReading(values, dispute, source.index));
        return onlyInOne(now, then);
      }),
    );
    for (const move of new Set([...own, ...now])) {
      const isKnown = move.split(' ').every((entry) => has(alignment, source, Number(entry)));
      if (isKnown && own.has(move) !== now.has(move) && !explained.has(move)) contradicting.add(move);
    }
  }
  const all = alignment.sources.map((source) => movesOfSource(alignment, source));
  return [...contradicting].map((move) => {
    const entries = move.split(' ').map(Number);
    const knowing = alignment.sources.filter(
      (source) => knowsStreets(source) && entries.every((entry) => has(alignment, source, entry)),
    );
    return buildFact({ key: `jack ${move}`, part: 'jack', entries }, knowing.map(({ index }) => [index, all[index]!.has(move)])); // prettier-ignore
  });
}

const onlyInOne = (one: Moves, other: Moves): string[] =>
  [...new Set([...one, ...other])].filter((move) => one.has(move) !== other.has(move));

const knowsStreets = ({ knows }: IndexedSource): boolean => knows.has('streets');

const sourcesWithoutCrossings = ({ sources }: Alignment): readonly IndexedSource[] =>
  sources.filter((source) => !source.knows.has('crossings') && knowsStreets(source));

const has = ({ nodeOf }: Alignment, { index }: IndexedSource, entry: number): boolean =>
  nodeOf[index]![entry]! >= 0;

const moveKey = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

const movesOfSource = (alignment: Alignment, { index, board }: IndexedSource): Moves =>
  movesOfBoard(board, (id) => mergedNodeOfId(alignment, index, id));

function movesOfDraft(input: DraftInput, values: ValuesByFactKey): Moves {
  const nameOf = assignDraftNodeIds(input.alignment, values);
  const entries = new Map<string, number>();
  for (const entry of input.alignment.merged.kinds.keys())
    if (values.get(`node ${entry}`) === true) entries.set(nameOf(entry), entry);
  return movesOfBoard(buildDraft(input, values), (id) => entries.get(id)!);
}

function movesOfBoard(board: StreetBoard, entryOf: (id: string) => number): Moves {
  const moves = new Set<string>();
  for (const [from, related] of jackRelation(board))
    for (const to of related) moves.add(moveKey(entryOf(from), entryOf(to)));
  return moves;
}
