/** The abilities: alibi, lantern, lamps, cordons, swap, manholes (MJ-R20 to R23, R26, R27). The whistle has a file of its own. */
import { CHARACTERS, DIRECTIONS, type Character, type Direction, type HexId } from '../../model/index.js';
import { isText } from '../forms.js';
import { after, refusal, shown, step, toldTo } from '../steps.js';
import { isAbilityOf, kind } from './kind.js';
import { goOn } from './passages.js';
import { seatOfCard } from './rounds.js';
import { JACK, type MrJackState } from './state.js';
import { gaslightsOf, manholesOf } from './ways.js';

type State = MrJackState;

const drawAlibi = kind<{ type: 'drawAlibi' }>({
  type: 'drawAlibi',
  fields: {},
  rule: 'MJ-R20',
  // After the move, not before.
  isDue: (table) => isAbilityOf('holmes')(table) && table.state.acting!.moved,
  list: () => [{ type: 'drawAlibi' }],
  refuse: () => undefined,
  perform: ({ board, state }) => {
    const [character, ...alibiPile] = state.alibiPile as [Character, ...Character[]];
    const seat = seatOfCard(board, state);
    const hand = seat === JACK ? 'alibisJack' : 'alibisDet';
    return after(
      step<State>(
        { ...state, alibiPile, [hand]: [...state[hand], character] },
        shown('alibiDrawn', { seat }),
        toldTo([seat], 'alibiSeen', { character }),
      ),
      (now) => goOn(board, now, { used: true }),
    );
  },
});

/** Due whenever anything moved Watson, whoever did it and whatever else is left to do. */
const face = kind<{ type: 'face'; dir: Direction }>({
  type: 'face',
  fields: { dir: isText },
  rule: 'MJ-R21',
  isDue: ({ state }) => state.mustFace,
  list: () => DIRECTIONS.map((dir) => ({ type: 'face', dir })),
  refuse: (_, { dir }) =>
    DIRECTIONS.includes(dir)
      ? undefined
      : refusal('noSuchDirection', 'MJ-R21', `The directions are ${DIRECTIONS.join(', ')}.`),
  perform: ({ board, state }, { dir }) => {
    const isHis = state.acting!.character === 'watson';
    return after(
      step<State>({ ...state, watsonFacing: dir, mustFace: false }, shown('watsonFaced', { dir })),
      (now) => goOn(board, now, isHis ? { used: true } : {}),
    );
  },
});

const lamp = kind<{ type: 'lamp'; tile: string; to: HexId }>({
  type: 'lamp',
  fields: { tile: isText, to: isText },
  rule: 'MJ-R22',
  isDue: isAbilityOf('smith'),
  list: ({ board, state }) => {
    const dark = gaslightsOf(board).filter((hex) => !isLit(state, hex));
    return state.lit.flatMap(({ tile }) => dark.map((to) => ({ type: 'lamp', tile, to })));
  },
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
    return after(step<State>({ ...state, lit }, shown('lampMoved', { tile, from, to })), (now) =>
      goOn(board, now, { used: true }),
    );
  },
});

const isLit = ({ lit }: State, hex: HexId): boolean => lit.some((each) => each.hex === hex);

const cordon = kind<{ type: 'cordon'; from: string; to: string }>({
  type: 'cordon',
  fields: { from: isText, to: isText },
  rule: 'MJ-R23',
  isDue: isAbilityOf('lestrade'),
  list: ({ board, state }) => {
    const free = board.exits.map(({ id }) => id).filter((id) => !state.cordons.includes(id));
    return state.cordons.flatMap((from) => free.map((to) => ({ type: 'cordon', from, to })));
  },
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
    return after(step<State>({ ...state, cordons }, shown('cordonMoved', { from, to })), (now) =>
      goOn(board, now, { used: true }),
    );
  },
});

const swap = kind<{ type: 'swap'; with: Character }>({
  type: 'swap',
  fields: { with: isText },
  rule: 'MJ-R26',
  isDue: isAbilityOf('gull'),
  list: () => CHARACTERS.filter((each) => each !== 'gull').map((each) => ({ type: 'swap', with: each })),
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
    return after(step(now, shown('swapped', { with: other, from: pos.gull, to: pos[other] })), (next) =>
      goOn(board, next, { moved: true, used: true }),
    );
  },
});

const manhole = kind<{ type: 'manhole'; from: HexId; to: HexId }>({
  type: 'manhole',
  fields: { from: isText, to: isText },
  rule: 'MJ-R27',
  isDue: isAbilityOf('bert'),
  list: ({ board, state }) => {
    const open = manholesOf(board).filter((hex) => !state.covered.includes(hex));
    return state.covered.flatMap((from) => open.map((to) => ({ type: 'manhole', from, to })));
  },
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
    return after(step<State>({ ...state, covered }, shown('coverMoved', { from, to })), (now) =>
      goOn(board, now, { used: true }),
    );
  },
});

export const ABILITY_KINDS = [drawAlibi, face, lamp, cordon, swap, manhole];
