/** Scenes of Mr Jack for tests: a state with just these things different, and short ways to ask about it. */
import { mrJackEngine } from '../engine/engine.js';
import type { Action, Engine } from '../engine/index.js';
import { seenNow } from '../engine/mr-jack/card-kinds.js';
import type { MrJackState } from '../engine/mr-jack/state.js';
import { CHARACTERS, type Character, type HexId } from '../model/index.js';
import { hexBoard } from './official-board.js';
import { eventsBy, playOn } from './play-on.js';

export const board = hexBoard('mr-jack-2016');
export const engine: Engine<MrJackState> = mrJackEngine(board);

/** Bert is Jack; the cards of the first rounds come up as they are named. */
export const DEALS = {
  alibis: ['bert', 'holmes', 'watson', 'smith', 'lestrade', 'stealthy', 'goodley', 'gull'],
  decks: [CHARACTERS, CHARACTERS.toReversed(), CHARACTERS, CHARACTERS],
} as const;

/** A new game with these variants. */
export function game(variants: object = {}, deals: object = DEALS, on = engine): MrJackState {
  const created = on.createGame({ variants, deals });
  if (!created.ok) throw new Error(created.message);
  return created.state;
}

type Places = Partial<Record<Character, HexId>>;
type Scene = Partial<Omit<MrJackState, 'pos'>> & { readonly pos?: Places };

/** A state in which those who are named stand elsewhere than at the start. */
export function scene({ pos, ...rest }: Scene = {}, variants: object = {}): MrJackState {
  const begun = game(variants);
  return { ...begun, ...rest, pos: { ...begun.pos, ...pos } };
}

/** A card has just been chosen, in the first round unless the scene says otherwise. */
export function playing(
  character: Character,
  by: 'detective' | 'jack',
  { round = 1, ...rest }: Scene = {},
  variants: object = {},
): MrJackState {
  const isFirst = (by === 'detective') === (round % 2 === 1);
  const acting = { character, moved: false, used: false };
  return scene({ phase: 'ACT', acting, round, activation: isFirst ? 1 : 2, ...rest }, variants);
}

/** What comes of actions, one after another; all must be legal for whoever is to act. */
export const after = (state: MrJackState, ...actions: readonly Action[]): MrJackState =>
  playOn(engine, state, actions);

/** The events of one action. */
export const eventsOf = (state: MrJackState, action: Action): readonly object[] =>
  eventsBy(engine, state, action);

/** An action without hints, its fields in order: what tells it from others. */
const nameOf = ({ cost: _, path: _path, ...action }: Action): string =>
  JSON.stringify(
    Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)),
    (key, value: unknown) => (key === 'cost' ? undefined : value),
  );

/** Why an action is refused: its code and rule; undefined if it is legal. What is listed must say the same. */
export function refused(state: MrJackState, action: Action): string | undefined {
  const refusal = engine.isLegal(state, action);
  const isListed = engine.legalActions(state).map(nameOf).includes(nameOf(action));
  if (isListed !== (refusal === undefined))
    throw new Error(
      `${JSON.stringify(action)} is ${isListed ? '' : 'not '}listed, but ${refusal?.code ?? 'legal'}`,
    );
  return refusal && `${refusal.code} ${refusal.rule}`;
}

/** The legal actions of a type, without it and without hints. */
export const legal = (state: MrJackState, type: string): object[] =>
  engine
    .legalActions(state)
    .filter((action) => action.type === type)
    .map(({ type: _, cost: _cost, ...rest }) => rest);

/** The types of what may be done. */
export const types = (state: MrJackState): string[] => [
  ...new Set(engine.legalActions(state).map(({ type }) => type)),
];

/** Where the move may end, with its cost. */
export const ends = (state: MrJackState): Readonly<Record<string, number>> =>
  Object.fromEntries(
    engine
      .legalActions(state)
      .filter(({ type }) => type === 'move')
      .map(({ to, cost }) => [to, cost] as const),
  ) as Record<string, number>;

export const move = (to: HexId): Action => ({ type: 'move', to });
export const face = (dir: string): Action => ({ type: 'face', dir });
export const whistle = (
  ...moves: readonly { readonly character: Character; readonly to: HexId }[]
): Action => ({
  type: 'whistle',
  moves,
});

/** The corner from which nobody gets away: the exit h1,0 has one way out, and five others fill it as far as three points go. */
export const CORNER: readonly HexId[] = ['h1,1', 'h0,2', 'h2,1', 'h0,3', 'h3,0'];

/** A character on the exit hex h1,0 with the corner filled by five others, and the sewer there shut. */
export function cornered(character: Character, by: 'detective' | 'jack', rest: Scene = {}): MrJackState {
  const others = CHARACTERS.filter((each) => each !== character);
  const pos: Places = { [character]: 'h1,0' };
  for (const [i, hex] of CORNER.entries()) pos[others[i]!] = hex;
  return playing(character, by, {
    covered: ['h1,1', 'h1,6'],
    ...rest,
    pos: { ...pos, [others[5]!]: 'h12,-2', [others[6]!]: 'h12,-5', ...rest.pos },
  });
}

/** Everybody alone in the dark: no lamp, nobody beside another, Watson looks out of the district. */
export const ALONE: Scene = {
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

/** The same with some of it different. */
export const dark = ({ pos, ...rest }: Scene = {}): Scene => ({
  ...ALONE,
  ...rest,
  pos: { ...ALONE.pos, ...pos },
});

/** Who is seen as things stand. */
export const seen = (state: MrJackState): readonly Character[] => seenNow({ board, state }).visible;

/** The call after four cards. */
export const called = (rest: Scene = {}, variants: object = {}): MrJackState =>
  scene({ phase: 'WITNESS', activation: 4, faceUp: [], ...rest }, variants);

/** The answer that Jack must give. */
export const answer = (state: MrJackState): Action => engine.legalActions(state)[0]!;
