/** What was detected in the scan, in board units. Plain data. */
import type { Step } from '../../document/index.js';
import type { Circle, Crossing, NodeKind, Point } from '../../../model/index.js';

/** A number that may be printed in a circle. */
export interface NumberReading {
  readonly number: number;
  readonly confidence: number;
}

/** A place that looks like a node. */
export interface SuggestedNode {
  readonly kind: NodeKind;
  /** Unique within a detection; not an id of the board. */
  readonly id: string;
  readonly at: Point;
  /** How likely there is such a node. */
  readonly confidence: number;
  /** The readings of a circle's number with their probabilities, the best first. */
  readonly readings: readonly NumberReading[];
  /** How likely there is a number in the circle at all, 1 if it is missing. */
  readonly isNumber?: number | undefined;
  readonly colour?: Circle['colour'];
  readonly border?: Crossing['border'];
}

/** A course that looks like a street or a waterline. */
export interface SuggestedLine {
  readonly kind: 'street' | 'waterline';
  readonly id: string;
  /** The ids of the suggested nodes at its ends. */
  readonly ends: readonly [string, string];
  readonly path: readonly Point[];
  readonly confidence: number;
}

/**
 * A decision of the user about a suggestion: there is none of this kind at this place any more, whether it was rejected, or
 * accepted and then deleted. It counts while its step is done, or always if it has none.
 */
export interface Decision {
  readonly step?: Step | undefined;
  readonly kind: NodeKind | SuggestedLine['kind'];
  readonly at: Point;
  /** How certain it was, if it was accepted together with others and not looked at. */
  readonly certainty?: number | undefined;
}

/** The result of a detection, and what the user decided about it. */
export interface DetectedBoard {
  /** The fingerprint of the scan. */
  readonly scan: string;
  /** The id of the board whose known positions these are; undefined if they were found in the scan. */
  readonly from?: string;
  /** The radius of circles. Half of it decides whether two places are the same. */
  readonly radius: number;
  /** How many circles the board has, if that is known. */
  readonly count?: number | undefined;
  readonly nodes: readonly SuggestedNode[];
  readonly lines: readonly SuggestedLine[];
  readonly decided: readonly Decision[];
}
