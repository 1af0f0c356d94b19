/** The suggestions of a picture as data, as schemas/suggestions.schema.json describes them. */
import type * as file from '../../schemas/generated/suggestions.js';

type DeepReadonly<T> = T extends readonly [infer A, infer B]
  ? readonly [DeepReadonly<A>, DeepReadonly<B>]
  : T extends readonly (infer Each)[]
    ? readonly DeepReadonly<Each>[]
    : T extends object
      ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
      : T;

export type Suggestions = DeepReadonly<file.LamplighterSuggestions>;
export type SuggestedCircle = Suggestions['circles'][number];
export type SuggestedCrossing = Suggestions['crossings'][number];
export type SuggestedJunction = Suggestions['junctions'][number];
export type SuggestedLine = Suggestions['streets'][number];
export type StageQuality = Suggestions['quality'][number];

/** The stages of a detection in the order in which they run. */
export const STAGES = [
  'circles',
  'numbers',
  'crossings',
  'streets',
  'junctions',
  'waterlines',
  'hexes',
] as const;
export type Stage = (typeof STAGES)[number];

/** How far a detection is. */
export interface DetectionUpdate {
  readonly stage: Stage;
  /** The share of the stage that is done. */
  readonly share: number;
  /** What is known when a stage ends. */
  readonly suggestions?: Suggestions;
}

/** How a picture is searched. */
export interface DetectionOptions {
  readonly game: Suggestions['game'];
  /** How many circles the board has, numbered from 1; without it the numbers are read one by one. */
  readonly count?: number;
  readonly onUpdate?: (update: DetectionUpdate) => void;
}

/** Suggestions above this confidence were always right in the measurements of docs/detect.md. */
export const SAFE_CONFIDENCE = 0.95;
