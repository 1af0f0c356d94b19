import { expect, test } from 'vitest';
import type { HexBoard, StreetBoard } from '../../../../model/index.js';
import { newBoard } from '../../entities/new-board.js';
import { boardOf, openHistory, perform, undo } from '../../history/history.js';
import { addNode } from '../streets/add-node.js';
import { paintHexes } from '../hexes/paint-hexes.js';
import { addDetectedHexes, declareDetectedBlocks, setDetectedGrid } from './detected-areas.js';

const traced = { by: 'Lamplighter', date: '2026-11-18', how: 'Detected in the scan 12345678.' };
const NODES = openHistory(
  boardOf(
    (['x1', 'x2', 'x3'] as const).reduce(
      (history, id, i) =>
        perform(history, 'Place', addNode({ kind: 'crossing', id, at: [100 * i, 100 * i * i] })),
      openHistory(newBoard('wm', { id: 'a', name: 'A' })),
    ),
  ),
);
const HEXES = openHistory(newBoard('mj', { id: 'b', name: 'B' }));
const LAYOUT = { orientation: 'flat-top', origin: [700, 900], size: 321 } as const;

test('blocks are declared in one step, unreviewed; those of unknown nodes are left out', () => {
  const blocks = [
    { walk: ['x1', 'x2', 'x3'], kind: 'water' },
    { walk: ['x1', 'x2'], kind: 'none', reason: 'A pond.' },
    { walk: ['x1', 'x9', 'x3'], kind: 'houses' },
  ] as const;
  const after = perform(NODES, 'Accept', declareDetectedBlocks(blocks, traced));
  const board = boardOf(after) as StreetBoard;
  expect(board.blocks).toMatchObject([{ kind: 'water' }, { kind: 'none', reason: 'A pond.' }]);
  expect(board.provenance).toMatchObject({ unreviewed: board.blocks.map(({ id }) => id), traced: [traced] });
  expect(after.at).toBe(1);
  expect(boardOf(undo(after))).toBe(boardOf(NODES));
});

test('the first hexes bring their lattice along, later ones keep that of the board', () => {
  const first = perform(HEXES, 'Accept', addDetectedHexes(LAYOUT, [{ at: [0, 0], kind: 'garden' }], traced));
  expect(boardOf(first)).toMatchObject({ layout: LAYOUT, hexes: [{ at: [0, 0], kind: 'garden' }] });
  const other = { ...LAYOUT, size: 99 };
  const both = [{ at: [0, 0], kind: 'street' }, { at: [0, 1], kind: 'street' }] as const; // prettier-ignore
  const second = boardOf(perform(first, 'Accept', addDetectedHexes(other, both, traced))) as HexBoard;
  expect(second.layout).toEqual(LAYOUT);
  expect(second.hexes).toMatchObject([{ kind: 'garden' }, { at: [0, 1], kind: 'street' }]);
  expect(second.provenance).toMatchObject({ unreviewed: ['h0,0', 'h0,1'], traced: [traced] });
});

test('hexes that the board has are no step', () => {
  const painted = perform(HEXES, 'Paint', paintHexes(['h0,0'], 'street'));
  expect(perform(painted, 'Accept', addDetectedHexes(LAYOUT, [{ at: [0, 0], kind: 'garden' }], traced))).toBe(
    painted,
  );
});

test('the grid is one step with its source', () => {
  const grid = { rect: [[0, 0], [900, 900]], columns: ['A1'], rows: ['a1'], sections: ['Aa'] } as const; // prettier-ignore
  const after = perform(NODES, 'Accept', setDetectedGrid(grid, traced));
  expect(boardOf(after)).toMatchObject({ grid, provenance: { traced: [traced] } });
  expect(after.at).toBe(1);
});
