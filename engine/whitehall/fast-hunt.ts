/** A round of Whitehall Mystery on typed arrays. */
import type { StreetBoard } from '../../model/index.js';
import type { FastHunt } from '../fast.js';
import { commonAction } from '../streets/fast/actions.js';
import { loadCommon, unloadCommon } from '../streets/fast/hunt.js';
import { machineOf, type HuntRules, type OwnRules } from '../streets/fast/machine.js';
import * as codes from '../streets/fast/move-codes.js';
import { beginMoves } from '../streets/fast/pawn-effects.js';
import { longest } from '../streets/fast/room.js';
import { tablesOf, type Lists, type StreetTables } from '../streets/fast/tables.js';
import * as at from '../streets/fast/words.js';
import { waysOf } from '../streets/ways.js';
import { BROWN, GREEN } from './abilities.js';
import { boardOfAlleys, lastSpace, takesCoach } from './moves.js';
import { isNeeded, SLOTS } from './options.js';
import { goalsOf, type WhitehallState } from './state.js';

type State = WhitehallState;

const PHASES = ['HUNT1', undefined, 'HUNT2', 'HUNT3F', 'HUNT3', 'TURN_END'] as const;
/** The abilities that can be used up, by the bit of each. */
const BITS = [BROWN, GREEN];

/** The hunt that goes on in a state; undefined if none does, the board does not fit, or a host's ability is in play. */
export function fastWhitehall(board: StreetBoard, first: State): FastHunt<State> | undefined {
  const { options, variants } = first;
  const tables = tablesOf(board);
  const alleys = tablesOf(boardOfAlleys(board, first))?.alleys;
  const isPlain = SLOTS.every((slot) => !isNeeded(slot, options) || variants.abilities[slot] === 'none');
  if (tables === null || alleys === undefined || !isPlain || !PHASES.some((phase) => phase === first.phase))
    return undefined;
  const colours = options.figures;
  const rules = rulesOf(board, first, tables, alleys);
  const machine = machineOf(rules, (beginEscape) => ownRules(first, rules, beginEscape));
  return {
    ...machine,
    load: (state) => {
      const words = loadCommon(rules.police, colours, state, state.figures, state.laid);
      words[at.PHASE] = PHASES.indexOf(state.phase as 'HUNT1');
      words[at.COACHES] = state.tiles.coach;
      words[at.ALLEYS] = state.tiles.alley;
      words[at.BOATS] = state.tiles.boat;
      words[at.SPENT] = at.bitsOf(state.spent.map((id) => BITS.indexOf(id)));
      return words;
    },
    unload: (words) => {
      const spaces = variants.alleyBoatSpaces;
      const { pawns, laid, common } = unloadCommon(rules.police, colours, words, first, spaces);
      return {
        ...first,
        ...common,
        phase: PHASES[words[at.PHASE]!]!,
        figures: pawns,
        tiles: { alley: words[at.ALLEYS]!, boat: words[at.BOATS]!, coach: words[at.COACHES]! },
        laid,
        spent: BITS.filter((_, bit) => (words[at.SPENT]! & (1 << bit)) !== 0),
      };
    },
    action: (code) =>
      codes.kindOfCode(code) === codes.DECLARE ? { type: 'declareDL' } : commonAction(tables, colours, code),
  };
}

function rulesOf(board: StreetBoard, first: State, tables: StreetTables, alleys: Lists): HuntRules {
  const { options, variants, laid, tiles } = first;
  const { circles, indexOf, searched } = tables;
  const { figures } = options;
  const last = lastSpace(board);
  const goals = new Uint8Array(circles.length);
  for (const circle of goalsOf(first)) goals[indexOf.get(circle)!] = 1;
  const noCoach = Uint8Array.from(circles, (circle) => (takesCoach(board, first, circle) ? 0 : 1));
  const noRide = noCoach.map((isBarred, circle) => isBarred | goals[circle]!);
  const { colourOf } = waysOf(board);
  const once = variants.reinforcementUses === 'once' ? 1 : 0;
  const mostLaid = laid.length + Math.min(last + 1, tiles.coach + tiles.alley + tiles.boat);
  return {
    jack: {
      ...{ tables, alleys, last, crossingSpaces: variants.alleyBoatSpaces, noRide, noCrossing: goals },
      noVia: variants.coachMidDL === 'allow' ? noCoach : noRide,
    },
    police: {
      ...{ tables, searched, pawns: figures.length, turns: figures.map((_, pawn) => 1 << pawn) },
      layout: at.layoutOf({ row: last + 1, called: longest(searched), laid: mostLaid }),
      ...{ areaArrests: false, areaPawn: figures.indexOf('green'), areaBit: once << BITS.indexOf(GREEN) },
      ...{ guessPawn: figures.indexOf('brown'), guessBit: once << BITS.indexOf(BROWN), goals },
      guesses: Int32Array.from(circles.flatMap((circle, i) => (colourOf.get(circle) === 'white' ? [i] : []))),
      ...{ rushing: false, mayStop: true, mayPass: true, currentCounts: true },
      cluesAgain: variants.repeatClue === 'endsAction',
      earning: options.falseClues ? 15 : 0,
    },
    specialsSave: variants.stuckRule === 'anySpecial',
  };
}

/** Discovery Locations: reaching them, declaring them, and what they bar. */
function ownRules(
  first: State,
  { jack, police }: HuntRules,
  beginEscape: (words: Int32Array) => number,
): OwnRules {
  const { goals } = police;
  const locations = new Set(first.locations.map((circle) => jack.tables.indexOf.get(circle)!));
  const isThere = (words: Int32Array): boolean => goals[words[at.AT]!] === 1;
  const goOn = (words: Int32Array): number =>
    words[at.INDEX]! >= jack.last ? codes.TRACK_FULL : beginEscape(words);
  return {
    mayHoldFalseClue: (circle) => !locations.has(circle),
    arrive: (words) => {
      beginMoves(words);
      return codes.GOES_ON;
    },
    endTurn: (words) => {
      beginMoves(words);
      if (first.variants.declareDL === 'must') return isThere(words) ? codes.HOME : goOn(words);
      // He is asked too where he would lose, or a pause would betray him.
      if (goOn(words) === codes.GOES_ON && !isThere(words)) return codes.GOES_ON;
      words[at.PHASE] = at.ASKED;
      return codes.GOES_ON;
    },
    moves: (words, into) => {
      if (words[at.PHASE] !== at.ASKED) return 0;
      let count = 0;
      if (isThere(words)) into[count++] = codes.codeOf(codes.DECLARE);
      into[count++] = codes.codeOf(codes.NO_DECLARE);
      return count;
    },
    make: (words, code) => (codes.kindOfCode(code) === codes.DECLARE ? codes.HOME : goOn(words)),
  };
}
