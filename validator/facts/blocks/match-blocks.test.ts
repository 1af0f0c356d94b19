/** Declared blocks against derived faces, on the official boards with one thing changed. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { facesOfBoard, idsOfLines, type Block, type NodeId, type StreetBoard } from '../../../model/index.js';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import type { BlockMatch } from './match-stray-blocks.js';
import { matchBlocks } from './match-blocks.js';
import { validateBoard } from '../../run/validate.js';

const strays = (board: StreetBoard): [string, BlockMatch['is']][] =>
  matchBlocks(board).matches.flatMap((verdict, i): [string, BlockMatch['is']][] =>
    verdict.is === 'face' ? [] : [[board.blocks[i]!.id, verdict.is]],
  );

const withBlock = (board: StreetBoard, id: string, change: (block: Block) => Block[]): StreetBoard => ({
  ...board,
  blocks: board.blocks.flatMap((block) => (block.id === id ? change(block) : [block])),
});

describe.each(['whitechapel', 'whitehall'])('%s', (name) => {
  const board = shippedStreetBoard(name);
  const lines = [...board.streets, ...board.waterlines];
  const ids = [...idsOfLines(board.streets), ...idsOfLines(board.waterlines)];

  test('all blocks are faces and all faces are blocks', () => {
    expect(strays(board)).toEqual([]);
    expect(matchBlocks(board).undeclared).toEqual([]);
  });

  // A prime step over all lines: every part of the board, and quick enough.
  const some = [...lines.keys()].filter((i) => i % 11 === 0 || i >= board.streets.length);
  test('a dropped line is named by the blocks beside it', () => {
    for (const dropped of some) {
      const without = {
        ...board,
        streets: board.streets.filter((_, i) => i !== dropped),
        waterlines: board.waterlines.filter((_, i) => i !== dropped - board.streets.length),
      };
      const gaps = matchBlocks(without).matches.flatMap((verdict) =>
        verdict.is === 'open' ? verdict.gaps : [],
      );
      const named = gaps.map(({ from, to }) => idsOfLines([{ between: [from, to] }])[0]);
      expect(new Set(named)).toEqual(new Set([ids[dropped]]));
      expect(matchBlocks(without).undeclared).toEqual([]);
    }
  });

  test('a street across a block is named', () => {
    let tried = 0;
    for (const [i, block] of board.blocks.entries()) {
      const [a, b] = [block.walk[0]!, block.walk[2]!];
      if (i % 7 !== 0 || block.walk.length < 4 || ids.includes(idsOfLines([{ between: [a, b] }])[0]!))
        continue;
      const more: StreetBoard = { ...board, streets: [...board.streets, { between: [a, b] }] };
      // Where the block is hollow the street may leave it and cross others, which is no matter of blocks.
      if (facesOfBoard(more).inner.length !== board.blocks.length + 1) continue;
      tried++;
      const cut = matchBlocks(more).matches.flatMap((verdict) => (verdict.is === 'cut' ? verdict.lines : []));
      expect(cut).toEqual([board.streets.length]);
    }
    expect(tried).toBeGreaterThan(9);
  });

  test('messages for a block that is not a face', () => {
    const [first] = board.blocks;
    const { id, walk } = first!;
    const change = (to: (block: Block) => Block[]): [string, BlockMatch['is']][] =>
      strays(withBlock(board, id, to));
    const walked = (nodes: readonly NodeId[]) => nodes as unknown as Block['walk'];
    expect(change((block) => [{ ...block, walk: walked(walk.toReversed()) }])).toEqual([[id, 'backwards']]);
    expect(change((block) => [{ ...block, walk: walked([...walk.slice(1), walk[0]!]) }])).toEqual([]);
    expect(change((block) => [block, { ...block, id: 'b999' }])).toEqual([['b999', 'declared twice']]);
    expect(change((block) => [{ ...block, walk: walked(walk.toSpliced(1, 1)) }])).toEqual([
      [id, 'off the rim'],
    ]);
    expect(change((block) => [block, { ...block, id: 'b999', walk: walked(walk.slice(0, 2)) }])).toEqual([
      ['b999', 'no area'],
    ]);
    const outer = facesOfBoard(board).outer[0]!;
    for (const round of [outer, outer.toReversed()])
      expect(change((block) => [block, { ...block, id: 'b999', walk: walked(round) }])).toEqual([
        ['b999', 'outer'],
      ]);
    expect(matchBlocks(withBlock(board, id, () => [])).undeclared).toHaveLength(1);
  });

  test('one block declared as two is open along the street that is not there', () => {
    const block = board.blocks.find(({ walk, kind }) => walk.length > 6 && kind === 'houses')!;
    const half = withBlock(board, block.id, (whole) => [
      { ...whole, walk: whole.walk.slice(0, 4) },
      { ...whole, id: 'b999', walk: [...whole.walk.slice(3), whole.walk[0]!] },
    ]);
    expect(strays(half)).toEqual([
      [block.id, 'open'],
      ['b999', 'open'],
    ]);
  });

  test('whatever is changed, it is seen, and nothing is thrown', () => {
    const index = (list: readonly unknown[]) => fc.nat({ max: list.length - 1 });
    const changes = fc.array(
      fc.oneof(
        index(board.streets).map((i) => (old: StreetBoard) => ({
          ...old,
          streets: old.streets.filter((_, n) => n !== i % old.streets.length),
        })),
        index(board.blocks).map((i) => (old: StreetBoard) => ({
          ...old,
          blocks: old.blocks.filter((_, n) => n !== i % old.blocks.length),
        })),
        fc.tuple(index(board.blocks), fc.nat({ max: 5 })).map(([i, n]) => (old: StreetBoard) => ({
          ...old,
          blocks: old.blocks.map((block, k) =>
            k === i ? { ...block, walk: block.walk.toSpliced(n, 1, block.walk[0]!) } : block,
          ),
        })),
      ),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(changes, (list) => {
        const changed = list.reduce<StreetBoard>((old, change) => change(old), board);
        const walks = (areas: readonly { readonly walk: readonly NodeId[] }[]): string[] =>
          areas.map(({ walk }) => walk.join(' ')).sort();
        const isSame = walks(changed.blocks).join() === walks(facesOfBoard(changed).inner).join();
        const rules = ['missing-street', 'cut-by-street', 'off-the-rim', 'no-such-area', 'undeclared-area'];
        const others = ['walked-backwards', 'wrong-islands', 'outer-area', 'declared-twice'];
        const found = validateBoard(changed, { rules: [...rules, ...others].map((rule) => `block/${rule}`) });
        expect(found.findings.length > 0).toBe(!isSame);
      }),
      { numRuns: 40, seed: 1888 },
    );
  });
});
