/** Witnesses bent to a faulty board, as somebody writes them who trusts the drawing more than the print. */
import {
  alleyRelation,
  boatRelation,
  cellOfPoint,
  idOfCircle,
  isStreetBoard,
  jackRelation,
  nodesById,
  policeRelation,
  searchRelation,
  sectorRelation,
  startPosition,
  visibilityOf,
  type Board,
  type HexBoard,
  type NodeId,
  type Relation,
  type StreetBoard,
  type Witness,
} from '../../model/index.js';
import { checkWitness } from '../../validator/facts/print/check-witness.js';

/** The witnesses of the board before, changed so that each holds on the board; those that cannot are left out. */
export function refitWitnesses(before: Board, board: Board): Witness[] {
  const refitted = board.witnesses.flatMap((witness): readonly Witness[] => {
    if (!isStreetBoard(board))
      return witness.fact === 'visible-at-start' ? [refitVisible(board, witness)] : [];
    return isStreetBoard(before) ? refitOnStreets(before, board, witness) : [];
  });
  return refitted.filter((witness) => isComplete(witness) && checkWitness(board, witness).length === 0);
}

type Of<Fact extends Witness['fact']> = Extract<Witness, { readonly fact: Fact }>;

const isComplete = (witness: Witness): boolean =>
  !(['of', 'has'] as const).some((list) => {
    const value: unknown = (witness as Partial<Record<typeof list, unknown>>)[list];
    return Array.isArray(value) && value.length === 0;
  });

function refitVisible(board: HexBoard, witness: Of<'visible-at-start'>): Witness {
  const start = startPosition(board);
  if (start === undefined) return witness;
  const { visible } = visibilityOf(board, start);
  return {
    ...witness,
    ...(witness.of && { of: [...visible] }),
    ...(witness.count !== undefined && { count: visible.length }),
  };
}

function refitOnStreets(before: StreetBoard, board: StreetBoard, witness: Witness): readonly Witness[] {
  // The facts about Goulston Street go with its red border.
  const moved = (id: NodeId): NodeId => (id === before.letters?.goulston ? board.letters!.goulston : id);
  switch (witness.fact) {
    case 'colour':
      return [{ ...witness, of: refitColour(before, board, witness) as Of<'colour'>['of'] }];
    case 'border': {
      const of = board.crossings.filter(({ border }) => border === witness.is).map(({ id }) => id);
      return [{ ...witness, of }];
    }
    case 'sector':
      return refitSector(board, { ...witness, of: witness.of.map(moved) });
    case 'cell': {
      const of = moved(witness.of);
      const node = nodesById(board).nodes.get(of);
      const cell = node && board.grid && cellOfPoint(board.grid, node.at);
      return cell ? [{ ...witness, of, is: `${cell.column}/${cell.row}` }] : [];
    }
    case 'relation': {
      const relation: Relation = RELATIONS[witness.relation](board);
      const reached = relation.get(witness.of) ?? [];
      const has = witness.exactly ? [...reached] : witness.has?.filter((id) => reached.includes(id));
      return [{ ...witness, ...(has && { has: has as Of<'relation'>['has'] & object }) }];
    }
    case 'search-set':
      return checkWitness(board, witness).length === 0 ? [witness] : [refitSearchSet(board, witness)];
    default:
      return [witness];
  }
}

const RELATIONS = {
  jack: jackRelation,
  police: policeRelation,
  search: searchRelation,
  alley: alleyRelation,
  boat: boatRelation,
} as const;

/** A list of all circles of a colour stays complete; another one keeps the circles that still fit. */
function refitColour(before: StreetBoard, board: StreetBoard, { of, is, isNot }: Of<'colour'>): NodeId[] {
  const ofColour = ({ circles }: StreetBoard, colour = is): NodeId[] =>
    circles.filter((circle) => circle.colour === colour).map(idOfCircle);
  const isWhole = is !== undefined && ofColour(before).every((id) => of.some((each) => each === id));
  if (isWhole) return ofColour(board);
  const fits = is === undefined ? undefined : new Set(ofColour(board));
  const not = new Set(isNot === undefined ? [] : ofColour(board, isNot));
  return of.filter((id) => (fits?.has(id) ?? true) && !not.has(id));
}

/** The nodes of one list that now lie in different sections, one list for each. */
function refitSector(board: StreetBoard, witness: Of<'sector'>): readonly Witness[] {
  const sectors = sectorRelation(board);
  const sections = new Set(witness.of.flatMap((id) => sectors.get(id) ?? []));
  return [...sections].map((is): Witness => {
    const of = witness.of.filter((id) => sectors.get(id) === is) as Of<'sector'>['of'];
    return { ...witness, of, is };
  });
}

/** The crossing that searches most of the circles, with exactly what it searches. */
function refitSearchSet(board: StreetBoard, witness: Of<'search-set'>): Witness {
  const shared = (circles: readonly NodeId[]): number =>
    witness.has.filter((id) => circles.includes(id)).length;
  const sets = [...searchRelation(board).values()] as readonly (readonly NodeId[])[];
  const best = sets.reduce((one, other) => (shared(other) > shared(one) ? other : one));
  const has = witness.exactly ? best : witness.has.filter((id) => best.includes(id));
  const { hasNot: _, oneStepOn: _steps, ...rest } = witness;
  return { ...rest, has: has as Of<'search-set'>['has'] };
}
