/** Detection of a board in a picture: pure functions from pixels to suggestions. */
export type { Picture, Plane } from './pixels/index.js';
