/** The abilities except the whistle: alibi, lantern, lamps, cordons, swap, manholes (MJ-R20 to R23, R26, R27). */
import { CHARACTERS, DIRECTIONS, type Character, type Direction, type HexId } from '../../../model/index.js';
import { isString } from '../../game/field-checks.js';
import { chainStep, refusal, publicEvent, step, privateEvent } from '../../game/steps.js';
import { JACK } from '../../game/action.js';
import { isAbilityPending, defineAction, type MrJackState } from '../state/state.js';
import { continueCard } from '../state/phase-transitions.js';
import { seatOfCard } from '../state/rounds.js';
import { gaslightsOf, manholesOf } from '../state/reach.js';

type State = MrJackState;

const drawAlibi = defineAction('drawAlibi', 'MJ-R20', {
  // After the move, not before.
  isDue: (position) => isAbilityPending('holmes')(position) && position.state.acting!.moved,
  perform: ({ board, state }) => {
    const [character, ...alibiPile] = state.alibiPile as [Character, ...Character[]];
    const seat = seatOfCard(board, state);
    const hand = seat === JACK ? 'alibisJack' : 'alibisDet';
    return chainStep(
      step<State>(
        { ...state, alibiPile, [hand]: [...state[hand], character] },
        publicEvent('alibiDrawn', { seat }),
        privateEvent([seat], 'alibiSeen', { character }),
      ),
      (now) => continueCard(board, now, { used: true }),
    );
  },
});

/** Due whenever Watson was moved, by whichever card, before anything else. */
const face = defineAction<{ dir: Direction }>('face', 'MJ-R21', {
  fields: { dir: isString },
  isDue: ({ state }) => state.mustFace,
  candidates: () => DIRECTIONS.map((dir) => ({ type: 'face', dir })),
  refuse: (_, { dir }) =>
    DIRECTIONS.includes(dir)
      ? undefined
      : refusal('noSuchDirection', 'MJ-R21', `The directions are ${DIRECTIONS.join(', ')}.`),
  perform: ({ board, state }, { dir }) => {
    const isHis = state.acting!.character === 'watson';
    return chainStep(
      step<State>({ ...state, watsonFacing: dir, mustFace: false }, publicEvent('watsonFaced', { dir })),
      (now) => continueCard(board, now, isHis ? { used: true } : {}),
    );
  },
});

const lamp = defineAction<{ tile: string; to: HexId }>('lamp', 'MJ-R22', {
  fields: { tile: isString, to: isString },
  isDue: isAbilityPending('smith'),
  candidates: ({ board, state }) =>
    state.lit.flatMap(({ tile }) => gaslightsOf(board).map((to) => ({ type: 'lamp', tile, to }))),
  refuse: ({ board, state }, { tile, to }) => {
    if (!state.lit.some((each) => each.tile === tile))
      return refusal('noSuchTile', 'MJ-R22', `No lit tile "${tile}" lies on the board.`);
    if (!gaslightsOf(board).includes(to))
      return refusal('noGaslight', 'MJ-R22', `There is no gaslight on ${to}.`);
    return isLit(state, to) ? refusal('isLit', 'MJ-R22', `The gaslight on ${to} is lit already.`) : undefined;
  },
  perform: ({ board, state }, { tile, to }) => {
    const from = state.lit.find((each) => each.tile === tile)!.hex;
    const lit = state.lit.map((each) => (each.tile === tile ? { tile, hex: to } : each));
    return chainStep(step<State>({ ...state, lit }, publicEvent('lampMoved', { tile, from, to })), (now) =>
      continueCard(board, now, { used: true }),
    );
  },
});

const isLit = ({ lit }: State, hex: HexId): boolean => lit.some((each) => each.hex === hex);

const cordon = defineAction<{ from: string; to: string }>('cordon', 'MJ-R23', {
  fields: { from: isString, to: isString },
  isDue: isAbilityPending('lestrade'),
  candidates: ({ board, state }) =>
    state.cordons.flatMap((from) => board.exits.map(({ id: to }) => ({ type: 'cordon', from, to }))),
  refuse: ({ board, state }, { from, to }) => {
    if (!state.cordons.includes(from))
      return refusal('noCordon', 'MJ-R23', `There is no cordon at "${from}".`);
    if (!board.exits.some(({ id }) => id === to))
      return refusal('noSuchExit', 'MJ-R23', `There is no exit "${to}".`);
    return state.cordons.includes(to)
      ? refusal('cordoned', 'MJ-R23', `The exit ${to} is under cordon already.`)
      : undefined;
  },
  perform: ({ board, state }, { from, to }) => {
    const cordons = state.cordons.map((each) => (each === from ? to : each)).toSorted();
    return chainStep(step<State>({ ...state, cordons }, publicEvent('cordonMoved', { from, to })), (now) =>
      continueCard(board, now, { used: true }),
    );
  },
});

const swap = defineAction<{ with: Character }>('swap', 'MJ-R26', {
  fields: { with: isString },
  isDue: isAbilityPending('gull'),
  candidates: () => CHARACTERS.map((each) => ({ type: 'swap', with: each })),
  refuse: (_, { with: other }) => {
    if (other === 'gull') return refusal('himself', 'MJ-R26', 'Gull swaps with another.');
    return CHARACTERS.includes(other)
      ? undefined
      : refusal('noSuchCharacter', 'MJ-R26', `There is no character "${other}".`);
  },
  perform: ({ board, state }, { with: other }) => {
    const { pos } = state;
    const now: State = {
      ...state,
      pos: { ...pos, gull: pos[other], [other]: pos.gull },
      mustFace: other === 'watson',
    };
    return chainStep(
      step(now, publicEvent('swapped', { with: other, from: pos.gull, to: pos[other] })),
      (next) => continueCard(board, next, { moved: true, used: true }),
    );
  },
});

const manhole = defineAction<{ from: HexId; to: HexId }>('manhole', 'MJ-R27', {
  fields: { from: isString, to: isString },
  isDue: isAbilityPending('bert'),
  candidates: ({ board, state }) =>
    state.covered.flatMap((from) => manholesOf(board).map((to) => ({ type: 'manhole', from, to }))),
  refuse: ({ board, state }, { from, to }) => {
    if (!state.covered.includes(from)) return refusal('noCover', 'MJ-R27', `There is no cover on ${from}.`);
    if (!manholesOf(board).includes(to))
      return refusal('noManhole', 'MJ-R27', `There is no manhole on ${to}.`);
    return state.covered.includes(to)
      ? refusal('covered', 'MJ-R27', `The manhole on ${to} is covered already.`)
      : undefined;
  },
  perform: ({ board, state }, { from, to }) => {
    const covered = state.covered.map((each) => (each === from ? to : each)).toSorted();
    return chainStep(step<State>({ ...state, covered }, publicEvent('coverMoved', { from, to })), (now) =>
      continueCard(board, now, { used: true }),
    );
  },
});

export const ABILITY_ACTIONS = [drawAlibi, face, lamp, cordon, swap, manhole];
