/** The messages between the page and the worker that detects boards. */
import type { Homography, Point, StreetBoard } from '../../../model/index.js';
import type { DetectedBoard } from '../../tools/suggestions/index.js';
import type { Stage } from '../../../vision/index.js';

/** A scan to be searched, and where it lies on the board. */
export interface DetectionRequest {
  readonly image: ImageBitmap;
  readonly scan: ScanPlacement;
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
  readonly game: StreetBoard['game'];
  /** How many circles the board has, if that is known. */
  readonly count?: number | undefined;
}

/** What was found so far; without the decisions of the user. */
export interface DetectionResult {
  readonly found: Omit<DetectedBoard, 'decided'>;
  /** Sentences about stages that could not do their work well. */
  readonly problems: readonly string[];
}

/** Progress within a stage, results when a stage has ended, and the end. */
export type DetectionMessage =
  | { readonly is: 'progress'; readonly stage: Stage; readonly share: number }
  | ({ readonly is: 'found' } & DetectionResult)
  | ({ readonly is: 'done' } & DetectionResult)
  | { readonly is: 'failed'; readonly why: string };
