/** How the picture under the board is looked at. It is each person's own affair and never in the file. */

export interface ScanLook {
  readonly hidden: boolean;
  /** Control points may not be changed. */
  readonly locked: boolean;
  /** In per cent; 100 is as the picture is. */
  readonly opacity: number;
  readonly brightness: number;
  readonly contrast: number;
  readonly greyscale: boolean;
  readonly inverted: boolean;
  /** The magnifier comes by itself while something is placed. */
  readonly magnifies: boolean;
}

export const FIRST_LOOK: ScanLook = {
  hidden: false,
  locked: false,
  opacity: 100,
  brightness: 100,
  contrast: 100,
  greyscale: false,
  inverted: false,
  magnifies: true,
};

/** The sliders: from, to. */
export const SLIDERS = {
  opacity: [0, 100],
  brightness: [40, 200],
  contrast: [40, 250],
} as const;

/** As CSS and a canvas write it; `none` where the picture is shown as it is. */
export function filterOf({ brightness, contrast, greyscale, inverted }: ScanLook): string {
  const parts = [
    greyscale ? 'grayscale(1)' : '',
    inverted ? 'invert(1)' : '',
    brightness === 100 ? '' : `brightness(${brightness / 100})`,
    contrast === 100 ? '' : `contrast(${contrast / 100})`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'none' : parts.join(' ');
}

/** The ground that a picture makes for what is drawn over it; a faint one makes none, and the room shows through. */
export function groundOf({ hidden, opacity, inverted }: ScanLook): 'bright' | 'dark' | undefined {
  if (hidden || opacity < 50) return undefined;
  return inverted ? 'dark' : 'bright';
}

/** A look that was kept; whatever is odd in it is as at first. */
export function lookFrom(kept: unknown): ScanLook {
  const given = (typeof kept === 'object' && kept !== null ? kept : {}) as Readonly<Record<string, unknown>>;
  const known = Object.entries(FIRST_LOOK).map(([name, first]: [string, number | boolean]) => {
    const value = given[name];
    if (typeof first === 'boolean') return [name, typeof value === 'boolean' ? value : first];
    const [least, most] = SLIDERS[name as keyof typeof SLIDERS];
    return [name, typeof value === 'number' && value >= least && value <= most ? value : first];
  });
  return Object.fromEntries(known) as ScanLook;
}
