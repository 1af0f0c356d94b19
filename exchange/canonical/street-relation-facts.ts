/** The relations of a street board as sentences. */
import { describeId } from '../../model/index.js';
import { factsOfLists, factsOfPairs, type RelationFact } from './relation-fact.js';
import type { StreetRelations } from './canonical-types.js';

/** Every fact of a street board's relations. Equal relations have equal facts, so the first missing one names the difference. */
export function* streetRelationFacts(relations: StreetRelations): Generator<RelationFact> {
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

function* factsOfNodes({ circles, crossings, sections }: StreetRelations): Generator<RelationFact> {
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
): Generator<RelationFact> {
  if (section !== undefined)
    yield { says: `${name} lies in section ${section}`, pointer: `${pointer}/section` };
  if (cell !== undefined) yield { says: `${name} lies in cell ${cell}`, pointer: `${pointer}/cell` };
}
