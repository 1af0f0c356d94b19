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
  'number',
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

export const layerOf = (rule: RuleId): Layer => rule.slice(0, rule.indexOf('/')) as Layer;

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
  /** The line of the file, from 1, if not the pointer's own. */
  readonly line?: number;
  readonly fix?: Fix;
}

/** What a rule may look at. */
export interface Context<B extends Board = Board> {
  readonly board: B;
  readonly profile: Profile;
  /** The text the board was read from, if it was. */
  readonly text?: string;
  /** The last released state of the same board, if the caller has one. */
  readonly since?: Board;
  /** For rules of which a part needs other layers: those that failed or were stopped, each with the failed one at its root. */
  readonly unsound?: ReadonlyMap<Layer, Layer>;
  /** For rules that come last: the board's waivers that accept nothing, as far as that could be judged. */
  readonly unusedWaivers?: readonly UnusedWaiver[];
}

/** A waiver that accepts nothing, and why. */
export type UnusedWaiver = { readonly index: number } & (
  | { readonly why: 'never' | 'never-in-print' | 'another-game' | 'twice' }
  | { readonly why: 'unknown-rule'; readonly near?: string }
  /** `there` is what the findings of its rule would be waived by. */
  | { readonly why: 'no-finding'; readonly there: readonly string[] }
);

/** What of a rule was not judged, and the failed layer that it needs. */
export interface LeftOut {
  readonly part: string;
  readonly because: Layer;
}

/** One fault. Its page in docs/rules is made from these words and from its fixtures. */
export interface Rule<B extends Board = Board> {
  readonly id: RuleId;
  readonly severity: Severity;
  /** Gentler judgement for boards that are being traced or are home-made. */
  readonly gentler?: Partial<Readonly<Record<Profile, Severity>>>;
  readonly games: readonly Game[];
  /** One sentence: what must hold. */
  readonly summary: string;
  /** One sentence, part of every message: why it matters in play. */
  readonly why: string;
  /** A sentence or two: how to mend it. */
  readonly mend: string;
  /** A sentence or two: when a person may waive it, or why nobody may. */
  readonly waive: string;
  /** Said where `waive` begins with Never or Nobody: a waiver accepts nothing, or (`unprinted`) nothing on a printed board. */
  readonly waivable?: false | 'unprinted';
  /** Rows of the catalogue of faults, and rules of play, that it answers. */
  readonly answers: readonly string[];
  /** Runs only on demand: it asks how the board plays, which takes longer. */
  readonly deep?: true;
  /** It asks of the board alone, and never where nodes lie: after a move its issues are the same, fixes and all, and are not looked for again. */
  readonly placeless?: true;
  /** Runs after all others, because it looks at what they found. */
  readonly last?: true;
  /** Layers that only a part of it needs. */
  readonly partlyNeeds?: readonly Layer[];
  readonly check: (context: Context<B>) => readonly Issue[];
  /** What `check` leaves out because the layers it needs are unsound. */
  readonly leftOut?: (context: Context<B>) => readonly LeftOut[];
}
