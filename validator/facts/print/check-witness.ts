/** Whether the board bears out a fact of the printed rules; each contradiction as a sentence without its full stop. */
import {
  cellOfPoint,
  idOfCircle,
  isStreetBoard,
  sectorRelation,
  type Board,
  type Circle,
  type HexBoard,
  type StreetBoard,
  type Witness,
} from '../model/index.js';
import { startPosition, visibilityOf } from '../model/hex/index.js';
import { networkOf } from '../model/network/network.js';
import { placeless } from '../model/placeless.js';
import { capital } from '../model/text/capital.js';
import { barring, relation, searchSet } from './judge-moves.js';
import { nameOfNode } from './names-of-parts.js';
import { placeOfId } from './place-of-pointer.js';
import type { Fix } from './rule.js';

export interface Contradiction {
  readonly what: string;
  readonly entities: readonly string[];
  readonly seen?: unknown;
  readonly expected?: unknown;
  readonly fix?: Fix;
}

/** The witness of one kind of fact. */
export type Of<Fact extends Witness['fact']> = Extract<Witness, { readonly fact: Fact }>;
type StreetWitness = Exclude<Witness, Of<'visible-at-start'>>;

/** The contradictions between a fact and the board; none if it holds. */
export function judgeWitness(board: Board, witness: Witness): Contradiction[] {
  if (!isStreetBoard(board))
    return witness.fact === 'visible-at-start'
      ? visibleAtStart(board, witness)
      : [{ what: `A fact of kind "${witness.fact}" cannot be asked of a hex board`, entities: [] }];
  if (witness.fact === 'visible-at-start')
    return [{ what: 'A street board has no characters that could be visible', entities: [] }];
  const missing = nodesOf(witness).filter((id) => !networkOf(board).indexOfId.has(id));
  if (missing.length > 0)
    return missing.map((id) => ({
      what: `${capital(nameOfNode(id))} is not on the board`,
      entities: [id],
    }));
  return judgeOnStreets(board, witness);
}

/** Every node the fact speaks of: it is printed, so it must be there. */
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

function judgeOnStreets(board: StreetBoard, witness: StreetWitness): Contradiction[] {
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
      return relation(board, witness);
    case 'search-set':
      return searchSet(board, witness);
    case 'barred-by-one':
    case 'never-barred':
      return barring(board, witness);
  }
}

const circlesById = placeless(
  ({ circles }: StreetBoard): ReadonlyMap<string, Circle> =>
    new Map(circles.map((circle) => [idOfCircle(circle), circle])),
);

function colour(board: StreetBoard, { of, is, isNot }: Of<'colour'>): Contradiction[] {
  return of.flatMap((id): Contradiction[] => {
    const seen = circlesById(board).get(id)!.colour;
    const name = capital(nameOfNode(id));
    if (is !== undefined && seen !== is)
      return [
        {
          what: `${name} is ${seen}, but it is printed ${is}`,
          entities: [id],
          seen,
          expected: is,
          fix: {
            kind: 'ask',
            action: 'setColour',
            arguments: { circle: id, colour: is },
            label: `Make it ${is}`,
          },
        },
      ];
    return seen === isNot
      ? [{ what: `${name} is ${seen}, which it is not in print`, entities: [id], seen }]
      : [];
  });
}

function border(board: StreetBoard, { of, is }: Of<'border'>): Contradiction[] {
  const seen = board.crossings.filter((each) => each.border === is).map(({ id }) => id);
  const [here, printed] = [new Set(seen), new Set(of)];
  const missing = of.filter((id) => !here.has(id));
  const surplus = seen.filter((id) => !printed.has(id));
  const changed = (id: `x${number}`, colour: typeof is | null, what: string): Contradiction => ({
    what,
    entities: [id],
    seen,
    expected: of,
    fix: {
      kind: 'ask',
      action: 'setBorder',
      arguments: { crossing: id, border: colour },
      label: colour === null ? `Take the ${is} border from ${id}` : `Give ${id} the ${is} border`,
    },
  });
  return [
    ...missing.map((id) => changed(id, is, `The crossing ${id} has a ${is} border in print, but not here`)),
    ...surplus.map((id) => changed(id, null, `The crossing ${id} has a ${is} border here, but not in print`)),
  ];
}

function sector(board: StreetBoard, { of, is }: Of<'sector'>): Contradiction[] {
  const sectors = sectorRelation(board);
  return of
    .filter((id) => sectors.get(id) !== is)
    .map((id) => {
      const seen = sectors.get(id);
      return {
        what: `${capital(nameOfNode(id))} lies in ${seen === undefined ? 'no section' : `section ${seen}`}, but in print it lies in ${is}`,
        entities: [id],
        seen,
        expected: is,
      };
    });
}

function cell(board: StreetBoard, { of, is }: Of<'cell'>): Contradiction[] {
  const found = board.grid && cellOfPoint(board.grid, placeOfId(board, of)!);
  const seen = found && `${found.column}/${found.row}`;
  if (seen === is) return [];
  return [
    {
      what: `${capital(nameOfNode(of))} lies in ${seen === undefined ? 'no cell' : `cell ${seen}`}, but in print it lies in ${is}`,
      entities: [of],
      seen,
      expected: is,
    },
  ];
}

function visibleAtStart(board: HexBoard, { of }: Of<'visible-at-start'>): Contradiction[] {
  const start = startPosition(board);
  if (start === undefined) return [{ what: 'There is no starting position to look at', entities: [] }];
  const { visible } = visibilityOf(board, start);
  const names = (who: readonly string[]): string => who.map(capital).join(', ') || 'nobody';
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
