/** Expected counts with their sources: "195 circles: the rulebook, page 2". */
import { setBoardFields } from '../../document/index.js';
import { parseSection, type Board, type Expectation } from '../../../model/index.js';
import { countOnBoard } from '../../../validator/index.js';
import { groupFieldsUnder, listEntryFields, type FieldSpec } from './field.js';

export const expectedCountFields = (board: Board): readonly FieldSpec[] =>
  groupFieldsUnder(
    'Expected counts',
    listEntryFields<Board, Expectation>({
      id: 'count',
      label: (count, isNew) => (isNew ? 'Another count' : `Count ${count}`),
      kind: 'long',
      entries: board.expect,
      write: ({ what, in: section, count, source }) =>
        `${count} ${inWords(what)}${section === undefined ? '' : ` in ${section}`}: ${source}`,
      read: (text) => expectationOf(board, text) ?? { problem: PROBLEM },
      hint: 'A number, what is counted, and the source: 195 circles: rulebook, page 2.',
      name: 'Set the expected counts of the board',
      set: (_, expect) => setBoardFields({ expect }),
    }),
  );

const PROBLEM =
  'A count is a number, what is counted, and after a colon the source, such as "195 circles: rulebook, page 2" or "12 red circles in Ab: the map".';

/** `redCircles` in words, and back. */
const inWords = (what: string): string => what.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const inFile = (words: string): string =>
  words
    .trim()
    .replace(/\s+([A-Za-z])/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase());

function expectationOf(board: Board, text: string): Expectation | undefined {
  const [, number, words, place, source] =
    /^(\d{1,7})\s+([a-z\s]+?)(?:\s+in\s+([a-z]\/?[a-z]))?\s*:\s*(\S.*)$/i.exec(text) ?? [];
  if (number === undefined) return undefined;
  const what = inFile(words!) as Expectation['what'];
  const section = place === undefined ? undefined : parseSection(place);
  if (place !== undefined && section === undefined) return undefined;
  // What is no count on this board has none.
  if (typeof countOnBoard(board, what, section) !== 'number') return undefined;
  return {
    what,
    ...(section !== undefined && { in: section }),
    count: Number(number),
    source: source!.trim(),
  };
}
