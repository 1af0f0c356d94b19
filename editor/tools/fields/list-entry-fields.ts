/** Text fields for the entries of a list, cleared to remove an entry, and an empty one to add another. */
import { noAction, type Action } from '../../document/index.js';
import type { Board } from '../../../model/index.js';
import type { FieldEditResult, FieldSpec } from './field.js';

interface Rows<B extends Board, T> {
  readonly id: string;
  /** The entry's name, counted from 1; `isNew` for the empty line after the last. */
  readonly label: (count: number, isNew: boolean) => string;
  readonly kind: 'text' | 'long';
  readonly entries: readonly T[];
  readonly write: (entry: T) => string;
  /** The entry that a text says, or a sentence about what is wrong with it. */
  readonly read: (text: string, was: T | undefined) => T | { readonly problem: string };
  readonly hint?: string;
  /** The step that writes the list. */
  readonly name: string;
  readonly set: (board: B, entries: readonly T[]) => Action | { readonly problem: string };
}

/** One field for each entry, and an empty one. An added entry keeps the field it was typed in. */
export const listEntryFields = <B extends Board, T>(rows: Rows<B, T>): readonly FieldSpec<B>[] =>
  [...rows.entries, undefined].map((entry, i) => ({
    id: `${rows.id}-${i}`,
    label: rows.label(i + 1, entry === undefined),
    kind: rows.kind,
    read: () => (entry === undefined ? '' : rows.write(entry)),
    ...(rows.hint !== undefined && entry === undefined && { hint: () => rows.hint }),
    set: (board, _, value): FieldEditResult => {
      const text = value.trim();
      if (text === '' && entry === undefined) return { name: rows.name, action: noAction };
      const parsed = text === '' ? undefined : rows.read(text, entry);
      if (isProblem(parsed)) return parsed;
      const others = rows.entries.toSpliced(i, 1, ...(parsed === undefined ? [] : [parsed]));
      const action = rows.set(board, others);
      return typeof action === 'function' ? { name: rows.name, action } : action;
    },
  }));

const isProblem = (value: unknown): value is { readonly problem: string } =>
  typeof value === 'object' && value !== null && 'problem' in value;
