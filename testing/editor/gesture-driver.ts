/** Drives the editor's tools by gestures, without a browser. */
import { expect } from 'vitest';
import { isStreetBoard, type Board, type Point } from '../../model/index.js';
import { newBoard } from '../../editor/document/index.js';
import { COMMANDS, runCommand } from '../../editor/tools/commands/commands.js';
import {
  boardOf,
  changeToolSettings,
  handleGesture,
  hintOf,
  openEditorState,
  selectEntities,
  selectionOf,
  switchTool,
  type EditorState,
} from '../../editor/tools/state/editor-state.js';
import type { Gesture, Modifiers, Viewport } from '../../editor/tools/input/gesture-types.js';
import type { ToolId } from '../../editor/tools/tools/all-tools.js';
import type { ToolSettings } from '../../editor/tools/tools/tool.js';

/** Ten board units per pixel: entities are hit within 120 units and snapped to within 100. */
export const TEST_VIEWPORT: Viewport = {
  unitsPerPixel: 10,
  coarse: false,
  centre: [5000, 3500],
  rotation: 0,
};

/** Matches the empty text or a sentence. */
export const SENTENCE_PATTERN = /^([A-Z\d].*\.)?$/;

type Keys = Partial<Modifiers>;

/** An editor state with methods for gestures, which can be chained. */
export class GestureDriver {
  state: EditorState;

  constructor(
    board: Board,
    readonly viewport: Viewport = TEST_VIEWPORT,
  ) {
    this.state = openEditorState(board);
  }

  get board(): Board {
    return boardOf(this.state);
  }

  /** The names of what is selected. */
  get selection(): readonly string[] {
    return selectionOf(this.state);
  }

  do(gesture: Gesture): this {
    this.state = handleGesture(this.state, gesture, this.viewport);
    expect(hintOf(this.state, this.viewport)).toMatch(/^[A-Z].*\.$/);
    expect(this.state.announcement).toMatch(SENTENCE_PATTERN);
    return this;
  }

  tool(tool: ToolId, settings: Partial<ToolSettings> = {}): this {
    this.state = changeToolSettings(switchTool(this.state, tool), settings);
    return this;
  }

  set(settings: Partial<ToolSettings>): this {
    this.state = changeToolSettings(this.state, settings);
    return this;
  }

  click(x: number, y: number, keys: Keys = {}): this {
    return this.do({ type: 'click', at: [x, y], ...keys });
  }

  shiftClick(x: number, y: number): this {
    return this.click(x, y, { shift: true });
  }

  /** As a mouse reports it: a click, then a double click. */
  doubleClick(x: number, y: number): this {
    return this.click(x, y).do({ type: 'double', at: [x, y] });
  }

  hover(x: number, y: number): this {
    return this.do({ type: 'hover', at: [x, y] });
  }

  /** Passes through the midpoint. */
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
    this.state = runCommand(this.state, command, this.viewport);
    return this;
  }

  undo(): this {
    return this.run('edit.undo');
  }

  select(...keys: readonly string[]): this {
    this.state = selectEntities(this.state, keys);
    return this;
  }
}

/** A driver on an empty board of a game. */
export const driveNewBoard = (game: Board['game'] = 'wm'): GestureDriver =>
  new GestureDriver(newBoard(game, { id: 'new', name: 'New' }));

/** The entities of a board, one line each. */
export function describeBoard(board: Board): string[] {
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
