/** Answers requests. There is an answer to any data, and a refused request changes nothing. */
import { suggestSpelling } from '../../model/index.js';
import { isRecord } from '../game/option-table.js';
import { isNestedTooDeep, LIMITS } from '../run/limits.js';
import { PLAY_REQUESTS } from './play-requests.js';
import { ANALYSIS_REQUESTS } from './analysis-requests.js';
import {
  failure,
  success,
  type Host,
  type RequestDefinition,
  type RequestError,
  type RequestResult,
  type Session,
} from './request-definition.js';
import { GAME_REQUESTS } from './game-requests.js';
import { PROTOCOL, SESSION_REQUESTS } from './session-requests.js';

/** All requests by name, the value of `do`. */
export const REQUESTS: Readonly<Record<string, RequestDefinition>> = {
  ...GAME_REQUESTS,
  ...SESSION_REQUESTS,
  ...PLAY_REQUESTS,
  ...ANALYSIS_REQUESTS,
  help: { meaning: 'The requests there are.', fields: {}, answer: () => success(help()) },
};

type Id = string | number | null;

export type ProtocolAnswer = { readonly id: Id; readonly ok: boolean } & Readonly<Record<string, unknown>>;

/** Answers one request. */
export function respond(
  session: Session,
  request: unknown,
  host: Host,
): { readonly session: Session; readonly answer: ProtocolAnswer } {
  const id = idOf(request);
  const done =
    id === undefined
      ? failure('badField', '"id" is a text or a whole number.')
      : handleRequest(session, request, host);
  const echo = id ?? null;
  return done.ok
    ? { session: done.session ?? session, answer: { id: echo, ok: true, ...done.answer } }
    : { session, answer: errorAnswer(echo, done.error) };
}

/** The answer to a request that failed. */
function errorAnswer(id: Id, { code, rule, message }: RequestError): ProtocolAnswer {
  const short = message.length > LIMITS.message ? `${message.slice(0, LIMITS.message)}…` : message;
  return { id, ok: false, error: { code, ...(rule !== undefined && { rule }), message: short } };
}

/** The id to echo; undefined if it is invalid. */
function idOf(request: unknown): Id | undefined {
  const id = isRecord(request) ? request['id'] : null;
  if (id === undefined || id === null) return null;
  return typeof id === 'string' || Number.isSafeInteger(id) ? (id as Id) : undefined;
}

function handleRequest(session: Session, request: unknown, host: Host): RequestResult {
  if (!isRecord(request))
    return failure('notAnObject', 'A request is an object, such as {"id":1,"do":"help"}.');
  if (isNestedTooDeep(request))
    return failure('tooDeep', `Lists and objects are nested more than ${LIMITS.nesting} levels deep.`);
  const { id: _, do: name, ...given } = request;
  if (typeof name !== 'string' || !Object.hasOwn(REQUESTS, name))
    return failure('unknownRequest', unknown('request', '"do" is', name, Object.keys(REQUESTS)));
  const { fields, answer } = REQUESTS[name]!;
  for (const [field, { isValid, description, isOptional }] of Object.entries(fields))
    if (!Object.hasOwn(given, field)) {
      if (!isOptional) return failure('missingField', `"${name}" needs "${field}": ${description}.`);
    } else if (!isValid(given[field])) return failure('badField', `"${field}" is ${description}.`);
  const surplus = Object.keys(given).find((field) => !Object.hasOwn(fields, field));
  return surplus === undefined
    ? answer(given, session, host)
    : failure('unknownField', unknown('field', `"${name}" takes`, surplus, Object.keys(fields)));
}

function unknown(kind: string, takes: string, found: unknown, known: readonly string[]): string {
  const near = typeof found === 'string' ? suggestSpelling(found, known) : undefined;
  const named = found === undefined ? 'without a name' : JSON.stringify(found);
  const all = known.length === 0 ? 'nothing else' : `one of ${known.join(', ')}`;
  return `There is no ${kind} ${named}. ${near === undefined ? `${takes} ${all}.` : `Did you mean "${near}"?`}`;
}

/** The requests as data. */
const help = (): Readonly<Record<string, unknown>> => ({
  protocol: PROTOCOL,
  limits: LIMITS,
  requests: Object.fromEntries(
    Object.entries(REQUESTS).map(([name, { meaning, fields }]) => [
      name,
      {
        meaning,
        fields: Object.fromEntries(
          Object.entries(fields).map(([field, { description, isOptional }]) => [
            field,
            isOptional ? `${description} (optional)` : description,
          ]),
        ),
      },
    ]),
  ),
});

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
      line: errorLine(
        'fault',
        `Internal error: ${what} Please report it with the line.`,
        idOf(request) ?? null,
      ),
    };
  }
}

/** The answer to a line that cannot be parsed. */
export const errorLine = (code: string, message: string, id: Id = null): string =>
  JSON.stringify(errorAnswer(id, { code, message }));

export const LINE_TOO_LONG_ANSWER = errorLine(
  'tooLong',
  `This line has more than ${LIMITS.line} bytes and was ignored. Name a board by its path instead of sending it.`,
);
