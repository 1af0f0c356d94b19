/** A disc in a picture that may carry a number. */
export interface Disc {
  /** Its centre, in pixels of the picture; whole numbers are the centres of pixels. */
  readonly at: readonly [number, number];
  readonly radius: number;
}
