/** A colour picture in memory. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** RGB, three bytes a pixel, row by row. */
  readonly rgb: Uint8Array | Uint8ClampedArray;
}

/** One value per pixel, row by row: a grey picture or the response of a filter. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}
