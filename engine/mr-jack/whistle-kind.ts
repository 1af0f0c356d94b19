/** Goodley whistles (MJ-R25). */
import { CHARACTERS, type Character, type HexId } from '../../model/index.js';
import { walkingSteps } from '../../model/hex/index.js';
import type { Form, Refusal } from '../contract.js';
import { listOf } from '../forms.js';
import { after, refusal, shown, step } from '../steps.js';
import { isAbilityOf, kind } from './kind.js';
import { goOn } from './passages.js';
import type { MrJackState, MrJackTable } from './state.js';
import { leastPoints, POINTS, streetDistance, whistlesOf } from './whistle.js';

interface Called {
  readonly character: Character;
  readonly to: HexId;
}

/** A character and a hex; what it costs may be told with it. */
const isCall: Form = (value) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { character, to, cost: _, ...rest } = value as Readonly<Record<string, unknown>>;
  return typeof character === 'string' && typeof to === 'string' && Object.keys(rest).length === 0;
};

const inOrder = (moves: readonly Called[]): Called[] =>
  moves.map(({ character, to }) => ({ character, to })).sort((a, b) => (a.character < b.character ? -1 : 1));

const whistle = kind<{ type: 'whistle'; moves: readonly Called[] }>({
  type: 'whistle',
  fields: { moves: listOf(isCall) },
  rule: 'MJ-R25',
  isDue: isAbilityOf('goodley'),
  list: ({ board, state }) => whistlesOf(board, state).map((moves) => ({ type: 'whistle', moves })),
  // Neither the order of the walks nor their cost tells one whistle from another.
  plain: ({ type, moves }) => ({ type, moves: inOrder(moves) }),
  refuse: (table, { moves }) => whyNot(table, moves),
  perform: ({ board, state }, { moves }) => {
    const ends = Object.fromEntries(moves.map(({ character, to }) => [character, to]));
    const now: MrJackState = {
      ...state,
      pos: { ...state.pos, ...ends },
      mustFace: Object.hasOwn(ends, 'watson'),
    };
    const told = moves.map(({ character, to }) => ({ character, from: state.pos[character], to }));
    return after(step(now, shown('whistled', { moves: told })), (next) => goOn(board, next, { used: true }));
  },
});

/** What is wrong with a whistle. */
function whyNot({ board, state }: MrJackTable, moves: readonly Called[]): Refusal | undefined {
  const refused = (code: string, message: string): Refusal => refusal(code, 'MJ-R25', message);
  const names = moves.map(({ character }) => character);
  const stranger = names.find((name) => !CHARACTERS.includes(name));
  if (stranger !== undefined) return refused('noSuchCharacter', `There is no character "${stranger}".`);
  if (names.includes('goodley')) return refused('himself', 'Goodley calls others, not himself.');
  if (new Set(names).size < names.length) return refused('twice', 'Each character walks at most once.');
  let points = 0;
  for (const { character, to } of moves) {
    if (!walkingSteps(board).has(to)) return refused('notWalkable', `Nobody can stand on ${to}.`);
    const from = state.pos[character];
    const [away, left] = [from, to].map((hex) => streetDistance(board, hex, state.pos.goodley));
    if (left! < 0 || left! >= away!)
      return refused('notNearer', `The hex ${to} is no nearer to Goodley by street than ${from}.`);
    points += streetDistance(board, from, to);
  }
  if (points > POINTS)
    return refused('tooFar', `These walks take ${points} points; the whistle gives ${POINTS}.`);
  const ends = new Set<HexId>(moves.map(({ to }) => to));
  const standing = CHARACTERS.filter((each) => !names.includes(each));
  const held = standing.find((each) => ends.has(state.pos[each]));
  if (held !== undefined) return refused('taken', `The hex ${state.pos[held]} is taken by ${held}.`);
  if (ends.size < moves.length) return refused('taken', 'Two cannot end on one hex.');
  const least = leastPoints(board, state);
  return points < least
    ? refused('tooFew', `The whistle must use at least ${least} points here; these walks take ${points}.`)
    : undefined;
}

export const WHISTLE_KINDS = [whistle];
