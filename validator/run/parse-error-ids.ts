/** The kinds of errors that are found while a file is read, before any rule runs. */
import type { RuleId } from '../definitions/rule.js';

/** What is refused while a file is read. It has no rule, cannot be configured and cannot be waived. */
export interface ParseErrorKind {
  /** The rule id of its findings: `file/syntax` for the error `json/syntax`. */
  readonly id: RuleId;
  /** One sentence: what must hold. */
  readonly summary: string;
  readonly why: string;
  readonly remedy: string;
}

type Sentences = readonly [summary: string, why: string, remedy: string];

const NOT_READ = 'A file that cannot be read is not a board, so nothing else was checked.';
const DOWNLOAD_AGAIN = 'Correct the file, or download it again.';
const NOT_EXACT = 'Coordinates and counts are integers, so that every program reads the same board.';
const NO_MEANING = 'Such a number has no meaning on a board.';
const WRONG_LENGTH = 'With another number of entries the list has no meaning.';
const AS_DESCRIBED = 'Write it as described in docs/format.md.';
const MORE: Sentences = [
  'After a hundred errors the others are not listed.',
  'A longer list would not help.',
  'Fix the errors above first, then validate again.',
];

const FILE: Readonly<Record<string, Sentences>> = {
  syntax: [
    'The file is JSON, without comments and trailing commas.',
    'A file that is not JSON cannot be read, so nothing else was checked.',
    'Look there for a missing or surplus comma, quote or bracket.',
  ],
  'conflict-markers': [
    'No merge conflict is left in the file.',
    'With both sides of a conflict in it the file is not one board, so nothing else was checked.',
    'Keep one side of each conflict.',
  ],
  'duplicate-key': [
    'No property is given twice.',
    'Programs differ in which of the two they use.',
    'Keep one of them.',
  ],
  'forbidden-key': [
    'No property is named __proto__.',
    'Some programs give this key a special meaning.',
    'Remove it.',
  ],
  'not-an-integer': [
    'Every number is an integer, without an exponent, and small enough to be exact.',
    NOT_EXACT,
    'Write an integer.',
  ],
  'negative-zero': ['No number is -0.', NOT_EXACT, 'Remove the minus sign.'],
  'lone-surrogate': [
    'Every character of a text is complete.',
    'Half a character cannot be shown or compared.',
    'Retype it.',
  ],
  'too-deep': ['Brackets are nested no deeper than in any board.', NOT_READ, DOWNLOAD_AGAIN],
  'too-long': ['The file and its texts are not too long for a board.', NOT_READ, DOWNLOAD_AGAIN],
  bom: [
    'The file does not begin with a byte order mark.',
    'The mark is not part of JSON, and many programs reject it.',
    'Save it as UTF-8 without BOM.',
  ],
  'not-utf-8': ['The file is UTF-8.', 'Programs would read names differently.', 'Save the file as UTF-8.'],
  'not-text': ['The file is a text.', NOT_READ, DOWNLOAD_AGAIN],
  unreadable: ['The file can be read.', NOT_READ, 'Check that the file exists and can be read.'],
  'closed-folder': [
    'The folder can be read.',
    'It may contain boards that were not checked.',
    'Check that the folder can be read.',
  ],
  more: MORE,
};

const SCHEMA: Readonly<Record<string, Sentences>> = {
  'no-board': [
    'The file is a board.',
    'Other data, such as a list of neighbours, is not read as a board.',
    'The import writes a board file and lists what it could not use.',
  ],
  places: [
    'All nodes have a place, or none has.',
    'A node without a place among others cannot be drawn or judged.',
    'Give every node its place, or none.',
  ],
  'unknown-property': [
    'Every property is one that the format knows.',
    'Unknown properties are kept but not read, so something printed may be missing.',
    'Write it as described in docs/format.md, or remove it.',
  ],
  'missing-property': [
    'Every required property is there.',
    'Without it the board is incomplete.',
    'Add it as described in docs/format.md.',
  ],
  'unknown-value': [
    'Every value with a list of possible values is one of them.',
    'An unknown value has no meaning in play.',
    'Write one of the values that docs/format.md lists.',
  ],
  type: [
    'Every value has the right type, such as number, text or list.',
    'A value of another type cannot be read there.',
    AS_DESCRIBED,
  ],
  pattern: [
    'Ids and other texts with a fixed form have that form.',
    'Ids and texts of another form cannot be looked up.',
    'Write it in that form.',
  ],
  minItems: ['Every list has enough entries.', WRONG_LENGTH, 'Add the missing entries.'],
  maxItems: ['No list has too many entries.', WRONG_LENGTH, 'Remove the surplus entries.'],
  minimum: ['No number is too small.', NO_MEANING, 'Write a number within the limit.'],
  maximum: ['No number is too large.', NO_MEANING, 'Write a number within the limit.'],
  more: MORE,
};

const kindsOf = (
  layer: 'file' | 'schema',
  kinds: Readonly<Record<string, Sentences>>,
): readonly ParseErrorKind[] =>
  Object.entries(kinds).map(([name, [summary, why, remedy]]) => ({
    id: `${layer}/${name}` as const,
    summary,
    why,
    remedy,
  }));

/** All kinds of errors that are found while a file is read. */
export const PARSE_ERROR_KINDS: readonly ParseErrorKind[] = [
  ...kindsOf('file', FILE),
  ...kindsOf('schema', SCHEMA),
];

/** The kind of a parse error by its code, such as `json/syntax`. */
export function parseErrorKind(code: string): ParseErrorKind {
  const id = code.replace(/^json\//, 'file/') as RuleId;
  const kind = PARSE_ERROR_KINDS.find((each) => each.id === id);
  if (kind) return kind;
  const [why, remedy] = id.startsWith('file/')
    ? [NOT_READ, DOWNLOAD_AGAIN]
    : ['Rules can check only a file that has the form of a board.', AS_DESCRIBED];
  return { id, summary: 'The file has the form of a board.', why, remedy };
}
