/** The fields for who traced and reviewed a board, when and how, and whether anything is unreviewed. */
import { noAction, setProvenance } from '../../document/index.js';
import type { Board, Provenance } from '../../../model/index.js';
import { groupFieldsUnder, toFieldOptions, type FieldEditResult, type FieldSpec } from './field.js';

type List = 'traced' | 'reviewed';
type Work = Provenance[List][number];

export const reviewerFields = (board: Board): readonly FieldSpec[] =>
  groupFieldsUnder('Traced and reviewed', [
    ...worksOf(board, 'traced'),
    ...worksOf(board, 'reviewed'),
    ...(board.provenance.reviewed.length > 0 ? [WAITING] : []),
  ]);

/** What is meant by it where a person says nothing else. */
const HOW: Readonly<Record<List, string>> = {
  traced: 'Traced by hand.',
  reviewed: 'Compared with the print.',
};
const WORDS: Readonly<Record<List, string>> = { traced: 'Traced', reviewed: 'Reviewed' };

/** The fields of each entry, and one for the name of another person. */
function worksOf({ provenance }: Board, list: List): readonly FieldSpec[] {
  const count = provenance[list].length;
  return Array.from({ length: count + 1 }, (_, i) => i).flatMap((i) => [
    nameField(list, i, count),
    ...(i < count ? [dateField(list, i), toolField(list, i), howField(list, i)] : []),
  ]);
}

const nth = (i: number): string => (i === 0 ? '' : ` (${i + 1})`);

function nameField(list: List, i: number, count: number): FieldSpec {
  const others = i === count && count > 0;
  return {
    id: `${list}-by-${i}`,
    label: others ? `Also ${list} by` : `${WORDS[list]} by${nth(i)}`,
    kind: 'text',
    read: ({ provenance }) => provenance[list][i]?.by ?? '',
    ...(i === count && { hint: () => (others ? undefined : ASKED[list]) }),
    set: (board, _, value, today) => {
      const by = value.trim();
      const was = board.provenance[list][i];
      return done(
        board,
        list,
        i,
        'who',
        by === '' ? undefined : was ? { ...was, by } : { by, date: today, how: HOW[list] },
      );
    },
  };
}

const ASKED: Readonly<Record<List, string>> = {
  traced: 'A name, so that others can ask what was seen where.',
  reviewed: 'A second person who compared it with the print.',
};

const dateField = (list: List, i: number): FieldSpec => ({
  id: `${list}-date-${i}`,
  label: `${WORDS[list]} on${nth(i)}`,
  kind: 'text',
  read: ({ provenance }) => provenance[list][i]?.date ?? '',
  set: (board, _, value) => {
    const date = value.trim();
    return isIsoDate(date)
      ? change(board, list, i, 'when', { date })
      : { problem: 'A day is written as year, month and day, such as 1888-08-31.' };
  },
});

/** Whether a text is an existing date such as 1888-08-31. */
export function isIsoDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (year === undefined) return false;
  const there = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return there.getUTCMonth() === Number(month) - 1 && there.getUTCDate() === Number(day);
}

const toolField = (list: List, i: number): FieldSpec => ({
  id: `${list}-tool-${i}`,
  label: `${WORDS[list]} with${nth(i)}`,
  kind: 'text',
  read: ({ provenance }) => provenance[list][i]?.tool ?? '',
  set: (board, _, value) => change(board, list, i, 'with what', { tool: value.trim() }),
});

const howField = (list: List, i: number): FieldSpec => ({
  id: `${list}-how-${i}`,
  label: `${WORDS[list]} how${nth(i)}`,
  kind: 'long',
  read: ({ provenance }) => provenance[list][i]?.how ?? '',
  set: (board, _, value) =>
    value.trim() === ''
      ? { problem: 'Describe briefly how it was done.' }
      : change(board, list, i, 'how', { how: value.trim() }),
});

function change(board: Board, list: List, i: number, what: string, update: Partial<Work>): FieldEditResult {
  const was = board.provenance[list][i];
  if (was === undefined) return { problem: `Write first who ${list} the board.` };
  const { tool, ...work } = { ...was, ...update };
  return done(board, list, i, what, { ...work, ...(tool !== undefined && tool !== '' && { tool }) });
}

/** The step that puts an entry in its place; without one it takes it away. */
const done = (
  board: Board,
  list: List,
  i: number,
  what: string,
  work: Work | undefined,
): FieldEditResult => ({
  name: what === 'who' ? `Set who ${list} the board` : `Set ${what} the board was ${list}`,
  action: setProvenance({ [list]: board.provenance[list].toSpliced(i, 1, ...(work ? [work] : [])) }),
});

const WAITING: FieldSpec = {
  id: 'waiting',
  label: 'Status',
  kind: 'choice',
  read: ({ provenance: { unreviewed = [] } }) => (unreviewed.length > 0 ? 'waiting' : 'reviewed'),
  options: ({ provenance: { unreviewed = [] } }) =>
    toFieldOptions([...(unreviewed.length > 0 ? ['waiting'] : []), 'reviewed'], {
      waiting: `${unreviewed.length} ${unreviewed.length === 1 ? 'thing' : 'things'} not yet reviewed`,
      reviewed: 'all reviewed',
    }),
  hint: ({ provenance: { unreviewed = [] } }) =>
    unreviewed.length === 0 ? undefined : `Not yet: ${few(unreviewed)}.`,
  set: (_, __, value) => ({
    name: 'Set the whole board as reviewed',
    action: value === 'reviewed' ? setProvenance({ unreviewed: [] }) : noAction,
  }),
};

const MOST = 12;
const few = (ids: readonly string[]): string =>
  ids.slice(0, MOST).join(', ') + (ids.length > MOST ? ` and ${ids.length - MOST} more` : '');
