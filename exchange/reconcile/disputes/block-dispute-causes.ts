/** Finds block disputes that are caused by a street or a node: removing a street merges two blocks. */
import type { AlignedBlock, BlockInSource } from '../facts/block-facts.js';
import type { Alignment } from '../alignment/alignment.js';
import { readingOfSource, type Dispute, type Fact } from '../facts/fact.js';

/** Whether a dispute about a street or node causes a block dispute: every source with it has it on the block. */
export function isBlockDisputeCause(
  alignment: Alignment,
  blocks: readonly AlignedBlock[],
  { part, property, entries, facts, readings }: Dispute,
  fact: Fact,
): boolean {
  const [cause] = facts;
  if (facts.length !== 1 || property !== undefined || fact.property === 'kind') return false;
  if (part === 'block' || entries.length === 0 || !hasSameVoteSplit(cause!, fact)) return false;
  const { bySource } = blocks[Number(fact.key.split(' ')[1])]!;
  const drawn = [...bySource.values()].filter(({ source }) => readingOfSource(cause!, source) !== undefined);
  const passes = entries.length === 2 ? passesStreet : passesNode;
  const around = [...alignment.merged.streets[entries[0]!]!];
  const isNear = (walks: readonly (readonly number[])[]): boolean => {
    const nodes = new Set(walks.flat());
    if (entries.length === 2) return entries.every((end) => nodes.has(end));
    return nodes.has(entries[0]!) || around.filter((end) => nodes.has(end)).length >= 2;
  };
  return (
    readings.length === 2 &&
    (isCovered(alignment, blocks, fact) || isAtTheRim(blocks, cause!)) &&
    isWidened(alignment, cause!, drawn) &&
    drawn.every(
      ({ source, walks }) =>
        isNear(walks) && passes(walks, entries) === readingOfSource(cause!, source)!.value,
    )
  );
}

/** Whether the sources without a block have another one around it: then it was divided, not forgotten. */
function isCovered(
  alignment: Alignment,
  blocks: readonly AlignedBlock[],
  { readings, entries }: Fact,
): boolean {
  const without = readings.find(({ value }) => value === false)?.sources ?? [];
  return without.every((source) => {
    const known = entries.filter((entry) => alignment.nodeOf[source]![entry]! >= 0);
    return blocks.some(({ bySource }) => {
      const nodes = new Set(bySource.get(source)?.walks.flat());
      return known.every((entry) => nodes.has(entry));
    });
  });
}

/** Whether a street has a block on one side only, so that the block is open without it. */
function isAtTheRim(blocks: readonly AlignedBlock[], { readings, entries }: Fact): boolean {
  const [source] = readings.find(({ value }) => value === true)?.sources ?? [];
  const beside = blocks.filter(({ bySource }) => passesStreet(bySource.get(source!)?.walks ?? [], entries));
  return entries.length === 2 && beside.length === 1;
}

/** Whether a block without the dividing street passes all nodes that it passes with it. */
function isWidened({ nodeOf }: Alignment, cause: Fact, drawn: readonly BlockInSource[]): boolean {
  const withValue = (value: boolean): readonly BlockInSource[] =>
    drawn.filter(({ source }) => readingOfSource(cause, source)!.value === value);
  return withValue(false).every(({ source, walks }) => {
    const nodes = new Set(walks.flat());
    return withValue(true).every((narrow) =>
      narrow.walks.flat().every((entry) => nodes.has(entry) || nodeOf[source]![entry]! < 0),
    );
  });
}

const passesNode = (walks: readonly (readonly number[])[], [entry]: readonly number[]): boolean =>
  walks.some((walk) => walk.includes(entry!));

const passesStreet = (walks: readonly (readonly number[])[], [a, b]: readonly number[]): boolean =>
  walks.some((walk) =>
    walk.some((entry, i) => {
      const next = walk[(i + 1) % walk.length];
      return (entry === a && next === b) || (entry === b && next === a);
    }),
  );

/** Whether two facts split the sources that know both into the same two groups. */
export function hasSameVoteSplit(one: Fact, other: Fact): boolean {
  const both = one.readings
    .flatMap(({ sources }) => sources)
    .filter((source) => readingOfSource(other, source) !== undefined);
  const sides = new Set(both.map((source) => `${one.readings.indexOf(readingOfSource(one, source)!)} ${other.readings.indexOf(readingOfSource(other, source)!)}`)); // prettier-ignore
  return sides.size === 2 && new Set(both.map((source) => readingOfSource(one, source))).size === 2;
}
