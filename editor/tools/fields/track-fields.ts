/** The fields of the printed tracks: the move track, nights, rounds and tiles. */
import { setBoardFields } from '../../document/index.js';
import type { HexBoard, StreetBoard } from '../../../model/index.js';
import {
  groupFieldsUnder,
  listEntryFields,
  parseWholeNumber,
  splitWords,
  type FieldEditResult,
  type FieldSpec,
} from './field.js';
import { isIsoDate } from './reviewer-fields.js';

type Tracks = NonNullable<StreetBoard['tracks']>;
type Night = NonNullable<Tracks['nights']>[number];

/** The fields of the tracks of a street board: those of its game, and others that it has. */
export const streetTrackFields = (board: StreetBoard): readonly FieldSpec<StreetBoard>[] => {
  const { game, tracks } = board;
  return groupFieldsUnder('Tracks', [
    MOVE,
    ...(game === 'lfw' || tracks?.nights ? nightFields(board) : []),
    ...(game === 'wm' || tracks?.rounds !== undefined ? [ROUNDS] : []),
    ...(game === 'wm' || tracks?.tiles ? [TILES] : []),
  ]);
};

/** The tracks with a part set, or without it. */
function changed(board: StreetBoard, part: keyof Tracks, label: string, value: unknown): FieldEditResult {
  const after: Record<string, unknown> = { ...board.tracks, [part]: value };
  const present = Object.fromEntries(Object.entries(after).filter(([, each]) => each !== undefined));
  const name = `Set ${label} of the board`;
  if ('move' in present) return { name, action: setBoardFields({ tracks: present as unknown as Tracks }) };
  return Object.keys(present).length === 0
    ? { name, action: setBoardFields({ tracks: null }) }
    : { problem: 'The other tracks need a move track: write its spaces first.' };
}

const numbersOf = (value: string): readonly number[] => (value.match(/\d+/g) ?? []).map(Number);

const MOVE: FieldSpec<StreetBoard> = {
  id: 'move',
  label: 'Move track',
  kind: 'long',
  read: ({ tracks }) => tracks?.move.join(' ') ?? '',
  hint: ({ tracks }) => (tracks ? undefined : 'Its spaces as Jack passes them, such as V IV III II I 1 2 3.'),
  set: (board, _, value) => {
    const spaces = splitWords(value);
    const wrong = spaces.find((space) => !/^([IVX]+|0|[1-9]\d?)$/.test(space));
    if (wrong !== undefined)
      return {
        problem: `A space is a number or a Roman numeral, such as 15 or IV; "${wrong.slice(0, 20)}" is neither.`,
      };
    return changed(board, 'move', 'the move track', spaces.length === 0 ? undefined : spaces);
  },
};

const nightFields = ({ tracks }: StreetBoard): readonly FieldSpec<StreetBoard>[] =>
  listEntryFields<StreetBoard, Night>({
    id: 'night',
    label: (count, isNew) => (isNew ? 'Another night' : `Night ${count}`),
    kind: 'long',
    entries: tracks?.nights ?? [],
    write: ({ date, women, marked, kills, coach, alley }) =>
      `${date}: ${women} women, ${marked} marked, ${kills} to kill, ${coach} coach, ${alley} alley`,
    read: (text) => {
      const [date = ''] = /^\S{8,10}(?=[\s:,]|$)/.exec(text)?.[0].split(':') ?? [];
      const [women, marked, kills, coach, alley, ...more] = numbersOf(text.slice(date.length));
      if (!isIsoDate(date) || alley === undefined || more.length > 0)
        return {
          problem:
            'A night has a date and five numbers: women, marked ones, how many to kill, coaches, alleys. 1888-08-31: 8 5 1 3 2.',
        };
      return { date, women: women!, marked: marked!, kills: kills!, coach: coach!, alley };
    },
    hint: 'Date, women, marked, to kill, coaches, alleys: 1888-08-31: 8 5 1 3 2.',
    name: 'Set the nights of the board',
    set: (board, nights) => {
      const answer = changed(board, 'nights', 'the nights', nights.length === 0 ? undefined : nights);
      return 'problem' in answer ? answer : answer.action;
    },
  });

const ROUNDS: FieldSpec<StreetBoard> = {
  id: 'rounds',
  label: 'Rounds',
  kind: 'number',
  read: ({ tracks }) => String(tracks?.rounds ?? ''),
  set: (board, _, value) => {
    const rounds = parseWholeNumber(value, 1, 99);
    if (value.trim() !== '' && rounds === undefined)
      return { problem: 'The rounds are a whole number, from 1 to 99.' };
    return changed(board, 'rounds', 'the rounds', rounds);
  },
};

const TILES: FieldSpec<StreetBoard> = {
  id: 'tiles',
  label: 'Tiles',
  kind: 'text',
  read: ({ tracks }) =>
    tracks?.tiles
      ? `${tracks.tiles.coach} coach, ${tracks.tiles.alley} alley, ${tracks.tiles.boat} boat`
      : '',
  set: (board, _, value) => {
    const [coach, alley, boat, ...more] = numbersOf(value);
    if (value.trim() === '') return changed(board, 'tiles', 'the tiles', undefined);
    if (boat === undefined || more.length > 0)
      return { problem: 'The tiles are three numbers: coaches, alleys and boats, such as 2 2 2.' };
    return changed(board, 'tiles', 'the tiles', { coach, alley, boat });
  },
};

/** The fields of the round track of Mr Jack: who plays in each round, and the lamp that goes out after it. */
export const HEX_TRACK_FIELDS: readonly FieldSpec<HexBoard>[] = groupFieldsUnder('Tracks', [
  {
    id: 'rounds',
    label: 'Rounds',
    kind: 'long',
    read: ({ tracks }) =>
      tracks?.rounds.map(({ order, lamp }) => (lamp ? `${order} ${lamp}` : order)).join(', ') ?? '',
    hint: () => 'D the Detective, J Jack, and the lamp that goes out: DJJD 1, JDDJ 2, DJJD.',
    set: (_, __, value) => {
      const rounds = value.split(/[,;\n]+/).flatMap((each) => (each.trim() === '' ? [] : [each.trim()]));
      const parsed = rounds.map((round) => /^([DJ]{4})(?:\s+([1-4]))?$/.exec(round.toUpperCase()));
      const wrong = rounds[parsed.indexOf(null)];
      if (wrong !== undefined)
        return {
          problem: `A round is four letters D or J and perhaps a lamp, such as DJJD 1; "${wrong.slice(0, 20)}" is none.`,
        };
      const tracks = {
        rounds: parsed.map((each) => ({ order: each![1]!, ...(each![2] && { lamp: each![2] as '1' }) })),
      };
      return {
        name: 'Set the rounds of the board',
        action: setBoardFields({ tracks: rounds.length === 0 ? null : tracks }),
      };
    },
  },
]);
