/** What the relations of a street board say, sentence by sentence. */
import { factsOfLists, factsOfPairs, nameOfId, type Fact } from './fact.js';
import type { StreetRelations } from './shape.js';

/** Every fact of a street board's relations. Equal relations say the same; so the first sentence that one lacks names the difference. */
export function* factsOfStreets(relations: StreetRelations): Generator<Fact> {
  yield* factsOfNodes(relations);
  for (const [i, { between, routes }] of relations.jack.entries()) {
    const [from, to] = [nameOfId(between[0]), nameOfId(between[1])];
    yield { says: `${from} reaches ${to}`, pointer: `/jack/${i}` };
    for (const [j, route] of routes.entries())
      yield {
        says: `${from} reaches ${to} ${route.length === 0 ? 'without passing a crossing' : `past ${route.join(', ')}`}`,
        pointer: `/jack/${i}/routes/${j}`,
      };
  }
  for (const [i, id] of relations.incompleteRoutes.entries())
    yield { says: `not all routes of ${nameOfId(id)} are listed`, pointer: `/incompleteRoutes/${i}` };
  yield* factsOfPairs('police', relations.police, (a, b) => `police step from ${a} to ${b}`);
  yield* factsOfLists('reach', relations.reach, (a, b) => `police reach ${b} from ${a}`);
  yield* factsOfLists('search', relations.search, (a, b) => `${b} is searched from ${a}`);
  for (const [i, { id, kind, perimeter }] of relations.blocks.entries()) {
    yield { says: `${nameOfId(id)} is of the kind "${kind}"`, pointer: `/blocks/${i}/kind` };
    for (const [j, circle] of perimeter.entries())
      yield { says: `${nameOfId(circle)} is on ${nameOfId(id)}`, pointer: `/blocks/${i}/perimeter/${j}` };
  }
  yield* factsOfPairs('alley', relations.alley, (a, b) => `an alley joins ${a} and ${b}`);
  yield* factsOfPairs('boat', relations.boat, (a, b) => `a boat joins ${a} and ${b}`);
}

function* factsOfNodes({ circles, crossings, sections }: StreetRelations): Generator<Fact> {
  for (const [i, { id, number, colour, ...place }] of circles.entries()) {
    const pointer = `/circles/${i}`;
    yield { says: `there is a ${nameOfId(id)}`, pointer };
    yield { says: `${nameOfId(id)} is printed ${number}`, pointer: `${pointer}/number` };
    yield { says: `${nameOfId(id)} is ${colour}`, pointer: `${pointer}/colour` };
    yield* factsOfPlace(nameOfId(id), place, pointer);
  }
  for (const [i, { id, border, ...place }] of crossings.entries()) {
    const pointer = `/crossings/${i}`;
    yield { says: `there is a ${nameOfId(id)}`, pointer };
    if (border) yield { says: `${nameOfId(id)} has a ${border} border`, pointer: `${pointer}/border` };
    yield* factsOfPlace(nameOfId(id), place, pointer);
  }
  for (const [i, { section, circles, crossings }] of sections.entries()) {
    yield { says: `there is a section ${section}`, pointer: `/sections/${i}` };
    for (const [list, ids] of Object.entries({ circles, crossings }))
      for (const [j, id] of ids.entries())
        yield { says: `section ${section} holds ${nameOfId(id)}`, pointer: `/sections/${i}/${list}/${j}` };
  }
}

function* factsOfPlace(
  name: string,
  { section, cell }: Pick<StreetRelations['crossings'][number], 'section' | 'cell'>,
  pointer: string,
): Generator<Fact> {
  if (section !== undefined)
    yield { says: `${name} lies in section ${section}`, pointer: `${pointer}/section` };
  if (cell !== undefined) yield { says: `${name} lies in cell ${cell}`, pointer: `${pointer}/cell` };
}
