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
import { hexBoardFault, type FaultClass, type Random } from './fault-class.js';

const withSetup = (board: HexBoard, change: Partial<Setup>): HexBoard => ({
  ...board,
  setup: { ...board.setup!, ...change },
});

const hexesOf = (board: HexBoard, ...kinds: readonly string[]): HexId[] =>
  board.hexes.filter(({ kind }) => kinds.includes(kind)).map(idOfHex);

const withoutOne = <T>(list: readonly T[], random: Random): [T[], T] => {
  const gone = pickRandom(list, random);
  return [list.filter((each) => each !== gone), gone];
};

/** Two characters in each other's places, of whom one, both or none are visible. */
const swappedCharacters = (name: string, seen: number): FaultClass =>
  hexBoardFault(name, (random, board) => {
    const { characters } = board.setup!;
    const [a, b] = [pickRandom(characters, random), pickRandom(characters, random)];
    const { visible } = visibilityOf(board, startPosition(board)!);
    const count = [a, b].filter(({ character }) => visible.includes(character)).length;
    if (a === b || count !== seen) return undefined;
    const changed = characters.map((each) =>
      each === a ? { ...each, hex: b.hex } : each === b ? { ...each, hex: a.hex } : each,
    );
    return { board: withSetup(board, { characters: changed }), what: `${a.character} and ${b.character}` };
  });

export const SETUP_FAULTS: readonly FaultClass[] = [
  hexBoardFault('the starting position is missing', (_, board) => {
    const { setup: _setup, ...rest } = board;
    return { board: rest, what: 'no setup' };
  }),
  swappedCharacters('a visible and a hidden character are swapped', 1),
  swappedCharacters('two visible characters are swapped', 2),
  swappedCharacters('two hidden characters are swapped', 0),
  hexBoardFault('a character stands elsewhere', (random, board) => {
    const { characters } = board.setup!;
    const chosen = pickRandom(characters, random);
    const hex = pickRandom(hexesOf(board, 'street', 'manhole'), random);
    if (characters.some((each) => each.hex === hex)) return undefined;
    const changed = characters.map((each) => (each === chosen ? { ...each, hex } : each));
    return { board: withSetup(board, { characters: changed }), what: `${chosen.character} at ${hex}` };
  }),
  hexBoardFault('a character stands on an obstacle or another character', (random, board) => {
    const { characters } = board.setup!;
    const chosen = pickRandom(characters, random);
    const taken = characters.map(({ hex }) => hex).filter((hex) => hex !== chosen.hex);
    const hex = pickRandom(random() < 0.5 ? taken : hexesOf(board, 'building', 'garden', 'gaslight'), random);
    const changed = characters.map((each) => (each === chosen ? { ...each, hex } : each));
    return { board: withSetup(board, { characters: changed }), what: `${chosen.character} at ${hex}` };
  }),
  hexBoardFault('a character is missing', (random, board) => {
    const [characters, gone] = withoutOne(board.setup!.characters, random);
    return { board: withSetup(board, { characters }), what: `${gone.character} is gone` };
  }),
  hexBoardFault('a character is taken for another', (random, board) => {
    const chosen = pickRandom(board.setup!.characters, random);
    const character = pickRandom(CHARACTERS, random);
    if (character === chosen.character) return undefined;
    const characters = board.setup!.characters.map((each) =>
      each === chosen ? { ...each, character } : each,
    );
    return { board: withSetup(board, { characters }), what: `${character} for ${chosen.character}` };
  }),
  hexBoardFault('Watson looks elsewhere', (random, board) => {
    const watsonFaces = pickRandom(DIRECTIONS, random);
    if (watsonFaces === board.setup!.watsonFaces) return undefined;
    return { board: withSetup(board, { watsonFaces }), what: `Watson faces ${watsonFaces}` };
  }),
  hexBoardFault('a lamp is not lit', (random, board) => {
    const [lamps, gone] = withoutOne(board.setup!.lamps, random);
    return { board: withSetup(board, { lamps }), what: `lamp ${gone.tile} is out` };
  }),
  hexBoardFault('a seventh lamp is lit', (random, board) => {
    const { lamps } = board.setup!;
    const free = hexesOf(board, 'gaslight').filter((hex) => lamps.every((lamp) => lamp.hex !== hex));
    const hex = pickRandom(free, random);
    const tile = pickRandom(['1', '2', '3', '4', 'a', 'b'] as const, random);
    return {
      board: withSetup(board, { lamps: [...lamps, { tile, hex }] }),
      what: `lamp ${tile} at ${hex} too`,
    };
  }),
  hexBoardFault('a lamp is at a gaslight that is dark in print', (random, board) => {
    const { lamps } = board.setup!;
    const chosen = pickRandom(lamps, random);
    const free = hexesOf(board, 'gaslight').filter((hex) => lamps.every((lamp) => lamp.hex !== hex));
    const hex = pickRandom(free, random);
    const changed = lamps.map((each) => (each === chosen ? { ...each, hex } : each));
    return { board: withSetup(board, { lamps: changed }), what: `lamp ${chosen.tile} at ${hex}` };
  }),
  hexBoardFault('two lamps have exchanged tiles', (random, board) => {
    const { lamps } = board.setup!;
    const [a, b] = [pickRandom(lamps, random), pickRandom(lamps, random)];
    if (a === b || !/\d/.test(a.tile + b.tile)) return undefined;
    const changed = lamps.map((each) =>
      each === a ? { ...each, tile: b.tile } : each === b ? { ...each, tile: a.tile } : each,
    );
    return { board: withSetup(board, { lamps: changed }), what: `lamps ${a.tile} and ${b.tile}` };
  }),
  hexBoardFault('a cover is on another manhole', (random, board) => {
    const { covers } = board.setup!;
    const open = hexesOf(board, 'manhole').filter((hex) => !covers.includes(hex));
    const [gone, hex] = [pickRandom(covers, random), pickRandom(open, random)];
    const changed = covers.map((each) => (each === gone ? hex : each));
    return { board: withSetup(board, { covers: changed }), what: `the cover of ${gone} is on ${hex}` };
  }),
  hexBoardFault('a cover is on no manhole', (random, board) => {
    const { covers } = board.setup!;
    const [gone, hex] = [
      pickRandom(covers, random),
      pickRandom(hexesOf(board, 'street', 'gaslight'), random),
    ];
    const changed = covers.map((each) => (each === gone ? hex : each));
    return { board: withSetup(board, { covers: changed }), what: `the cover of ${gone} is on ${hex}` };
  }),
  hexBoardFault('a cover is missing', (random, board) => {
    const [covers, gone] = withoutOne(board.setup!.covers, random);
    return { board: withSetup(board, { covers }), what: `no cover on ${gone}` };
  }),
  hexBoardFault('a cordon is at another exit', (random, board) => {
    const { cordons } = board.setup!;
    const free = board.exits.map(({ id }) => id).filter((id) => !cordons.includes(id));
    const [gone, exit] = [pickRandom(cordons, random), pickRandom(free, random)];
    const changed = cordons.map((each) => (each === gone ? exit : each));
    return { board: withSetup(board, { cordons: changed }), what: `${exit} for ${gone}` };
  }),
  hexBoardFault('a cordon is missing', (random, board) => {
    const [cordons, gone] = withoutOne(board.setup!.cordons, random);
    return { board: withSetup(board, { cordons }), what: `no cordon at ${gone}` };
  }),
  hexBoardFault('a round is wrong', (random, board) => {
    const rounds = board.tracks!.rounds;
    const index = Math.floor(random() * rounds.length);
    const changed = rounds.map((round, i) => {
      if (i !== index) return round;
      if (random() < 0.5) return { ...round, order: round.order === 'DJJD' ? 'JDDJ' : 'DJJD' };
      return { ...round, lamp: round.lamp === '4' ? '3' : '4' } as const;
    });
    return { board: { ...board, tracks: { rounds: changed } }, what: `round ${index + 1}` };
  }),
];
