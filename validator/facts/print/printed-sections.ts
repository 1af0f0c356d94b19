/** The sections of the printed grids, and those that the patrol letters of Letters from Whitechapel name (LFW-B08, WM-B07). */
import type { Section } from '../../../model/index.js';

export const PRINTED_SECTIONS: Readonly<Record<'lfw' | 'wm', readonly Section[]>> = {
  lfw: ['Aa', 'Ab', 'Ba', 'Bb', 'Ca', 'Cb'],
  wm: ['Aa', 'Ab', 'Ba', 'Bb'],
};

export const PATROL_LETTERS = ['dearBoss', 'saucyJacky', 'fromHell'] as const;
export type PatrolLetter = (typeof PATROL_LETTERS)[number];

export const LETTER_NAMES: Readonly<Record<PatrolLetter, string>> = {
  dearBoss: 'Dear Boss',
  saucyJacky: 'Saucy Jacky',
  fromHell: 'From Hell',
};

/** The three letters have two sections each and share none. */
export const PRINTED_LETTERS: Readonly<Record<PatrolLetter, readonly Section[]>> = {
  dearBoss: ['Aa', 'Cb'],
  saucyJacky: ['Ba', 'Bb'],
  fromHell: ['Ab', 'Ca'],
};
