/** The protocol as text: one line in, one line out. */
import { LIMITS } from './limits.js';
import { refusalTo, respond } from './respond.js';
import type { Host, Room } from './room.js';

/** Answers one line, without line ends. Never throws: a mistake of ours is an answer, too, and the games go on. */
export function respondToLine(
  room: Room,
  line: string,
  host: Host,
): { readonly room: Room; readonly line: string } {
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch {
    return {
      room,
      line: refusedLine(
        'badJson',
        'This line is no JSON. Write one object on one line, such as {"id":1,"do":"help"}.',
      ),
    };
  }
  try {
    const { room: now, answer } = respond(room, request, host);
    return { room: now, line: JSON.stringify(answer) };
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return {
      room,
      line: refusedLine('fault', `This is our mistake, not yours: ${what} Please report it with the line.`),
    };
  }
}

/** The answer to a line that cannot be read at all. */
export const refusedLine = (code: string, message: string): string =>
  JSON.stringify(refusalTo(null, { code, message }));

export const TOO_LONG = refusedLine(
  'tooLong',
  `This line has more than ${LIMITS.line} bytes and was passed over. Name a board by its path instead of sending it.`,
);
