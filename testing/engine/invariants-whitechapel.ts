/** Invariants of Letters from Whitechapel. */
import type { Action } from '../../engine/index.js';
import { PAWN_COLOURS, type Phase, type WhitechapelState } from '../../engine/whitechapel/state/state.js';
import { createChecklist, isIn, isSet } from './check-whole-games.js';
import type { ReferenceMoves } from './reference-street-moves.js';

/** The phases that may follow each phase, without those that pass at once. */
export const WHITECHAPEL_PHASE_SUCCESSORS: Readonly<Record<Phase, readonly Phase[]>> = {
  SETUP: ['HELL2'],
  HELL2: ['HELL3'],
  HELL3: ['HELL3', 'HELL3L', 'HELL5', 'OVER'],
  HELL3L: ['HELL3L', 'HELL5'],
  HELL5: ['HELL6', 'HUNT1', 'HUNT2', 'OVER'],
  HELL6: ['HELL6', 'HELL7'],
  HELL7: ['HELL5'],
  HUNT1: ['HUNT1', 'HUNT1L', 'HUNT2', 'HELL2', 'OVER'],
  HUNT1L: ['HUNT1L', 'HUNT2'],
  HUNT2: ['HUNT2', 'HUNT3F', 'HUNT3'],
  HUNT3F: ['HUNT3'],
  HUNT3: ['HUNT3', 'HUNT1', 'OVER'],
  OVER: [],
};

/** Women, marked women, kills, coaches and alleys by night, as the rulebook prints them (LFW-R01, R02). */
const NIGHTS = [
  { women: 8, marked: 5, kills: 1, coach: 3, alley: 2 },
  { women: 7, marked: 4, kills: 1, coach: 2, alley: 2 },
  { women: 6, marked: 3, kills: 2, coach: 2, alley: 1 },
  { women: 4, marked: 1, kills: 1, coach: 1, alley: 1 },
];
const CLUES = 19;
const LAST = 15;

/** Describes every violated invariant. */
export function findWhitechapelViolations(
  reading: ReferenceMoves,
  before: WhitechapelState,
  action: Action,
  now: WhitechapelState,
): string[] {
  const { faults, check } = createChecklist();
  const night = NIGHTS[now.night - 1]!;
  const isCrimeDone = now.index !== null;
  const isOverAtHome = now.result === 'jack.nights';
  const killed = NIGHTS.slice(0, now.night - (isCrimeDone || isOverAtHome ? 0 : 1)).reduce(
    (sum, { kills }) => sum + kills,
    0,
  );
  const row = now.rows.at(-1) ?? [];
  const pawns = Object.values(now.police);
  const faces = now.patrols.map(({ face }) => face);

  check(
    isSet(pawns) && (pawns.length === 0 || pawns.length === PAWN_COLOURS.length),
    'pawns: five, one a crossing',
  );
  check(isSet(now.patrols.map(({ crossing }) => crossing)), 'two patrols on a crossing');
  check(faces.length === 0 || isIn(faces, PAWN_COLOURS), 'a real patrol is gone');
  check(faces.filter((face) => face === 'fake').length <= 2, 'three fakes');
  check(
    now.patrols.every(({ face, revealed }) => !(revealed && face === 'fake')),
    'a fake lies open',
  );
  check(pawns.length === 0 || faces.length === 0, 'patrols and pawns');

  check(now.women.length === 0 || now.women.length === 8 - killed, 'women are eight but for those killed');
  check(
    now.women.length === 0 || now.women.filter(({ marked }) => marked).length === night.marked,
    'marked women',
  );
  check(now.women.length === 0 || now.women.length === night.women, 'women of the night');
  check(isSet(now.wretched), 'two Wretched on a circle');
  check(now.wretched.length === 0 || now.wretched.length === night.marked, 'a Wretched is gone');
  check(isIn(now.wretched, now.toMove), 'a Wretched to move that is not there');
  check(now.crimeScenes.length === killed, 'Crime Scenes of the nights');
  check(isSet(now.crimeScenes), 'two Crime Scenes on a circle');
  check(!now.wretched.some((circle) => now.crimeScenes.includes(circle)), 'a Wretched on a Crime Scene');

  check(
    isSet(now.clues) && now.clues.length <= CLUES && now.cluesTonight === now.clues.length,
    'clue markers',
  );
  check(isIn(row, now.clues), 'a clue off the row');
  const earned = now.options.falseClues ? Math.floor(now.cluesTonight / 5) : 0;
  check(
    isSet(now.falseClues) && now.falseStock + now.falseClues.length === earned && earned <= 3,
    'false clues',
  );

  const laid = (kind: string): number => now.specials.filter((each) => each.kind === kind).length;
  const isStocked = now.phase !== 'SETUP' && !isOverAtHome;
  check(
    !isStocked || now.coach + laid('coach') === night.coach,
    'coaches laid and left are those of the night',
  );
  check(
    !isStocked || now.alley + laid('alley') === night.alley,
    'alleys laid and left are those of the night',
  );

  check(isSet(now.lettersSpent) && now.lettersSpent.length <= 3, 'letters');
  check(!now.options.letters ? now.lettersSpent.length === 0 : true, 'a letter that is not played with');
  check(now.head === null || now.head === now.deals.headOrder[now.night - 1], 'the Head tile of the night');
  check(isSet(now.moved) && isSet(now.acted), 'a pawn twice');
  check(now.search === null || !now.acted.includes(now.search.colour), 'a search of a pawn that has acted');
  check(now.hideout === before.hideout || before.phase === 'SETUP', 'the hideout moved');
  check(now.rows.length === (now.phase === 'SETUP' ? 0 : now.night), 'a row for every night');
  if (action.type === 'move' && now.night === before.night)
    check(
      reading
        .walks(before.rows.at(-1)!.at(-1)!, new Set(Object.values(before.police)))
        .includes(action['to'] as number),
      'a walk past police',
    );
  return [...rowFaults(reading, now), ...faults];
}

/** The row is a walk whose steps fit the tiles used, and the track pawn stands at its end (LFW-R15, R21 to R31). */
function rowFaults(reading: ReferenceMoves, now: WhitechapelState): string[] {
  const row = now.rows.at(-1) ?? [];
  if (now.index === null) return now.result === null && row.length > 0 ? ['a row before the crime'] : [];
  const faults: string[] = [];
  const start = now.variants.track === 'flat15' ? 0 : 1 - now.time!;
  if (now.index !== start + row.length - 1 || now.index > LAST) faults.push('the track pawn is off the row');
  const spaces = now.specials.flatMap((each) => each.spaces);
  if (!isSet(spaces) || spaces.some((space) => space <= start || space > now.index!))
    faults.push('tokens off the track');
  if (
    now.specials.some(
      ({ kind, spaces: used }) => used.length !== (kind === 'coach' ? 2 : 1) || used[1] === used[0]! + 2,
    )
  )
    faults.push('a token on wrong spaces');
  const crimes = NIGHTS[now.night - 1]!.kills;
  for (let i = crimes; i < row.length; i++) {
    const used = now.specials.find((each) => each.spaces.includes(start + i));
    const ways = used?.kind === 'alley' ? reading.alleys(row[i - 1]!) : reading.walks(row[i - 1]!);
    if (!ways.includes(row[i]!))
      faults.push(`${row[i - 1]!} and ${row[i]!} are not joined by ${used?.kind ?? 'a walk'}`);
  }
  if (!row.slice(0, crimes).every((circle) => now.crimeScenes.includes(circle)))
    faults.push('the row begins elsewhere');
  return faults;
}
