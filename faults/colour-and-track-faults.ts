/** Faults of colours, borders, the grid, the letters and the tracks. */
import {
  sectorRelation,
  type Circle,
  type Crossing,
  type Grid,
  type Section,
  type StreetBoard,
} from '../model/index.js';
import { pickRandom } from '../testing/seeded-random.js';
import {
  anyBoardFault,
  swapFieldValues,
  swapWithNext,
  oneBoardFault,
  pickIndex,
  pickWhere,
  replaceItem,
  streetBoardFault,
  type FaultClass,
  type Random,
} from './fault-class.js';

const COLOURS = { lfw: ['white', 'red'], wm: ['white', 'black', 'blue'] } as const;
const BORDERS = { lfw: [undefined, 'yellow', 'red'], wm: [undefined, 'yellow'] } as const;

const withBorder = (board: StreetBoard, crossing: Crossing, border: Crossing['border']): StreetBoard => {
  const { border: _, ...plain } = crossing;
  const changed: Crossing = border === undefined ? plain : { ...plain, border };
  return { ...board, crossings: replaceItem(board.crossings, crossing, changed) };
};

const other = <T>(values: readonly T[], than: T, random: Random): T =>
  pickWhere(values, random, (value) => value !== than);

/** A list with one entry changed. */
const changedAt = <T>(list: readonly T[], random: Random, change: (entry: T) => T): T[] => {
  const index = pickIndex(list, random);
  return list.with(index, change(list[index]!));
};

const withGrid = (board: StreetBoard, change: Partial<Grid>): StreetBoard => ({
  ...board,
  grid: { ...board.grid!, ...change },
});

type Letters = NonNullable<StreetBoard['letters']>;
const withLetters = (board: StreetBoard, change: Partial<Letters>): StreetBoard => ({
  ...board,
  letters: { ...board.letters!, ...change },
});

type Tracks = NonNullable<StreetBoard['tracks']>;
const withTracks = (board: StreetBoard, change: Partial<Tracks>): StreetBoard => ({
  ...board,
  tracks: { ...board.tracks!, ...change },
});

const NIGHT = ['women', 'marked', 'kills', 'coach', 'alley'] as const;
const TILES = ['coach', 'alley', 'boat'] as const;

export const COLOUR_AND_TRACK_FAULTS: readonly FaultClass[] = [
  streetBoardFault('a circle has another colour', (random, board) => {
    const circle = pickRandom(board.circles, random);
    const colour = other<Circle['colour']>(COLOURS[board.game], circle.colour, random);
    return [
      { ...board, circles: replaceItem(board.circles, circle, { ...circle, colour }) },
      `c${circle.number} is ${colour}, not ${circle.colour}`,
    ];
  }),
  streetBoardFault('two circles have exchanged colours', (random, board) => {
    const first = pickWhere(board.circles, random, ({ colour }) => colour !== 'white');
    const second = pickWhere(board.circles, random, ({ colour }) => colour !== first.colour);
    return [
      { ...board, circles: swapFieldValues(board.circles, first, second, 'colour') },
      `c${first.number} is ${second.colour} and c${second.number} ${first.colour}`,
    ];
  }),
  streetBoardFault('a crossing has another border', (random, board) => {
    const bordered = board.crossings.filter(({ border }) => border !== undefined);
    const crossing = pickRandom(random() < 0.5 ? bordered : board.crossings, random);
    const border = other<Crossing['border']>(BORDERS[board.game], crossing.border, random);
    return [
      withBorder(board, crossing, border),
      `${crossing.id}: ${border ?? 'no'} border instead of ${crossing.border ?? 'none'}`,
    ];
  }),
  streetBoardFault('a border is at the wrong crossing', (random, board) => {
    const from = pickWhere(board.crossings, random, ({ border }) => border !== undefined);
    const to = pickWhere(board.crossings, random, ({ border }) => border === undefined);
    return [
      withBorder(withBorder(board, from, undefined), to, from.border),
      `the ${from.border ?? ''} border of ${from.id} is at ${to.id}`,
    ];
  }),
  streetBoardFault('a decided section is wrong', (random, board) => {
    const crossing = pickRandom(board.crossings, random);
    const sector = pickRandom(board.grid!.sections, random);
    const decided = board.crossings.filter((each) => each.sector !== undefined);
    const chosen = decided.length > 0 && random() < 0.3 ? pickRandom(decided, random) : crossing;
    // Declaring the section that follows from the position is not a fault.
    if (sectorRelation(board).get(chosen.id) === sector) return undefined;
    const changed = replaceItem(board.crossings, chosen, { ...chosen, sector });
    return [{ ...board, crossings: changed }, `${chosen.id} is declared to be in ${sector}`];
  }),
  streetBoardFault('the section of a node on a line is not decided', (random, board) => {
    const decided = [...board.crossings, ...board.circles].filter((each) => each.sector !== undefined);
    if (decided.length === 0) return undefined;
    const chosen = pickRandom(decided, random);
    const plain = <T extends { readonly sector?: string }>(each: T): T => {
      const { sector: _, ...rest } = each;
      return (each === (chosen as unknown) ? rest : each) as T;
    };
    return [
      { ...board, crossings: board.crossings.map(plain), circles: board.circles.map(plain) },
      `${'id' in chosen ? chosen.id : `c${chosen.number}`} has no section of its own`,
    ];
  }),
  streetBoardFault('the grid lies elsewhere', (random, board) => {
    const by = Math.round((0.04 + random() * 0.1) * board.extent[0]) * (random() < 0.5 ? 1 : -1);
    const axis = random() < 0.5 ? 0 : 1;
    const rect = board.grid!.rect.map((corner) => corner.with(axis, corner[axis] + by));
    return [
      withGrid(board, { rect: rect as unknown as Grid['rect'] }),
      `the grid is ${by} off in ${axis === 0 ? 'x' : 'y'}`,
    ];
  }),
  streetBoardFault('a column or row is missing', (random, board) => {
    const axis = random() < 0.5 ? 'columns' : 'rows';
    const labels = board.grid![axis];
    const index = pickIndex(labels, random);
    return [withGrid(board, { [axis]: labels.toSpliced(index, 1) }), `${labels[index]!} is missing`];
  }),
  streetBoardFault('two columns or rows are exchanged', (random, board) => {
    const axis = random() < 0.5 ? 'columns' : 'rows';
    const labels = board.grid![axis];
    const changed = swapWithNext(labels, pickIndex(labels.slice(1), random));
    return [withGrid(board, { [axis]: changed }), changed.join(' ')];
  }),
  streetBoardFault('a section is missing', (random, board) => {
    const section = pickRandom(board.grid!.sections, random);
    const sections = board.grid!.sections.filter((each) => each !== section);
    return [withGrid(board, { sections }), `${section} is missing`];
  }),
  oneBoardFault('whitechapel', 'a letter has another section', (random, board) => {
    const letter = pickRandom(['dearBoss', 'saucyJacky', 'fromHell'] as const, random);
    const section = pickRandom(board.grid!.sections, random);
    const named: readonly Section[] = board.letters![letter];
    if (named.includes(section)) return undefined;
    const sections = changedAt(named, random, () => section);
    return [withLetters(board, { [letter]: sections }), `${letter}: ${sections.join()}`];
  }),
  oneBoardFault('whitechapel', 'two letters have exchanged their sections', (random, board) => {
    const letters = board.letters!;
    const [a, b] = pickRandom([['dearBoss', 'saucyJacky'], ['dearBoss', 'fromHell'], ['saucyJacky', 'fromHell']] as const, random); // prettier-ignore
    return [withLetters(board, { [a]: letters[b], [b]: letters[a] }), `${a}, ${b}`];
  }),
  oneBoardFault('whitechapel', 'Goulston Street is elsewhere', (random, board) => {
    const { id } = pickRandom(board.crossings, random);
    return id === board.letters!.goulston ? undefined : [withLetters(board, { goulston: id }), id];
  }),
  streetBoardFault('the move track is wrong', (random, board) => {
    const track = board.tracks!.move;
    const index = pickIndex(track.slice(1), random);
    const move = random() < 0.5 ? track.toSpliced(index, 1) : swapWithNext(track, index);
    return [withTracks(board, { move }), move.join(' ')];
  }),
  oneBoardFault('whitechapel', 'a night is wrong', (random, board) => {
    const number = pickRandom(NIGHT, random);
    const isDate = random() < 0.2;
    const nights = changedAt(board.tracks!.nights!, random, (night) =>
      isDate ? { ...night, date: '1888-08-30' } : { ...night, [number]: night[number] + 1 },
    );
    return [withTracks(board, { nights }), `${number} or date`];
  }),
  oneBoardFault('whitehall', 'rounds or tiles are wrong', (random, board) => {
    const { rounds, tiles } = board.tracks!;
    const tile = pickRandom(TILES, random);
    return random() < 0.3
      ? [withTracks(board, { rounds: rounds! + 1 }), 'one round more']
      : [withTracks(board, { tiles: { ...tiles!, [tile]: tiles![tile] + 1 } }), `one ${tile} more`];
  }),
  anyBoardFault('the tracks are missing', (_, board) => {
    const { tracks: _tracks, ...rest } = board;
    return [rest, 'no tracks'];
  }),
];
