/** The lenses. */
export const LENS_IDS = [
  'none',
  'jack',
  'police',
  'search',
  'alley',
  'sectors',
  'blocks',
  'light',
  'progress',
] as const;
export type LensId = (typeof LENS_IDS)[number];
