/** What the relations of a hex board say, sentence by sentence. */
import { entryOf, factsOfLists, factsOfPairs, nameOfId, type Fact } from './fact.js';
import type { HexRelations } from './shape.js';

/** Every fact of a hex board's relations. */
export function* factsOfHexes(relations: HexRelations): Generator<Fact> {
  for (const [i, { id, kind, walkable }] of relations.hexes.entries()) {
    const pointer = `/hexes/${i}`;
    yield { says: `there is a ${nameOfId(id)}`, pointer };
    yield { says: `${nameOfId(id)} is of the kind "${kind}"`, pointer: `${pointer}/kind` };
    yield { says: `${nameOfId(id)} is ${walkable ? '' : 'not '}walkable`, pointer: `${pointer}/walkable` };
  }
  for (const [id, byDirection] of Object.entries(relations.neighbours)) {
    for (const [direction, neighbour] of Object.entries(byDirection))
      yield {
        says: `${nameOfId(neighbour)} lies ${direction} of ${nameOfId(id)}`,
        pointer: `/neighbours/${id}/${direction}`,
      };
    yield entryOf('neighbours', id);
  }
  yield* factsOfLists('walking', relations.walking, (a, b) => `one step leads from ${a} to ${b}`);
  yield* factsOfDistances(relations.streetDistances);
  yield* factsOfLists('glow', relations.glow, (a, b) => `the gaslight on ${a} lights ${b}`);
  for (const [id, rays] of Object.entries(relations.lanternRays)) {
    for (const [direction, ray] of Object.entries(rays))
      for (const [i, lit] of ray.entries())
        yield {
          says: `the lantern on ${nameOfId(id)} facing ${direction} lights ${nameOfId(lit)}`,
          pointer: `/lanternRays/${id}/${direction}/${i}`,
        };
    yield entryOf('lanternRays', id);
  }
  for (const [i, { id, hex, side }] of relations.exits.entries())
    yield { says: `exit ${id} is on the ${side} side of ${nameOfId(hex)}`, pointer: `/exits/${i}` };
  if (relations.start) yield* factsOfStart(relations.start);
}

function* factsOfDistances({ hexes, rows }: HexRelations['streetDistances']): Generator<Fact> {
  for (const [i, row] of rows.entries())
    for (const [j, steps] of row.entries()) {
      const [from, to] = [nameOfId(hexes[i] ?? 'nowhere'), nameOfId(hexes[j] ?? 'nowhere')];
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
}: NonNullable<HexRelations['start']>): Generator<Fact> {
  yield { says: 'there is a starting position', pointer: '/start' };
  yield* factsOfPairs('start/sewer', sewer, (a, b) => `the sewers join ${a} and ${b} at the start`);
  const lists: readonly (readonly [list: string, says: readonly string[]])[] = [
    ['openExits', openExits.map((id) => `exit ${id} is open at the start`)],
    ['litHexes', litHexes.map((id) => `${nameOfId(id)} is lit by a gaslight at the start`)],
    ['visible', visible.map((character) => `${character} is visible at the start`)],
    ['invisible', invisible.map((character) => `${character} is invisible at the start`)],
  ];
  for (const [list, sentences] of lists)
    for (const [i, says] of sentences.entries()) yield { says, pointer: `/start/${list}/${i}` };
}
