/** What the reader found, in the three parts of every finding: what is wrong, why it matters, what to do. */
import type { ParseError } from '../model/index.js';

interface Words {
  readonly what: string;
  readonly why: string;
  readonly mend: string;
}

/** The reader's message often ends with the advice itself; where it does not, the kind of error has one. */
export function wordsOfParseError({ code, message }: Pick<ParseError, 'code' | 'message'>): Words {
  const name = code.slice(code.indexOf('/') + 1);
  const [why, ordinary] = KINDS[name] ?? (code.startsWith('json/') ? NOT_READ : NOT_A_BOARD);
  const { what, advice } = splitMessage(message);
  const mend = advice === undefined ? ordinary : advice.endsWith('?') ? `${advice} ${ordinary}` : advice;
  return { what, why, mend };
}

/** How the advice in the reader's messages begins. */
const ADVICE = /^(.*[.?!]) ((?:Add|Did you mean|Keep|Known are|Remove|Retype|Round|Save|Write)\b.*)$/s;

function splitMessage(message: string): { readonly what: string; readonly advice?: string } {
  const [, what, advice] = ADVICE.exec(message) ?? [];
  // A cut in the midst of a quoted text leaves one of its two marks behind.
  const isWhole = (advice?.split('"').length ?? 0) % 2 === 1;
  return what !== undefined && advice !== undefined && isWhole ? { what, advice } : { what: message };
}

type Kind = readonly [why: string, mend: string];

const NOT_READ: Kind = [
  'A file that cannot be read is no board, so nothing else in it was judged.',
  'Correct the file, or fetch it anew.',
];
const NOT_A_BOARD: Kind = [
  'Only a file in the form of a board can be judged by the rules.',
  'Correct it as docs/format.md says.',
];
const NOT_EXACT: Kind = [
  'Coordinates and counts are whole, so that every program reads the same board.',
  'Write a whole number.',
];
const WRONG_LENGTH: Kind = [
  'With another number of entries the list does not say what it should.',
  'Add what is missing, or take out what is too much.',
];
const OUT_OF_RANGE: Kind = ['Such a number means nothing on a board.', 'Write a number within the limit.'];
const MORE: Kind = ['Nobody reads a longer list.', 'Mend those above first, then validate again.'];

const KINDS: Readonly<Record<string, Kind>> = {
  bom: ['The mark is no part of JSON, and many programs stumble over it.', 'Save it as UTF-8 without BOM.'],
  'not-utf-8': ['Names would be read differently by each program.', 'Save the file as UTF-8.'],
  syntax: [
    'What is not JSON no program can read, so nothing else was judged.',
    'Look there for a comma, a quote or a bracket that is missing or too much.',
  ],
  'duplicate-key': ['Programs differ in which of the two they take.', 'Keep one of them.'],
  'forbidden-key': ['Some programs take it for an order, not for data.', 'Remove it.'],
  'not-an-integer': NOT_EXACT,
  'negative-zero': [NOT_EXACT[0], 'Take the minus sign away.'],
  'lone-surrogate': ['Half a character cannot be shown or compared.', 'Retype it.'],
  unreadable: [NOT_READ[0], 'See that the file is there and may be read.'],
  'closed-folder': ['There may be boards in it that nobody has judged.', 'See that the folder may be read.'],
  'unknown-property': [
    'What the format does not know is not read, so something printed may be missing.',
    'Write it as docs/format.md says, or remove it.',
  ],
  'missing-property': ['Without it the board is not whole.', 'Add it as docs/format.md says.'],
  'unknown-value': [
    'A word that the format does not know means nothing in play.',
    'Write one of the words that docs/format.md lists.',
  ],
  type: ['Something of another kind cannot be read there.', 'Write it as docs/format.md says.'],
  pattern: ['Ids and texts of another form cannot be told apart or looked up.', 'Write it in that form.'],
  minItems: WRONG_LENGTH,
  maxItems: WRONG_LENGTH,
  minimum: OUT_OF_RANGE,
  maximum: OUT_OF_RANGE,
  more: MORE,
};
