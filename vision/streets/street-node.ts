/** A circle or a crossing at which streets may end. */
export interface StreetNode {
  readonly kind: 'circle' | 'crossing';
  readonly x: number;
  readonly y: number;
  /** The distance from the centre at which streets begin. */
  readonly radius: number;
}
