/** A picture in colour. Inside this folder the centre of the first pixel is 0, 0. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** RGB, three bytes a pixel, row by row. */
  readonly rgb: Uint8Array | Uint8ClampedArray;
}

/** One number for each pixel, row by row. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** A plane of zeros. */
export const emptyPlane = (width: number, height: number): Plane => ({
  width,
  height,
  values: new Float32Array(width * height),
});
