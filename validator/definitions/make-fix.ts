import type { Fix, FixActionName, FixArguments, SafeActionName } from '../../model/index.js';

/** A fix that is offered to a person. */
export const askFix = <Action extends FixActionName>(
  action: Action,
  given: FixArguments[Action],
  label: string,
): Fix => ({ kind: 'ask', action, arguments: given, label }) as Fix;

/** A fix that `--fix` applies without asking. */
export const safeFix = <Action extends SafeActionName>(
  action: Action,
  given: FixArguments[Action],
  label: string,
): Fix => ({ kind: 'safe', action, arguments: given, label }) as Fix;
