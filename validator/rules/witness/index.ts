/** The rules of the layer `witness`. */
export { expectedCount } from './expected-count.js';
export { factLeftOut } from './fact-left-out.js';
export { printedFact } from './printed-fact.js';
