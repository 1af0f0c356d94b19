/** Hands on a desk: gestures in, a board out, as a person at the editor would make them. */
import { expect } from 'vitest';
import { isStreetBoard, type Board, type Point } from '../model/index.js';
import { newBoard } from '../editor/document/index.js';
import { COMMANDS, runCommand } from '../editor/tools/commands.js';
import { boardOf, choose, handle, hintOf, openDesk, takeTool, type Desk } from '../editor/tools/desk.js';
import type { Gesture, Held, Sight } from '../editor/tools/gesture.js';
import type { Settings, ToolId } from '../editor/tools/tool.js';

/** Ten board units to a pixel: things are hit within 120, snapped to within 100. */
export const SIGHT: Sight = { unitsPerPixel: 10, coarse: false, centre: [5000, 3500], rotation: 0 };

/** Nothing, or a sentence. */
export const SENTENCE = /^([A-Z\d].*\.)?$/;

type Keys = Partial<Held>;

/** A desk and what is done to it; every gesture gives the hands back. */
export class Hands {
  desk: Desk;

  constructor(
    board: Board,
    readonly sight: Sight = SIGHT,
  ) {
    this.desk = openDesk(board);
  }

  get board(): Board {
    return boardOf(this.desk);
  }

  do(gesture: Gesture): this {
    this.desk = handle(this.desk, gesture, this.sight);
    expect(hintOf(this.desk, this.sight)).toMatch(/^[A-Z].*\.$/);
    expect(this.desk.said).toMatch(SENTENCE);
    return this;
  }

  tool(tool: ToolId, settings: Partial<Settings> = {}): this {
    this.desk = choose(takeTool(this.desk, tool), settings);
    return this;
  }

  set(settings: Partial<Settings>): this {
    this.desk = choose(this.desk, settings);
    return this;
  }

  click(x: number, y: number, keys: Keys = {}): this {
    return this.do({ type: 'click', at: [x, y], ...keys });
  }

  shiftClick(x: number, y: number): this {
    return this.click(x, y, { shift: true });
  }

  /** As a mouse tells it: the first click alone, then the second as a double one. */
  doubleClick(x: number, y: number): this {
    return this.click(x, y).do({ type: 'double', at: [x, y] });
  }

  hover(x: number, y: number): this {
    return this.do({ type: 'hover', at: [x, y] });
  }

  /** By way of the middle. */
  drag(from: Point, to: Point, keys: Keys = {}): this {
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    return this.pull(from, middle, keys).pull(from, to, keys).drop(from, to, keys);
  }

  pull(from: Point, at: Point, keys: Keys = {}): this {
    return this.do({ type: 'drag', from, at, ...keys });
  }

  drop(from: Point, at: Point, keys: Keys = {}): this {
    return this.do({ type: 'drop', from, at, ...keys });
  }

  escape(): this {
    return this.do({ type: 'cancel' });
  }

  run(id: string): this {
    const command = COMMANDS.find((each) => each.id === id);
    if (!command?.run) throw new Error(`no pure command ${id}`);
    this.desk = runCommand(this.desk, command, this.sight);
    return this;
  }

  undo(): this {
    return this.run('edit.undo');
  }

  select(...keys: readonly string[]): this {
    this.desk = { ...this.desk, selection: keys };
    return this;
  }
}

/** Hands on an empty board of a game. */
export const atWork = (game: Board['game'] = 'wm'): Hands =>
  new Hands(newBoard(game, { id: 'new', name: 'New' }));

/** What is on a board, a line for each thing. */
export function contents(board: Board): string[] {
  if (!isStreetBoard(board))
    return [
      ...board.hexes.map(({ at, kind }) => `h${at.join(',')} ${kind}`),
      ...board.exits.map(({ id, hex, side }) => `exit ${id} ${hex} ${side}`),
      ...(board.setup
        ? [
            ...board.setup.characters.map(({ character, hex }) => `${character} ${hex}`),
            ...board.setup.lamps.map(({ tile, hex }) => `lamp ${tile} ${hex}`),
            ...board.setup.covers.map((hex) => `cover ${hex}`),
            ...board.setup.cordons.map((exit) => `cordon ${exit}`),
            `watson faces ${board.setup.watsonFaces}`,
          ]
        : []),
    ];
  return [
    ...board.circles.map(({ number, at, colour }) => `c${number} ${at.join(',')} ${colour}`),
    ...board.crossings.map(({ id, at, border }) => `${id} ${at.join(',')}${border ? ` ${border}` : ''}`),
    ...board.junctions.map(({ id, at }) => `${id} ${at.join(',')}`),
    ...(['streets', 'waterlines'] as const).flatMap((list) =>
      board[list].map(
        ({ between, bends = [] }) =>
          `${list === 'streets' ? 'street' : 'waterline'} ${between.join('-')}${bends.map((bend) => ` ${bend.join(',')}`).join('')}`,
      ),
    ),
    ...board.blocks.map(({ kind, walk }) => `${kind} ${walk.join(' ')}`),
    ...(board.grid ? [`grid ${board.grid.rect.join(' ')}`] : []),
  ];
}
