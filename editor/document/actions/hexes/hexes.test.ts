/** Boards of hexes. That no action breaks a board is seen in ../action.test.ts. */
import { describe, expect, test } from 'vitest';
import { shippedBoard } from '../../../../testing/boards/shipped-boards.js';
import {
  addNode,
  deleteEntities,
  newBoard,
  paintHexes,
  placeCharacter,
  placeLamp,
  renameExit,
  setCordon,
  setManholeCover,
  setExit,
  setHexLayout,
  setNote,
  setWatsonDirection,
  addWaiver,
} from '../../index.js';
import { editBoard, editHexBoard, whitechapelBoard } from '../../../../testing/editor/edit-boards.js';

describe('hexes', () => {
  const bare = editHexBoard(
    newBoard('mj', { id: 'test', name: 'Test' }),
    paintHexes(['h0,0', 'h1,0', 'h0,1'], 'street'),
  );

  test('are painted, and deleted with all that stands there', () => {
    expect(bare.hexes.map(({ at }) => at)).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
    const full = editHexBoard(
      bare,
      paintHexes(['h0,0', 'h5,5'], 'manhole'),
      setExit({ id: 'NW', hex: 'h0,0', side: 'NW' }), setCordon('NW', true), setManholeCover('h0,0', true),
      placeCharacter('holmes', 'h0,0'), placeLamp('1', 'h0,0'), placeCharacter('bert', 'h1,0'), setNote(['h0,0', 'exit:NW'], 'corner'),
    ); // prettier-ignore
    expect(full.setup).toEqual({
      characters: [{ character: 'holmes', hex: 'h0,0' }, { character: 'bert', hex: 'h1,0' }],
      watsonFaces: 'N', lamps: [{ tile: '1', hex: 'h0,0' }], covers: ['h0,0'], cordons: ['NW'],
    }); // prettier-ignore
    const empties = { watsonFaces: 'N', lamps: [], covers: [], cordons: [] };
    for (const gone of [paintHexes(['h0,0'], null), deleteEntities(['h0,0'])]) {
      const after = editHexBoard(full, gone);
      expect(after).toMatchObject({ exits: [], setup: { characters: [{ character: 'bert' }], ...empties } });
      expect(after.provenance).not.toHaveProperty('notes.0');
    }
    expect(editHexBoard(full, deleteEntities(['exit:NW', 'character:holmes', 'lamp:1', 'cover:h0,0']))).toMatchObject({
      exits: [], setup: { characters: [{ character: 'bert' }], ...empties },
    }); // prettier-ignore
    expect(editBoard(full, paintHexes(['h0,0'], 'manhole'))).toBe(full);
    expect(editBoard(full, paintHexes(['h9,9'], null))).toBe(full);
  });

  test('pieces stand on hexes of the board only, and each once', () => {
    for (const wrong of [
      placeCharacter('holmes', 'h9,9'),
      placeLamp('1', 'h9,9'),
      setManholeCover('h9,9', true),
      setCordon('NW', true),
      setExit({ id: 'NW', hex: 'h9,9', side: 'N' }),
      setExit({ id: 'low', hex: 'h0,0', side: 'N' }),
      placeCharacter('holmes', null),
      setManholeCover('h0,0', false),
    ])
      // prettier-ignore
      expect(editBoard(bare, wrong)).toBe(bare);
    const moved = editHexBoard(
      bare,
      placeCharacter('watson', 'h0,0'),
      placeCharacter('watson', 'h1,0'),
      setWatsonDirection('SE'),
    );
    expect(moved.setup).toMatchObject({
      characters: [{ character: 'watson', hex: 'h1,0' }],
      watsonFaces: 'SE',
    });
    expect(editHexBoard(moved, placeCharacter('watson', null)).setup!.characters).toEqual([]);
    const exit = editHexBoard(
      bare,
      setExit({ id: 'S', hex: 'h0,1', side: 'S' }),
      setExit({ id: 'S', hex: 'h0,1', side: 'SW' }),
    );
    expect(exit.exits).toEqual([{ id: 'S', hex: 'h0,1', side: 'SW' }]);
    expect(editHexBoard(exit, setExit({ id: 'S', remove: true })).exits).toEqual([]);
  });

  test('an exit is renamed, and its cordon, notes and waivers follow', () => {
    const exits = editHexBoard(
      bare,
      setExit({ id: 'S', hex: 'h0,1', side: 'S' }),
      setExit({ id: 'N', hex: 'h0,0', side: 'N' }),
      setCordon('S', true),
      setNote(['exit:S'], 'Faint.'),
      addWaiver('hex/exit-not-at-rim', 'S h0,1', 'as printed'),
    );
    const renamed = editHexBoard(exits, renameExit('S', 'SE'));
    expect(renamed.exits.map(({ id, hex }) => [id, hex])).toEqual([
      ['N', 'h0,0'],
      ['SE', 'h0,1'],
    ]);
    expect(renamed.setup!.cordons).toEqual(['SE']);
    expect(renamed.provenance.notes).toEqual([{ about: ['SE'], note: 'Faint.' }]);
    expect(renamed.waivers[0]!.target).toBe('SE h0,1');
    const swapped = editHexBoard(exits, renameExit('S', 'N'));
    expect(swapped.exits.map(({ id, hex }) => [id, hex])).toEqual([
      ['N', 'h0,1'],
      ['S', 'h0,0'],
    ]);
    expect(swapped.setup!.cordons).toEqual(['N']);
    for (const [id, name] of [
      ['S', 'S'],
      ['S', 'low'],
      ['W', 'E'],
    ] as const)
      expect(editBoard(exits, renameExit(id, name))).toBe(exits);
  });

  test('the lattice lies on whole numbers', () => {
    expect(editHexBoard(bare, setHexLayout({ origin: [1.5, -0.4], size: 99.7 })).layout).toEqual({
      orientation: 'flat-top',
      origin: [2, 0],
      size: 100,
    });
    expect(editBoard(bare, setHexLayout({ origin: [0, 0], size: 0 }))).toBe(bare);
    expect(editBoard(bare, setHexLayout({ origin: [NaN, 0], size: 5 }))).toBe(bare);
  });

  test('no action of streets touches a board of hexes, nor the other way round', () => {
    const board = shippedBoard('mr-jack-2016');
    expect(editBoard(board, addNode({ kind: 'circle', id: 'c1', at: [0, 0] }))).toBe(board);
    expect(editBoard(whitechapelBoard, paintHexes(['h0,0'], 'street'))).toBe(whitechapelBoard);
  });
});
