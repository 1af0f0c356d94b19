/** Validates a board file. */
import { type Board, parseBoard, type ParseError } from '../../../model/index.js';
import {
  reportOfParseErrors,
  validateParsedText,
  type Report,
  type ValidateOptions,
} from '../../../validator/index.js';
import { explainNoBoard } from '../../boards/explain-no-board.js';
import { nameOfPath } from '../../files/read-stream.js';
import { readText } from '../../files/read-text.js';

/** A report with the text and the board it is about, as far as they could be read. */
export interface ValidatedFile {
  readonly report: Report;
  readonly text?: string;
  readonly board?: Board;
}

/** Reads and validates one file; never throws. */
export function validateFile(file: string, options: ValidateOptions): ValidatedFile {
  const read = readText(file);
  const name = nameOfPath(file);
  return read.ok ? validateFileText(name, read.text, options) : { report: unreadable(name, read.error) };
}

/** Validates a text under the name of a file. */
export function validateFileText(file: string, text: string, options: ValidateOptions): ValidatedFile {
  const read = parseBoard(text);
  const parsed = read.ok ? read : { ...read, errors: explainNoBoard(file, text, read.errors) };
  return {
    report: validateParsedText(text, parsed, { ...options, file }),
    text,
    ...(parsed.ok && { board: parsed.board }),
  };
}

/** A folder that cannot be read may hold boards, so it is a finding. */
export function reportUnreadableFolder(closed: {
  readonly folder: string;
  readonly reason: string;
}): ValidatedFile {
  const message = `This folder cannot be read: ${closed.reason}.`;
  const place = { line: 1, column: 1, pointer: '', words: 'the folder' };
  return { report: unreadable(closed.folder, { code: 'json/closed-folder', message, ...place }) };
}

/** Without a board there is no profile, so the strictest one counts. */
const unreadable = (file: string, error: ParseError): Report =>
  reportOfParseErrors(file, 'official', [error]);
