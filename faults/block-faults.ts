/** Faults of declared blocks. */
import { facesOfBoard, type Block, type NodeId, type StreetBoard } from '../model/index.js';
import { pickRandom } from '../testing/seeded-random.js';
import { streetBoardFault, WHITEHALL, type FaultClass } from './fault-class.js';

const withBlock = (board: StreetBoard, block: Block, ...blocks: readonly Block[]): StreetBoard => ({
  ...board,
  blocks: board.blocks.flatMap((each) => (each === block ? blocks : [each])),
});

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
  streetBoardFault('a block is split', (random, board) => {
    const block = pickRandom(board.blocks, random);
    const { walk } = block;
    if (walk.length < 6) return undefined;
    const [cut, other] = [2 + Math.floor(random() * (walk.length - 4)), freeBlock(board)];
    return {
      board: withBlock(
        board,
        block,
        { ...block, walk: walk.slice(0, cut + 1) },
        { ...block, id: other, walk: [...walk.slice(cut), walk[0]!] },
      ),
      what: `${block.id} is cut from ${walk[0]!} to ${walk[cut]!}`,
    };
  }),
  streetBoardFault('two blocks are one', (random, board) => {
    const first = pickRandom(board.blocks, random);
    const pairs = board.blocks.flatMap((second) => {
      const walk = second === first ? undefined : merged(first.walk, second.walk);
      return walk ? [{ second, walk }] : [];
    });
    if (pairs.length === 0) return undefined;
    const { second, walk } = pickRandom(pairs, random);
    return {
      board: withBlock(withBlock(board, second), first, { ...first, walk }),
      what: `${first.id} and ${second.id} are one block`,
    };
  }),
  streetBoardFault('a block is missing', (random, board) => {
    const block = pickRandom(board.blocks, random);
    return { board: withBlock(board, block), what: `${block.id} is gone` };
  }),
  streetBoardFault('a block is there twice', (random, board) => {
    const block = pickRandom(board.blocks, random);
    return { board: withBlock(board, block, block, { ...block, id: freeBlock(board) }), what: block.id };
  }),
  streetBoardFault('a block is walked backwards', (random, board) => {
    const block = pickRandom(board.blocks, random);
    const walk = block.walk.toReversed();
    return { board: withBlock(board, block, { ...block, walk }), what: `${block.id}: ${walk.join(' ')}` };
  }),
  streetBoardFault('a walk leaves a node out', (random, board) => {
    const block = pickRandom(board.blocks, random);
    const index = Math.floor(random() * block.walk.length);
    if (block.walk.length < 3) return undefined;
    const walk = block.walk.filter((_, i) => i !== index);
    return {
      board: withBlock(board, block, { ...block, walk }),
      what: `${block.id} without ${block.walk[index]!}`,
    };
  }),
  streetBoardFault('a walk names a node that is not on it', (random, board) => {
    const block = pickRandom(board.blocks, random);
    const node = pickRandom(pickRandom(board.blocks, random).walk, random);
    if (block.walk.includes(node)) return undefined;
    const walk = block.walk.toSpliced(Math.floor(random() * block.walk.length), 0, node);
    return { board: withBlock(board, block, { ...block, walk }), what: `${block.id} with ${node}` };
  }),
  streetBoardFault('two nodes of a walk are exchanged', (random, board) => {
    const block = pickRandom(board.blocks, random);
    const { walk } = block;
    const index = Math.floor(random() * (walk.length - 1));
    if (walk.length < 4) return undefined;
    const changed = walk.with(index, walk[index + 1]!).with(index + 1, walk[index]!);
    return {
      board: withBlock(board, block, { ...block, walk: changed }),
      what: `${block.id}: ${changed.join(' ')}`,
    };
  }),
  streetBoardFault('the area around the board is a block', (_, board) => {
    const walk = facesOfBoard(board).outer[0]!;
    const block: Block = { id: freeBlock(board), kind: 'houses', walk };
    return {
      board: { ...board, blocks: [...board.blocks, block] },
      what: `${block.id} goes round the board`,
    };
  }),
  streetBoardFault('houses are something else', (random, board) => {
    const block = pickRandom(board.blocks.filter(({ kind }) => kind === 'houses'), random); // prettier-ignore
    const kind = random() < 0.5 ? 'water' : 'none';
    const changed: Block = { ...block, kind, ...(kind === 'none' && { reason: 'A park.' }) };
    return { board: withBlock(board, block, changed), what: `${block.id} is ${kind}` };
  }),
  streetBoardFault(
    'water is something else',
    (random, board) => {
      const block = pickRandom(board.blocks.filter(({ kind }) => kind === 'water'), random); // prettier-ignore
      const kind = random() < 0.5 ? 'houses' : 'none';
      return { board: withBlock(board, block, { ...block, kind }), what: `${block.id} is ${kind}` };
    },
    { boards: WHITEHALL },
  ),
  streetBoardFault(
    'a block of neither is something else',
    (random, board) => {
      const block = pickRandom(board.blocks.filter(({ kind }) => kind === 'none'), random); // prettier-ignore
      const kind = random() < 0.5 ? 'houses' : 'water';
      return { board: withBlock(board, block, { ...block, kind }), what: `${block.id} is ${kind}` };
    },
    { boards: WHITEHALL },
  ),
  streetBoardFault(
    'two blocks have exchanged kinds',
    (random, board) => {
      const first = pickRandom(board.blocks.filter(({ kind }) => kind !== 'houses'), random); // prettier-ignore
      const second = pickRandom(board.blocks.filter(({ kind }) => kind === 'houses'), random); // prettier-ignore
      const blocks = board.blocks.map((each) =>
        each === first
          ? { ...each, kind: second.kind }
          : each === second
            ? { ...each, kind: first.kind }
            : each,
      );
      return { board: { ...board, blocks }, what: `${first.id} and ${second.id}` };
    },
    { boards: WHITEHALL },
  ),
];
