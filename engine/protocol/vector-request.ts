/** The request by which conformance vectors are asked; any program that answers it can be compared with the engine. */
import { answerVector, VECTOR_KINDS, type VectorKind } from '../vectors/index.js';
import {
  failure,
  isObject,
  requiredField,
  type RequestFields,
  type RequestResult,
} from './request-definition.js';
import type { Host, Session } from './session.js';
import { readRequestedBoard, isBoardOrName } from './game-requests.js';

export const VECTOR_REQUEST = {
  vector: {
    meaning: 'Answer the question of a conformance vector.',
    fields: {
      kind: requiredField(`one of ${VECTOR_KINDS.join(', ')}`, (value) =>
        (VECTOR_KINDS as readonly unknown[]).includes(value),
      ),
      board: requiredField(
        'the name of a shipped board, a path, or a whole board as an object',
        isBoardOrName,
      ),
      input: requiredField('the question, as an object', isObject),
    },
    answer: (given: RequestFields, _: Session, host: Host): RequestResult => {
      const read = readRequestedBoard(given['board'], host);
      if (!read.ok) return failure('badBoard', read.message);
      const answered = answerVector(read.board, given['kind'] as VectorKind, given['input'] as RequestFields);
      return answered.ok
        ? { ok: true, answer: { expect: answered.expect } }
        : failure('noAnswer', answered.message);
    },
  },
} as const;
