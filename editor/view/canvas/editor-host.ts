/** The editor element, as its controllers, commands and templates see it. */
import type { ReactiveControllerHost } from 'lit';
import type { Point } from '../../../model/index.js';
import type { Camera, EditorState, Viewport } from '../../tools/index.js';
import type { ComparableBoards } from '../files/comparable-boards.js';
import type { StateChange } from '../ui/dispatch.js';
import type { ThemeName } from '../ui/theme-colours.js';
import type { LamplighterCanvas } from './lamplighter-canvas.js';

/** The panels below the inspector in tab order, with their titles. */
export const PANELS = { findings: 'Findings', history: 'History', scan: 'Scan', layers: 'Layers' } as const;
/** Panels that have a tab only after they were asked for. */
export const PANELS_ON_DEMAND = { play: 'Play', compare: 'Compare' } as const;
export type PanelId = keyof typeof PANELS | keyof typeof PANELS_ON_DEMAND;

/** What is open over the map, one at a time: the palette, the key sheet, or a menu. */
export type Popover = 'palette' | 'keys' | { readonly menu: Point } | undefined;

/** The camera of the map, and the viewport that follows from it. */
export interface CameraAndViewport {
  readonly camera: Camera;
  readonly viewport: Viewport;
}

export interface EditorHost extends ReactiveControllerHost, HTMLElement {
  readonly state: EditorState | undefined;
  readonly viewport: Viewport;
  readonly canvas: LamplighterCanvas;
  readonly renderRoot: ParentNode;
  theme: ThemeName;
  panel: PanelId;
  openPopover: Popover;
  view: CameraAndViewport | undefined;
  pointer: Point | undefined;
  /** The digits typed so far, for display. */
  digits: string;
  /** Whether only the scan is shown. */
  isPeeking: boolean;
  /** Whether the magnifier is shown: while its key is held, or while something is placed. */
  magnifier: 'held' | 'placing' | undefined;
  readonly change: (change: StateChange) => void;
  readonly command: (id: string) => void;
  /** Goes to the next node; returns false past the last one, where the focus may leave the map. */
  readonly visitNode: (step: 1 | -1) => boolean;
  readonly focusNextRegion: () => void;
  /** Shows a panel, expanding the strip if needed. */
  readonly openPanel: (panel: PanelId) => void;
  readonly addScan: (file: File) => void;
  /** Shows the drawing over the scan fainter, or in full again. */
  readonly fadeDrawing: () => void;
  /** Searches the scan for the board. */
  readonly detect: () => void;
  /** Suggests blocks by the paper of the scan. */
  readonly proposeBlocks: () => void;
  /** Opens a file of suggestions. */
  readonly openSuggestions: (file: File) => void;
  /** Shows the first suggestion of the review. */
  readonly reviewSuggestions: () => void;
  /** Plays at a place on the map if a game takes clicks; returns false if it is for the editor. */
  readonly playAt: (place: string | undefined) => boolean;
  /** Opens the play panel. */
  readonly play: () => void;
  /** Opens the panel that compares the board with another one. */
  readonly compare: (file?: File) => void;
  /** The boards that the page offers to compare with. */
  readonly comparableBoards: ComparableBoards | undefined;
  /** Focuses one of its parts after the next update. */
  readonly focusOn: (selector: string) => void;
}
