/** The figures of the Investigators. */

/** In the order of their priority: the three of the box, then the reinforcements (WM-R12, O06). */
export const COLOURS = ['yellow', 'blue', 'red', 'green', 'brown'] as const;
export type Colour = (typeof COLOURS)[number];
