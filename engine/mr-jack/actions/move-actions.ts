/** The character of the card moves to a free hex, accuses another, or leaves the district (MJ-R10 to R13, R30 to R34). */
import { CHARACTERS, type Character, type HexBoard, type HexId, hexNetworkOf } from '../../../model/index.js';
import type { Refusal } from '../../game/action.js';
import { isString } from '../../game/field-checks.js';
import { publicEvent, refusal, stepThen } from '../../game/steps.js';
import { CARDS } from '../state/cards.js';
import { canSkipMove } from '../state/card-obligations.js';
import {
  isPlayingCard,
  defineAction,
  DETECTIVE,
  characterAt,
  type MrJackState,
  type MrJackBoardAndState,
} from '../state/state.js';
import { continueCard, endGame } from '../state/phase-transitions.js';
import { seatOfCard } from '../state/rounds.js';
import { reachOfCard } from '../state/reach.js';

const isMoving = (position: MrJackBoardAndState): boolean =>
  isPlayingCard(position) && !position.state.acting!.moved;

/** Why a hex cannot be reached. */
function refuseHex({ board, state }: MrJackBoardAndState, to: HexId): Refusal | undefined {
  const { character } = state.acting!;
  const { indexOfId, walkable } = hexNetworkOf(board);
  const index = indexOfId.get(to);
  if (index === undefined) return refusal('noSuchHex', 'MJ-R10', `There is no hex ${to}.`);
  if (walkable[index] === 0)
    return refusal('notWalkable', 'MJ-R10', `No move can end on ${to}: it is not a street.`);
  if (state.pos[character] === to)
    return refusal('sameHex', 'MJ-R10', 'A move ends on another hex than it began.');
  return reachOfCard(board, state).has(to)
    ? undefined
    : refusal('tooFar', 'MJ-R10', `The hex ${to} is more than ${CARDS[character].points} points away.`);
}

const move = defineAction<{ to: HexId; cost?: number }>('move', 'MJ-R10', {
  fields: { to: isString },
  hints: ['cost', 'path'],
  isDue: isMoving,
  candidates: ({ board, state }) => [...reachOfCard(board, state).keys()].map((to) => ({ type: 'move', to })),
  addHints: ({ board, state }, action) => ({ ...action, cost: reachOfCard(board, state).get(action.to)! }),
  refuse: (position, { to }) => {
    const wrong = refuseHex(position, to);
    if (wrong) return wrong;
    const there = characterAt(position.state, to);
    return there === undefined
      ? undefined
      : refusal('taken', 'MJ-R11', `The hex ${to} is taken by ${there}: to end there is an accusation.`);
  },
  perform: ({ board, state }, { to }) => {
    const { character } = state.acting!;
    const pos = { ...state.pos, [character]: to };
    const now: MrJackState = { ...state, pos, mustFace: character === 'watson' };
    const moved = publicEvent('moved', { character, from: state.pos[character], to });
    // Gull either moves or swaps (MJ-R26).
    const used = state.acting!.used || character === 'gull';
    return continueCard(board, now, moved, { moved: true, used });
  },
});

/** Whether an accusation is excluded because its target is known to be innocent (AMB-MJ-11). */
const isHopeless = ({ variants, suspect }: MrJackState, target: Character): boolean =>
  !variants.offerHopelessAccusations && !suspect[target];

const accuse = defineAction<{ to: HexId; target: Character }>('accuse', 'MJ-R33', {
  fields: { to: isString, target: isString },
  hints: ['cost', 'path'],
  isDue: isMoving,
  candidates: ({ state: { pos } }) =>
    CHARACTERS.map((target) => ({ type: 'accuse', to: pos[target], target })),
  refuse: (position, { to, target }) => {
    const { board, state } = position;
    if (seatOfCard(board, state) !== DETECTIVE)
      return refusal('notDetective', 'MJ-R33', 'Only the Detective accuses.');
    const wrong = refuseHex(position, to);
    if (wrong) return wrong;
    const there = characterAt(state, to);
    if (there !== target)
      return refusal('notThere', 'MJ-R33', `On ${to} stands ${there ?? 'no one'}, not ${target}.`);
    return isHopeless(state, target)
      ? refusal('innocent', 'MJ-R33', `It is known that ${target} is innocent.`)
      : undefined;
  },
  // The game ends on arrival: the ability is not used any more (AMB-MJ-12).
  perform: ({ state }, { to, target }) => {
    const { character } = state.acting!;
    const isRight = target === state.jack;
    return stepThen(state, publicEvent('accused', { character, to, target, isRight }), (now) =>
      endGame(now, isRight ? 'mj.accuseRight' : 'mj.accuseWrong'),
    );
  },
});

/** What leaving by an exit costs: the way to its hex, and the step out (AMB-MJ-02, AMB-MJ-17). */
const costOfExit = (board: HexBoard, state: MrJackState, { hex }: HexBoard['exits'][number]): number =>
  (reachOfCard(board, state).get(hex) ?? Infinity) + state.variants.exitCost;

const escape = defineAction<{ exit: string; cost?: number }>('escape', 'MJ-R30', {
  fields: { exit: isString },
  hints: ['cost', 'path'],
  isDue: isMoving,
  candidates: ({ board }) => board.exits.map(({ id }) => ({ type: 'escape', exit: id })),
  addHints: ({ board, state }, action) => {
    const exit = board.exits.find(({ id }) => id === action.exit)!;
    return { ...action, cost: costOfExit(board, state, exit) };
  },
  refuse: (position, { exit: id }) => {
    const { board, state } = position;
    // Checked before any secret, so that a Detective who tries learns nothing.
    if (seatOfCard(board, state) === DETECTIVE)
      return refusal('notJack', 'MJ-R30', 'Only Jack leaves the district.');
    if (state.witness === 'visible')
      return refusal('seen', 'MJ-R30', 'Jack leaves only in a round after he was invisible.');
    if (state.acting!.character !== state.jack)
      return refusal(
        'notHisToken',
        'MJ-R30',
        `Jack leaves only with his own card, not ${state.acting!.character}.`,
      );
    const exit = board.exits.find((each) => each.id === id);
    if (exit === undefined) return refusal('noSuchExit', 'MJ-R30', `There is no exit "${id}".`);
    if (state.cordons.includes(id))
      return refusal('cordoned', 'MJ-R31', `The exit ${id} is under police cordon.`);
    return costOfExit(board, state, exit) > CARDS[state.acting!.character].points
      ? refusal('tooFar', 'MJ-R30', `The points do not suffice to leave by ${id}.`)
      : undefined;
  },
  perform: ({ state }, { exit }) => {
    const { character } = state.acting!;
    return stepThen(state, publicEvent('escaped', { character, exit }), (now) => endGame(now, 'mj.escape'));
  },
});

const skipMove = defineAction('skipMove', 'MJ-R10', {
  isDue: isMoving,
  refuse: ({ board, state }) =>
    canSkipMove(board, state)
      ? undefined
      : refusal('canMove', 'MJ-R10', 'A move is skipped only if it is impossible, also after the ability.'),
  perform: ({ board, state }) => {
    const { character } = state.acting!;
    // Watson must still be turned where he stands.
    const now: MrJackState = { ...state, mustFace: character === 'watson' };
    return continueCard(board, now, publicEvent('moveSkipped', { character }), { moved: true });
  },
});

export const MOVE_ACTIONS = [move, accuse, escape, skipMove];
