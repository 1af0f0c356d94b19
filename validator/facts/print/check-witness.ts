/** Checks facts of the printed rules against the board. */
import {
  capitalise,
  cellOfPoint,
  describeNode,
  idOfCircle,
  isStreetBoard,
  memoByTopology,
  sectorRelation,
  startPosition,
  visibilityOf,
  type Board,
  type Circle,
  type HexBoard,
  type StreetBoard,
  type Witness,
} from '../../../model/index.js';
import { networkOf } from '../../../model/network/index.js';
import { askFix } from '../../definitions/define-rule.js';
import { positionOfId } from '../geometry/position-of-pointer.js';
import {
  checkBarringWitness,
  checkRelationWitness,
  checkSearchSetWitness,
  type Contradiction,
  type WitnessOf,
} from './check-move-witness.js';

type StreetWitness = Exclude<Witness, WitnessOf<'visible-at-start'>>;

/** The contradictions between a fact and the board; none if it holds. */
export function checkWitness(board: Board, witness: Witness): Contradiction[] {
  if (!isStreetBoard(board))
    return witness.fact === 'visible-at-start'
      ? visibleAtStart(board, witness)
      : [{ what: `A fact of kind "${witness.fact}" does not apply to a hex board`, entities: [] }];
  if (witness.fact === 'visible-at-start')
    return [{ what: 'A street board has no characters that could be visible', entities: [] }];
  const missing = nodesOf(witness).filter((id) => !networkOf(board).indexOfId.has(id));
  if (missing.length > 0)
    return missing.map((id) => ({
      what: `${capitalise(describeNode(id))} is not on the board`,
      entities: [id],
    }));
  return checkOnStreets(board, witness);
}

/** Every node of the fact: it is printed, so it must exist. */
function nodesOf(witness: StreetWitness): ReturnType<typeof networkOf>['ids'] {
  switch (witness.fact) {
    case 'exists':
    case 'colour':
    case 'border':
    case 'sector':
      return witness.of;
    case 'cell':
      return [witness.of];
    case 'relation':
      return [...new Set([witness.of, ...(witness.has ?? []), ...(witness.hasNot ?? [])])];
    case 'search-set':
      return [...new Set([...witness.has, ...(witness.hasNot ?? []), ...(witness.oneStepOn ?? [])])];
    case 'barred-by-one':
    case 'never-barred':
      return witness.between;
  }
}

function checkOnStreets(board: StreetBoard, witness: StreetWitness): Contradiction[] {
  switch (witness.fact) {
    case 'exists':
      return [];
    case 'colour':
      return colour(board, witness);
    case 'border':
      return border(board, witness);
    case 'sector':
      return sector(board, witness);
    case 'cell':
      return cell(board, witness);
    case 'relation':
      return checkRelationWitness(board, witness);
    case 'search-set':
      return checkSearchSetWitness(board, witness);
    case 'barred-by-one':
    case 'never-barred':
      return checkBarringWitness(board, witness);
  }
}

const circlesById = memoByTopology(
  ({ circles }: StreetBoard): ReadonlyMap<string, Circle> =>
    new Map(circles.map((circle) => [idOfCircle(circle), circle])),
);

function colour(board: StreetBoard, { of, is, isNot }: WitnessOf<'colour'>): Contradiction[] {
  return of.flatMap((id): Contradiction[] => {
    const seen = circlesById(board).get(id)!.colour;
    const name = capitalise(describeNode(id));
    if (is !== undefined && seen !== is)
      return [
        {
          what: `${name} is ${seen}, but it is printed ${is}`,
          entities: [id],
          seen,
          expected: is,
          fix: askFix('setColour', { circle: id, colour: is }, `Make it ${is}`),
        },
      ];
    return seen === isNot
      ? [{ what: `${name} is ${seen}, which it is not in print`, entities: [id], seen }]
      : [];
  });
}

function border(board: StreetBoard, { of, is }: WitnessOf<'border'>): Contradiction[] {
  const seen = board.crossings.filter((each) => each.border === is).map(({ id }) => id);
  const [here, printed] = [new Set(seen), new Set(of)];
  const missing = of.filter((id) => !here.has(id));
  const surplus = seen.filter((id) => !printed.has(id));
  const changed = (id: `x${number}`, colour: typeof is | null, what: string): Contradiction => ({
    what,
    entities: [id],
    seen,
    expected: of,
    fix: askFix(
      'setBorder',
      { crossing: id, border: colour },
      colour === null ? `Remove the ${is} border from ${id}` : `Give ${id} the ${is} border`,
    ),
  });
  return [
    ...missing.map((id) => changed(id, is, `The crossing ${id} has a ${is} border in print, but not here`)),
    ...surplus.map((id) => changed(id, null, `The crossing ${id} has a ${is} border here, but not in print`)),
  ];
}

function sector(board: StreetBoard, { of, is }: WitnessOf<'sector'>): Contradiction[] {
  const sectors = sectorRelation(board);
  return of
    .filter((id) => sectors.get(id) !== is)
    .map((id) => {
      const seen = sectors.get(id);
      return {
        what: `${capitalise(describeNode(id))} lies in ${seen === undefined ? 'no section' : `section ${seen}`}, but in print it lies in ${is}`,
        entities: [id],
        seen,
        expected: is,
      };
    });
}

function cell(board: StreetBoard, { of, is }: WitnessOf<'cell'>): Contradiction[] {
  const found = board.grid && cellOfPoint(board.grid, positionOfId(board, of)!);
  const seen = found && `${found.column}/${found.row}`;
  if (seen === is) return [];
  return [
    {
      what: `${capitalise(describeNode(of))} lies in ${seen === undefined ? 'no cell' : `cell ${seen}`}, but in print it lies in ${is}`,
      entities: [of],
      seen,
      expected: is,
    },
  ];
}

function visibleAtStart(board: HexBoard, { of }: WitnessOf<'visible-at-start'>): Contradiction[] {
  const start = startPosition(board);
  if (start === undefined) return [{ what: 'There is no starting position to look at', entities: [] }];
  const { visible } = visibilityOf(board, start);
  const names = (who: readonly string[]): string => who.map(capitalise).join(', ') || 'none';
  const wrong = [
    ...visible.filter((each) => !of.includes(each)),
    ...of.filter((each) => !visible.includes(each)),
  ];
  if (wrong.length === 0) return [];
  return [
    {
      what: `Visible at the start: ${names(visible)}. In print: ${names(of)}`,
      entities: wrong,
      seen: visible,
      expected: of,
    },
  ];
}
