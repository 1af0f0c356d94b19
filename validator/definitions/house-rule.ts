/** House rules: rules that are not part of this package and run after its own. */
import type { Game } from '../../model/index.js';
import { boardRule } from './define-rule.js';
import type { Issue, Profile, Rule, RuleContext, Severity } from './rule.js';

/** A house rule as its author writes it. */
export interface HouseRuleDefinition {
  /** Unique among all house rules: small letters, digits and hyphens after `house/`. */
  readonly id: `house/${string}`;
  /** One severity, or one for the profiles that are not named. */
  readonly severity:
    Severity | ({ readonly otherwise: Severity } & Partial<Readonly<Record<Profile, Severity>>>);
  /** All games unless given. */
  readonly games?: readonly Game[];
  /** One sentence: what must hold. */
  readonly summary: string;
  /** One sentence, part of every message: why it matters. */
  readonly why: string;
  /** A sentence or two: how to fix it. */
  readonly remedy: string;
  /** When it may be waived. */
  readonly whenToWaive?: string;
  /** Why it cannot be waived: the sentence after "Never:". */
  readonly neverWaive?: string;
  /** Runs with `--deep` only. */
  readonly deep?: true;
  /** The issues; undefined entries are things without a fault. It must not change the board or keep state. */
  readonly check: (context: RuleContext) => Iterable<Issue | undefined>;
}

/**
 * Defines a house rule for a rule module.
 *
 * @example
 * {@includeCode ../../docs/examples/api/define-house-rule.ts}
 */
export const defineHouseRule = (definition: HouseRuleDefinition): Rule =>
  boardRule({ ...definition, catalogueIds: [], origin: 'A house rule.' });
