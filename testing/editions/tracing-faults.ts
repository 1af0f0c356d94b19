/** Faults of tracing that stay consistent in themselves: the blocks are traced from the same wrong drawing. */
import {
  circlesOnPerimeter,
  facesOfBoard,
  idOfCircle,
  sectorRelation,
  type Block,
  type Crossing,
  type Line,
  type NodeId,
  type StreetBoard,
} from '../../model/index.js';
import {
  areJoined,
  linesAtNode,
  misnameNodeReferences,
  nearestNodes,
  positionOfNode,
} from '../../faults/edit-nodes.js';
import { replaceItem, swapFieldValues } from '../../faults/fault-class.js';
import { pickRandom, type Random } from '../seeded-random.js';

/** Makes one fault, or returns undefined if it is not possible at the random place. */
type MakeFault = (random: Random, board: StreetBoard) => StreetBoard | undefined;

/** The board with its blocks traced again from its lines; each keeps the kind of the block that it shares most nodes with. */
export function retraceBlocks(board: StreetBoard): StreetBoard {
  const blocks = facesOfBoard(board).inner.map(({ walk, islands }, i): Block => {
    const nodes = new Set([...walk, ...islands.flat()]);
    const shared = ({ walk: old }: Block): number => old.filter((id) => nodes.has(id)).length / old.length;
    const { kind, reason } = board.blocks.toSorted((a, b) => shared(b) - shared(a))[0]!;
    return {
      id: `b${i + 1}`,
      kind,
      walk,
      ...(islands.length > 0 && { islands }),
      ...(reason !== undefined && { reason }),
    };
  });
  return { ...board, blocks };
}

const replaceStreet = (board: StreetBoard, line: Line, ...others: readonly Line[]): StreetBoard => ({
  ...board,
  streets: replaceItem(board.streets, line, ...others),
});

/** A street leads to another node near its end. */
const moveStreetEnd: MakeFault = (random, board) => {
  const line = pickRandom(board.streets, random);
  const [kept, left] = random() < 0.5 ? line.between : (line.between.toReversed() as [NodeId, NodeId]);
  const other = pickRandom(nearestNodes(board, positionOfNode(board, left), 4), random).id;
  if (other === kept || areJoined(board, kept, other)) return undefined;
  return retraceBlocks(replaceStreet(board, line, { between: [kept, other] }));
};

const exchangeStreetEnds: MakeFault = (random, board) => {
  const first = pickRandom(board.streets, random);
  const [a, b] = first.between;
  const near = nearestNodes(board, positionOfNode(board, a), 4);
  const second = pickRandom(
    near.flatMap(({ id }) => linesAtNode(board.streets, id)),
    random,
  );
  const [c, d] = second.between;
  if (new Set([a, b, c, d]).size < 4 || areJoined(board, a, d) || areJoined(board, c, b)) return undefined;
  return retraceBlocks(
    replaceStreet(replaceStreet(board, first, { between: [a, d] }), second, { between: [c, b] }),
  );
};

const removeStreet: MakeFault = (random, board) =>
  retraceBlocks(replaceStreet(board, pickRandom(board.streets, random)));

const addStreet: MakeFault = (random, board) => {
  const from = pickRandom([...board.crossings, ...board.junctions], random);
  const to = pickRandom(nearestNodes(board, from.at, 5), random);
  if (areJoined(board, from.id, to.id)) return undefined;
  return retraceBlocks({ ...board, streets: [...board.streets, { between: [from.id, to.id] }] });
};

/** A junction is traced as a crossing. */
const junctionAsCrossing: MakeFault = (random, board) => {
  if (board.junctions.length === 0) return undefined;
  const { id, at } = pickRandom(board.junctions, random);
  const named = misnameNodeReferences(board, new Map([[id, 'x999']]));
  return {
    ...named,
    junctions: board.junctions.filter((each) => each.id !== id),
    crossings: [...board.crossings, { id: 'x999', at }],
  };
};

/** A crossing is traced as a junction. */
const crossingAsJunction: MakeFault = (random, board) => {
  const { id, at } = pickRandom(
    board.crossings.filter(({ border }) => border === undefined),
    random,
  );
  const named = misnameNodeReferences(board, new Map([[id, 't999']]));
  return {
    ...named,
    crossings: board.crossings.filter((each) => each.id !== id),
    junctions: [...board.junctions, { id: 't999', at }],
  };
};

/** A circle is traced beyond the crossing beside it: a–circle–crossing–b becomes a–crossing–circle–b. */
const circleBeyondCrossing: MakeFault = (random, board) => {
  const id = idOfCircle(pickRandom(board.circles, random));
  const own = linesAtNode(board.streets, id);
  const line = pickRandom(own, random);
  const crossing = line.between.find((each) => each !== id)!;
  const before = own.find((each) => each !== line);
  const after = pickRandom(linesAtNode(board.streets, crossing), random);
  if (!crossing.startsWith('x') || before === undefined || after === line || own.length !== 2)
    return undefined;
  const [a] = before.between.filter((each) => each !== id);
  const [b] = after.between.filter((each) => each !== crossing);
  if (a === undefined || b === undefined || areJoined(board, a, crossing) || areJoined(board, id, b))
    return undefined;
  return retraceBlocks(
    replaceStreet(replaceStreet(board, before, { between: [a, crossing] }), after, { between: [id, b] }),
  );
};

const exchangeNumbers: MakeFault = (random, board) => {
  const first = pickRandom(board.circles, random);
  const near = nearestNodes(board, first.at, 8).filter(({ id }) => id.startsWith('c'));
  if (near.length === 0) return undefined;
  const other = pickRandom(near, random).id;
  const second = board.circles.find((each) => idOfCircle(each) === other)!;
  const names = new Map<NodeId, NodeId>([
    [idOfCircle(first), other],
    [other, idOfCircle(first)],
  ]);
  return misnameNodeReferences(
    { ...board, circles: swapFieldValues(board.circles, first, second, 'number') },
    names,
  );
};

/** A colour is exchanged with that of another circle, in the circles and in the witnesses. */
const exchangeColours: MakeFault = (random, board) => {
  const [a, b] = [pickRandom(board.circles, random), pickRandom(board.circles, random)];
  if (a.colour === b.colour) return undefined;
  return swapInWitnesses(
    { ...board, circles: swapFieldValues(board.circles, a, b, 'colour') },
    idOfCircle(a),
    idOfCircle(b),
    'colour',
  );
};

const exchangeBorders: MakeFault = (random, board) => {
  const a = pickRandom(
    board.crossings.filter(({ border }) => border !== undefined),
    random,
  );
  const b = pickRandom(board.crossings, random);
  if (a.border === b.border) return undefined;
  const swap = (
    { border: _border, name: _name, ...rest }: Crossing,
    { border: newBorder, name: newName }: Crossing,
  ): Crossing => ({
    ...rest,
    ...(newBorder && { border: newBorder }),
    ...(newName !== undefined && { name: newName }),
  });
  const goulston = board.letters?.goulston;
  const faulty: StreetBoard = {
    ...board,
    crossings: board.crossings.map((each) => (each === a ? swap(a, b) : each === b ? swap(b, a) : each)),
    ...(board.letters && {
      letters: {
        ...board.letters,
        goulston: goulston === a.id ? b.id : goulston === b.id ? a.id : goulston!,
      },
    }),
  };
  return swapInWitnesses(faulty, a.id, b.id, 'border');
};

/** Another section is decided for a node, in the node and in the witnesses. */
const changeSection: MakeFault = (random, board) => {
  const { id } = pickRandom(board.crossings, random);
  const now = pickRandom(board.grid!.sections, random);
  if (sectorRelation(board).get(id) === now) return undefined;
  return {
    ...board,
    crossings: board.crossings.map((each) => (each.id === id ? { ...each, sector: now } : each)),
    witnesses: board.witnesses.map((witness) =>
      witness.fact === 'sector'
        ? {
            ...witness,
            of: [...witness.of.filter((each) => each !== id), ...(witness.is === now ? [id] : [])],
          }
        : witness,
    ),
  };
};

const changeBlockKind: MakeFault = (random, board) => {
  const block = pickRandom(
    board.blocks.filter((each) => circlesOnPerimeter(each).length > 1),
    random,
  );
  const kind = pickRandom(
    (['houses', 'water', 'none'] as const).filter((each) => each !== block.kind),
    random,
  );
  return { ...board, blocks: replaceItem(board.blocks, block, { ...block, kind, reason: 'as printed' }) };
};

function swapInWitnesses(board: StreetBoard, a: NodeId, b: NodeId, fact: 'colour' | 'border'): StreetBoard {
  const swap = (id: string): string => (id === a ? b : id === b ? a : id);
  return {
    ...board,
    witnesses: board.witnesses.map((witness) =>
      witness.fact === fact ? ({ ...witness, of: witness.of.map(swap) } as typeof witness) : witness,
    ),
  };
}

/** The faults of street boards, by name. */
export const STREET_TRACING_FAULTS: Readonly<Record<string, MakeFault>> = {
  'a street ends at another node': moveStreetEnd,
  'two streets exchange their ends': exchangeStreetEnds,
  'a street is missing': removeStreet,
  'a street too many': addStreet,
  'a junction is a crossing': junctionAsCrossing,
  'a crossing is a junction': crossingAsJunction,
  'a circle is beyond the crossing beside it': circleBeyondCrossing,
  'two numbers are exchanged': exchangeNumbers,
  'two colours are exchanged with their witnesses': exchangeColours,
  'two borders are exchanged with their witnesses': exchangeBorders,
  'another section is decided with its witness': changeSection,
  'a block is of another kind': changeBlockKind,
};
