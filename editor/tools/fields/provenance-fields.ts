/** Sources, licence and rights of a board, and notes about the whole of it. */
import { setProvenance } from '../../document/index.js';
import type { Board, Provenance } from '../../../model/index.js';
import {
  groupFieldsUnder,
  listEntryFields,
  toFieldOptions,
  type FieldEditResult,
  type FieldSpec,
} from './field.js';

type Source = Provenance['sources'][number];
type Note = NonNullable<Provenance['notes']>[number];

export const provenanceFields = (board: Board): readonly FieldSpec[] =>
  groupFieldsUnder('Sources, rights, notes', [
    ...Array.from({ length: board.provenance.sources.length + 1 }, (_, i) => i).flatMap((i) =>
      sourceFields(board, i),
    ),
    text('licence', 'Licence', 'State the terms of use of the data.'),
    text('rights', 'Rights', 'State who owns the game and its trademarks.'),
    ...noteFields(board),
  ]);

const text = (id: 'licence' | 'rights', label: string, problem: string): FieldSpec => ({
  id,
  label,
  kind: id === 'rights' ? 'long' : 'text',
  read: ({ provenance }) => provenance[id],
  set: (_, __, value) =>
    value.trim() === ''
      ? { problem }
      : { name: `Set the ${id} of the board`, action: setProvenance({ [id]: value.trim() }) },
});

const KINDS = ['digitisation', 'photograph', 'scan', 'rulebook', 'drawing'] as const;

function sourceFields({ provenance: { sources } }: Board, i: number): readonly FieldSpec[] {
  const nth = i === 0 ? '' : ` ${i + 1}`;
  const what: FieldSpec = {
    id: `source-${i}`,
    label: i === sources.length ? 'Another source' : `Source${nth}`,
    kind: 'long',
    read: ({ provenance }) => provenance.sources[i]?.what ?? '',
    set: (board, _, value) => {
      const words = value.trim();
      const was = board.provenance.sources[i];
      if (words === '' && sources.length <= 1 && was)
        return { problem: 'A board needs at least one source.' };
      if (words === '') return written(board, i, undefined);
      return written(
        board,
        i,
        was ? { ...was, what: words } : { id: freeId(sources), kind: 'scan', what: words },
      );
    },
  };
  if (i === sources.length) return [what];
  return [
    what,
    {
      id: `source-kind-${i}`,
      label: `Is a${nth}`,
      kind: 'choice',
      read: ({ provenance }) => provenance.sources[i]?.kind,
      options: () => toFieldOptions(KINDS),
      set: (board, _, value) => {
        const kind = KINDS.find((each) => each === value);
        return kind === undefined
          ? { problem: `A source is one of these: ${KINDS.join(', ')}.` }
          : changed(board, i, { kind });
      },
    },
    {
      id: `source-id-${i}`,
      label: `Called${nth}`,
      kind: 'text',
      read: ({ provenance }) => provenance.sources[i]?.id,
      set: (board, _, value) => {
        const id = value.trim();
        if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
          return { problem: 'A source is called by small letters and digits, with hyphens: my-scan.' };
        if (board.provenance.sources.some((each, n) => n !== i && each.id === id))
          return { problem: `Another source is called ${id.slice(0, 40)} already.` };
        return changed(board, i, { id });
      },
    },
    {
      id: `source-licence-${i}`,
      label: `Terms${nth}`,
      kind: 'text',
      read: ({ provenance }) => provenance.sources[i]?.licence ?? '',
      set: (board, _, value) => changed(board, i, { licence: value.trim() }),
    },
  ];
}

function changed(board: Board, i: number, update: Partial<Source>): FieldEditResult {
  const was = board.provenance.sources[i];
  if (was === undefined) return { problem: 'There is no such source any more.' };
  const { licence, ...source } = { ...was, ...update };
  return written(board, i, { ...source, ...(licence !== undefined && licence !== '' && { licence }) });
}

const written = (
  { provenance: { sources } }: Board,
  i: number,
  source: Source | undefined,
): FieldEditResult => ({
  name: 'Set the sources of the board',
  action: setProvenance({ sources: sources.toSpliced(i, 1, ...(source ? [source] : [])) }),
});

function freeId(sources: readonly Source[]): string {
  const taken = new Set(sources.map(({ id }) => id));
  let n = sources.length + 1;
  while (taken.has(`source-${n}`)) n++;
  return `source-${n}`;
}

const noteFields = ({ provenance: { notes = [] } }: Board): readonly FieldSpec[] =>
  listEntryFields<Board, Note>({
    id: 'board-note',
    label: (count, isNew) => (isNew ? 'Another note' : `Note ${count}`),
    kind: 'long',
    entries: notes.filter(({ about }) => about.length === 0),
    write: ({ note }) => note,
    read: (note) => ({ about: [], note }),
    name: 'Set the notes about the board',
    set: (board, entries) =>
      setProvenance({
        notes: [...(board.provenance.notes ?? []).filter(({ about }) => about.length > 0), ...entries],
      }),
  });
