/** The worker's side of validation: keeps a board, applies patches, validates. Free of browser APIs. */
import {
  applyPatch,
  fromSerialisableDocument,
  type Document,
  type Patch,
  type SerialisableDocument,
} from '../../document/index.js';
import { validateBoard, RULES, type ValidationResult, type Rule } from '../../../validator/index.js';
import { describeFindings } from '../../tools/index.js';
import { computeDelta, applyDelta, type ValidationDelta } from './validation-delta.js';

/** A board to validate, whole or as a patch to the last one. */
export type ValidationRequest = { readonly turn: number } & (
  { readonly document: SerialisableDocument } | { readonly patch: Patch }
);

/** The result. `rules` is sent once, first. */
export type ValidationResponse =
  | { readonly turn: number; readonly delta: ValidationDelta }
  | { readonly turn: number; readonly problem: string }
  | { readonly rules: readonly RuleInfo[] };

/** What a panel shows about a rule. The rules themselves stay in the worker, to keep the page small. */
export type RuleInfo = Pick<Rule, 'id' | 'summary' | 'whenToWaive'> & {
  readonly waivable?: false | 'unprinted';
};

export const listRuleInfo = (): readonly RuleInfo[] =>
  RULES.map(({ id, summary, whenToWaive, waivable }) => ({
    id,
    summary,
    whenToWaive,
    ...(waivable !== undefined && { waivable }),
  }));

/** Keeps the last board, so that rules which depend on topology only are not run again after a move. */
export function createValidator(): (message: ValidationRequest) => ValidationResponse {
  let document: Document | undefined;
  let lastResult: ValidationResult | undefined;
  return (message) => {
    const { turn } = message;
    if ('document' in message) document = fromSerialisableDocument(message.document);
    else if (document !== undefined) document = applyPatch(document, message.patch);
    else return { turn, problem: 'there is no board to patch' };
    try {
      const { board } = document;
      const delta = computeDelta(lastResult, describeFindings(board, validateBoard(board)));
      lastResult = applyDelta(lastResult, delta);
      return { turn, delta };
    } catch (error) {
      return { turn, problem: error instanceof Error ? error.message : String(error) };
    }
  };
}
