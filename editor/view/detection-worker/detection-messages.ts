/** The messages between the page and the worker that detects boards. */
import type { Board, FaceOutlines, Homography, Point, StreetBoard } from '../../../model/index.js';
import type { DetectedAreas } from '../../tools/areas/index.js';
import type { DetectedBoard } from '../../tools/suggestions/index.js';
import type { Stage } from '../../../vision/index.js';

/** A scan to be searched, and where it lies on the board. */
export interface DetectionRequest {
  readonly image: ImageBitmap;
  readonly scan: ScanPlacement;
  /** Areas whose paper is to be looked at, instead of a search. */
  readonly paper?: PaperRequest;
}

/** Areas between lines, and what is printed on them, in board units. */
export interface PaperRequest {
  readonly areas: readonly { readonly name: string; readonly outlines: FaceOutlines }[];
  /** Discs and squares. */
  readonly covered: readonly { readonly at: Point; readonly radius: number }[];
  /** The distance from a line at which the paper is free of it. */
  readonly margin: number;
}

export interface ScanPlacement {
  readonly sha256: string;
  /** Of the file, in pixels; the image may be smaller. */
  readonly width: number;
  readonly height: number;
  /** From pixels of the file to board units. */
  readonly toBoard: Homography;
  /** Whether a person or the file placed it, so that it can be straightened first. */
  readonly isCalibrated: boolean;
  readonly extent: Point;
  readonly game: Board['game'];
  /** How many circles the board has, if that is known. */
  readonly count?: number | undefined;
}

/** A scan of a street game. */
export interface StreetScanPlacement extends ScanPlacement {
  readonly game: StreetBoard['game'];
}

/** What was found so far; without the decisions of the user. */
export interface DetectionResult {
  readonly found: Omit<DetectedBoard, 'decided'>;
  /** Sentences about stages that could not do their work well. */
  readonly problems: readonly string[];
}

/** Progress within a stage, results when a stage has ended, and the end. */
export type DetectionMessage =
  | { readonly is: 'progress'; readonly stage: Stage | 'blocks'; readonly share: number }
  | ({ readonly is: 'found' } & DetectionResult)
  | ({ readonly is: 'done' } & DetectionResult)
  /** Areas, which are added to what was found before. */
  | { readonly is: 'areas'; readonly areas: Omit<DetectedAreas, 'rejected'> }
  /** The end of a task that finds areas only. */
  | { readonly is: 'finished'; readonly problems: readonly string[] }
  | { readonly is: 'failed'; readonly why: string };
