/** Tells board files from other JSON files, also where the board is broken. */
import { GAMES } from '../../model/index.js';
import { parseJson } from '../files/read-text.js';

/** Properties of a board that few other files have; `id` and `name` say nothing. */
const MARKS: readonly string[] = [
  'schemaVersion',
  'game',
  'edition',
  'boardVersion',
  'extent',
  'circles',
  'crossings',
  'junctions',
  'streets',
  'waterlines',
  'blocks',
  'hexes',
  'exits',
  'witnesses',
  'provenance',
  'waivers',
];

/** Whether a text is a board or claims to be one: it names a game, or has two properties of a board. */
export function looksLikeBoard(text: string): boolean {
  const data = parseJson(text.replace(/^\ufeff/, ''));
  return data === undefined ? looksLikeBrokenBoard(text) : isMeantAsBoard(data);
}

function isMeantAsBoard(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  const { $schema, format, game } = data as Readonly<Record<string, unknown>>;
  if (typeof $schema === 'string' && BOARD_SCHEMA.test($schema)) return true;
  // Records, vectors, reports and canonical exports have a game too, and name their format.
  if (typeof format === 'string' && format.startsWith(OTHER_FORMAT)) return false;
  return GAMES.some((each) => each === game) || MARKS.filter((mark) => Object.hasOwn(data, mark)).length > 1;
}

/** The formats of this program begin so; any other `format` may be an unknown property of a board. */
const OTHER_FORMAT = 'lamplighter-';

const BOARD_SCHEMA = /\bboard(\.draft-07)?\.schema\.json$|^urn:lamplighter:schema:board:/;

/** A text that is not JSON has properties anywhere; a merge conflict or a missing bracket hides their depth. */
function looksLikeBrokenBoard(text: string): boolean {
  // UTF-16 that is read as UTF-8 has a zero beside each letter.
  const readable = text.replaceAll('\0', '');
  if (/"format"\s*:\s*"lamplighter-/.test(readable)) return false;
  const found = new Set(Array.from(readable.matchAll(/"(\w+)"\s*:/g), ([, name]) => name!));
  return MARKS.filter((mark) => found.has(mark)).length > 1;
}
