/** The one place where the name of a fix meets the function that does it. */
import type { FixActionName, FixArguments } from './fix.js';

/** One function for each action; a missing or misspelt name does not compile. */
export type FixHandlers<Result, Action extends FixActionName = FixActionName> = {
  readonly [Name in Action]: (given: FixArguments[Name]) => Result;
};

/** A fix without its words. */
export type FixCall<Action extends FixActionName = FixActionName> = {
  [Name in Action]: { readonly action: Name; readonly arguments: FixArguments[Name] };
}[Action];

/** Calls the handler of the fix's action with its arguments. */
export const interpretFix = <Action extends FixActionName, Result>(
  fix: FixCall<Action>,
  handlers: FixHandlers<Result, Action>,
): Result => handlers[fix.action](fix.arguments);
