/** How a simulated scan looks: how its board is printed, and how the photograph is taken. */
import { randomBetween } from './seeded-noise.js';

/** How circles are printed. */
export const DISC_STYLES = ['ring', 'double ring', 'filled', 'dark', 'coloured'] as const;
type DiscStyle = (typeof DISC_STYLES)[number];

/** What is printed on the paper between the streets. */
export const ART_STYLES = ['plain', 'texture', 'houses', 'drawings'] as const;
type ArtStyle = (typeof ART_STYLES)[number];

/** How a board is printed. Sizes without a unit are shares of the radii that the board states. */
export interface PrintLook {
  readonly font: {
    readonly family: string;
    readonly weight: number;
    readonly style: 'normal' | 'italic';
    /** In radii of the disc. */
    readonly size: number;
  };
  readonly disc: { readonly style: DiscStyle; readonly radius: number; readonly ring: number };
  /** `frame` is the width of the light frame in half sides of the square, 0 for none. */
  readonly square: { readonly half: number; readonly frame: number };
  /** The width is in half sides of a square, the period in widths, the dash is a share of the period. */
  readonly line: {
    readonly width: number;
    readonly period: number;
    readonly dash: number;
    readonly cap: 'butt' | 'round';
  };
  readonly colours: PrintColours;
  readonly art: ArtStyle;
  /** Whether there is a row of numbered discs that are no part of the map. */
  readonly hasTrack: boolean;
}

interface PrintColours {
  readonly ground: string;
  readonly houses: string;
  readonly street: string;
  readonly ink: string;
  readonly art: string;
  readonly disc: string;
  readonly accent: string;
}

/** How a photograph is taken; 1 is as usual. */
export interface PhotoLook {
  readonly turn: number;
  readonly tilt: number;
  readonly blur: number;
  readonly grain: number;
  /** The quality of the JPEG, from 1 to 100. */
  readonly quality: number;
  /** How dark the shadow of the photographer is, 0 for none. */
  readonly shadow: number;
  readonly hasFinger: boolean;
}

export interface ScanLook {
  readonly print: PrintLook;
  readonly photo: PhotoLook;
}

/** The look for a seed. */
export function randomScanLook(seed: number): ScanLook {
  const between = (use: string, least: number, most: number): number =>
    randomBetween(seed, `look, ${use}`, least, most);
  const pick = <T>(use: string, list: readonly T[]): T => list[Math.floor(between(use, 0, list.length))]!;
  return {
    print: {
      font: {
        family: pick('font', FONTS),
        weight: pick('weight', [400, 600, 700]),
        style: between('italic', 0, 1) < 0.15 ? 'italic' : 'normal',
        size: between('size of numbers', 0.95, 1.2),
      },
      disc: {
        style: pick('discs', DISC_STYLES),
        radius: between('radius of discs', 0.85, 1.1),
        ring: between('ring', 0.06, 0.15),
      },
      square: {
        half: between('squares', 0.6, 1),
        frame: between('frame', 0, 1) < 0.5 ? 0 : between('width of frame', 0.15, 0.4),
      },
      line: {
        width: between('lines', 0.35, 0.6),
        period: between('period', 2.2, 4),
        dash: between('dash', 0.5, 0.68),
        cap: between('cap', 0, 1) < 0.25 ? 'round' : 'butt',
      },
      colours: pick('colours', COLOURS),
      art: pick('art', ART_STYLES),
      hasTrack: between('track', 0, 1) < 0.4,
    },
    photo: {
      turn: between('turn', 0.2, 1.6),
      tilt: between('tilt', 0.2, 1.8),
      blur: between('blur', 0.5, 1.5),
      grain: between('grain', 0.3, 2),
      quality: Math.round(between('quality', 60, 92)),
      shadow: between('shadow', 0, 1) < 0.5 ? 0 : between('depth of shadow', 0.15, 0.4),
      hasFinger: between('finger', 0, 1) < 0.35,
    },
  };
}

/** Each with families of the same design that other systems have. */
const FONTS = [
  "'Liberation Serif', 'Times New Roman', serif",
  "'Liberation Sans', Arial, sans-serif",
  "'Liberation Sans Narrow', 'Arial Narrow', sans-serif",
  "'DejaVu Sans', Verdana, sans-serif",
  "'DejaVu Serif', serif",
  "'C059', 'Century Schoolbook', serif",
  "'P052', Palatino, serif",
  "'EB Garamond', Garamond, serif",
  "'Old Standard TT', Didot, serif",
  "'Roboto Slab', Rockwell, serif",
  "'PT Serif', Georgia, serif",
  "'Lato', 'Gill Sans', sans-serif",
];

const COLOURS: readonly PrintColours[] = [
  // Parchment with brown houses.
  { ground: '#e6d6b0', houses: '#b98f5c', street: '#eadfc0', ink: '#1a1512', art: '#7a5232', disc: '#fbf8ef', accent: '#8c2a1c' }, // prettier-ignore
  // Pale paper.
  { ground: '#efe9da', houses: '#d8c9a8', street: '#f4efe3', ink: '#22201e', art: '#a08a64', disc: '#ffffff', accent: '#7a3b20' }, // prettier-ignore
  // Cool grey.
  { ground: '#cfd4d6', houses: '#a9b3b8', street: '#dde1e2', ink: '#14181c', art: '#6c7a84', disc: '#f6f8f8', accent: '#204a72' }, // prettier-ignore
  // Reddish brown.
  { ground: '#d9bd94', houses: '#a5714a', street: '#dfc7a2', ink: '#1c120c', art: '#5f3218', disc: '#f8f0e0', accent: '#6d1d14' }, // prettier-ignore
  // Greenish.
  { ground: '#d3d3b2', houses: '#a8ad80', street: '#dedfc6', ink: '#181c12', art: '#656d42', disc: '#f5f6e8', accent: '#3c5a2a' }, // prettier-ignore
];
