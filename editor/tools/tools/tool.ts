/** What a tool is: a state machine that takes gestures and returns what shall happen. Every tool handles `cancel`. */
import type { Action } from '../../document/index.js';
import {
  type Block,
  type Board,
  capitalise,
  type Character,
  type Circle,
  type Crossing,
  type HexKind,
  type NodeId,
  type NodeKind,
  type Point,
} from '../../../model/index.js';
import type { Gesture, Modifiers, Viewport } from '../input/gesture-types.js';
import type { CalibrationSettings } from '../calibration/known-places.js';
import type { ShownScan } from '../calibration/shown-scan.js';
import type { Snap } from '../pointing/snap.js';
import type { DetectedAreas } from '../entities/detected-areas.js';
import type { DetectedBoard } from '../entities/detected-board.js';

/** The layers of a drawn board, from bottom to top. */
export const BOARD_LAYER_NAMES = ['blocks', 'grid', 'lines', 'nodes', 'numbers'] as const;
export type BoardLayerName = (typeof BOARD_LAYER_NAMES)[number];

/** What the user chose for the next thing to be drawn, such as a number or a colour. */
export interface ToolSettings extends CalibrationSettings {
  /** The number of the next circle, where the person typed one. */
  readonly number?: number | undefined;
  /** The number of the circle placed last, from which numbering goes on. */
  readonly lastNumber?: number | undefined;
  /** A number beyond the printed ones that a circle gets if it is typed again. */
  readonly askedNumber?: number | undefined;
  readonly colour: Circle['colour'];
  readonly border: Crossing['border'] | 'none';
  readonly blockKind: Block['kind'];
  /** What a click on empty ground adds to a chain of streets. */
  readonly chainKind: 'bend' | NodeKind;
  /** What the hex tool paints, or that it deletes or lays the lattice. */
  readonly hexKind: HexKind | 'none' | 'lattice';
  /** What the piece tool places: a character, a lamp by its tile, a cover, an exit, a cordon. */
  readonly piece: `character:${Character}` | `lamp:${string}` | 'cover' | 'exit' | 'cordon';
  /** What a finger holds by switches, in place of keys. */
  readonly stickyModifiers: readonly (keyof Modifiers)[];
  /** The picture under the board, if there is one. */
  readonly scan?: ShownScan | undefined;
  /** What was detected in the scan; tools snap to it. */
  readonly detected?: DetectedBoard | undefined;
  /** How far the clicks are from the lattice of hexes that was fitted to them, in board units. */
  readonly latticeError?: number | undefined;
  /** The blocks that were declared together and wait for a review. */
  readonly declaredBlocks?: readonly string[] | undefined;
  /** What was detected of areas. */
  readonly areas?: DetectedAreas | undefined;
}

export const DEFAULT_TOOL_SETTINGS: ToolSettings = {
  colour: 'white',
  border: 'none',
  blockKind: 'houses',
  chainKind: 'bend',
  hexKind: 'street',
  piece: 'character:holmes',
  calibrateBy: 'corners',
  stickyModifiers: [],
};

/** What a tool can read when it handles a gesture. */
export interface ToolContext {
  /** The current board of the history, without the tool's preview. */
  readonly board: Board;
  /** The current step of the history. */
  readonly step: number;
  readonly selection: readonly string[];
  readonly settings: ToolSettings;
  readonly viewport: Viewport;
  /** The keyboard's own pointer, while it is in use. */
  readonly cursor?: Point;
}

/** Half-drawn things that are only shown, in board units. */
export interface Draft {
  /** What to draw along: dimmed, under everything else. */
  readonly guides?: readonly (readonly Point[])[];
  /** Drawn dashed. */
  readonly lines?: readonly (readonly Point[])[];
  readonly points?: readonly Point[];
  /** A marquee, a lasso, a face. */
  readonly area?: readonly Point[];
  /** Shown as a ring with the name of what it snaps to. */
  readonly snap?: Snap;
  /** What a click places, such as its number, beside the pointer; and whether the number is typed there. */
  readonly label?: { readonly at: Point; readonly text: string; readonly isNumber?: true };
}

export interface ToolResult<S> {
  /** As before where it is left out. */
  readonly state?: S;
  /** A step of the history, by the name the person reads there. */
  readonly perform?: readonly [name: string, action: Action];
  /** What is to happen instead where the action is refused. */
  readonly ifRefused?: Omit<ToolResult<S>, 'perform' | 'ifRefused'>;
  /** Shown but not done. */
  readonly preview?: Action;
  readonly draft?: Draft;
  readonly select?: readonly string[];
  readonly settings?: Partial<ToolSettings>;
  /** Takes the last step of the history back. */
  readonly undo?: true;
  /** Said in the hint line and read aloud. */
  readonly announcement?: string;
}

/** One option of a tool. */
export interface ToolOption {
  /** As the setting has it. */
  readonly value: string;
  readonly name: string;
  /** It is on the board already. */
  readonly isPlaced?: true;
  /** The first option of a group. */
  readonly isFirst?: true;
}

/** The options of a tool, of which exactly one is chosen. */
export interface ToolOptions {
  readonly name: string;
  readonly setting: 'colour' | 'border' | 'blockKind' | 'chainKind' | 'hexKind' | 'piece' | 'calibrateBy';
  readonly options: readonly ToolOption[];
}

/** A switch that stands for a modifier key on a touch screen. */
export interface StickyModifier {
  readonly modifier: keyof Modifiers;
  /** What it does with this tool. */
  readonly name: string;
  /** It only matters for the first click; what is half drawn goes on as without it. */
  readonly isForBeginning?: true;
}

/** A tool: what it does with gestures, and how it is offered. A new one is added to the list in all-tools.ts. */
export interface Tool<S = unknown, Id extends string = string> {
  readonly id: Id;
  /** What it draws, in one word; part of the command's name. */
  readonly label: string;
  /** The name and the key of the command that chooses the tool. */
  readonly command: readonly [name: string, key: string];
  /** The outline of its icon, on a 20 by 20 grid. */
  readonly icon: string;
  /** The boards it is for; all boards if left out. */
  readonly boards?: 'streets' | 'hexes';
  /** The layers it draws on, which are shown when it is chosen. */
  readonly layers?: readonly BoardLayerName[];
  /** Choosing it clears the selection, so that Tab begins with the first node. */
  readonly clearsSelection?: true;
  /** Its options on a board, if it has any. */
  readonly choice?: (board: Board, settings: ToolSettings) => ToolOptions | undefined;
  readonly stickyModifiers?: (board: Board, settings: ToolSettings) => readonly StickyModifier[];
  /** The settings it begins with when it is chosen. */
  readonly startWith?: (board: Board, settings: ToolSettings) => Partial<ToolSettings>;
  readonly idle: S;
  /** What a click will do now. */
  readonly hint: (state: S, scene: ToolContext) => string;
  readonly on: (gesture: Gesture, state: S, scene: ToolContext) => ToolResult<S>;
  /** Whether something is half drawn, so that Escape and undo mean that first. */
  readonly isBusy: (state: S) => boolean;
  /** What of a half-drawn thing is not on the board yet, in words; undefined if there is nothing. */
  readonly describeDraft?: (state: S) => string | undefined;
  /** Whether digits number what comes next, though this is selected. */
  readonly numbersNext?: (state: S, selected: string) => boolean;
  /** The state on another version of the board, where nodes may be gone; `now` gives the new ids of nodes. */
  readonly updateState?: (state: S, board: Board, now: (id: NodeId) => NodeId) => S;
}

/** The colours, borders and kinds of blocks that each street game prints (LFW-B03, WM-B02, WM-B05). */
export const PRINTED_KINDS_BY_GAME = {
  lfw: { colours: ['white', 'red'], borders: ['none', 'yellow', 'red'], blocks: ['houses', 'none'] },
  wm: {
    colours: ['white', 'black', 'blue'],
    borders: ['none', 'yellow'],
    blocks: ['houses', 'water', 'none'],
  },
} as const;

/** Tool options from values, named by the values themselves unless a name is given. */
export const toToolOptions = (
  values: readonly string[],
  names: Readonly<Record<string, string>> = {},
): readonly ToolOption[] => values.map((value) => ({ value, name: names[value] ?? capitalise(value) }));

/** The sticky Ctrl of tools that snap: it turns snapping off. */
export const NO_SNAPPING_MODIFIER: StickyModifier = { modifier: 'ctrl', name: 'No snapping' };

/** The settings with a switch toggled. */
export const toggleStickyModifier = (
  { stickyModifiers }: ToolSettings,
  { modifier }: StickyModifier,
): Pick<ToolSettings, 'stickyModifiers'> => ({
  stickyModifiers: stickyModifiers.includes(modifier)
    ? stickyModifiers.filter((each) => each !== modifier)
    : [...stickyModifiers, modifier],
});

/** The gesture with the modifiers that are switched on, of those that the tool offers. */
export function applyStickyModifiers(
  gesture: Gesture,
  offered: readonly StickyModifier[],
  { settings: { stickyModifiers }, isBusy }: { readonly settings: ToolSettings; readonly isBusy: boolean },
  { coarse }: Viewport,
): Gesture {
  if (!coarse || stickyModifiers.length === 0 || !('at' in gesture)) return gesture;
  const active = offered.filter(
    ({ modifier, isForBeginning }) => stickyModifiers.includes(modifier) && !(isForBeginning && isBusy),
  );
  return { ...gesture, ...Object.fromEntries(active.map(({ modifier }) => [modifier, true])) };
}
