/** What mends boards. */
export { ACTIONS, type Action } from './actions.js';
export { fixText, type Fixed } from './fix-text.js';
