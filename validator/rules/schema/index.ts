/** The rules of the layer `schema`. Other violations of the schema are reported by the reader, and then there is no board to check. */
export { unknownProperty } from './unknown-property.js';
