/** A field of the selection, as data: its value, and the action that sets another value. */
import { noAction, type Action, type EntityName } from '../../document/index.js';
import type { Board } from '../../../model/index.js';
import { describeEntities } from '../entities/describe-entity.js';

/** The result of editing a field: a step of the history, or a sentence about what is wrong with the text. */
export type FieldEditResult =
  | {
      readonly name: string;
      readonly action: Action;
      /** Selection afterwards, where names change. */
      readonly select?: readonly EntityName[];
      /** What a person should know before. */
      readonly remark?: string;
    }
  | { readonly problem: string };

export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** `long` is a text of several lines on the screen; `fact` cannot be changed; `slow` is a fact that takes a moment. */
type FieldKind = 'text' | 'long' | 'number' | 'choice' | 'fact' | 'slow';

export interface Field {
  readonly id: string;
  readonly label: string;
  readonly kind: FieldKind;
  /** As it is typed; empty where the things differ. */
  readonly value: string;
  readonly isMixed: boolean;
  readonly options: readonly FieldOption[];
  readonly hint?: string;
  /** Things that the fact is about, to go to. */
  readonly things: readonly EntityName[];
  /** Two of these fit in a row. */
  readonly isShort: boolean;
  /** The heading under which it stands with others; the first fields have none. */
  readonly group?: string;
  /** Of slow facts. */
  readonly find?: () => string;
  readonly set?: (value: string) => FieldEditResult;
}

/** The definition of a field for one kind of entity. */
export interface FieldSpec<B extends Board = Board> {
  readonly id: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly isShort?: true;
  readonly group?: string;
  /** Several things cannot share it; as with facts. */
  readonly ofOne?: true;
  /** What it says of one thing; undefined where the thing has no such field. */
  readonly read?: (board: B, key: EntityName) => string | undefined;
  /** Instead of `read` where it says something of all things together. */
  readonly readAll?: (board: B, keys: readonly EntityName[]) => string;
  readonly options?: (board: B, keys: readonly EntityName[]) => readonly FieldOption[];
  readonly hint?: (board: B, keys: readonly EntityName[]) => string | undefined;
  readonly things?: (board: B, key: EntityName) => readonly EntityName[];
  readonly set?: (board: B, keys: readonly EntityName[], value: string, today: string) => FieldEditResult;
}

/** Makes the field of some entities from its definition. `today`, such as 1888-08-31, dates what is written. */
export function makeField<B extends Board>(
  spec: FieldSpec<B>,
  board: B,
  keys: readonly EntityName[],
  today: string,
): Field {
  const { id, label, kind, group, read, readAll, options, hint, things, set } = spec;
  const values = readAll
    ? [readAll(board, keys)]
    : firstTwo(keys, (key) => (kind === 'slow' ? '' : read?.(board, key)));
  const shownHint = hint?.(board, keys);
  return {
    id,
    label,
    kind,
    value: values.length === 1 ? values[0]! : '',
    isMixed: values.length > 1,
    options: options?.(board, keys) ?? [],
    ...(shownHint !== undefined && { hint: shownHint }),
    things: keys.length === 1 ? (things?.(board, keys[0]!) ?? []) : [],
    isShort: spec.isShort ?? false,
    ...(group !== undefined && { group }),
    ...(kind === 'slow' && { find: () => read?.(board, keys[0]!) ?? '' }),
    ...(set && { set: (value: string) => withRemark(kind, value, set(board, keys, value, today)) }),
  };
}

/** A line that is broken in the field is none in the file. */
const withRemark = (kind: FieldKind, value: string, answer: FieldEditResult): FieldEditResult =>
  kind === 'long' && 'action' in answer && value.trim().includes('\n')
    ? { remark: 'The file keeps this on one line: a line break becomes a space.', ...answer }
    : answer;

/** The different values, as far as the second: two are enough to know that they differ. */
function firstTwo(
  keys: readonly EntityName[],
  read: (key: EntityName) => string | undefined,
): readonly string[] {
  const found: string[] = [];
  for (const key of keys) {
    const value = read(key);
    if (value === undefined || value === found[0]) continue;
    found.push(value);
    if (found.length > 1) break;
  }
  return found;
}

/** Parses a typed whole number within limits. */
export function parseWholeNumber(text: string, lowest: number, highest: number): number | undefined {
  const plain = text.trim().replace(/^\+/, '').replace('−', '-');
  if (!/^-?\d{1,9}$/.test(plain)) return undefined;
  const number = Number(plain) + 0;
  return number >= lowest && number <= highest ? number : undefined;
}

/** A field with a fixed list of values; any other text is answered with `problem`. */
export const choiceField = <B extends Board, V extends string>({
  values,
  labels,
  problem,
  choose,
  ...spec
}: Omit<FieldSpec<B>, 'kind' | 'set'> & {
  readonly values: readonly V[];
  readonly labels?: Readonly<Record<string, string>>;
  readonly problem: string;
  readonly choose: (board: B, keys: readonly EntityName[], value: V) => FieldEditResult;
}): FieldSpec<B> => ({
  kind: 'choice',
  options: () => toFieldOptions(values, labels),
  ...spec,
  set: (board, keys, value) => {
    const chosen = values.find((each) => each === value);
    return chosen === undefined ? { problem } : choose(board, keys, chosen);
  },
});

/** A field for a whole number within limits; any other text is answered with `problem`. */
export const numberField = <B extends Board>({
  limits,
  problem,
  change,
  ...spec
}: Omit<FieldSpec<B>, 'kind' | 'set'> & {
  readonly limits: readonly [number, number];
  readonly problem: string;
  readonly change: (board: B, keys: readonly EntityName[], value: number) => FieldEditResult;
}): FieldSpec<B> => ({
  kind: 'number',
  ...spec,
  set: (board, keys, text) => {
    const value = parseWholeNumber(text, ...limits);
    return value === undefined ? { problem } : change(board, keys, value);
  },
});

/** A field that only shows something. */
export const factField = <B extends Board>(
  id: string,
  label: string,
  read: NonNullable<FieldSpec<B>['read']>,
): FieldSpec<B> => ({ id, label, kind: 'fact', read });

/** A field that lists entities to go to, or says `none`. */
export const linksField = <B extends Board>(
  id: string,
  label: string,
  none: string,
  things: NonNullable<FieldSpec<B>['things']>,
): FieldSpec<B> => ({
  ...factField<B>(id, label, (board, key) => (things(board, key).length === 0 ? none : '')),
  things,
});

/** The words of a text, separated by spaces, commas or semicolons. */
export const splitWords = (value: string): readonly string[] =>
  value.split(/[\s,;]+/).filter((word) => word !== '');

/** Puts fields under one heading. */
export const groupFieldsUnder = <B extends Board>(
  group: string,
  specs: readonly FieldSpec<B>[],
): readonly FieldSpec<B>[] => specs.map((spec) => ({ ...spec, group }));

/** The name of a history step: "Set colour of circle 84 to red". */
export const fieldStepName = (
  board: Board,
  keys: readonly EntityName[],
  label: string,
  value?: string,
): string =>
  `Set ${label} of ${describeEntities(board, keys)}${value === undefined ? '' : ` to ${value === '' ? 'nothing' : value}`}`;

export const toFieldOptions = (
  values: readonly string[],
  words: Readonly<Record<string, string>> = {},
): readonly FieldOption[] => values.map((value) => ({ value, label: words[value] ?? value }));

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
