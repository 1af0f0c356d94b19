/** The relations of a board as sentences. */
import { describeId } from '../../model/index.js';
import type { HexRelations, StreetRelations } from './board-relations.js';

/** One entry of a relation as a sentence, with its position in the file. */
export interface RelationStatement {
  readonly says: string;
  readonly pointer: string;
}

/** One sentence for every entry of the relations of a street board; equal relations give equal sentences. */
export function* describeStreetRelations(relations: StreetRelations): Generator<RelationStatement> {
  yield* factsOfNodes(relations);
  for (const [i, { between, routes }] of relations.jack.entries()) {
    const [from, to] = [describeId(between[0]), describeId(between[1])];
    yield { says: `${from} reaches ${to}`, pointer: `/jack/${i}` };
    for (const [j, route] of routes.entries())
      yield {
        says: `${from} reaches ${to} ${route.length === 0 ? 'without passing a crossing' : `past ${route.join(', ')}`}`,
        pointer: `/jack/${i}/routes/${j}`,
      };
  }
  for (const [i, id] of relations.incompleteRoutes.entries())
    yield { says: `not all routes of ${describeId(id)} are listed`, pointer: `/incompleteRoutes/${i}` };
  yield* factsOfPairs('police', relations.police, (a, b) => `police step from ${a} to ${b}`);
  yield* factsOfLists('reach', relations.reach, (a, b) => `police reach ${b} from ${a}`);
  yield* factsOfLists('search', relations.search, (a, b) => `${b} is searched from ${a}`);
  for (const [i, { id, kind, perimeter }] of relations.blocks.entries()) {
    yield { says: `${describeId(id)} is of the kind "${kind}"`, pointer: `/blocks/${i}/kind` };
    for (const [j, circle] of perimeter.entries())
      yield { says: `${describeId(circle)} is on ${describeId(id)}`, pointer: `/blocks/${i}/perimeter/${j}` };
  }
  yield* factsOfPairs('alley', relations.alley, (a, b) => `an alley joins ${a} and ${b}`);
  yield* factsOfPairs('boat', relations.boat, (a, b) => `a boat joins ${a} and ${b}`);
}

function* factsOfNodes({ circles, crossings, sections }: StreetRelations): Generator<RelationStatement> {
  for (const [i, { id, number, colour, ...place }] of circles.entries()) {
    const pointer = `/circles/${i}`;
    yield { says: `there is a ${describeId(id)}`, pointer };
    yield { says: `${describeId(id)} is printed ${number}`, pointer: `${pointer}/number` };
    yield { says: `${describeId(id)} is ${colour}`, pointer: `${pointer}/colour` };
    yield* factsOfPlace(describeId(id), place, pointer);
  }
  for (const [i, { id, border, ...place }] of crossings.entries()) {
    const pointer = `/crossings/${i}`;
    yield { says: `there is a ${describeId(id)}`, pointer };
    if (border) yield { says: `${describeId(id)} has a ${border} border`, pointer: `${pointer}/border` };
    yield* factsOfPlace(describeId(id), place, pointer);
  }
  for (const [i, { section, circles, crossings }] of sections.entries()) {
    yield { says: `there is a section ${section}`, pointer: `/sections/${i}` };
    for (const [list, ids] of Object.entries({ circles, crossings }))
      for (const [j, id] of ids.entries())
        yield { says: `section ${section} holds ${describeId(id)}`, pointer: `/sections/${i}/${list}/${j}` };
  }
}

function* factsOfPlace(
  name: string,
  { section, cell }: Pick<StreetRelations['crossings'][number], 'section' | 'cell'>,
  pointer: string,
): Generator<RelationStatement> {
  if (section !== undefined)
    yield { says: `${name} lies in section ${section}`, pointer: `${pointer}/section` };
  if (cell !== undefined) yield { says: `${name} lies in cell ${cell}`, pointer: `${pointer}/cell` };
}

/** One sentence for every entry of the relations of a hex board. */
export function* describeHexRelations(relations: HexRelations): Generator<RelationStatement> {
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

function* factsOfDistances({ hexes, rows }: HexRelations['streetDistances']): Generator<RelationStatement> {
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
}: NonNullable<HexRelations['start']>): Generator<RelationStatement> {
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

type Sentence = (a: string, b: string) => string;

/** The facts of a list of pairs. */
function* factsOfPairs(
  list: string,
  pairs: readonly (readonly [string, string])[],
  says: Sentence,
): Generator<RelationStatement> {
  for (const [i, [a, b]] of pairs.entries())
    yield { says: says(describeId(a), describeId(b)), pointer: `/${list}/${i}` };
}

/** The facts of lists by id. */
function* factsOfLists(
  name: string,
  lists: Readonly<Record<string, readonly string[]>>,
  says: Sentence,
): Generator<RelationStatement> {
  for (const [from, related] of Object.entries(lists)) {
    for (const [i, to] of related.entries())
      yield { says: says(describeId(from), describeId(to)), pointer: `/${name}/${from}/${i}` };
    yield entryFact(name, from);
  }
}

/** The fact that a relation has an entry for an id; the entry may be empty. */
const entryFact = (name: string, id: string): RelationStatement => ({
  says: `"${name}" has an entry for ${describeId(id)}`,
  pointer: `/${name}/${id}`,
});
