/** Automatic transitions between decisions: cards are put away, rounds begin and end, lamps go out. */
import type { HexBoard } from '../../../model/index.js';
import type { GameEvent, Step } from '../../game/action.js';
import { publicEvent, step, stepThen } from '../../game/steps.js';
import { mustUseAbility } from './card-obligations.js';
import { roundsOf } from './rounds.js';
import type { CardInPlay, MrJackState } from './state.js';

const CARDS_A_ROUND = 4;

/** The cards of a round: the first four after a shuffle, then the other four (MJ-R01). */
export const cardsOfRound = ({ deals }: Pick<MrJackState, 'deals'>, round: number): MrJackState['faceUp'] => {
  const deck = deals.decks[Math.floor((round - 1) / 2)]!;
  const cards = round % 2 === 1 ? deck.slice(0, CARDS_A_ROUND) : deck.slice(CARDS_A_ROUND);
  return cards.toSorted();
};

/** After a part of a card: the card continues, or is put away if nothing more must be done. */
export const continueCard = (
  board: HexBoard,
  state: MrJackState,
  event: GameEvent | readonly GameEvent[],
  done: Partial<CardInPlay>,
): Step<MrJackState> =>
  stepThen<MrJackState>({ ...state, acting: { ...state.acting!, ...done } }, event, (now) => {
    const { character, moved, used } = now.acting!;
    if (now.mustFace || !moved || mustUseAbility(board, now)) return step(now);
    const isLeftOut = !used && ['holmes', 'smith', 'lestrade', 'goodley', 'bert'].includes(character);
    return stepThen(now, isLeftOut ? publicEvent('dutySkipped', { character }) : [], putAway);
  });

function putAway(state: MrJackState): Step<MrJackState> {
  const { character } = state.acting!;
  const isLast = state.activation === CARDS_A_ROUND;
  return step<MrJackState>({
    ...state,
    acting: null,
    played: [...state.played, character],
    phase: isLast ? 'WITNESS' : 'CHOOSE',
    activation: isLast ? CARDS_A_ROUND : state.activation + 1,
  });
}

/** After the call a lamp goes out, and the next round begins, if there is one (MJ-R43 to R45). */
export function endRound(board: HexBoard, state: MrJackState): Step<MrJackState> {
  const rounds = roundsOf(board);
  const { lamp } = rounds[state.round - 1]!;
  const out = state.lit.find(({ tile }) => tile === lamp);
  const darker: MrJackState = { ...state, lit: state.lit.filter((each) => each !== out) };
  return stepThen(darker, out ? publicEvent('lampWentOut', { ...out }) : [], (now) =>
    now.round === rounds.length ? endGame(now, 'mj.timeout') : nextRound(now),
  );
}

function nextRound(state: MrJackState): Step<MrJackState> {
  const round = state.round + 1;
  const faceUp = cardsOfRound(state, round);
  const played = round % 2 === 1 ? [] : state.played;
  return step<MrJackState>(
    { ...state, round, faceUp, phase: 'CHOOSE', activation: 1, played },
    publicEvent('roundBegan', { round, faceUp }),
  );
}

export const endGame = (state: MrJackState, result: string): Step<MrJackState> =>
  step<MrJackState>(
    { ...state, phase: 'OVER', result, acting: null, mustFace: false },
    publicEvent('gameOver', { result, jack: state.jack }),
  );
