/** Faults of declared blocks. */
import { facesOfBoard, type Block, type NodeId, type StreetBoard } from '../model/index.js';
import { pickRandom } from '../testing/seeded-random.js';
import {
  swapFieldValues,
  swapWithNext,
  oneBoardFault,
  pickIndex,
  pickWhere,
  replaceItem,
  streetBoardFault,
  type Fault,
  type FaultClass,
  type Random,
} from './fault-class.js';

/** A random block becomes others. */
const blockFault = (
  name: string,
  change: (
    block: Block,
    random: Random,
    board: StreetBoard,
  ) => readonly [blocks: readonly Block[], what: string] | undefined,
): FaultClass =>
  streetBoardFault(name, (random, board) => {
    const block = pickRandom(board.blocks, random);
    const [blocks, what] = change(block, random, board) ?? [];
    return blocks && [{ ...board, blocks: replaceItem(board.blocks, block, ...blocks) }, what!];
  });

/** A block of one kind becomes one of two others. */
const kindFault =
  (from: Block['kind'], to: readonly [Block['kind'], Block['kind']], reason?: string) =>
  (random: Random, board: StreetBoard): Fault => {
    const block = pickWhere(board.blocks, random, ({ kind }) => kind === from);
    const kind = random() < 0.5 ? to[0] : to[1];
    const changed: Block = { ...block, kind, ...(kind === 'none' && reason !== undefined && { reason }) };
    return [{ ...board, blocks: replaceItem(board.blocks, block, changed) }, `${block.id} is ${kind}`];
  };

const freeBlock = (board: StreetBoard): Block['id'] =>
  `b${Math.max(0, ...board.blocks.map(({ id }) => Number(id.slice(1)))) + 1}`;

/** The walk rotated to start at another of its nodes. */
const from = (walk: readonly NodeId[], start: number): NodeId[] => [
  ...walk.slice(start),
  ...walk.slice(0, start),
];

/** Merges two walks along one street into one around both: a…b of the first, then b…a of the second. */
function merged(first: readonly NodeId[], second: readonly NodeId[]): NodeId[] | undefined {
  for (const [i, a] of first.entries()) {
    const b = first[(i + 1) % first.length]!;
    const j = second.findIndex((node, at) => node === b && second[(at + 1) % second.length] === a);
    // The first from b round to a, the second from a round to b; each shared end once.
    if (j >= 0)
      return [...from(first, (i + 1) % first.length), ...from(second, (j + 1) % second.length).slice(1, -1)];
  }
  return undefined;
}

export const BLOCK_FAULTS: readonly FaultClass[] = [
  blockFault('a block is split', (block, random, board) => {
    const { id, walk } = block;
    if (walk.length < 6) return undefined;
    const cut = 2 + Math.floor(random() * (walk.length - 4));
    const rest: Block = { ...block, id: freeBlock(board), walk: [...walk.slice(cut), walk[0]!] };
    return [
      [{ ...block, walk: walk.slice(0, cut + 1) }, rest],
      `${id} is cut from ${walk[0]!} to ${walk[cut]!}`,
    ];
  }),
  streetBoardFault('two blocks are one', (random, board) => {
    const first = pickRandom(board.blocks, random);
    const pairs = board.blocks.flatMap((second) => {
      const walk = second === first ? undefined : merged(first.walk, second.walk);
      return walk ? [{ second, walk }] : [];
    });
    if (pairs.length === 0) return undefined;
    const { second, walk } = pickRandom(pairs, random);
    const blocks = replaceItem(replaceItem(board.blocks, second), first, { ...first, walk });
    return [{ ...board, blocks }, `${first.id} and ${second.id} are one block`];
  }),
  blockFault('a block is missing', ({ id }) => [[], `${id} is gone`]),
  blockFault('a block is there twice', (block, _, board) => [
    [block, { ...block, id: freeBlock(board) }],
    block.id,
  ]),
  blockFault('a block is walked backwards', (block) => {
    const walk = block.walk.toReversed();
    return [[{ ...block, walk }], `${block.id}: ${walk.join(' ')}`];
  }),
  blockFault('a walk leaves a node out', (block, random) => {
    const index = pickIndex(block.walk, random);
    if (block.walk.length < 3) return undefined;
    return [
      [{ ...block, walk: block.walk.toSpliced(index, 1) }],
      `${block.id} without ${block.walk[index]!}`,
    ];
  }),
  blockFault('a walk names a node that is not on it', (block, random, board) => {
    const node = pickRandom(pickRandom(board.blocks, random).walk, random);
    if (block.walk.includes(node)) return undefined;
    const walk = block.walk.toSpliced(pickIndex(block.walk, random), 0, node);
    return [[{ ...block, walk }], `${block.id} with ${node}`];
  }),
  blockFault('two nodes of a walk are exchanged', (block, random) => {
    const index = pickIndex(block.walk.slice(1), random);
    if (block.walk.length < 4) return undefined;
    const walk = swapWithNext(block.walk, index);
    return [[{ ...block, walk }], `${block.id}: ${walk.join(' ')}`];
  }),
  streetBoardFault('the area around the board is a block', (_, board) => {
    const block: Block = { id: freeBlock(board), kind: 'houses', walk: facesOfBoard(board).outer[0]! };
    return [{ ...board, blocks: [...board.blocks, block] }, `${block.id} goes round the board`];
  }),
  streetBoardFault('houses are something else', kindFault('houses', ['water', 'none'], 'A park.')),
  oneBoardFault('whitehall', 'water is something else', kindFault('water', ['houses', 'none'])),
  oneBoardFault('whitehall', 'a block of neither is something else', kindFault('none', ['houses', 'water'])),
  oneBoardFault('whitehall', 'two blocks have exchanged kinds', (random, board) => {
    const first = pickWhere(board.blocks, random, ({ kind }) => kind !== 'houses');
    const second = pickWhere(board.blocks, random, ({ kind }) => kind === 'houses');
    const blocks = swapFieldValues(board.blocks, first, second, 'kind');
    return [{ ...board, blocks }, `${first.id} and ${second.id}`];
  }),
];
