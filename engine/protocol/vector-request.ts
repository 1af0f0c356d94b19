/** The request by which conformance vectors are asked; any program that answers it can be compared with the engine. */
import { answerTo, VECTOR_KINDS, type VectorKind } from '../vectors/index.js';
import { failed, isObject, needed, type Given, type Done } from './request.js';
import type { Host, Room } from './room.js';
import { boardOf, isBoard } from './table-requests.js';

export const VECTOR_REQUEST = {
  vector: {
    meaning: 'Answer the question of a conformance vector.',
    fields: {
      kind: needed(`one of ${VECTOR_KINDS.join(', ')}`, (value) =>
        (VECTOR_KINDS as readonly unknown[]).includes(value),
      ),
      board: needed('the name of a shipped board, a path, or a whole board as an object', isBoard),
      input: needed('the question, as an object', isObject),
    },
    answer: (given: Given, _: Room, host: Host): Done => {
      const read = boardOf(given['board'], host);
      if (!read.ok) return failed('badBoard', read.message);
      const answered = answerTo(read.board, given['kind'] as VectorKind, given['input'] as Given);
      return answered.ok
        ? { ok: true, answer: { expect: answered.expect } }
        : failed('noAnswer', answered.message);
    },
  },
} as const;
