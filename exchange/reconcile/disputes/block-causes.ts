/** Blocks that differ only because a street or a node does: a street less makes one block of two. */
import type { ChartedBlock, DrawnBlock } from './block-facts.js';
import type { Chart } from './chart.js';
import type { Dispute } from './dispute.js';
import { saidBy, type Fact } from './fact.js';

/** Whether a disputed block follows from a dispute about a street or a node: on every view it goes past it just if it is there. */
export function isCauseOfBlock(
  chart: Chart,
  blocks: readonly ChartedBlock[],
  { part, property, entries, facts, readings }: Dispute,
  fact: Fact,
): boolean {
  const [cause] = facts;
  if (facts.length !== 1 || property !== undefined || fact.property === 'kind') return false;
  if (part === 'block' || entries.length === 0 || !hasSameSides(cause!, fact)) return false;
  const { byView } = blocks[Number(fact.key.split(' ')[1])]!;
  const drawn = [...byView.values()].filter(({ view }) => saidBy(cause!, view) !== undefined);
  const passes = entries.length === 2 ? passesStreet : passesNode;
  const around = [...chart.atlas.streets[entries[0]!]!];
  const isNear = (walks: readonly (readonly number[])[]): boolean => {
    const nodes = new Set(walks.flat());
    if (entries.length === 2) return entries.every((end) => nodes.has(end));
    return nodes.has(entries[0]!) || around.filter((end) => nodes.has(end)).length >= 2;
  };
  return (
    readings.length === 2 &&
    (isCovered(chart, blocks, fact) || isAtTheRim(blocks, cause!)) &&
    isWidened(chart, cause!, drawn) &&
    drawn.every(({ view, walks }) => isNear(walks) && passes(walks, entries) === saidBy(cause!, view)!.value)
  );
}

/** Whether those who lack a block have another all around it: what was divided is there, and what was forgotten is not. */
function isCovered(chart: Chart, blocks: readonly ChartedBlock[], { readings, entries }: Fact): boolean {
  const without = readings.find(({ value }) => value === false)?.views ?? [];
  return without.every((view) => {
    const known = entries.filter((entry) => chart.nodeOf[view]![entry]! >= 0);
    return blocks.some(({ byView }) => {
      const nodes = new Set(byView.get(view)?.walks.flat());
      return known.every((entry) => nodes.has(entry));
    });
  });
}

/** Whether a street has a block on one side only, so that without it the block lies open to the outside. */
function isAtTheRim(blocks: readonly ChartedBlock[], { readings, entries }: Fact): boolean {
  const [view] = readings.find(({ value }) => value === true)?.views ?? [];
  const beside = blocks.filter(({ byView }) => passesStreet(byView.get(view!)?.walks ?? [], entries));
  return entries.length === 2 && beside.length === 1;
}

/** Whether a block passes all that it passes elsewhere, where what divides it is missing. */
function isWidened({ nodeOf }: Chart, cause: Fact, drawn: readonly DrawnBlock[]): boolean {
  const saying = (value: boolean): readonly DrawnBlock[] =>
    drawn.filter(({ view }) => saidBy(cause, view)!.value === value);
  return saying(false).every(({ view, walks }) => {
    const nodes = new Set(walks.flat());
    return saying(true).every((narrow) =>
      narrow.walks.flat().every((entry) => nodes.has(entry) || nodeOf[view]![entry]! < 0),
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

/** Whether those who say different things about one say different things about the other. */
export function hasSameSides(one: Fact, other: Fact): boolean {
  const both = one.readings.flatMap(({ views }) => views).filter((view) => saidBy(other, view) !== undefined);
  const sides = new Set(both.map((view) => `${one.readings.indexOf(saidBy(one, view)!)} ${other.readings.indexOf(saidBy(other, view)!)}`)); // prettier-ignore
  return sides.size === 2 && new Set(both.map((view) => saidBy(one, view))).size === 2;
}
