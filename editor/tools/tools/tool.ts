/** What a tool is: a few named states, gestures in, what shall happen out. A tool always answers `cancel`. */
import type { Action } from '../document/index.js';
import type { Board, Character, Circle, Crossing, Block, HexKind, NodeId, Point } from '../../model/index.js';
import type { Gesture, Held, Sight } from './gesture.js';
import type { ShownScan } from './shown-scan.js';
import type { Snap } from './snap.js';

export const TOOL_IDS = [
  'select',
  'circle',
  'crossing',
  'junction',
  'street',
  'waterline',
  'block',
  'grid',
  'hex',
  'piece',
  'calibrate',
] as const;
export type ToolId = (typeof TOOL_IDS)[number];

/** What the person chose beside the board: how the next thing shall be. */
export interface Settings {
  /** The number of the next circle, where the person typed one. */
  readonly number?: number | undefined;
  readonly colour: Circle['colour'];
  readonly border: Crossing['border'] | 'none';
  readonly blockKind: Block['kind'];
  /** What the hex tool paints, or that it deletes or lays the lattice. */
  readonly hexKind: HexKind | 'none' | 'lattice';
  /** What the piece tool places: a character, a lamp by its tile, a cover, an exit, a cordon. */
  readonly piece: `character:${Character}` | `lamp:${string}` | 'cover' | 'exit' | 'cordon';
  /** What a finger holds by switches, in place of keys. */
  readonly latched: readonly (keyof Held)[];
  /** The picture under the board, if there is one. */
  readonly scan?: ShownScan | undefined;
}

export const FIRST_SETTINGS: Settings = {
  colour: 'white',
  border: 'none',
  blockKind: 'houses',
  hexKind: 'street',
  piece: 'character:holmes',
  latched: [],
};

/** What a tool may look at. */
export interface Scene {
  /** As it stands in the history, without the tool's own preview. */
  readonly board: Board;
  /** The step of the history that it stands at. */
  readonly step: number;
  readonly selection: readonly string[];
  readonly settings: Settings;
  readonly sight: Sight;
  /** The keyboard's own pointer, while it is in use. */
  readonly cursor?: Point;
}

/** Half-drawn things, in board units, for the eye only. */
export interface Draft {
  /** Drawn dashed. */
  readonly lines?: readonly (readonly Point[])[];
  readonly points?: readonly Point[];
  /** A marquee, a lasso, a face. */
  readonly area?: readonly Point[];
  /** Shown as a ring with the name of what it snaps to. */
  readonly snap?: Snap;
}

export interface Reply<S> {
  /** As before where it is left out. */
  readonly state?: S;
  /** A step of the history, by the name the person reads there. */
  readonly perform?: readonly [name: string, action: Action];
  /** Shown but not done. */
  readonly preview?: Action;
  readonly draft?: Draft;
  readonly select?: readonly string[];
  readonly settings?: Partial<Settings>;
  /** Takes the last step of the history back. */
  readonly undo?: true;
  /** Said in the hint line and read aloud. */
  readonly said?: string;
}

export interface Tool<S = unknown> {
  readonly id: ToolId;
  readonly idle: S;
  /** What a click will do now. */
  readonly hint: (state: S, scene: Scene) => string;
  readonly on: (gesture: Gesture, state: S, scene: Scene) => Reply<S>;
  /** Whether something is half drawn, so that Escape and undo mean that first. */
  readonly isBusy: (state: S) => boolean;
  /** Whether digits number what comes next, though this is selected. */
  readonly numbersNext?: (state: S, selected: string) => boolean;
  /** What of the state still stands on another board: a node may be deleted, undone, or have another name, which `now` tells. */
  readonly standing?: (state: S, board: Board, now: (id: NodeId) => NodeId) => S;
}
