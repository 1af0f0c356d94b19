/** Invariants of Whitehall Mystery. */
import type { Action } from '../../engine/index.js';
import type { Phase, WhitehallState } from '../../engine/whitehall/state/state.js';
import { createChecklist, isIn, isSet } from './check-whole-games.js';
import type { ReferenceMoves } from './reference-street-moves.js';

/** The phases that may follow each phase. */
export const WHITEHALL_PHASE_SUCCESSORS: Readonly<Record<Phase, readonly Phase[]>> = {
  SETUP_DL: ['SETUP_FIG'],
  SETUP_FIG: ['SETUP_FIG', 'SETUP_START'],
  SETUP_START: ['HUNT1', 'OVER'],
  HUNT1: ['HUNT2'],
  HUNT2: ['HUNT2', 'HUNT3F', 'HUNT3'],
  HUNT3F: ['HUNT3'],
  HUNT3: ['HUNT3', 'HUNT1', 'TURN_END', 'ROUND_END', 'OVER'],
  TURN_END: ['HUNT1', 'ROUND_END', 'OVER'],
  ROUND_END: ['HUNT1', 'OVER'],
  OVER: [],
};

const CLUES = 15;
const LAST = 15;
const TILES = 2;

/** Describes every violated invariant. */
export function findWhitehallViolations(
  reading: ReferenceMoves,
  before: WhitehallState,
  action: Action,
  now: WhitehallState,
): string[] {
  const { faults, check } = createChecklist();
  const row = now.rows.at(-1) ?? [];
  const figures = Object.values(now.figures);
  const isHunt = now.rows.length > 0;

  check(isSet(figures) && figures.length <= 3, 'figures: three, one a crossing');
  check(!isHunt || figures.length === 3, 'a figure is gone');
  check(
    isIn(now.options.figures, Object.keys(now.figures) as (typeof now.options.figures)[number][]),
    'a figure that is not in play',
  );
  check(
    now.locations.length === (now.phase === 'SETUP_DL' ? 0 : 4) && isSet(now.locations),
    'four locations',
  );
  check(isSet(now.reached) && isIn(now.locations, now.reached), 'a marker off the locations');
  check(now.rows.length === (isHunt ? now.round : 0), 'a row for every round');
  check(now.reached.length === now.rows.length + (now.result === 'jack.dl4' ? 1 : 0), 'rounds and markers');
  check(
    now.rows.every((each, i) => each[0] === now.reached[i]),
    'a round begins elsewhere',
  );

  check(isSet(now.clues) && now.clues.length <= CLUES + 1 && isIn(row, now.clues), 'clue markers');
  const earned = now.options.falseClues ? Math.min(3, Math.floor(now.clues.length / 5)) : 0;
  check(isSet(now.falseClues) && now.falseStock + now.falseClues.length === earned, 'false clues');
  check(!now.falseClues.some((circle) => now.locations.includes(circle)), 'a false clue on a location');

  for (const kind of ['alley', 'boat', 'coach'] as const) {
    const laid = (state: WhitehallState): number => state.laid.filter((each) => each.kind === kind).length;
    const [left, had] = [now.tiles[kind], before.tiles[kind]];
    check(left >= 0 && left + laid(now) <= TILES, `${kind} tiles`);
    const gained = action.type === 'reclaim' && action['tile'] === kind ? 1 : 0;
    const used = action.type === kind ? 1 : 0;
    check(left === had + gained - used, `${kind} tiles come and go by use`);
    if (now.round === before.round)
      check(laid(now) === laid(before) + used || now.result === 'jack.dl4', `${kind} tiles beside the track`);
  }
  check(isSet(now.spent), 'an ability spent twice');
  check(isSet(now.moved) && isSet(now.acted), 'a figure twice');
  check(now.search === null || !now.acted.includes(now.search.colour), 'a search of a figure that has acted');
  if (action.type === 'move')
    check(
      reading
        .walks(before.rows.at(-1)!.at(-1)!, new Set(Object.values(before.figures)))
        .includes(action['to'] as number),
      'a walk past figures',
    );
  if (action.type !== 'move' && before.phase === 'HUNT1' && before.round === now.round) {
    const goals = before.locations.filter((circle) => !before.reached.includes(circle));
    check(!goals.includes(row.at(-1)!), 'a tile into a location');
  }
  return [...rowFaults(reading, now), ...faults];
}

/** The row is a walk whose steps fit the tiles used, and the track figure stands at its end (WM-R03 to R10). */
function rowFaults(reading: ReferenceMoves, now: WhitehallState): string[] {
  const faults: string[] = [];
  const row = now.rows.at(-1) ?? [];
  if (now.index !== Math.max(0, row.length - 1) || now.index > LAST)
    faults.push('the track figure is off the row');
  // When the last marker is placed the tiles leave the track before the game ends.
  if (now.result === 'jack.dl4') return faults;
  const spaces = now.laid.flatMap((each) => each.spaces);
  if (!isSet(spaces) || spaces.some((space) => space < 1 || space > now.index))
    faults.push('tiles off the track');
  for (let i = 1; i < row.length; i++) {
    const [from, to] = [row[i - 1]!, row[i]!];
    const used = now.laid.find((each) => each.spaces.includes(i));
    const isRepeated = used !== undefined && used.kind !== 'coach' && used.spaces[0] !== i;
    const ways =
      used?.kind === 'alley'
        ? reading.alleys(from, now.variants.mixedFaces === 'houses')
        : used?.kind === 'boat'
          ? reading.boats(from)
          : reading.walks(from);
    if (isRepeated ? from !== to : !ways.includes(to))
      faults.push(`${from} and ${to} are not joined by ${used?.kind ?? 'a walk'}`);
  }
  return faults;
}
