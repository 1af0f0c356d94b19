/** Guesses whether the numbers of circles begin with 0, as in many programs. */
import { nameNodes } from '../lists/name-nodes.js';
import { findIdPattern } from '../mapping/id-patterns.js';
import type { Mapping } from '../mapping/mapping.js';
import type { RawLists } from '../shapes/raw-lists.js';
import { extremes } from './extremes.js';
import { noGuess, type MappingGuess } from './guess.js';

/** The circles of the printed boards. */
export const PRINTED_COUNTS: readonly number[] = [195, 189];

/** The numbers of the circles as the author writes them, each with whether it has neighbours. */
function numbersOfCircles(raw: RawLists, mapping: Mapping): ReadonlyMap<number, boolean> {
  const { nodes, lists } = nameNodes(raw, mapping);
  const found = new Map<number, boolean>();
  const add = (id: string, isListed: boolean): void => {
    const { value, number } = findIdPattern(mapping.ids ?? {}, id) ?? {};
    if (value === 'circle' && number !== undefined) found.set(number, isListed || found.get(number) === true);
  };
  for (const { id } of nodes) add(id, false);
  for (const { entries } of lists)
    for (const { id, neighbours } of entries)
      for (const [i, each] of [id, ...neighbours].entries()) add(each, i > 0 || neighbours.length > 0);
  return found;
}

/** A mapping with the number that stands for circle 1, if there is a 0. */
export function guessFirst(raw: RawLists, mapping: Mapping): MappingGuess {
  const numbers = numbersOfCircles(raw, mapping);
  if (mapping.first !== undefined || !numbers.has(0)) return noGuess(mapping);
  const [, greatest] = extremes([...numbers.keys()]);
  const fromZero = { ...mapping, first: 0 };
  if (PRINTED_COUNTS.includes(greatest + 1))
    return {
      mapping: fromZero,
      evidence: [`The numbers run from 0 to ${greatest}: 0 is circle 1, and ${greatest} is circle ${greatest + 1}.`], // prettier-ignore
      needs: [],
    };
  return { mapping: fromZero, evidence: [], needs: [WHAT_IS_ZERO] };
}

const WHAT_IS_ZERO =
  'What the number 0 stands for: "first": 0 if it is circle 1, else "ids": {"0": null, …} with "first": 1.';
