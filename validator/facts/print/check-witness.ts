/** Checks facts of the printed rules against the board. */
import {
  capitalise,
  cellOfPoint,
  describeNode,
  idOfCircle,
  isStreetBoard,
  memoByBoard,
  memoByTopology,
  sectorRelation,
  startPosition,
  visibilityOf,
  type Board,
  type Circle,
  type HexBoard,
  type NodeId,
  type StreetBoard,
  type Witness,
} from '../../../model/index.js';
import { networkOf } from '../../../model/network/index.js';
import { makeAskFix } from '../../definitions/define-rule.js';
import { positionOfId } from '../geometry/position-of-pointer.js';
import {
  checkBarringWitness,
  checkRelationWitness,
  checkSearchSetWitness,
  type PrintContradiction,
  type WitnessOfFact,
} from './check-move-witness.js';

type StreetWitness = Exclude<Witness, WitnessOfFact<'visible-at-start'>>;

/** The contradictions between a fact and the board; none if it holds. */
export function checkWitness(board: Board, witness: Witness): PrintContradiction[] {
  if (!isStreetBoard(board))
    return witness.fact === 'visible-at-start'
      ? [...visibleAtStart(board, witness)]
      : [{ what: `A fact of kind "${witness.fact}" does not apply to a hex board`, entities: [] }];
  if (witness.fact === 'visible-at-start')
    return [{ what: 'A street board has no characters that could be visible', entities: [] }];
  const missing = nodesOf(witness).filter((id) => !networkOf(board).indexOfId.has(id));
  if (missing.length > 0)
    return missing.map((id) => ({
      what: `${capitalise(describeNode(id))} is not on the board`,
      entities: [id],
    }));
  return [...checkOnStreets(board, witness)];
}

/** Every node of the fact: it is printed, so it must exist. */
const nodesOf = memoByBoard((witness: StreetWitness): readonly NodeId[] => {
  const lists: Partial<
    Record<'of' | 'has' | 'hasNot' | 'oneStepOn' | 'between', NodeId | readonly NodeId[]>
  > = witness;
  const { of = [], has = [], hasNot = [], oneStepOn = [], between = [] } = lists;
  return [...new Set([of, has, hasNot, oneStepOn, between].flat())];
});

function checkOnStreets(board: StreetBoard, witness: StreetWitness): Iterable<PrintContradiction> {
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

function* colour(
  board: StreetBoard,
  { of, is, isNot }: WitnessOfFact<'colour'>,
): Iterable<PrintContradiction> {
  for (const id of of) {
    const seen = circlesById(board).get(id)!.colour;
    const name = capitalise(describeNode(id));
    if (is !== undefined && seen !== is)
      yield {
        what: `${name} is ${seen}, but it is printed ${is}`,
        entities: [id],
        seen,
        expected: is,
        fix: makeAskFix('setColour', { circle: id, colour: is }, `Make it ${is}`),
      };
    else if (seen === isNot)
      yield { what: `${name} is ${seen}, which it is not in print`, entities: [id], seen };
  }
}

function* border(board: StreetBoard, { of, is }: WitnessOfFact<'border'>): Iterable<PrintContradiction> {
  const seen = board.crossings.filter((each) => each.border === is).map(({ id }) => id);
  const [here, printed] = [new Set(seen), new Set(of)];
  for (const id of [...of.filter((each) => !here.has(each)), ...seen.filter((each) => !printed.has(each))]) {
    const isPrinted = printed.has(id);
    yield {
      what: `The crossing ${id} has a ${is} border ${isPrinted ? 'in print, but not here' : 'here, but not in print'}`,
      entities: [id],
      seen,
      expected: of,
      fix: makeAskFix(
        'setBorder',
        { crossing: id, border: isPrinted ? is : null },
        isPrinted ? `Give ${id} the ${is} border` : `Remove the ${is} border from ${id}`,
      ),
    };
  }
}

function* sector(board: StreetBoard, { of, is }: WitnessOfFact<'sector'>): Iterable<PrintContradiction> {
  for (const id of of) {
    const seen = sectorRelation(board).get(id);
    if (seen !== is) yield liesElsewhere(id, 'section', seen, is);
  }
}

function* cell(board: StreetBoard, { of, is }: WitnessOfFact<'cell'>): Iterable<PrintContradiction> {
  const found = board.grid && cellOfPoint(board.grid, positionOfId(board, of)!);
  const seen = found && `${found.column}/${found.row}`;
  if (seen !== is) yield liesElsewhere(of, 'cell', seen, is);
}

const liesElsewhere = (
  id: NodeId,
  area: string,
  seen: string | undefined,
  expected: string,
): PrintContradiction => ({
  what: `${capitalise(describeNode(id))} lies in ${seen === undefined ? `no ${area}` : `${area} ${seen}`}, but in print it lies in ${expected}`,
  entities: [id],
  seen,
  expected,
});

function* visibleAtStart(
  board: HexBoard,
  { of, count }: WitnessOfFact<'visible-at-start'>,
): Iterable<PrintContradiction> {
  const start = startPosition(board);
  if (start === undefined) {
    yield { what: 'There is no starting position to look at', entities: [] };
    return;
  }
  const { visible } = visibilityOf(board, start);
  if (count !== undefined && count !== visible.length)
    yield {
      what: `Visible at the start: ${visible.length} characters. In print: ${count}`,
      entities: visible,
      seen: visible.length,
      expected: count,
    };
  if (of === undefined) return;
  const names = (who: readonly string[]): string => who.map(capitalise).join(', ') || 'none';
  const entities = [
    ...visible.filter((each) => !of.includes(each)),
    ...of.filter((each) => !visible.includes(each)),
  ];
  const what = `Visible at the start: ${names(visible)}. In print: ${names(of)}`;
  if (entities.length > 0) yield { what, entities, seen: visible, expected: of };
}
