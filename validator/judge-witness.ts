/** Whether the board bears out a fact of the printed rules; each contradiction as a sentence without its full stop. */
import {
  alleyRelation,
  boatRelation,
  cellOfPoint,
  idOfCircle,
  isStreetBoard,
  jackRelation,
  jackRoutes,
  policeRelation,
  searchRelation,
  sectorRelation,
  type Board,
  type CircleId,
  type CrossingId,
  type NodeId,
  type Relation,
  type StreetBoard,
  type Witness,
} from '../model/index.js';
import { startPosition, visibilityOf } from '../model/hex/index.js';

export interface Contradiction {
  readonly what: string;
  readonly entities: readonly string[];
  readonly seen?: unknown;
  readonly expected?: unknown;
}

/** The contradictions between a fact and the board; none if it holds. */
export function judgeWitness(board: Board, witness: Witness): Contradiction[] {
  if (witness.fact === 'visible-at-start') return visibleAtStart(board, witness);
  if (!isStreetBoard(board)) return [notOnThisBoard(witness)];
  switch (witness.fact) {
    case 'exists':
      return witness.of
        .filter((id) => !board.circles.some((each) => idOfCircle(each) === id))
        .map((id) => ({ what: `${named(id)} is not on the board`, entities: [id] }));
    case 'colour':
      return colour(board, witness);
    case 'border':
      return border(board, witness);
    case 'sector': {
      const seen = sectorRelation(board).get(witness.of);
      return seen === witness.is
        ? []
        : [
            {
              what: `${named(witness.of)} lies in section ${seen ?? 'none'}, not ${witness.is}`,
              entities: [witness.of],
              seen,
              expected: witness.is,
            },
          ];
    }
    case 'cell': {
      const at = [
        ...board.circles.map((each) => ({ id: idOfCircle(each), at: each.at })),
        ...board.crossings,
      ].find(({ id }) => id === witness.of)?.at;
      const cell = at && board.grid && cellOfPoint(board.grid, at);
      const seen = cell && `${cell.column}/${cell.row}`;
      return seen === witness.is
        ? []
        : [
            {
              what: `${named(witness.of)} lies in cell ${seen ?? 'none'}, not ${witness.is}`,
              entities: [witness.of],
              seen,
              expected: witness.is,
            },
          ];
    }
    case 'relation':
      return relation(board, witness);
    case 'search-set':
      return searchSet(board, witness);
    case 'barred-by-one':
    case 'never-barred':
      return barring(board, witness);
  }
}

type Of<Fact extends Witness['fact']> = Extract<Witness, { readonly fact: Fact }>;

const named = (id: string): string =>
  id.startsWith('c') ? `Circle ${id.slice(1)}` : id.startsWith('x') ? `The crossing ${id}` : id;
const numbers = (ids: readonly string[]): string =>
  ids.map((id) => (id.startsWith('c') ? id.slice(1) : id)).join(', ');

const notOnThisBoard = (witness: Witness): Contradiction => ({
  what: `A fact of kind "${witness.fact}" cannot be asked of a hex board`,
  entities: [],
});

function colour(board: StreetBoard, { of, is, isNot }: Of<'colour'>): Contradiction[] {
  return of.flatMap((id): Contradiction[] => {
    const seen = board.circles.find((each) => idOfCircle(each) === id)?.colour;
    if (seen === undefined) return [{ what: `${named(id)} is not on the board`, entities: [id] }];
    if (is !== undefined && seen !== is)
      return [
        { what: `${named(id)} is ${seen}, but it is printed ${is}`, entities: [id], seen, expected: is },
      ];
    if (isNot !== undefined && seen === isNot)
      return [{ what: `${named(id)} is ${seen}, which it is not in print`, entities: [id], seen }];
    return [];
  });
}

function border(board: StreetBoard, { of, is }: Of<'border'>): Contradiction[] {
  const seen = board.crossings.filter((each) => each.border === is).map(({ id }) => id);
  const same = seen.length === of.length && of.every((id) => seen.includes(id));
  return same
    ? []
    : [
        {
          what: `The crossings with a ${is} border are ${seen.join(', ') || 'none'}, not ${of.join(', ') || 'none'}`,
          entities: [...of],
          seen,
          expected: of,
        },
      ];
}

const RELATIONS: Readonly<Record<Of<'relation'>['relation'], (board: StreetBoard) => Relation>> = {
  jack: jackRelation,
  police: policeRelation,
  search: searchRelation,
  alley: alleyRelation,
  boat: boatRelation,
};

const VERBS: Readonly<Record<Of<'relation'>['relation'], string>> = {
  jack: 'leads Jack on foot to',
  police: 'leads police in one step to',
  search: 'searches',
  alley: 'shares a block of houses with',
  boat: 'shares a block of water with',
};

function relation(
  board: StreetBoard,
  { relation: name, of, has = [], hasNot = [], exactly }: Of<'relation'>,
): Contradiction[] {
  const seen = RELATIONS[name](board).get(of) ?? [];
  const missing = has.filter((id) => !seen.includes(id));
  const surplus = seen.filter(
    (id) => hasNot.includes(id as NodeId) || (exactly === true && !has.includes(id as NodeId)),
  );
  const tell = (what: string, ids: readonly string[]): Contradiction[] =>
    ids.length === 0 ? [] : [{ what, entities: [of, ...ids], seen, expected: has }];
  return [
    ...tell(`${named(of)} ${VERBS[name]} ${numbers(missing)} in print, but not here`, missing),
    ...tell(`${named(of)} ${VERBS[name]} ${numbers(surplus)} here, but not in print`, surplus),
  ];
}

function searchSet(
  board: StreetBoard,
  { has, hasNot = [], oneStepOn = [], exactly }: Of<'search-set'>,
): Contradiction[] {
  const search = searchRelation(board);
  const police = policeRelation(board);
  const near = (crossing: CrossingId): CircleId[] =>
    (police.get(crossing) ?? []).flatMap((each) => search.get(each) ?? []);
  for (const [crossing, circles] of search) {
    const fits =
      has.every((id) => circles.includes(id)) &&
      (exactly !== true || circles.length === has.length) &&
      hasNot.every((id) => !circles.includes(id));
    if (fits && oneStepOn.every((id) => near(crossing).includes(id))) return [];
  }
  const without = hasNot.length > 0 ? ` and not ${numbers(hasNot)}` : '';
  const further = oneStepOn.length > 0 ? `, with ${numbers(oneStepOn)} one step further` : '';
  return [
    {
      what: `No crossing searches ${exactly === true ? 'just ' : ''}${numbers(has)}${without}${further}, as one does in print`,
      entities: has,
      expected: has,
    },
  ];
}

function barring(
  board: StreetBoard,
  { fact, between }: Of<'barred-by-one'> | Of<'never-barred'>,
): Contradiction[] {
  const pair = jackRoutes(board).pairs.find((each) => between.every((id) => each.between.includes(id)));
  const words = between.map((id) => id.slice(1)).join(' and ');
  if (pair === undefined) return [{ what: `Jack cannot walk between ${words}`, entities: between }];
  const free = pair.routes.some((route) => route.length === 0);
  if (fact === 'never-barred')
    return free
      ? []
      : [
          {
            what: `Every route between ${words} passes a crossing, but in print one passes none`,
            entities: between,
            seen: pair.routes,
          },
        ];
  const [first = [], ...others] = pair.routes;
  const common = first.filter((crossing) => others.every((route) => route.includes(crossing)));
  return common.length > 0
    ? []
    : [
        {
          what: `No single crossing lies on every route between ${words}, as one does in print`,
          entities: between,
          seen: pair.routes,
        },
      ];
}

function visibleAtStart(board: Board, { of }: Of<'visible-at-start'>): Contradiction[] {
  const start = isStreetBoard(board) ? undefined : startPosition(board);
  if (isStreetBoard(board) || start === undefined)
    return [{ what: 'There is no starting position to look at', entities: [] }];
  const { visible } = visibilityOf(board, start);
  const wrong = [
    ...visible.filter((each) => !of.includes(each)),
    ...of.filter((each) => !visible.includes(each)),
  ];
  return wrong.length === 0
    ? []
    : [
        {
          what: `Visible at the start are ${visible.join(', ')}, not ${of.join(', ')}`,
          entities: wrong,
          seen: visible,
          expected: of,
        },
      ];
}
