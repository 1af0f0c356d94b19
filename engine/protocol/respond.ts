/** From a request to its answer. Whatever the data are, there is an answer, and a refused request changes nothing. */
import { suggest } from '../../model/file/suggest.js';
import { isTooDeep, LIMITS } from './limits.js';
import { PLAY_REQUESTS } from './play-requests.js';
import { RECKONING_REQUESTS } from './reckoning-requests.js';
import { failed, isObject, type Done, type Failure, type Given, type Request } from './request.js';
import type { Host, Room } from './room.js';
import { TABLE_REQUESTS } from './table-requests.js';
import { VECTOR_REQUEST } from './vector-request.js';

/** The version of the protocol: another one would break programs that speak this one. */
const PROTOCOL = 1;

/** All requests there are, by the word behind `do`. */
export const REQUESTS: Readonly<Record<string, Request>> = {
  ...TABLE_REQUESTS,
  ...PLAY_REQUESTS,
  ...RECKONING_REQUESTS,
  ...VECTOR_REQUEST,
  help: { meaning: 'What can be asked for.', fields: {}, answer: () => ({ ok: true, answer: help() }) },
};

type Id = string | number | null;

export type Answer = { readonly id: Id; readonly ok: boolean } & Readonly<Record<string, unknown>>;

/** Answers one request. */
export function respond(
  room: Room,
  request: unknown,
  host: Host,
): { readonly room: Room; readonly answer: Answer } {
  const id = idOf(request);
  const done =
    id === undefined
      ? failed('badField', '"id" is a text or a whole number.')
      : answered(room, request, host);
  const echo = id ?? null;
  return done.ok
    ? { room: done.room ?? room, answer: { id: echo, ok: true, ...done.answer } }
    : { room, answer: refusalTo(echo, done.error) };
}

/** The answer to what cannot be done. */
export function refusalTo(id: Id, { code, rule, message }: Failure): Answer {
  const short = message.length > LIMITS.message ? `${message.slice(0, LIMITS.message)}…` : message;
  return { id, ok: false, error: { code, ...(rule !== undefined && { rule }), message: short } };
}

/** The id to echo; undefined if it is none. */
function idOf(request: unknown): Id | undefined {
  const id = isObject(request) ? (request as Given)['id'] : null;
  if (id === undefined || id === null) return null;
  return typeof id === 'string' || Number.isSafeInteger(id) ? (id as Id) : undefined;
}

function answered(room: Room, request: unknown, host: Host): Done {
  if (!isObject(request))
    return failed('notAnObject', 'A request is an object, such as {"id":1,"do":"help"}.');
  if (isTooDeep(request))
    return failed('tooDeep', `Lists and objects lie more than ${LIMITS.nesting} deep in one another.`);
  const { id: _, do: name, ...given } = request as Given;
  if (typeof name !== 'string' || !Object.hasOwn(REQUESTS, name))
    return failed('unknownRequest', unknown('request', '"do" is', name, Object.keys(REQUESTS)));
  const { fields, answer } = REQUESTS[name]!;
  for (const [field, { is, what, isOptional }] of Object.entries(fields))
    if (!Object.hasOwn(given, field)) {
      if (!isOptional) return failed('missingField', `"${name}" needs "${field}": ${what}.`);
    } else if (!is(given[field])) return failed('badField', `"${field}" is ${what}.`);
  const surplus = Object.keys(given).find((field) => !Object.hasOwn(fields, field));
  return surplus === undefined
    ? answer(given, room, host)
    : failed('unknownField', unknown('field', `"${name}" takes`, surplus, Object.keys(fields)));
}

function unknown(kind: string, takes: string, found: unknown, known: readonly string[]): string {
  const near = typeof found === 'string' ? suggest(found, known) : undefined;
  const named = found === undefined ? 'without a name' : JSON.stringify(found);
  const all = known.length === 0 ? 'nothing else' : `one of ${known.join(', ')}`;
  return `There is no ${kind} ${named}. ${near === undefined ? `${takes} ${all}.` : `Did you mean "${near}"?`}`;
}

/** The requests as data, for programs and for people who try them out. */
const help = (): Readonly<Record<string, unknown>> => ({
  protocol: PROTOCOL,
  limits: LIMITS,
  requests: Object.fromEntries(
    Object.entries(REQUESTS).map(([name, { meaning, fields }]) => [
      name,
      {
        meaning,
        fields: Object.fromEntries(
          Object.entries(fields).map(([field, { what, isOptional }]) => [
            field,
            isOptional ? `${what} (optional)` : what,
          ]),
        ),
      },
    ]),
  ),
});
