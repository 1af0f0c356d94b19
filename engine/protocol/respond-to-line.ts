/** The protocol as text: one line in, one line out. */
import { LIMITS } from '../run/limits.js';
import { errorAnswer, respond } from './respond.js';
import type { Host, Session } from './session.js';

/** Answers one line, without line ends. Never throws: an internal error is reported in the answer. */
export function respondToLine(
  session: Session,
  line: string,
  host: Host,
): { readonly session: Session; readonly line: string } {
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch {
    return {
      session,
      line: errorLine(
        'badJson',
        'This line is not JSON. Write one object on one line, such as {"id":1,"do":"help"}.',
      ),
    };
  }
  try {
    const { session: now, answer } = respond(session, request, host);
    return { session: now, line: JSON.stringify(answer) };
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return {
      session,
      line: errorLine('fault', `Internal error: ${what} Please report it with the line.`),
    };
  }
}

/** The answer to a line that cannot be parsed. */
export const errorLine = (code: string, message: string): string =>
  JSON.stringify(errorAnswer(null, { code, message }));

export const LINE_TOO_LONG = errorLine(
  'tooLong',
  `This line has more than ${LIMITS.line} bytes and was ignored. Name a board by its path instead of sending it.`,
);
