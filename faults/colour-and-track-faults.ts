/** Faults of colours, borders, the grid, the letters and the tracks. */
import { sectorRelation, type Circle, type Crossing, type StreetBoard } from '../model/index.js';
import { pickRandom } from '../testing/seeded-random.js';
import {
  anyBoardFault,
  streetBoardFault,
  WHITECHAPEL,
  WHITEHALL,
  type FaultClass,
  type Random,
} from './fault-class.js';

const COLOURS = { lfw: ['white', 'red'], wm: ['white', 'black', 'blue'] } as const;
const BORDERS = { lfw: [undefined, 'yellow', 'red'], wm: [undefined, 'yellow'] } as const;

const withCircles = (board: StreetBoard, changes: ReadonlyMap<Circle, Partial<Circle>>): StreetBoard => ({
  ...board,
  circles: board.circles.map((each) => ({ ...each, ...changes.get(each) })),
});

const withBorders = (
  board: StreetBoard,
  changes: ReadonlyMap<Crossing, Crossing['border']>,
): StreetBoard => ({
  ...board,
  crossings: board.crossings.map((each) => {
    if (!changes.has(each)) return each;
    const { border: _, ...plain } = each;
    const border = changes.get(each);
    return border === undefined ? plain : { ...plain, border };
  }),
});

const other = <T>(values: readonly T[], than: T, random: Random): T =>
  pickRandom(values.filter((value) => value !== than), random); // prettier-ignore

/** A list with one entry changed. */
const changedAt = <T>(list: readonly T[], random: Random, change: (entry: T) => T): T[] => {
  const index = Math.floor(random() * list.length);
  return list.map((entry, i) => (i === index ? change(entry) : entry));
};

const NIGHT = ['women', 'marked', 'kills', 'coach', 'alley'] as const;
const TILES = ['coach', 'alley', 'boat'] as const;

export const COLOUR_AND_TRACK_FAULTS: readonly FaultClass[] = [
  streetBoardFault('a circle has another colour', (random, board) => {
    const circle = pickRandom(board.circles, random);
    const colour = other<Circle['colour']>(COLOURS[board.game], circle.colour, random);
    return {
      board: withCircles(board, new Map([[circle, { colour }]])),
      what: `c${circle.number} is ${colour}, not ${circle.colour}`,
    };
  }),
  streetBoardFault('two circles have exchanged colours', (random, board) => {
    const first = pickRandom(board.circles.filter(({ colour }) => colour !== 'white'), random); // prettier-ignore
    const second = pickRandom(board.circles.filter(({ colour }) => colour !== first.colour), random); // prettier-ignore
    return {
      board: withCircles(
        board,
        new Map([
          [first, { colour: second.colour }],
          [second, { colour: first.colour }],
        ]),
      ),
      what: `c${first.number} is ${second.colour} and c${second.number} ${first.colour}`,
    };
  }),
  streetBoardFault('a crossing has another border', (random, board) => {
    const bordered = board.crossings.filter(({ border }) => border !== undefined);
    const crossing = pickRandom(random() < 0.5 ? bordered : board.crossings, random);
    const border = other<Crossing['border']>(BORDERS[board.game], crossing.border, random);
    return {
      board: withBorders(board, new Map([[crossing, border]])),
      what: `${crossing.id}: ${border ?? 'no'} border instead of ${crossing.border ?? 'none'}`,
    };
  }),
  streetBoardFault('a border is at the wrong crossing', (random, board) => {
    const from = pickRandom(board.crossings.filter(({ border }) => border !== undefined), random); // prettier-ignore
    const to = pickRandom(board.crossings.filter(({ border }) => border === undefined), random); // prettier-ignore
    return {
      board: withBorders(board, new Map([[from, undefined], [to, from.border]])), // prettier-ignore
      what: `the ${from.border ?? ''} border of ${from.id} is at ${to.id}`,
    };
  }),
  streetBoardFault('a decided section is wrong', (random, board) => {
    const sections = board.grid!.sections;
    const crossing = pickRandom(board.crossings, random);
    const sector = pickRandom(sections, random);
    const decided = board.crossings.filter((each) => each.sector !== undefined);
    const chosen = decided.length > 0 && random() < 0.3 ? pickRandom(decided, random) : crossing;
    // Declaring the section that follows from the position is not a fault.
    if (sectorRelation(board).get(chosen.id) === sector) return undefined;
    const changed = board.crossings.map((each) => (each === chosen ? { ...each, sector } : each));
    return { board: { ...board, crossings: changed }, what: `${chosen.id} is declared to be in ${sector}` };
  }),
  streetBoardFault('the section of a node on a line is not decided', (random, board) => {
    const decided = [...board.crossings, ...board.circles].filter((each) => each.sector !== undefined);
    if (decided.length === 0) return undefined;
    const chosen = pickRandom(decided, random);
    const plain = <T extends { readonly sector?: string }>(each: T): T => {
      const { sector: _, ...rest } = each;
      return (each === (chosen as unknown) ? rest : each) as T;
    };
    return {
      board: { ...board, crossings: board.crossings.map(plain), circles: board.circles.map(plain) },
      what: `${'id' in chosen ? chosen.id : `c${chosen.number}`} has no section of its own`,
    };
  }),
  streetBoardFault('the grid lies elsewhere', (random, board) => {
    const grid = board.grid!;
    const by = Math.round((0.04 + random() * 0.1) * board.extent[0]) * (random() < 0.5 ? 1 : -1);
    const axis = random() < 0.5 ? 0 : 1;
    const rect = grid.rect.map((corner) => corner.map((at, i) => (i === axis ? at + by : at)));
    return {
      board: { ...board, grid: { ...grid, rect: rect as unknown as typeof grid.rect } },
      what: `the grid is ${by} off in ${axis === 0 ? 'x' : 'y'}`,
    };
  }),
  streetBoardFault('a column or row is missing', (random, board) => {
    const grid = board.grid!;
    const axis = random() < 0.5 ? 'columns' : 'rows';
    const index = Math.floor(random() * grid[axis].length);
    return {
      board: { ...board, grid: { ...grid, [axis]: grid[axis].filter((_, i) => i !== index) } },
      what: `${grid[axis][index]!} is missing`,
    };
  }),
  streetBoardFault('two columns or rows are exchanged', (random, board) => {
    const grid = board.grid!;
    const axis = random() < 0.5 ? 'columns' : 'rows';
    const index = Math.floor(random() * (grid[axis].length - 1));
    const labels = grid[axis].with(index, grid[axis][index + 1]!).with(index + 1, grid[axis][index]!);
    return { board: { ...board, grid: { ...grid, [axis]: labels } }, what: labels.join(' ') };
  }),
  streetBoardFault('a section is missing', (random, board) => {
    const grid = board.grid!;
    const section = pickRandom(grid.sections, random);
    const sections = grid.sections.filter((each) => each !== section);
    return { board: { ...board, grid: { ...grid, sections } }, what: `${section} is missing` };
  }),
  streetBoardFault(
    'a letter has another section',
    (random, board) => {
      const letters = board.letters!;
      const letter = pickRandom(['dearBoss', 'saucyJacky', 'fromHell'] as const, random);
      const section = pickRandom(board.grid!.sections, random);
      if (letters[letter].includes(section)) return undefined;
      const sections = changedAt(letters[letter], random, () => section);
      return {
        board: { ...board, letters: { ...letters, [letter]: sections } },
        what: `${letter}: ${sections.join()}`,
      };
    },
    { boards: WHITECHAPEL },
  ),
  streetBoardFault(
    'two letters have exchanged their sections',
    (random, board) => {
      const letters = board.letters!;
      const [a, b] = pickRandom([['dearBoss', 'saucyJacky'], ['dearBoss', 'fromHell'], ['saucyJacky', 'fromHell']] as const, random); // prettier-ignore
      return {
        board: { ...board, letters: { ...letters, [a]: letters[b], [b]: letters[a] } },
        what: `${a}, ${b}`,
      };
    },
    { boards: WHITECHAPEL },
  ),
  streetBoardFault(
    'Goulston Street is elsewhere',
    (random, board) => {
      const { id } = pickRandom(board.crossings, random);
      if (id === board.letters!.goulston) return undefined;
      return { board: { ...board, letters: { ...board.letters!, goulston: id } }, what: id };
    },
    { boards: WHITECHAPEL },
  ),
  streetBoardFault('the move track is wrong', (random, board) => {
    const tracks = board.tracks!;
    const index = Math.floor(random() * (tracks.move.length - 1));
    const swap = tracks.move.with(index, tracks.move[index + 1]!).with(index + 1, tracks.move[index]!);
    const move = random() < 0.5 ? tracks.move.filter((_, i) => i !== index) : swap;
    return { board: { ...board, tracks: { ...tracks, move } }, what: move.join(' ') };
  }),
  streetBoardFault(
    'a night is wrong',
    (random, board) => {
      const tracks = board.tracks!;
      const number = pickRandom(NIGHT, random);
      const nights =
        random() < 0.2
          ? changedAt(tracks.nights!, random, (night) => ({ ...night, date: '1888-08-30' }))
          : changedAt(tracks.nights!, random, (night) => ({ ...night, [number]: night[number] + 1 }));
      return { board: { ...board, tracks: { ...tracks, nights } }, what: `${number} or date` };
    },
    { boards: WHITECHAPEL },
  ),
  streetBoardFault(
    'rounds or tiles are wrong',
    (random, board) => {
      const tracks = board.tracks!;
      const tile = pickRandom(TILES, random);
      const tiles = { ...tracks.tiles!, [tile]: tracks.tiles![tile] + 1 };
      return random() < 0.3
        ? { board: { ...board, tracks: { ...tracks, rounds: tracks.rounds! + 1 } }, what: 'one round more' }
        : { board: { ...board, tracks: { ...tracks, tiles } }, what: `one ${tile} more` };
    },
    { boards: WHITEHALL },
  ),
  anyBoardFault('the tracks are missing', (_, board) => {
    const { tracks: _tracks, ...rest } = board;
    return { board: rest as typeof board, what: 'no tracks' };
  }),
];
