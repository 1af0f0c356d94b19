/** A file that somebody chose or dropped: a board, a picture to lay under one, or neither, with the reason. */
import { parseBoard, type Board, type ParseResult } from '../../../model/index.js';
import { quoted } from '../../../model/file/quoted.js';

export type ReadFile =
  | {
      readonly kind: 'board';
      readonly board: Board;
      readonly text: string;
      /** A canonical export holds a board, and is not to be overwritten by one. */
      readonly isExport: boolean;
    }
  | { readonly kind: 'picture' }
  | { readonly kind: 'refused'; readonly problem: string };

/** What is needed of a browser's `File`. */
export type ChosenFile = Pick<File, 'name' | 'size' | 'type' | 'slice' | 'arrayBuffer'>;

/** A hundred times Whitechapel. Reading more would stop the page for longer than anybody waits. */
const MOST_BYTES = 8 * 1024 * 1024;

/** Reads it whatever it is; never throws. What it is called and what the browser takes it for is not believed. */
export async function readFile(file: ChosenFile): Promise<ReadFile> {
  const name = quoted(file.name, 60);
  try {
    if (file.size === 0) return refused(`${name} is empty.`);
    const head = await headOf(file);
    if (isPicture(head, file)) return { kind: 'picture' };
    if (head.startsWith('%PDF'))
      return refused(`${name} is a PDF. Save the page with the board as PNG or JPEG, and open that.`);
    if (file.size > MOST_BYTES)
      return refused(
        `${name} has ${megabytes(file.size)} MB; a board file has at most ${megabytes(MOST_BYTES)} MB.`,
      );
    const text = textOf(await file.arrayBuffer());
    if (text === undefined) return refused(`${name} is no board file: it is not text in UTF-8.`);
    const parsed = parseBoard(text);
    if (parsed.ok) return { kind: 'board', board: parsed.board, text, isExport: false };
    if (!/"kind":"(street|hex)-board"/.test(text)) return refused(sentenceOf(name, parsed));
    const exported = await parseExport(text);
    if (!exported.ok) return refused(sentenceOf(name, exported));
    return { kind: 'board', board: exported.board, text, isExport: true };
  } catch {
    return refused(
      `${name} cannot be read. A folder cannot be opened; a file may have been moved or deleted.`,
    );
  }
}

const refused = (problem: string): ReadFile => ({ kind: 'refused', problem });

/** What reads canonical exports is loaded when there is one. */
async function parseExport(text: string): Promise<ParseResult> {
  const { fromCanonical } = await import('../../../exchange/canonical/from-canonical.js');
  return fromCanonical(text);
}

/** The first thing wrong with it, and where. */
export function sentenceOf(name: string, { errors }: Extract<ParseResult, { ok: false }>): string {
  const [first] = errors;
  const place = `line ${first!.line}, column ${first!.column}`;
  const more = errors.length > 1 ? ` And there is more: ${errors.length - 1} further faults.` : '';
  return `${name} is no board file. ${place}: ${first!.message}${more}`;
}

const megabytes = (bytes: number): number => Math.ceil(bytes / 1024 / 1024);

function textOf(bytes: ArrayBuffer): string | undefined {
  try {
    // The mark at the beginning is left to the reader, which says where it is.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The first bytes as letters. */
const headOf = async (file: ChosenFile): Promise<string> =>
  String.fromCharCode(...new Uint8Array(await file.slice(0, 16).arrayBuffer()));

/** Whether it is for laying under a board. */
export const isPictureFile = async (file: ChosenFile): Promise<boolean> =>
  isPicture(await headOf(file).catch(() => ''), file);

/** By its first bytes: PNG, JPEG, WebP. */
const isPicture = (head: string, { type }: ChosenFile): boolean =>
  head.startsWith('\x89PNG') ||
  head.startsWith('\xff\xd8\xff') ||
  (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') ||
  /^image\/(?!svg)/.test(type);
