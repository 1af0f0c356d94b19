/** What the protocol offers: JSON lines to play by. */
export { LIMITS } from '../run/limits.js';
export { errorLine, respondToLine, LINE_TOO_LONG_ANSWER } from './respond.js';
export { REQUESTS, respond, type ProtocolAnswer } from './respond.js';
export { EMPTY_SESSION, type Host, type Session } from './request-definition.js';
