/** Checks for the fields of actions. */
import type { FieldCheck } from './contract.js';

export const isWholeNumber: FieldCheck = (value) => Number.isSafeInteger(value);
export const isString: FieldCheck = (value) => typeof value === 'string';

export const isOneOf =
  (values: readonly string[]): FieldCheck =>
  (value) =>
    typeof value === 'string' && values.includes(value);

/** Whether two lists hold the same strings in any order. Joined strings would not do: an item may contain the separator. */
export const haveSameItems = (some: readonly string[], others: readonly string[]): boolean => {
  const [a, b] = [some.toSorted(), others.toSorted()];
  return a.length === b.length && a.every((item, i) => item === b[i]);
};

export const isListOf =
  (isItem: FieldCheck, length?: number): FieldCheck =>
  (value) =>
    Array.isArray(value) && (length === undefined || value.length === length) && value.every(isItem);

/** An object with exactly these fields. */
export const createRecordCheck =
  (fields: Readonly<Record<string, FieldCheck>>): FieldCheck =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).length === Object.keys(fields).length &&
    Object.entries(fields).every(
      ([name, isValid]) => Object.hasOwn(value, name) && isValid((value as Record<string, unknown>)[name]),
    );
