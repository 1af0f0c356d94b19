/** States of Mr Jack for tests, and shortcuts to query them. */
import { openMrJack } from '../../engine/run/open-engine.js';
import type { Action, Engine } from '../../engine/index.js';
import { currentVisibility } from '../../engine/mr-jack/actions/card-actions.js';
import type { MrJackState } from '../../engine/mr-jack/state/state.js';
import { CHARACTERS, type Character, type HexId } from '../../model/index.js';
import { shippedHexBoard } from '../boards/shipped-boards.js';
import { createEngineShortcuts } from './engine-shortcuts.js';

export const board = shippedHexBoard('mr-jack-2016');
export const engine: Engine<MrJackState> = openMrJack(board);
export const { playLegal, eventsOf, refusalOf, legalFieldsOfType } = createEngineShortcuts(engine, ['cost']);

/** Bert is Jack; the cards of the first rounds come in this order. */
export const DEALS = {
  alibis: ['bert', 'holmes', 'watson', 'smith', 'lestrade', 'stealthy', 'goodley', 'gull'],
  decks: [CHARACTERS, CHARACTERS.toReversed(), CHARACTERS, CHARACTERS],
} as const;

/** A new game with these variants. */
export const newGame = (variants: object = {}, deals: object = DEALS, on = engine): MrJackState =>
  createEngineShortcuts(on, []).createGame({ variants, deals });

type Places = Partial<Record<Character, HexId>>;
type Scene = Partial<Omit<MrJackState, 'pos'>> & { readonly pos?: Places };

/** A state with the given changes to the starting position. */
export function stateWith({ pos, ...rest }: Scene = {}, variants: object = {}): MrJackState {
  const begun = newGame(variants);
  return { ...begun, ...rest, pos: { ...begun.pos, ...pos } };
}

/** A state in which a card has just been chosen, by default in the first round. */
export function stateAfterChoosing(
  character: Character,
  by: 'detective' | 'jack',
  { round = 1, ...rest }: Scene = {},
  variants: object = {},
): MrJackState {
  const isFirst = (by === 'detective') === (round % 2 === 1);
  const acting = { character, moved: false, used: false };
  return stateWith({ phase: 'ACT', acting, round, activation: isFirst ? 1 : 2, ...rest }, variants);
}

/** The types of the legal actions. */
export const legalTypes = (state: MrJackState): string[] => [
  ...new Set(engine.legalActions(state).map(({ type }) => type)),
];

/** The targets of the move, with their cost. */
export const moveTargets = (state: MrJackState): Readonly<Record<string, number>> =>
  Object.fromEntries(
    engine
      .legalActions(state)
      .filter(({ type }) => type === 'move')
      .map(({ to, cost }) => [to, cost] as const),
  ) as Record<string, number>;

export const moveAction = (to: HexId): Action => ({ type: 'move', to });
export const faceDirectionAction = (dir: string): Action => ({ type: 'face', dir });
export const whistleAction = (
  ...moves: readonly { readonly character: Character; readonly to: HexId }[]
): Action => ({
  type: 'whistle',
  moves,
});

/** A corner without escape: the exit h1,0 has one way out, and five characters fill it up to three points away. */
export const CORNER_HEXES: readonly HexId[] = ['h1,1', 'h0,2', 'h2,1', 'h0,3', 'h3,0'];

/** A character on the exit hex h1,0, with the corner filled by five others and the sewer closed. */
export function corneredState(character: Character, by: 'detective' | 'jack', rest: Scene = {}): MrJackState {
  const others = CHARACTERS.filter((each) => each !== character);
  const pos: Places = { [character]: 'h1,0' };
  for (const [i, hex] of CORNER_HEXES.entries()) pos[others[i]!] = hex;
  return stateAfterChoosing(character, by, {
    covered: ['h1,1', 'h1,6'],
    ...rest,
    pos: { ...pos, [others[5]!]: 'h12,-2', [others[6]!]: 'h12,-5', ...rest.pos },
  });
}

/** All characters in the dark: no lamp, none adjacent, and Watson faces out of the district. */
export const ALL_IN_DARK: Scene = {
  lit: [],
  watsonFacing: 'S',
  pos: {
    holmes: 'h0,2',
    watson: 'h8,3',
    smith: 'h12,-5',
    lestrade: 'h4,-2',
    stealthy: 'h0,6',
    goodley: 'h12,-3',
    gull: 'h4,4',
    bert: 'h8,-3',
  },
};

/** All characters in the dark, with some changes. */
export const withAllInDark = ({ pos, ...rest }: Scene = {}): Scene => ({
  ...ALL_IN_DARK,
  ...rest,
  pos: { ...ALL_IN_DARK.pos, ...pos },
});

/** The visible characters. */
export const visibleCharacters = (state: MrJackState): readonly Character[] =>
  currentVisibility({ board, state }).visible;

/** A state at the call, after four cards. */
export const stateAtCall = (rest: Scene = {}, variants: object = {}): MrJackState =>
  stateWith({ phase: 'WITNESS', activation: 4, faceUp: [], ...rest }, variants);

/** The only legal answer of Jack. */
export const forcedAnswer = (state: MrJackState): Action => engine.legalActions(state)[0]!;
