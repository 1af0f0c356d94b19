/** From a board file to its judgement. */
import { parseBoard, type ParseError } from '../model/file/parse-board.js';
import { validateBoard, type Report } from '../validator/index.js';
import { reportOfParseErrors } from '../validator/unreadable.js';
import type { Judged } from './pretty-report.js';
import { readText } from './read-board.js';

/** Reads and judges one file, whatever it is. */
export function judgeFile(file: string): Judged {
  const read = readText(file);
  if (!read.ok) return { report: unreadable(file, read.error) };
  const parsed = parseBoard(read.text);
  return {
    report: validateBoard(read.text, { file }),
    text: read.text,
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
