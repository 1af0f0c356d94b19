/** What a rule of the validator is: one fault, how grave it is, why it matters, and how to look for it. */
import type { Board, Game, Point } from '../model/index.js';

export const SEVERITIES = ['error', 'warning', 'info'] as const;
/** error: the board cannot be played as printed. warning: it can, but is surely not what was printed. info: worth a look. */
export type Severity = (typeof SEVERITIES)[number];

export const PROFILES = ['draft', 'custom', 'official'] as const;
export type Profile = (typeof PROFILES)[number];

/** In the order of running. */
export const LAYERS = [
  'file',
  'schema',
  'reference',
  'geometry',
  'street',
  'topology',
  'block',
  'water',
  'sector',
  'colour',
  'hex',
  'setup',
  'witness',
  'provenance',
  'play',
] as const;
export type Layer = (typeof LAYERS)[number];

export type RuleId = `${Layer}/${string}`;

/** A fix is a named action with arguments: `safe` ones are applied by --fix, `ask` ones are offered to a person. */
export interface Fix {
  readonly kind: 'safe' | 'ask';
  readonly action: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  /** What it does, as a button would say it: "Join c44 to x59". */
  readonly label: string;
}

/** One occurrence of a fault, as data. The rule's `why` stands between `what` and `mend` in the message. */
export interface Issue {
  /** Ids of what is concerned; the finding's own id is made from them. */
  readonly entities: readonly string[];
  /** JSON Pointer of the place in the file. */
  readonly pointer: string;
  /** A full sentence in the game's words: what is wrong. */
  readonly what: string;
  /** A full sentence: what to do about it. */
  readonly mend: string;
  readonly seen?: unknown;
  readonly expected?: unknown;
  /** Where on the board, if not at the pointer's own place. */
  readonly at?: Point;
  readonly fix?: Fix;
}

/** What a rule may look at. */
export interface Context {
  readonly board: Board;
  /** The last released state of the same board, if the caller has one. */
  readonly since?: Board;
}

export interface Rule<B extends Board = Board> {
  readonly id: RuleId;
  readonly severity: Severity;
  /** Gentler judgement for boards that are being traced or are home-made. */
  readonly gentler?: Partial<Readonly<Record<Profile, Severity>>>;
  readonly games: readonly Game[];
  /** One sentence: what must hold. */
  readonly summary: string;
  /** One sentence: why it matters in play. */
  readonly why: string;
  /** Rules of play and rows of the catalogue of faults that it answers. */
  readonly answers: readonly string[];
  /** Whether it asks the engine's relations and runs only on demand. */
  readonly deep?: true;
  readonly check: (context: Context & { readonly board: B }) => readonly Issue[];
}
