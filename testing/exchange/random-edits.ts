/** Random edits of a street board, each with the names of what it touches, so that disjoint ones can be chosen. */
import {
  nodesById,
  type Block,
  type Line,
  type NodeId,
  type Point,
  type StreetBoard,
} from '../../model/index.js';
import { pickRandom, type Random } from '../seeded-random.js';

export interface RandomEdit {
  readonly what: string;
  /** Two edits are disjoint if they have no name in common. */
  readonly touches: readonly string[];
  readonly apply: (board: StreetBoard) => StreetBoard;
}

/** Makes edits of one kind; ids that they add are the next free ones of the board they are applied to. */
type MakeEdit = (board: StreetBoard, random: Random) => RandomEdit | undefined;

const nextId = (board: StreetBoard, letter: string): string => {
  const ids = [...board.crossings, ...board.junctions, ...board.blocks].map(({ id }) => id as string);
  const numbers = ids.filter((id) => id.startsWith(letter)).map((id) => Number(id.slice(1)));
  return `${letter}${Math.max(0, ...numbers) + 1}`;
};

const isAt =
  (id: string) =>
  (line: Line): boolean =>
    line.between.includes(id as NodeId);
const isSame = (one: Line, other: Line): boolean => JSON.stringify(one) === JSON.stringify(other);
const hasStep = (walk: readonly NodeId[], a: string, b: string): boolean =>
  walk.some((id, i) => id === a && walk[(i + 1) % walk.length] === b);
const isBeside = ({ walk, islands = [] }: Block, [a, b]: readonly [NodeId, NodeId]): boolean =>
  [walk, ...islands].some((each) => hasStep(each, a, b) || hasStep(each, b, a));

/** A node, its neighbours and the blocks round it. */
const surroundings = (board: StreetBoard, id: string): string[] => [
  id,
  ...[...board.streets, ...board.waterlines].filter(isAt(id)).flatMap(({ between }) => between),
  ...board.blocks
    .filter(({ walk, islands = [] }) => [walk, ...islands].flat().includes(id as NodeId))
    .map((block) => block.id),
];

const changeNode = (board: StreetBoard, id: string, properties: object): StreetBoard => ({
  ...board,
  circles: board.circles.map((each) => (`c${each.number}` === id ? { ...each, ...properties } : each)),
  crossings: board.crossings.map((each) => (each.id === id ? { ...each, ...properties } : each)),
  junctions: board.junctions.map((each) => (each.id === id ? { ...each, ...properties } : each)),
});

const nodeIds = (board: StreetBoard): string[] => [...nodesById(board).nodes.keys()];
const placeOf = (board: StreetBoard, id: string): Point => nodesById(board).nodes.get(id)!.at;

const EDITS: Readonly<Record<string, MakeEdit>> = {
  moveNode(board, random) {
    const id = pickRandom(nodeIds(board), random);
    const [x, y] = placeOf(board, id);
    const at = [x + 1 + Math.floor(random() * 20), y - 1 - Math.floor(random() * 20)];
    return { what: `move ${id}`, touches: [`${id} at`, id], apply: (now) => changeNode(now, id, { at }) };
  },
  recolour(board, random) {
    const { number, colour } = pickRandom(board.circles, random);
    const now = pickRandom(
      ['white', 'red', 'black', 'blue'].filter((each) => each !== colour),
      random,
    );
    return {
      what: `recolour c${number}`,
      touches: [`c${number} colour`, `c${number}`],
      apply: (it) => changeNode(it, `c${number}`, { colour: now }),
    };
  },
  renameCrossing(board, random) {
    const { id } = pickRandom(board.crossings, random);
    const name = `Place ${Math.floor(random() * 1000)}`;
    return { what: `name ${id}`, touches: [`${id} name`, id], apply: (it) => changeNode(it, id, { name }) };
  },
  addStreet(board, random) {
    const [from, to] = [pickRandom(nodeIds(board), random), pickRandom(nodeIds(board), random)] as NodeId[];
    if (from === to || board.streets.some((line) => isAt(from!)(line) && isAt(to!)(line))) return undefined;
    const line: Line = { between: [from!, to!], bends: [[1, 1 + Math.floor(random() * 9)]] };
    return {
      what: `street ${from}-${to}`,
      touches: [from!, to!],
      apply: (it) => ({ ...it, streets: [...it.streets, line] }),
    };
  },
  removeStreet(board, random) {
    const line = pickRandom(board.streets, random);
    return {
      what: `no street ${line.between.join('-')}`,
      touches: [...line.between],
      apply: (it) => ({ ...it, streets: it.streets.filter((each) => !isSame(each, line)) }),
    };
  },
  bendStreet(board, random) {
    const line = pickRandom(board.streets, random);
    if (board.streets.filter((each) => line.between.every((id) => isAt(id)(each))).length > 1)
      return undefined;
    const bends: Point[] = [[Math.floor(random() * 9000), Math.floor(random() * 9000)]];
    return {
      what: `bend ${line.between.join('-')}`,
      touches: [...line.between],
      apply: (it) => ({
        ...it,
        streets: it.streets.map((each) => (isSame(each, line) ? { ...each, bends } : each)),
      }),
    };
  },
  /** A crossing on a street, with a street to a circle of a block beside it: the block is divided. */
  splitStreet(board, random) {
    const line = pickRandom(board.streets, random);
    const [a, b] = line.between;
    if (line.bends || board.streets.filter((each) => isAt(a)(each) && isAt(b)(each)).length > 1)
      return undefined;
    const [from, to] = [placeOf(board, a), placeOf(board, b)];
    const at: Point = [Math.round((from[0] + to[0]) / 2), Math.round((from[1] + to[1]) / 2)];
    const beside = board.blocks.filter((block) => isBeside(block, line.between));
    return {
      what: `split ${a}-${b}`,
      touches: [...surroundings(board, a), ...surroundings(board, b), ...beside.map(({ id }) => id)],
      apply: (it) => {
        const id = nextId(it, 'x') as `x${number}`;
        const lead = (walk: readonly NodeId[]): readonly NodeId[] =>
          walk.flatMap((each, i) => {
            const next = walk[(i + 1) % walk.length];
            return (each === a && next === b) || (each === b && next === a) ? [each, id] : [each];
          });
        return {
          ...it,
          crossings: [...it.crossings, { id, at }],
          streets: [
            ...it.streets.filter((each) => !isSame(each, line)),
            { between: [a, id] },
            { between: [b, id] },
          ],
          blocks: it.blocks.map((block) => ({
            ...block,
            walk: lead(block.walk),
            ...(block.islands && { islands: block.islands.map(lead) }),
          })),
          waivers: [...it.waivers, { rule: 'topology/dead-end', target: id, reason: 'printed so' }],
          provenance: { ...it.provenance, unreviewed: [...(it.provenance.unreviewed ?? []), id] },
        };
      },
    };
  },
  addCrossing(board, random) {
    const [from, to] = [pickRandom(nodeIds(board), random), pickRandom(nodeIds(board), random)] as NodeId[];
    const at: Point = [Math.floor(random() * 10_000), 20_000 + Math.floor(random() * 90_000)];
    if (from === to) return undefined;
    return {
      what: `crossing at ${from} and ${to}`,
      touches: [from!, to!],
      apply: (it) => {
        const id = nextId(it, 'x') as `x${number}`;
        return {
          ...it,
          crossings: [...it.crossings, { id, at }],
          streets: [...it.streets, { between: [from!, id] }, { between: [to!, id] }],
          provenance: {
            ...it.provenance,
            notes: [...(it.provenance.notes ?? []), { about: [id, from!], note: 'faint' }],
          },
        };
      },
    };
  },
  removeNode(board, random) {
    const id = pickRandom(nodeIds(board), random);
    const others = (walk: readonly NodeId[]): readonly NodeId[] => walk.filter((each) => each !== id);
    if (
      board.blocks.some(({ walk, islands = [] }) =>
        [walk, ...islands].some((each) => others(each).length === 0),
      )
    )
      return undefined;
    return {
      what: `no ${id}`,
      touches: surroundings(board, id),
      apply: (it) => ({
        ...it,
        circles: it.circles.filter(({ number }) => `c${number}` !== id),
        crossings: it.crossings.filter((each) => each.id !== id),
        junctions: it.junctions.filter((each) => each.id !== id),
        streets: it.streets.filter((line) => !isAt(id)(line)),
        waterlines: it.waterlines.filter((line) => !isAt(id)(line)),
        blocks: it.blocks.map((block) => ({
          ...block,
          walk: others(block.walk),
          ...(block.islands && { islands: block.islands.map(others) }),
        })),
      }),
    };
  },
  changeBlock(board, random) {
    if (board.blocks.length === 0) return undefined;
    const { id } = pickRandom(board.blocks, random);
    const reason = `Reason ${Math.floor(random() * 1000)}`;
    return {
      what: `reason of ${id}`,
      touches: [id],
      apply: (it) => ({
        ...it,
        blocks: it.blocks.map((each) => (each.id === id ? { ...each, reason } : each)),
      }),
    };
  },
  removeWitness(board, random) {
    if (board.witnesses.length === 0) return undefined;
    const witness = pickRandom(board.witnesses, random);
    return {
      what: `no witness ${witness.rule}`,
      touches: [`witness ${witness.rule}`],
      apply: (it) => ({
        ...it,
        witnesses: it.witnesses.filter((each) => JSON.stringify(each) !== JSON.stringify(witness)),
      }),
    };
  },
  nameBoard(_, random) {
    const name = `Name ${Math.floor(random() * 1000)}`;
    return { what: 'name', touches: ['name'], apply: (it) => ({ ...it, name }) };
  },
  setDiscs(_, random) {
    const circle = 60 + Math.floor(random() * 20);
    return { what: 'discs', touches: ['discs'], apply: (it) => ({ ...it, discs: { ...it.discs, circle } }) };
  },
  addReview(_, random) {
    const by = `person ${Math.floor(random() * 1000)}`;
    return {
      what: `review by ${by}`,
      touches: [by],
      apply: (it) => ({
        ...it,
        provenance: {
          ...it.provenance,
          reviewed: [...it.provenance.reviewed, { by, date: '2026-01-01', how: 'Looked at.' }],
        },
      }),
    };
  },
};

/** Some edits that are disjoint from each other and from what is touched already. */
export function randomEdits(
  board: StreetBoard,
  random: Random,
  count: number,
  touched = new Set<string>(),
): readonly RandomEdit[] {
  const edits: RandomEdit[] = [];
  for (let tries = 0; edits.length < count && tries < 100; tries++) {
    const edit = pickRandom(Object.values(EDITS), random)(board, random);
    if (!edit || edit.touches.some((name) => touched.has(name))) continue;
    for (const name of edit.touches) touched.add(name);
    edits.push(edit);
  }
  return edits;
}

export const applyEdits = (board: StreetBoard, edits: readonly RandomEdit[]): StreetBoard =>
  edits.reduce((now, edit) => edit.apply(now), board);
