/** From a board file to its judgement. */
import type { Board } from '../model/board.js';
import { parseBoard, type ParseError } from '../model/file/parse-board.js';
import { reportOfParseErrors, validateBoard, type Report, type ValidateOptions } from '../validator/index.js';
import { readText } from './read-board.js';

/** A report and what it was made from, as far as that could be read. */
export interface Judged {
  readonly report: Report;
  readonly text?: string;
  readonly board?: Board;
}

/** Reads and judges one file, whatever it is. */
export function judgeFile(file: string, options: ValidateOptions): Judged {
  const read = readText(file);
  return read.ok ? judgeText(file, read.text, options) : { report: unreadable(file, read.error) };
}

/** Judges a text as if it were the file's. */
export function judgeText(file: string, text: string, options: ValidateOptions): Judged {
  const parsed = parseBoard(text);
  return {
    report: validateBoard(text, { ...options, file }),
    text,
    ...(parsed.ok && { board: parsed.board }),
  };
}

/** A folder that may hold boards nobody can see is a finding too. */
export function judgeClosedFolder(closed: { readonly folder: string; readonly reason: string }): Judged {
  const message = `This folder cannot be looked into: ${closed.reason}.`;
  const place = { line: 1, column: 1, pointer: '', words: 'the folder' };
  return { report: unreadable(closed.folder, { code: 'json/closed-folder', message, ...place }) };
}

/** Who cannot be read cannot say how strictly it wants to be judged. */
const unreadable = (file: string, error: ParseError): Report =>
  reportOfParseErrors(file, 'official', [error]);
