/** The abilities except the whistle: alibi, lantern, lamps, cordons, swap, manholes (MJ-R20 to R23, R26, R27). */
import {
  CHARACTERS,
  DIRECTIONS,
  type Character,
  type Direction,
  type HexBoard,
} from '../../../model/index.js';
import { JACK } from '../../game/action.js';
import { isString } from '../../game/field-checks.js';
import { refusal, publicEvent, privateEvent } from '../../game/steps.js';
import { continueCard } from '../state/phase-transitions.js';
import { gaslightsOf, manholesOf } from '../state/reach.js';
import { seatOfCard } from '../state/rounds.js';
import { defineAction, isAbilityPending, type MrJackState } from '../state/state.js';

type State = MrJackState;

const drawAlibi = defineAction('drawAlibi', 'MJ-R20', {
  // After the move, not before.
  isDue: (position) => isAbilityPending('holmes')(position) && position.state.acting!.moved,
  perform: ({ board, state }) => {
    const [character, ...alibiPile] = state.alibiPile as [Character, ...Character[]];
    const seat = seatOfCard(board, state);
    const hand = seat === JACK ? 'alibisJack' : 'alibisDet';
    const drawn: State = { ...state, alibiPile, [hand]: [...state[hand], character] };
    const events = [publicEvent('alibiDrawn', { seat }), privateEvent([seat], 'alibiSeen', { character })];
    return continueCard(board, drawn, events, { used: true });
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
    const turned: State = { ...state, watsonFacing: dir, mustFace: false };
    const isHis = state.acting!.character === 'watson';
    return continueCard(board, turned, publicEvent('watsonFaced', { dir }), isHis ? { used: true } : {});
  },
});

const lamp = defineAction<{ tile: string; to: string }>('lamp', 'MJ-R22', {
  fields: { tile: isString, to: isString },
  isDue: isAbilityPending('smith'),
  candidates: ({ board, state }) =>
    state.lit.flatMap(({ tile }) => gaslightsOf(board).map((to) => ({ type: 'lamp', tile, to }))),
  refuse: ({ board, state }, { tile, to }) => {
    if (!state.lit.some((each) => each.tile === tile))
      return refusal('noSuchTile', 'MJ-R22', `No lit tile "${tile}" lies on the board.`);
    if (!includes(gaslightsOf(board), to))
      return refusal('noGaslight', 'MJ-R22', `There is no gaslight on ${to}.`);
    return state.lit.some(({ hex }) => hex === to)
      ? refusal('isLit', 'MJ-R22', `The gaslight on ${to} is lit already.`)
      : undefined;
  },
  perform: ({ board, state }, { tile, to }) => {
    const from = state.lit.find((each) => each.tile === tile)!.hex;
    const lit = state.lit.map((each) => (each.tile === tile ? { tile, hex: to } : each)) as State['lit'];
    return continueCard(board, { ...state, lit }, publicEvent('lampMoved', { tile, from, to }), {
      used: true,
    });
  },
});

/** Moves a marker, of which all are alike, to a place without one. */
const defineMarkerMove = (
  [type, rule, character, event]: readonly [type: string, rule: string, character: Character, event: string],
  field: 'cordons' | 'covered',
  placesOf: (board: HexBoard) => readonly string[],
  refusals: Readonly<Record<'noMarker' | 'noPlace' | 'taken', (place: string) => ReturnType<typeof refusal>>>,
) =>
  defineAction<{ from: string; to: string }>(type, rule, {
    fields: { from: isString, to: isString },
    isDue: isAbilityPending(character),
    candidates: ({ board, state }) =>
      state[field].flatMap((from) => placesOf(board).map((to) => ({ type, from, to }))),
    refuse: ({ board, state }, { from, to }) => {
      if (!includes(state[field], from)) return refusals.noMarker(from);
      if (!placesOf(board).includes(to)) return refusals.noPlace(to);
      return includes(state[field], to) ? refusals.taken(to) : undefined;
    },
    perform: ({ board, state }, { from, to }) => {
      const moved = state[field].map((each) => (each === from ? to : each)).toSorted();
      return continueCard(board, { ...state, [field]: moved }, publicEvent(event, { from, to }), {
        used: true,
      });
    },
  });

const includes = (places: readonly string[], place: string): boolean => places.includes(place);

const cordon = defineMarkerMove(
  ['cordon', 'MJ-R23', 'lestrade', 'cordonMoved'],
  'cordons',
  ({ exits }) => exits.map(({ id }) => id),
  {
    noMarker: (from) => refusal('noCordon', 'MJ-R23', `There is no cordon at "${from}".`),
    noPlace: (to) => refusal('noSuchExit', 'MJ-R23', `There is no exit "${to}".`),
    taken: (to) => refusal('cordoned', 'MJ-R23', `The exit ${to} is under cordon already.`),
  },
);

const manhole = defineMarkerMove(['manhole', 'MJ-R27', 'bert', 'coverMoved'], 'covered', manholesOf, {
  noMarker: (from) => refusal('noCover', 'MJ-R27', `There is no cover on ${from}.`),
  noPlace: (to) => refusal('noManhole', 'MJ-R27', `There is no manhole on ${to}.`),
  taken: (to) => refusal('covered', 'MJ-R27', `The manhole on ${to} is covered already.`),
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
    const swapped = { ...pos, gull: pos[other], [other]: pos.gull };
    const event = publicEvent('swapped', { with: other, from: pos.gull, to: pos[other] });
    const now: State = { ...state, pos: swapped, mustFace: other === 'watson' };
    return continueCard(board, now, event, { moved: true, used: true });
  },
});

export const ABILITY_ACTIONS = [drawAlibi, face, lamp, cordon, swap, manhole];
