/** Reads a chosen or dropped file: a board, a picture, or neither with a reason. */
import { type Board, formatBoard, parseBoard, type ParseResult, quoteText } from '../../../model/index.js';

export type ReadFileResult =
  | {
      readonly kind: 'board';
      readonly board: Board;
      readonly text: string;
      /** A canonical export contains a board but must not be overwritten by a board file. */
      readonly isExport: boolean;
    }
  | { readonly kind: 'picture' }
  | { readonly kind: 'refused'; readonly problem: string };

/** The part of `File` that is used. */
export type ChosenFile = Pick<File, 'name' | 'size' | 'type' | 'slice' | 'arrayBuffer'>;

/** A hundred times Whitechapel. Larger files would block the page for too long. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Reads any file and never throws. Decides by content, not by name or MIME type. */
export async function readChosenFile(file: ChosenFile): Promise<ReadFileResult> {
  const name = quoteText(file.name, 60);
  try {
    if (file.size === 0) return refused(`${name} is empty.`);
    const head = await headOf(file);
    if (isPicture(head, file)) return { kind: 'picture' };
    if (head.startsWith('%PDF'))
      return refused(`${name} is a PDF. Save the page with the board as PNG or JPEG, and open that.`);
    if (file.size > MAX_BYTES)
      return refused(
        `${name} has ${megabytes(file.size)} MB; a board file has at most ${megabytes(MAX_BYTES)} MB.`,
      );
    const text = textOf(await file.arrayBuffer());
    if (text === undefined) return refused(`${name} is not a board file: it is not UTF-8 text.`);
    const parsed = parseBoard(text);
    if (parsed.ok) return { kind: 'board', board: parsed.board, text, isExport: false };
    if (!/"kind":"(street|hex)-board"/.test(text)) return refused(describeParseError(name, parsed));
    const exported = await parseExport(text);
    if (!exported.ok) return refused(describeParseError(name, exported));
    return { kind: 'board', board: exported.board, text, isExport: true };
  } catch {
    return refused(
      `${name} cannot be read. A folder cannot be opened; a file may have been moved or deleted.`,
    );
  }
}

const refused = (problem: string): ReadFileResult => ({ kind: 'refused', problem });

/** The reader of canonical exports is loaded on demand. */
async function parseExport(text: string): Promise<ParseResult> {
  const { fromCanonical } = await import('../../../exchange/canonical/index.js');
  return fromCanonical(text);
}

/** Describes a parse error. The remedy is the advice at the end of its message, or that for its kind of error. */
export function describeParseError(name: string, { errors }: Extract<ParseResult, { ok: false }>): string {
  const [first] = errors;
  const place = `line ${first!.line}, column ${first!.column}`;
  const others = errors.length - 1;
  const more = others === 0 ? '' : ` ${others} more ${others === 1 ? 'problem' : 'problems'}.`;
  return `${name} is not a board file. ${place}: ${first!.message}${more}`;
}

const megabytes = (bytes: number): number => Math.ceil(bytes / 1024 / 1024);

function textOf(bytes: ArrayBuffer): string | undefined {
  try {
    // A byte order mark is left to the parser, which reports its position.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The first bytes as characters. */
const headOf = async (file: ChosenFile, length = 16): Promise<string> =>
  String.fromCharCode(...new Uint8Array(await file.slice(0, length).arrayBuffer()));

/** Whether it is a picture, to be used as a scan. */
export const isPictureFile = async (file: ChosenFile): Promise<boolean> =>
  isPicture(await headOf(file).catch(() => ''), file);

/** Whether it is a file of suggestions, by its first words. The reader checks the rest. */
export const isSuggestionsFile = async (file: ChosenFile): Promise<boolean> =>
  /^\s*\{\s*"version"[^{]*"picture"/.test(await headOf(file, 200).catch(() => ''));

/** By its first bytes: PNG, JPEG, WebP. */
const isPicture = (head: string, { type }: ChosenFile): boolean =>
  head.startsWith('\x89PNG') ||
  head.startsWith('\xff\xd8\xff') ||
  (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') ||
  /^image\/(?!svg)/.test(type);

export interface FileDifference {
  readonly description: string;
  /** The board on disk, if it can be parsed. */
  readonly onDisk?: Board;
}

/** The diff module is loaded on demand. */
export async function compareWithFile(text: string, mine: Board): Promise<FileDifference> {
  if (text === '') return { description: 'The file was deleted.' };
  const parsed = parseBoard(text);
  if (!parsed.ok) return { description: describeParseError('The file', parsed) };
  const { diffBoards, formatDiff } = await import('../../../exchange/diff/index.js');
  const words = formatDiff(diffBoards(parsed.board, mine), 'pretty');
  return {
    description: words.trim() || describeTextDifference(parsed.board, mine),
    onDisk: parsed.board,
  };
}

const describeTextDifference = (onDisk: Board, mine: Board): string =>
  formatBoard(onDisk) === formatBoard(mine)
    ? 'Both are the same board, formatted differently.'
    : 'Both are the same board. Only properties that the board format does not know, or the reference to its schema, differ.';
