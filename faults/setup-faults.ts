/** Faults of the starting position of Mr Jack. */
import {
  CHARACTERS,
  DIRECTIONS,
  idOfHex,
  startPosition,
  visibilityOf,
  type HexBoard,
  type HexId,
  type Setup,
} from '../model/index.js';
import { pickRandom } from '../testing/seeded-random.js';
import { swapFieldValues, hexBoardFault, replaceItem, type FaultClass, type Random } from './fault-class.js';

const withSetup = (board: HexBoard, change: Partial<Setup>): HexBoard => ({
  ...board,
  setup: { ...board.setup!, ...change },
});

const hexesOf = (board: HexBoard, ...kinds: readonly string[]): HexId[] =>
  board.hexes.filter(({ kind }) => kinds.includes(kind)).map(idOfHex);

/** One random entry of a list becomes another, or is missing. */
const entryFault = <List extends 'characters' | 'lamps' | 'covers' | 'cordons'>(
  name: string,
  list: List,
  change: (
    entry: Setup[List][number],
    random: Random,
    board: HexBoard,
  ) => readonly [what: string, entry?: Setup[List][number]] | undefined,
): FaultClass =>
  hexBoardFault(name, (random, board) => {
    const entries = board.setup![list] as readonly Setup[List][number][];
    const entry = pickRandom(entries, random);
    const [what, ...others] = change(entry, random, board) ?? [];
    if (what === undefined) return undefined;
    return [withSetup(board, { [list]: replaceItem(entries, entry, ...others) }), what];
  });

/** Two characters in each other's places, of whom one, both or none are visible. */
const swappedCharacters = (name: string, seen: number): FaultClass =>
  hexBoardFault(name, (random, board) => {
    const { characters } = board.setup!;
    const [a, b] = [pickRandom(characters, random), pickRandom(characters, random)];
    const { visible } = visibilityOf(board, startPosition(board)!);
    const count = [a, b].filter(({ character }) => visible.includes(character)).length;
    if (a === b || count !== seen) return undefined;
    const changed = swapFieldValues(characters, a, b, 'hex');
    return [withSetup(board, { characters: changed }), `${a.character} and ${b.character}`];
  });

/** A gaslight without a lamp. */
const pickDarkGaslight = (board: HexBoard, random: Random): HexId => {
  const lit = new Set(board.setup!.lamps.map(({ hex }) => hex));
  return pickRandom(hexesOf(board, 'gaslight').filter((hex) => !lit.has(hex)), random); // prettier-ignore
};

export const SETUP_FAULTS: readonly FaultClass[] = [
  hexBoardFault('the starting position is missing', (_, board) => {
    const { setup: _setup, ...rest } = board;
    return [rest, 'no setup'];
  }),
  swappedCharacters('a visible and a hidden character are swapped', 1),
  swappedCharacters('two visible characters are swapped', 2),
  swappedCharacters('two hidden characters are swapped', 0),
  entryFault('a character stands elsewhere', 'characters', (chosen, random, board) => {
    const hex = pickRandom(hexesOf(board, 'street', 'manhole'), random);
    if (board.setup!.characters.some((each) => each.hex === hex)) return undefined;
    return [`${chosen.character} at ${hex}`, { ...chosen, hex }];
  }),
  entryFault(
    'a character stands on an obstacle or another character',
    'characters',
    (chosen, random, board) => {
      const taken = board.setup!.characters.map(({ hex }) => hex).filter((hex) => hex !== chosen.hex);
      const hex = pickRandom(
        random() < 0.5 ? taken : hexesOf(board, 'building', 'garden', 'gaslight'),
        random,
      );
      return [`${chosen.character} at ${hex}`, { ...chosen, hex }];
    },
  ),
  entryFault('a character is missing', 'characters', ({ character }) => [`${character} is gone`]),
  entryFault('a character is taken for another', 'characters', (chosen, random) => {
    const character = pickRandom(CHARACTERS, random);
    if (character === chosen.character) return undefined;
    return [`${character} for ${chosen.character}`, { ...chosen, character }];
  }),
  hexBoardFault('Watson looks elsewhere', (random, board) => {
    const watsonFaces = pickRandom(DIRECTIONS, random);
    if (watsonFaces === board.setup!.watsonFaces) return undefined;
    return [withSetup(board, { watsonFaces }), `Watson faces ${watsonFaces}`];
  }),
  entryFault('a lamp is not lit', 'lamps', ({ tile }) => [`lamp ${tile} is out`]),
  hexBoardFault('a seventh lamp is lit', (random, board) => {
    const hex = pickDarkGaslight(board, random);
    const tile = pickRandom(['1', '2', '3', '4', 'a', 'b'] as const, random);
    const lamps = [...board.setup!.lamps, { tile, hex }];
    return [withSetup(board, { lamps }), `lamp ${tile} at ${hex} too`];
  }),
  entryFault('a lamp is at a gaslight that is dark in print', 'lamps', (chosen, random, board) => {
    const hex = pickDarkGaslight(board, random);
    return [`lamp ${chosen.tile} at ${hex}`, { ...chosen, hex }];
  }),
  hexBoardFault('two lamps have exchanged tiles', (random, board) => {
    const { lamps } = board.setup!;
    const [a, b] = [pickRandom(lamps, random), pickRandom(lamps, random)];
    if (a === b || !/\d/.test(a.tile + b.tile)) return undefined;
    const changed = swapFieldValues(lamps, a, b, 'tile');
    return [withSetup(board, { lamps: changed }), `lamps ${a.tile} and ${b.tile}`];
  }),
  entryFault('a cover is on another manhole', 'covers', (gone, random, board) => {
    const { covers } = board.setup!;
    const hex = pickRandom(hexesOf(board, 'manhole').filter((each) => !covers.includes(each)), random); // prettier-ignore
    return [`the cover of ${gone} is on ${hex}`, hex];
  }),
  entryFault('a cover is on no manhole', 'covers', (gone, random, board) => {
    const hex = pickRandom(hexesOf(board, 'street', 'gaslight'), random);
    return [`the cover of ${gone} is on ${hex}`, hex];
  }),
  entryFault('a cover is missing', 'covers', (gone) => [`no cover on ${gone}`]),
  entryFault('a cordon is at another exit', 'cordons', (gone, random, board) => {
    const { cordons } = board.setup!;
    const exit = pickRandom(board.exits.map(({ id }) => id).filter((id) => !cordons.includes(id)), random); // prettier-ignore
    return [`${exit} for ${gone}`, exit];
  }),
  entryFault('a cordon is missing', 'cordons', (gone) => [`no cordon at ${gone}`]),
  hexBoardFault('a round is wrong', (random, board) => {
    const rounds = board.tracks!.rounds;
    const index = Math.floor(random() * rounds.length);
    const changed = rounds.map((round, i) => {
      if (i !== index) return round;
      if (random() < 0.5) return { ...round, order: round.order === 'DJJD' ? 'JDDJ' : 'DJJD' };
      return { ...round, lamp: round.lamp === '4' ? '3' : '4' } as const;
    });
    return [{ ...board, tracks: { rounds: changed } }, `round ${index + 1}`];
  }),
];
