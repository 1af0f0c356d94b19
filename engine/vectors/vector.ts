/** A conformance vector: one question about a board or a game, and the answer of the reference engine. */

import type { Result } from '../game/contract.js';

/** What can be asked, in the order of how much a program must know to answer. */
export const VECTOR_KINDS = ['derive', 'legal', 'reject', 'apply', 'view', 'perft', 'replay'] as const;
export type VectorKind = (typeof VECTOR_KINDS)[number];

/** How much a program claims: to know the relations of boards, Jack's moves as well, or all rules. */
export const CONFORMANCE_LEVELS = ['derive', 'move', 'full'] as const;
export type ConformanceLevel = (typeof CONFORMANCE_LEVELS)[number];

export interface Vector {
  readonly format: 'lamplighter-vector';
  readonly version: 1;
  /** Also the name of its file. */
  readonly id: string;
  readonly ruleIds: readonly string[];
  readonly game: string;
  readonly board: { readonly id: string; readonly digest: string };
  readonly level: ConformanceLevel;
  readonly kind: VectorKind;
  /** Whether something is shown that the rules allow or make happen, or something that they bar. */
  readonly shows: 'allowed' | 'barred';
  /** Everything that was agreed, so that no answer depends on defaults; empty where only the board is asked. */
  readonly variant: Readonly<Record<string, unknown>>;
  readonly input: Readonly<Record<string, unknown>>;
  readonly expect: Readonly<Record<string, unknown>>;
  /** What it is there for, in a sentence. */
  readonly note: string;
  /** The version of Lamplighter it came with. */
  readonly since: string;
}

/** The answer to a question, or why there is none. */
export type VectorAnswer = Result<{ readonly expect: Readonly<Record<string, unknown>> }>;
