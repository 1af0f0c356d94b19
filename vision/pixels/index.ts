export { greyPlane } from './grey-plane.js';
export type { Picture, Plane } from './picture.js';
