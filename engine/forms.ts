/** The forms that fields of actions have. */
import type { Form } from './contract.js';

export const isNumber: Form = (value) => Number.isSafeInteger(value);
export const isText: Form = (value) => typeof value === 'string';

/** One of these words. */
export const oneOf =
  (words: readonly string[]): Form =>
  (value) =>
    typeof value === 'string' && words.includes(value);

/** Whether two lists hold the same words, in whatever order. Joined texts would not tell: a word may hold a comma. */
export const sameWords = (some: readonly string[], others: readonly string[]): boolean => {
  const [a, b] = [some.toSorted(), others.toSorted()];
  return a.length === b.length && a.every((word, i) => word === b[i]);
};

/** A list of so many things of one form. */
export const listOf =
  (form: Form, length?: number): Form =>
  (value) =>
    Array.isArray(value) && (length === undefined || value.length === length) && value.every(form);

/** An object with just these fields. */
export const recordOf =
  (fields: Readonly<Record<string, Form>>): Form =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).length === Object.keys(fields).length &&
    Object.entries(fields).every(
      ([name, form]) => Object.hasOwn(value, name) && form((value as Record<string, unknown>)[name]),
    );
