/** What the protocol offers: JSON lines to play by. */
export { LIMITS } from './limits.js';
export { refusedLine, respondToLine, TOO_LONG } from './line.js';
export { REQUESTS, respond, type Answer } from './respond.js';
export { EMPTY_ROOM, type Host, type Room } from './room.js';
