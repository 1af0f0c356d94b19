/** Answers requests. There is an answer to any data, and a refused request changes nothing. */
import { suggestSpelling } from '../../model/index.js';
import { isNestedTooDeep, LIMITS } from '../run/limits.js';
import { PLAY_REQUESTS } from './play-requests.js';
import { ANALYSIS_REQUESTS } from './analysis-requests.js';
import {
  failure,
  isObject,
  type RequestResult,
  type RequestError,
  type RequestFields,
  type RequestDefinition,
} from './request-definition.js';
import type { Host, Session } from './session.js';
import { GAME_REQUESTS } from './game-requests.js';
import { VECTOR_REQUEST } from './vector-request.js';

/** The version of the protocol; raised by incompatible changes. */
const PROTOCOL = 1;

/** All requests by name, the value of `do`. */
export const REQUESTS: Readonly<Record<string, RequestDefinition>> = {
  ...GAME_REQUESTS,
  ...PLAY_REQUESTS,
  ...ANALYSIS_REQUESTS,
  ...VECTOR_REQUEST,
  help: { meaning: 'The requests there are.', fields: {}, answer: () => ({ ok: true, answer: help() }) },
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
export function errorAnswer(id: Id, { code, rule, message }: RequestError): ProtocolAnswer {
  const short = message.length > LIMITS.message ? `${message.slice(0, LIMITS.message)}…` : message;
  return { id, ok: false, error: { code, ...(rule !== undefined && { rule }), message: short } };
}

/** The id to echo; undefined if it is invalid. */
function idOf(request: unknown): Id | undefined {
  const id = isObject(request) ? (request as RequestFields)['id'] : null;
  if (id === undefined || id === null) return null;
  return typeof id === 'string' || Number.isSafeInteger(id) ? (id as Id) : undefined;
}

function handleRequest(session: Session, request: unknown, host: Host): RequestResult {
  if (!isObject(request))
    return failure('notAnObject', 'A request is an object, such as {"id":1,"do":"help"}.');
  if (isNestedTooDeep(request))
    return failure('tooDeep', `Lists and objects are nested more than ${LIMITS.nesting} levels deep.`);
  const { id: _, do: name, ...given } = request as RequestFields;
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
