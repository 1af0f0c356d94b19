/** Scenes of Mr Jack: a table in the middle of a round that cards, lamps and alibis could have come to. */
import type { Action } from '../../../engine/index.js';
import { CHARACTERS, type Character, type HexId } from '../../../model/index.js';
import type { Situation } from '../../scenario.js';

type Places = Readonly<Partial<Record<Character, HexId>>>;
type Lamps = Readonly<Record<string, HexId>>;

/** How the table lies at the start. */
const START: Readonly<Record<Character, HexId>> = {
  holmes: 'h6,2',
  watson: 'h8,3',
  smith: 'h6,-1',
  lestrade: 'h4,2',
  stealthy: 'h0,4',
  goodley: 'h12,-3',
  gull: 'h4,-2',
  bert: 'h8,-1',
};
const LAMPS: Lamps = { 1: 'h1,5', 2: 'h11,-4', 3: 'h2,0', 4: 'h10,1', a: 'h5,2', b: 'h7,-1' };

export interface Scene {
  /** The print of 2016 if left out. */
  readonly board?: string;
  /** The first if left out. */
  readonly round?: number;
  /** Bert if left out. */
  readonly jack?: Character;
  /** Those who stand elsewhere than at the start. */
  readonly pos?: Places;
  /** The tiles that lie elsewhere than at the start. */
  readonly lamps?: Lamps;
  /** Who was found innocent before. */
  readonly innocent?: readonly Character[];
  /** The alibis that the Detective and Jack hold; the Detective has drawn all if left out. */
  readonly alibis?: { readonly detective?: readonly Character[]; readonly jack?: readonly Character[] };
  readonly variants?: object;
  /** Any other field of the state. */
  readonly [field: string]: unknown;
}

const CARDS_A_ROUND = 4;

/** When so many cards of the round have been played; `card` lies face up. */
function table(scene: Scene, gone: number, card: Character): Situation {
  const { board = 'mr-jack-2016', round = 1, jack = 'bert', pos, lamps, innocent = [], ...rest } = scene;
  // In an even round four others were played before.
  const earlier = round % 2 === 1 ? 0 : CARDS_A_ROUND;
  const deck = CHARACTERS.filter((each) => each !== card).toSpliced(earlier + gone, 0, card);
  const pair = Math.ceil(round / 2) - 1;
  const played = deck.slice(0, earlier + gone);
  const { alibis: hands, variants, ...state } = rest;
  // Whoever plays Holmes draws: one alibi in every pair of rounds.
  const draws = pair + Number(played.includes('holmes'));
  const others = CHARACTERS.filter((each) => each !== jack);
  const { detective = [], jack: own = [] } = hands ?? { detective: others.slice(0, draws) };
  const drawn = [jack, ...detective, ...own];
  const alibis = [...drawn, ...CHARACTERS.filter((each) => !drawn.includes(each))];
  // After each of the first four rounds the lamp of its number went out.
  const lit = Object.entries({ ...LAMPS, ...lamps }).filter(([tile]) => !(Number(tile) < round));
  return {
    board,
    ...(variants !== undefined && { variants }),
    deals: { alibis, decks: Array.from({ length: 4 }, (_, i) => (i === pair ? deck : CHARACTERS)) },
    state: {
      round,
      activation: gone + 1,
      faceUp: deck.slice(earlier + gone, earlier + CARDS_A_ROUND).toSorted(),
      played,
      alibiPile: alibis.slice(drawn.length),
      alibisDet: detective,
      alibisJack: own,
      pos: { ...START, ...pos },
      suspect: Object.fromEntries(CHARACTERS.map((each) => [each, !innocent.includes(each)])),
      lit: lit.map(([tile, hex]) => ({ tile, hex })),
      ...state,
    },
  };
}

/** The card of this number is to be chosen; `card` is among those face up. */
export const choosing = (nth: number, scene: Scene = {}, card: Character = 'holmes'): Situation =>
  table(scene, nth - 1, card);

/** A card is being played, after these actions of it. */
export function playing(
  card: Character,
  by: 'detective' | 'jack',
  scene: Scene = {},
  ...after: readonly Action[]
): Situation {
  const isOdd = (scene.round ?? 1) % 2 === 1;
  const nth = (by === 'detective') === isOdd ? 1 : 2;
  return { ...choosing(nth, scene, card), after: [{ type: 'choose', character: card }, ...after] };
}

/** Four cards have been played, and Jack is asked. */
export const calling = (scene: Scene = {}): Situation =>
  table({ phase: 'WITNESS', ...scene, activation: CARDS_A_ROUND }, CARDS_A_ROUND, 'bert');

/** The fifth round: two lamps are left, in far corners, nobody is beside another, and Watson looks out of the district. */
export const dark = ({ pos, ...rest }: Scene = {}): Scene => ({
  ...{ round: 5, watsonFacing: 'S', lamps: { a: 'h1,5', b: 'h11,-4' } },
  ...rest,
  pos: {
    holmes: 'h0,3',
    watson: 'h8,3',
    smith: 'h12,-1',
    lestrade: 'h4,-2',
    stealthy: 'h1,0',
    goodley: 'h12,-3',
    gull: 'h4,4',
    bert: 'h8,-3',
    ...pos,
  },
});

/** On the small board with two open manholes, a covered one and a wall between them; it has neither lamps nor exits. */
export const underground = ({ pos, ...rest }: Scene = {}): Scene => ({
  ...{ board: 'teaching/two-manholes', lit: [], cordons: [], covered: ['h0,3'], watsonFacing: 'S' },
  ...rest,
  pos: {
    holmes: 'h0,1',
    watson: 'h4,1',
    smith: 'h4,0',
    lestrade: 'h4,-1',
    stealthy: 'h1,3',
    goodley: 'h3,-1',
    gull: 'h1,2',
    bert: 'h4,-2',
    ...pos,
  },
});

/** A character on the exit hex h1,0, from which one way leads, with everything within three points taken and the sewer there shut. */
export function cornered(
  card: Character,
  by: 'detective' | 'jack',
  { pos, ...rest }: Scene = {},
  ...after: readonly Action[]
): Situation {
  const hexes: readonly HexId[] = ['h1,1', 'h0,2', 'h2,1', 'h0,3', 'h3,0', 'h12,-2', 'h12,-5'];
  const others = CHARACTERS.filter((each) => each !== card);
  const there = Object.fromEntries(others.map((each, i) => [each, hexes[i]])) as Places;
  const scene = { covered: ['h1,1', 'h1,6'], ...rest, pos: { ...there, [card]: 'h1,0', ...pos } };
  return playing(card, by, scene, ...after);
}

export const MOVE = { types: ['move'] };
export const WHISTLE = { types: ['whistle'] };

export const choose = (character: Character): Action => ({ type: 'choose', character });
export const move = (to: HexId): Action => ({ type: 'move', to });
export const face = (dir: string): Action => ({ type: 'face', dir });
export const lamp = (tile: string, to: HexId): Action => ({ type: 'lamp', tile, to });
export const cordon = (from: string, to: string): Action => ({ type: 'cordon', from, to });
export const cover = (from: HexId, to: HexId): Action => ({ type: 'manhole', from, to });
export const swap = (other: Character): Action => ({ type: 'swap', with: other });
export const accuse = (target: Character, to: HexId): Action => ({ type: 'accuse', to, target });
export const escape = (exit: string): Action => ({ type: 'escape', exit });
export const answer = (is: 'visible' | 'invisible'): Action => ({ type: 'witness', answer: is });
export const draw: Action = { type: 'drawAlibi' };
export const skip: Action = { type: 'skipMove' };

/** Who is called where. */
export const whistle = (calls: Places): Action => ({
  type: 'whistle',
  moves: Object.entries(calls).map(([character, to]) => ({ character, to })),
});
