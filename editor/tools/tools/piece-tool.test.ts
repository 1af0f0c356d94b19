import { describe, expect, test } from 'vitest';
import { withoutKeys } from '../../../testing/editor/edit-boards.js';
import { GestureDriver, driveNewBoard, describeBoard } from '../../../testing/editor/gesture-driver.js';
import { shippedHexBoard } from '../../../testing/boards/shipped-boards.js';
import { centreOfHex, CHARACTERS, type Axial, type Board, type Point } from '../../../model/index.js';
import { LAMP_TILES, positionOfPiece } from '../entities/pieces.js';
import type { ToolSettings } from './tool.js';

const board = shippedHexBoard('mr-jack-2006');
/** The board as printed, without exits and with nobody on it. */
const { setup, ...rest } = board;
const bare: Board = { ...rest, exits: [] };
const at = (...hex: Axial): Point => centreOfHex(board.layout, hex);
const building = board.hexes.find(({ kind }) => kind === 'building')!.at;
const placing = (piece: ToolSettings['piece'], on: Board = bare): GestureDriver =>
  new GestureDriver(on).tool('piece', { piece });
const added = (hands: GestureDriver): string[] => {
  const before = new Set(describeBoard(bare));
  return describeBoard(hands.board).filter((line) => !before.has(line) && line !== 'watson faces N');
};

describe('placing', () => {
  test.each<readonly [string, GestureDriver, readonly string[]]>([
    ['a character', placing('character:smith').click(...at(6, 2)), ['smith h6,2']],
    [
      'a character elsewhere',
      placing('character:bert')
        .click(...at(6, 2))
        .set({ piece: 'character:bert' })
        .click(...at(6, 1)),
      ['bert h6,1'],
    ],
    [
      'a character on a building, for the findings to tell',
      placing('character:bert').click(...at(...building)),
      [`bert h${building.join(',')}`],
    ],
    ['a lamp', placing('lamp:3').click(...at(2, 0)), ['lamp 3 h2,0']],
    ['a cover', placing('cover').click(...at(2, 5)), ['cover h2,5']],
    [
      'a cover taken off again',
      placing('cover')
        .click(...at(2, 5))
        .click(...at(2, 5)),
      [],
    ],
    ['an exit', placing('exit').click(1010, 1010), ['exit NW h1,0 NW']],
    ['an exit taken away', placing('exit').click(1010, 1010).click(1010, 1010), []],
    ['nothing where no hex is', placing('character:bert').click(-9000, -9000), []],
    ['no exit inside the board', placing('exit').click(...at(6, 1)), []],
    ['no cordon without an exit', placing('cordon').click(1010, 1010), []],
    ['a press that looks for its place', placing('lamp:3').drag(at(1, 1), at(2, 0)), ['lamp 3 h2,0']],
  ])('%s', (_, hands, lines) => {
    expect(added(hands)).toEqual(lines);
  });

  test('a cordon is put on an exit and taken off', () => {
    const hands = placing('cordon', { ...board, setup: { ...board.setup!, cordons: [] } });
    const place = positionOfPiece(board, 'exit:SE')!;
    expect(describeBoard(hands.click(...place).board)).toContain('cordon SE');
    expect(describeBoard(hands.click(...place).board)).not.toContain('cordon SE');
  });

  test('exits get the names of the corners they stand at', () => {
    const hands = placing('exit');
    for (const exit of board.exits) hands.click(...positionOfPiece(board, `exit:${exit.id}`)!);
    expect(hands.board).toMatchObject({ exits: board.exits });
    const [x, y] = positionOfPiece(board, 'exit:NW')!;
    expect(
      describeBoard(hands.click(x, y + 800).board).filter((line) => line.startsWith('exit NW')),
    ).toHaveLength(2);
  });

  test('invalid positions are announced', () => {
    expect(placing('character:bert').click(...at(...building)).state.announcement).toBe(
      `Bert is on ${building.join(',')}, which is a building hex: no character starts there.`,
    );
    expect(placing('character:bert').click(-9000, -9000).state.announcement).toMatch(/^There is no hex here/);
    expect(placing('exit').click(...at(6, 1)).state.announcement).toMatch(/^An exit leads off the board/);
    expect(placing('cover').click(...at(6, 1)).state.announcement).toMatch(/which is not a manhole\.$/);
  });
});

describe('one after another', () => {
  test('the next character without a place comes to hand', () => {
    const hands = placing('character:holmes').click(...at(6, 2));
    expect(hands.state.settings.piece).toBe('character:watson');
    hands.set({ piece: 'character:bert' }).click(...at(8, -1));
    expect(hands.state.settings.piece).toBe('character:watson');
  });

  test('Watson stays in hand until his lantern is turned', () => {
    const hands = placing('character:watson').click(...at(6, 2));
    expect(hands.state.settings.piece).toBe('character:watson');
    hands.click(...at(7, 1));
    expect(describeBoard(hands.board)).toContain('watson faces NE');
    expect(describeBoard(hands.board)).toContain('watson h6,2');
    expect(hands.state.settings.piece).toBe('character:smith');
  });

  test('Watson is moved by a click farther away, or beside him with Shift', () => {
    const hands = placing('character:watson')
      .click(...at(6, 2))
      .click(...at(6, -1));
    expect(describeBoard(hands.board)).toContain('watson h6,-1');
    hands.shiftClick(...at(6, 0));
    expect(describeBoard(hands.board)).toContain('watson h6,0');
  });

  test('where a piece stands already it is selected', () => {
    const hands = placing('character:holmes', board).click(...at(6, 2));
    expect(hands.board).toBe(hands.state.history.steps[0]!.document.board);
    expect(hands.selection).toEqual(['character:holmes']);
  });

  test('the printed start can be placed with clicks alone', () => {
    const hands = placing('exit');
    for (const { id } of board.exits) hands.click(...positionOfPiece(board, `exit:${id}`)!);
    for (const character of CHARACTERS) {
      hands
        .set({ piece: `character:${character}` })
        .select()
        .click(...positionOfPiece(board, `character:${character}`)!);
      if (character === 'watson') hands.click(...at(1, 3));
    }
    for (const tile of LAMP_TILES)
      hands.set({ piece: `lamp:${tile}` }).click(...positionOfPiece(board, `lamp:${tile}`)!);
    hands.set({ piece: 'cover' });
    for (const hex of setup!.covers) hands.click(...positionOfPiece(board, `cover:${hex}`)!);
    hands.set({ piece: 'cordon' });
    for (const exit of setup!.cordons) hands.click(...positionOfPiece(board, `exit:${exit}`)!);
    // What was placed waits for a review, as the board was reviewed when the pieces were not there.
    expect(withoutKeys({ ...hands.board, provenance: board.provenance })).toEqual(board);
  });
});

test('on an empty board the hint asks to paint hexes first', () => {
  const hands = driveNewBoard('mj').tool('piece').hover(0, 0).click(0, 0);
  expect(hands.state.announcement).toMatch(/^There is no hex here/);
});
