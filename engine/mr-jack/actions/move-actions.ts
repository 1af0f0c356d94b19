/** The character of the card moves: to a free hex, onto somebody to accuse, or out of the district (MJ-R10 to R13, R30 to R34). */
import type { Character, HexBoard, HexId } from '../../model/index.js';
import { hexGridOf } from '../../model/hex/index.js';
import type { Refusal } from '../contract.js';
import { isText } from '../forms.js';
import { after, refusal, shown, step } from '../steps.js';
import { CARDS } from './cards.js';
import { maySkipMove } from './duties.js';
import { isActing, kind } from './kind.js';
import { goOn, over } from './passages.js';
import { seatOfCard } from './rounds.js';
import { DETECTIVE, whoIsAt, type MrJackState, type MrJackTable } from './state.js';
import { freeEnds, reachOf } from './ways.js';

type State = MrJackState;

const isMoving = (table: MrJackTable): boolean => isActing(table) && !table.state.acting!.moved;

/** Why a hex cannot be reached at all. */
function unreached({ board, state }: MrJackTable, to: HexId): Refusal | undefined {
  const { character } = state.acting!;
  const { indexOfId, walkable } = hexGridOf(board);
  const index = indexOfId.get(to);
  if (index === undefined) return refusal('noSuchHex', 'MJ-R10', `There is no hex ${to}.`);
  if (walkable[index] === 0)
    return refusal('notWalkable', 'MJ-R10', `Nobody can end a move on ${to}: it is no street.`);
  if (state.pos[character] === to)
    return refusal('sameHex', 'MJ-R10', 'A move ends on another hex than it began.');
  return reachOf(board, state, character).has(to)
    ? undefined
    : refusal('tooFar', 'MJ-R10', `The hex ${to} is more than ${CARDS[character].points} points away.`);
}

const move = kind<{ type: 'move'; to: HexId; cost?: number }>({
  type: 'move',
  fields: { to: isText },
  hints: ['cost', 'path'],
  rule: 'MJ-R10',
  isDue: isMoving,
  list: ({ board, state }) =>
    freeEnds(board, state, state.acting!.character).map((end) => ({ type: 'move', ...end })),
  refuse: (table, { to }) => {
    const wrong = unreached(table, to);
    if (wrong) return wrong;
    const there = whoIsAt(table.state, to);
    return there === undefined
      ? undefined
      : refusal('taken', 'MJ-R11', `The hex ${to} is taken by ${there}: to end there is an accusation.`);
  },
  perform: ({ board, state }, { to }) => {
    const { character } = state.acting!;
    const now: State = {
      ...state,
      pos: { ...state.pos, [character]: to },
      mustFace: character === 'watson',
    };
    const moved = step(now, shown('moved', { character, from: state.pos[character], to }));
    // Gull either moves or swaps (MJ-R26).
    return after(moved, (next) =>
      goOn(board, next, { moved: true, used: state.acting!.used || character === 'gull' }),
    );
  },
});

/** Who can be accused now: those on hexes within reach. */
const accusable = ({ board, state }: MrJackTable): readonly { to: HexId; target: Character }[] => {
  if (seatOfCard(board, state) !== DETECTIVE) return [];
  const { character } = state.acting!;
  return [...reachOf(board, state, character).keys()].flatMap((to) => {
    const target = whoIsAt(state, to);
    return target === undefined || target === character || isHopeless(state, target) ? [] : [{ to, target }];
  });
};

/** Whether an accusation is not offered because its target has been found innocent (AMB-MJ-11). */
const isHopeless = ({ variants, suspect }: State, target: Character): boolean =>
  !variants.offerHopelessAccusations && !suspect[target];

const accuse = kind<{ type: 'accuse'; to: HexId; target: Character }>({
  type: 'accuse',
  fields: { to: isText, target: isText },
  hints: ['cost', 'path'],
  rule: 'MJ-R33',
  isDue: isMoving,
  list: (table) => accusable(table).map((each) => ({ type: 'accuse', ...each })),
  refuse: (table, { to, target }) => {
    const { board, state } = table;
    if (seatOfCard(board, state) !== DETECTIVE)
      return refusal('notDetective', 'MJ-R33', 'Only the Detective accuses.');
    const wrong = unreached(table, to);
    if (wrong) return wrong;
    const there = whoIsAt(state, to);
    if (there !== target)
      return refusal('notThere', 'MJ-R33', `On ${to} stands ${there ?? 'nobody'}, not ${target}.`);
    return isHopeless(state, target)
      ? refusal('innocent', 'MJ-R33', `It is known that ${target} is innocent.`)
      : undefined;
  },
  // The game ends on arrival: no duty is left to do (AMB-MJ-12).
  perform: ({ state }, { to, target }) => {
    const { character } = state.acting!;
    const isRight = target === state.jack;
    return after(step(state, shown('accused', { character, to, target, isRight })), (now) =>
      over(now, isRight ? 'mj.accuseRight' : 'mj.accuseWrong'),
    );
  },
});

/** What leaving by an exit costs: the way to its own hex, and the step out (AMB-MJ-02, AMB-MJ-17). */
function costOfExit(board: HexBoard, state: State, exit: HexBoard['exits'][number]): number | undefined {
  const way = reachOf(board, state, state.acting!.character).get(exit.hex);
  const cost = way === undefined ? Infinity : way + state.variants.exitCost;
  return cost <= CARDS[state.acting!.character].points ? cost : undefined;
}

/** Whether Jack may leave at all with this card: by the Witness card, whoever sees him now (MJ-R30, R32, AMB-MJ-14). */
const mayLeave = ({ board, state }: MrJackTable): boolean =>
  seatOfCard(board, state) !== DETECTIVE &&
  state.witness === 'invisible' &&
  state.acting!.character === state.jack;

const escape = kind<{ type: 'escape'; exit: string; cost?: number }>({
  type: 'escape',
  fields: { exit: isText },
  hints: ['cost', 'path'],
  rule: 'MJ-R30',
  isDue: isMoving,
  list: (table) => {
    const { board, state } = table;
    if (!mayLeave(table)) return [];
    return board.exits.flatMap((exit) => {
      const cost = state.cordons.includes(exit.id) ? undefined : costOfExit(board, state, exit);
      return cost === undefined ? [] : [{ type: 'escape', exit: exit.id, cost }];
    });
  },
  refuse: (table, { exit: id }) => {
    const { board, state } = table;
    // Before anything secret is looked at, so that a Detective who tries learns nothing.
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
    return costOfExit(board, state, exit) === undefined
      ? refusal('tooFar', 'MJ-R30', `The points do not suffice to leave by ${id}.`)
      : undefined;
  },
  perform: ({ state }, { exit }) => {
    const { character } = state.acting!;
    return after(step(state, shown('escaped', { character, exit })), (now) => over(now, 'mj.escape'));
  },
});

const skipMove = kind<{ type: 'skipMove' }>({
  type: 'skipMove',
  fields: {},
  rule: 'MJ-R10',
  isDue: isMoving,
  list: ({ board, state }) => (maySkipMove(board, state) ? [{ type: 'skipMove' }] : []),
  refuse: ({ board, state }) =>
    maySkipMove(board, state)
      ? undefined
      : refusal('canMove', 'MJ-R10', 'A move is skipped only if it is impossible, also after the ability.'),
  perform: ({ board, state }) => {
    const { character } = state.acting!;
    // Watson's duty remains: he is turned where he stands.
    const now: State = { ...state, mustFace: character === 'watson' };
    return after(step(now, shown('moveSkipped', { character })), (next) =>
      goOn(board, next, { moved: true }),
    );
  },
});

export const MOVE_KINDS = [move, accuse, escape, skipMove];
