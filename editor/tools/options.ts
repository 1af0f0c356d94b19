/** What can be chosen for the tool in hand: the kind of the next thing. One table for the strip of buttons and for the keys. */
import {
  CHARACTERS,
  HEX_KINDS,
  isHexBoard,
  isStreetBoard,
  type Board,
  type HexBoard,
} from '../../model/index.js';
import { capital } from '../../model/text/capital.js';
import { boardOf, choose, type Desk } from './desk.js';
import { hexOfPiece, LAMP_TILES } from './pieces.js';
import type { ToolId } from './tool.js';

/** One thing to choose. */
export interface Option {
  /** As the setting has it. */
  readonly value: string;
  readonly name: string;
  /** It has its place already. */
  readonly isPlaced?: true;
  /** A new sort of thing begins here. */
  readonly isFirst?: true;
}

/** The choice that a tool offers: exactly one of the options holds. */
export interface Choice {
  readonly name: string;
  readonly setting: 'colour' | 'border' | 'blockKind' | 'hexKind' | 'piece';
  readonly options: readonly Option[];
}

/** The choice for the tool in hand, if it has one on this board. */
export const choiceOf = (desk: Desk): Choice | undefined => CHOICES[desk.tool]?.(boardOf(desk));

/** Colours and borders as the games print them (LFW-B03, WM-B02, WM-B05). Water is only printed on Whitehall's board. */
export const PRINTED = {
  lfw: { colours: ['white', 'red'], borders: ['none', 'yellow', 'red'], blocks: ['houses', 'none'] },
  wm: {
    colours: ['white', 'black', 'blue'],
    borders: ['none', 'yellow'],
    blocks: ['houses', 'water', 'none'],
  },
} as const;

const named = (values: readonly string[], names: Readonly<Record<string, string>> = {}): readonly Option[] =>
  values.map((value) => ({ value, name: names[value] ?? capital(value) }));

const CHOICES: Partial<Readonly<Record<ToolId, (board: Board) => Choice | undefined>>> = {
  circle: (board) =>
    isStreetBoard(board)
      ? { name: 'Colour', setting: 'colour', options: named(PRINTED[board.game].colours) }
      : undefined,
  crossing: (board) =>
    isStreetBoard(board)
      ? {
          name: 'Border',
          setting: 'border',
          options: named(PRINTED[board.game].borders, { none: 'No border' }),
        }
      : undefined,
  block: (board) =>
    isStreetBoard(board)
      ? {
          name: 'Kind of block',
          setting: 'blockKind',
          options: named(PRINTED[board.game].blocks, { none: 'Counts for nothing' }),
        }
      : undefined,
  hex: (board) =>
    isHexBoard(board)
      ? {
          name: 'Kind of hex',
          setting: 'hexKind',
          options: named(['lattice', ...HEX_KINDS, 'none'], {
            lattice: 'Fit the lattice',
            void: 'Hole',
            none: 'Take away',
          }),
        }
      : undefined,
  piece: (board) =>
    isHexBoard(board)
      ? { name: 'What to place', setting: 'piece', options: PIECES.map((each) => withPlace(board, each)) }
      : undefined,
};

const PIECES: readonly Option[] = [
  ...CHARACTERS.map((each) => ({ value: `character:${each}`, name: capital(each) })),
  ...LAMP_TILES.map((tile, i) => ({
    value: `lamp:${tile}`,
    name: `Lamp ${tile}`,
    ...(i === 0 && { isFirst: true as const }),
  })),
  { value: 'cover', name: 'Cover', isFirst: true },
  { value: 'exit', name: 'Exit' },
  { value: 'cordon', name: 'Cordon' },
];

const withPlace = (board: HexBoard, option: Option): Option =>
  hexOfPiece(board, option.value) === undefined ? option : { ...option, isPlaced: true };

/** Chooses one of the options. */
export const chooseOption = (desk: Desk, { setting }: Choice, { value, name }: Option): Desk => ({
  ...choose(desk, { [setting]: value }),
  said: `${name}.`,
});

/** The next option or the one before, round and round. */
export function stepOption(desk: Desk, step: 1 | -1): Desk {
  const choice = choiceOf(desk);
  if (!choice) return desk;
  const { options, setting } = choice;
  const here = options.findIndex(({ value }) => value === desk.settings[setting]);
  return chooseOption(desk, choice, options[(here + step + options.length) % options.length]!);
}

/** Why there is nothing to choose, if there is nothing. */
export const noChoice = (desk: Desk): string | undefined =>
  choiceOf(desk) ? undefined : 'The tool in hand places things of one kind only.';
