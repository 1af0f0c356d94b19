export type { Picture, Plane } from './picture.js';
