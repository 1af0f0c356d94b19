/** Checks facts of the printed rules about moves and searches. */
import {
  alleyRelation,
  boatRelation,
  capitalise,
  describeNode,
  jackRelation,
  jackRoutes,
  policeRelation,
  searchersRelation,
  searchRelation,
  type Fix,
  type Relation,
  type StreetBoard,
  type Witness,
} from '../../../model/index.js';

const RELATIONS: Readonly<
  Record<WitnessOfFact<'relation'>['relation'], readonly [(board: StreetBoard) => Relation, verb: string]>
> = {
  jack: [jackRelation, 'leads Jack on foot to'],
  police: [policeRelation, 'leads police in one step to'],
  search: [searchRelation, 'searches'],
  alley: [alleyRelation, 'shares a block of houses with'],
  boat: [boatRelation, 'shares a block of water with'],
};

/** Checks which nodes a node leads to, searches, or shares a block with. */
export function* checkRelationWitness(
  board: StreetBoard,
  { relation: name, of, has = [], hasNot = [], exactly }: WitnessOfFact<'relation'>,
): Iterable<PrintContradiction> {
  const [relation, verb] = RELATIONS[name];
  const seen = relation(board).get(of) ?? [];
  const [here, printed, denied] = [new Set<string>(seen), new Set<string>(has), new Set<string>(hasNot)];
  const missing = has.filter((id) => !here.has(id));
  const surplus = seen.filter((id) => denied.has(id) || (exactly === true && !printed.has(id)));
  for (const [ids, where] of [
    [missing, 'in print, but not here'],
    [surplus, 'here, but not in print'],
  ] as const) {
    // prettier-ignore
    const what = `${capitalise(describeNode(of))} ${verb} ${numbers(ids)} ${where}`;
    if (ids.length > 0) yield { what, entities: [of, ...ids], seen, expected: has };
  }
}

/** Checks that some crossing searches the circles. */
export function checkSearchSetWitness(
  board: StreetBoard,
  { has, hasNot = [], oneStepOn = [], exactly }: WitnessOfFact<'search-set'>,
): PrintContradiction[] {
  const search = searchRelation(board);
  const isNear = (crossing: string, circle: string): boolean =>
    (policeRelation(board).get(crossing as `x${number}`) ?? []).some((next) =>
      (search.get(next) ?? []).some((each) => each === circle),
    );
  // A crossing that searches all of them searches the first.
  const holds = (searchersRelation(board).get(has[0]!) ?? []).some((crossing) => {
    const circles = new Set<string>(search.get(crossing));
    return (
      has.every((id) => circles.has(id)) &&
      (exactly !== true || circles.size === new Set(has).size) &&
      !hasNot.some((id) => circles.has(id)) &&
      oneStepOn.every((id) => isNear(crossing, id))
    );
  });
  if (holds) return [];
  const without = hasNot.length > 0 ? ` and not ${numbers(hasNot)}` : '';
  const further = oneStepOn.length > 0 ? `, with ${numbers(oneStepOn)} one step further` : '';
  const what = `No crossing searches ${exactly === true ? 'just ' : ''}${numbers(has)}${without}${further}, as one does in print`;
  return [{ what, entities: has, expected: has }];
}

/** Checks whether a single policeman, or none, can block a pair of circles. */
export function checkBarringWitness(
  board: StreetBoard,
  { fact, between }: WitnessOfFact<'barred-by-one'> | WitnessOfFact<'never-barred'>,
): PrintContradiction[] {
  const pair = jackRoutes(board).pairs.find((each) => each.between.every((id) => between.includes(id)));
  const words = between.map((id) => id.slice(1)).join(' and ');
  if (pair === undefined)
    return [{ what: `Jack cannot walk between ${words}, as he does in print`, entities: between }];
  const { routes } = pair;
  const [first = [], ...others] = routes;
  const holds =
    fact === 'never-barred'
      ? routes.some((route) => route.length === 0)
      : first.some((crossing) => others.every((route) => route.includes(crossing)));
  if (holds) return [];
  const what =
    fact === 'never-barred'
      ? `Every route between ${words} passes a crossing, but in print one passes none`
      : `No single crossing lies on every route between ${words}, as one does in print`;
  return [{ what, entities: between, seen: routes }];
}

const numbers = (ids: readonly string[]): string =>
  ids.map((id) => (id.startsWith('c') ? id.slice(1) : id)).join(', ');

/** A contradiction between the board and a fact of the printed rules; `what` is a sentence without its full stop. */
export interface PrintContradiction {
  readonly what: string;
  readonly entities: readonly string[];
  readonly seen?: unknown;
  readonly expected?: unknown;
  readonly fix?: Fix;
}

/** The type of the witness of one kind of fact. */
export type WitnessOfFact<Fact extends Witness['fact']> = Extract<Witness, { readonly fact: Fact }>;
