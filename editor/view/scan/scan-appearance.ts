/** The appearance of a scan. This is a view setting and never saved in the file. */

export const DEFAULT_APPEARANCE = {
  hidden: false,
  /** Control points cannot be changed. */
  locked: false,
  /** In percent; 100 is the original. */
  opacity: 100,
  brightness: 100,
  contrast: 100,
  /** Of the drawing over the scan. */
  drawing: 100,
  greyscale: false,
  inverted: false,
  /** What is traced is drawn as outlines, so that the print stays readable. */
  outlines: false,
  /** The magnifier is shown while something is placed. */
  magnifies: true,
};
export type ScanAppearance = Readonly<typeof DEFAULT_APPEARANCE>;

/** The ranges of the sliders. */
export const SLIDER_RANGES = {
  opacity: [0, 100],
  brightness: [40, 200],
  contrast: [40, 250],
  drawing: [10, 100],
} as const;

/** A CSS filter; `none` for the original picture. */
export function cssFilter({ brightness, contrast, greyscale, inverted }: ScanAppearance): string {
  const parts = [
    greyscale ? 'grayscale(1)' : '',
    inverted ? 'invert(1)' : '',
    brightness === 100 ? '' : `brightness(${brightness / 100})`,
    contrast === 100 ? '' : `contrast(${contrast / 100})`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'none' : parts.join(' ');
}

/** Whether a picture is a bright or dark background for the drawing; undefined if it is mostly transparent. */
export function backgroundBrightness({
  hidden,
  opacity,
  inverted,
}: ScanAppearance): 'bright' | 'dark' | undefined {
  if (hidden || opacity < 50) return undefined;
  return inverted ? 'dark' : 'bright';
}

/** Parses a stored appearance; invalid values become defaults. */
export function parseAppearance(
  kept: unknown,
  defaults: ScanAppearance = DEFAULT_APPEARANCE,
): ScanAppearance {
  const given = (typeof kept === 'object' && kept !== null ? kept : {}) as Readonly<Record<string, unknown>>;
  const known = Object.entries(defaults).map(([name, first]: [string, number | boolean]) => {
    const value = given[name];
    if (typeof first === 'boolean') return [name, typeof value === 'boolean' ? value : first];
    const [least, most] = SLIDER_RANGES[name as keyof typeof SLIDER_RANGES];
    return [name, typeof value === 'number' && value >= least && value <= most ? value : first];
  });
  return Object.fromEntries(known) as ScanAppearance;
}

/** The next opacity of the drawing by its key: full, half, a fifth, and full again. */
export const nextDrawingOpacity = ({ drawing }: ScanAppearance): number =>
  drawing > 50 ? 50 : drawing > 20 ? 20 : 100;
