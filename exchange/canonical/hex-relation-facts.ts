/** The relations of a hex board as sentences. */
import { describeId } from '../../model/index.js';
import { entryFact, factsOfLists, factsOfPairs, type RelationFact } from './relation-fact.js';
import type { HexRelations } from './canonical-types.js';

/** Every fact of a hex board's relations. */
export function* hexRelationFacts(relations: HexRelations): Generator<RelationFact> {
  for (const [i, { id, kind, walkable }] of relations.hexes.entries()) {
    const pointer = `/hexes/${i}`;
    yield { says: `there is a ${describeId(id)}`, pointer };
    yield { says: `${describeId(id)} is of the kind "${kind}"`, pointer: `${pointer}/kind` };
    yield { says: `${describeId(id)} is ${walkable ? '' : 'not '}walkable`, pointer: `${pointer}/walkable` };
  }
  for (const [id, byDirection] of Object.entries(relations.neighbours)) {
    for (const [direction, neighbour] of Object.entries(byDirection))
      yield {
        says: `${describeId(neighbour)} lies ${direction} of ${describeId(id)}`,
        pointer: `/neighbours/${id}/${direction}`,
      };
    yield entryFact('neighbours', id);
  }
  yield* factsOfLists('walking', relations.walking, (a, b) => `one step leads from ${a} to ${b}`);
  yield* factsOfDistances(relations.streetDistances);
  yield* factsOfLists('glow', relations.glow, (a, b) => `the gaslight on ${a} lights ${b}`);
  for (const [id, rays] of Object.entries(relations.lanternRays)) {
    for (const [direction, ray] of Object.entries(rays))
      for (const [i, lit] of ray.entries())
        yield {
          says: `the lantern on ${describeId(id)} facing ${direction} lights ${describeId(lit)}`,
          pointer: `/lanternRays/${id}/${direction}/${i}`,
        };
    yield entryFact('lanternRays', id);
  }
  for (const [i, { id, hex, side }] of relations.exits.entries())
    yield { says: `exit ${id} is on the ${side} side of ${describeId(hex)}`, pointer: `/exits/${i}` };
  if (relations.start) yield* factsOfStart(relations.start);
}

function* factsOfDistances({ hexes, rows }: HexRelations['streetDistances']): Generator<RelationFact> {
  for (const [i, row] of rows.entries())
    for (const [j, steps] of row.entries()) {
      const [from, to] = [describeId(hexes[i] ?? 'nowhere'), describeId(hexes[j] ?? 'nowhere')];
      yield {
        says: steps < 0 ? `no walk leads from ${from} to ${to}` : `${from} is ${steps} steps from ${to}`,
        pointer: `/streetDistances/rows/${i}/${j}`,
      };
    }
}

function* factsOfStart({
  sewer,
  openExits,
  litHexes,
  visible,
  invisible,
}: NonNullable<HexRelations['start']>): Generator<RelationFact> {
  yield { says: 'there is a starting position', pointer: '/start' };
  yield* factsOfPairs('start/sewer', sewer, (a, b) => `the sewers join ${a} and ${b} at the start`);
  const lists: readonly (readonly [list: string, says: readonly string[]])[] = [
    ['openExits', openExits.map((id) => `exit ${id} is open at the start`)],
    ['litHexes', litHexes.map((id) => `${describeId(id)} is lit by a gaslight at the start`)],
    ['visible', visible.map((character) => `${character} is visible at the start`)],
    ['invisible', invisible.map((character) => `${character} is invisible at the start`)],
  ];
  for (const [list, sentences] of lists)
    for (const [i, says] of sentences.entries()) yield { says, pointer: `/start/${list}/${i}` };
}
