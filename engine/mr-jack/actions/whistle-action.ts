/** Goodley whistles (MJ-R25). */
import {
  allStreetDistances,
  CHARACTERS,
  hexNetworkOf,
  type Character,
  type HexId,
} from '../../../model/index.js';
import type { FieldCheck } from '../../game/contract.js';
import type { Refusal } from '../../game/action.js';
import { isListOf } from '../../game/field-checks.js';
import { publicEvent, refusal } from '../../game/steps.js';
import {
  isAbilityPending,
  defineAction,
  type MrJackState,
  type MrJackBoardAndState,
} from '../state/state.js';
import { continueCard } from '../state/phase-transitions.js';
import {
  findUncalledOccupant,
  legalWhistles,
  minWhistlePoints,
  WHISTLE_MOVE_POINTS,
} from '../state/whistle.js';

interface Called {
  readonly character: Character;
  readonly to: HexId;
}

/** A character and a hex; its cost may be sent along as a hint. */
const isCall: FieldCheck = (value) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { character, to, cost: _, ...rest } = value as Readonly<Record<string, unknown>>;
  return typeof character === 'string' && typeof to === 'string' && Object.keys(rest).length === 0;
};

const sortCalls = (moves: readonly Called[]): Called[] =>
  moves.map(({ character, to }) => ({ character, to })).sort((a, b) => (a.character < b.character ? -1 : 1));

const whistle = defineAction<{ moves: readonly Called[] }>('whistle', 'MJ-R25', {
  fields: { moves: isListOf(isCall) },
  isDue: isAbilityPending('goodley'),
  // There are hundreds of whistles. Asking `refuse` for each makes random games of Mr Jack take 42 ms instead of 24 ms.
  listLegal: ({ board, state }) => legalWhistles(board, state).map((moves) => ({ type: 'whistle', moves })),
  // Neither the order of the walks nor their cost distinguishes whistles.
  normalise: ({ type, moves }) => ({ type, moves: sortCalls(moves) }),
  refuse: (position, { moves }) => refuseWhistle(position, moves),
  perform: ({ board, state }, { moves }) => {
    const ends = Object.fromEntries(moves.map(({ character, to }) => [character, to]));
    const now: MrJackState = {
      ...state,
      pos: { ...state.pos, ...ends },
      mustFace: Object.hasOwn(ends, 'watson'),
    };
    const moved = moves.map(({ character, to }) => ({ character, from: state.pos[character], to }));
    return continueCard(board, now, publicEvent('whistled', { moves: moved }), { used: true });
  },
});

/** Why a whistle is illegal. `legalWhistles` lists those that it does not refuse. */
function refuseWhistle({ board, state }: MrJackBoardAndState, moves: readonly Called[]): Refusal | undefined {
  const refuse = (code: string, message: string): Refusal => refusal(code, 'MJ-R25', message);
  const { ids, indexOfId, walkable } = hexNetworkOf(board);
  const distances = allStreetDistances(board);
  const goodley = indexOfId.get(state.pos.goodley)! * ids.length;
  const stranger = moves.find(({ character }) => !CHARACTERS.includes(character));
  if (stranger) return refuse('noSuchCharacter', `There is no character "${stranger.character}".`);
  if (moves.some(({ character }) => character === 'goodley'))
    return refuse('himself', 'Goodley calls others, not himself.');
  if (hasTwice(moves, 'character')) return refuse('twice', 'Each character walks at most once.');
  let points = 0;
  for (const { character, to } of moves) {
    const from = indexOfId.get(state.pos[character])!;
    const end = indexOfId.get(to);
    if (end === undefined || walkable[end] === 0) return refuse('notWalkable', `No one can stand on ${to}.`);
    const left = distances[goodley + end]!;
    if (left < 0 || left >= distances[goodley + from]!)
      return refuse('notNearer', `The hex ${to} is no nearer to Goodley by street than ${ids[from]!}.`);
    points += distances[from * ids.length + end]!;
  }
  if (points > WHISTLE_MOVE_POINTS)
    return refuse('tooFar', `These walks take ${points} points; the whistle gives ${WHISTLE_MOVE_POINTS}.`);
  const held = findUncalledOccupant(state, moves);
  if (held !== undefined) return refuse('taken', `The hex ${state.pos[held]} is taken by ${held}.`);
  if (hasTwice(moves, 'to')) return refuse('taken', 'Two cannot end on one hex.');
  const least = minWhistlePoints(board, state);
  return points < least
    ? refuse('tooFew', `The whistle must use at least ${least} points here; these walks take ${points}.`)
    : undefined;
}

const hasTwice = (moves: readonly Called[], field: keyof Called): boolean =>
  moves.some((move, i) => moves.some((other, j) => j < i && other[field] === move[field]));

export const WHISTLE_ACTIONS = [whistle];
