/** The beginning of a game of Mr Jack (MJ-S01 to S06). */
import {
  CHARACTERS,
  digestBoard,
  startPosition,
  walkingSteps,
  type Character,
  type HexBoard,
} from '../../model/index.js';
import {
  fail,
  type CreateResult,
  type NewGameSettings,
  type DealResult,
  type HuntSetup,
} from '../game/contract.js';
import { findOptionsProblem, readVariants } from './state/options.js';
import { cardsOfRound } from './state/phase-transitions.js';
import { deckCountOf } from './state/rounds.js';
import { DETECTIVE, type Deals, type MrJackState } from './state/state.js';
import { gaslightsOf, manholesOf } from './state/reach.js';
import { shuffle, randomFromSeed, type Random } from '../game/random.js';
import { JACK } from '../game/action.js';

export function createMrJack(board: HexBoard, request: NewGameSettings): CreateResult<MrJackState> {
  const variants = readVariants(request.variants);
  if (!variants.ok) return variants;
  const problem =
    findOptionsProblem(request.options) ?? problemOfBoard(board) ?? problemOfDeals(board, request.deals);
  if (problem !== undefined) return fail(problem);
  const { alibis, decks } = request.deals as Deals;
  const setup = board.setup!;
  const [jack, ...alibiPile] = alibis as [Character, ...Character[]];
  const deals: Deals = { alibis, decks };
  const ofAll = <T>(value: (character: Character) => T): Record<Character, T> =>
    Object.fromEntries(CHARACTERS.map((each) => [each, value(each)])) as Record<Character, T>;
  return {
    ok: true,
    state: {
      game: 'mj',
      board: { id: board.id, digest: digestBoard(board) },
      options: {},
      variants: variants.chosen,
      deals,
      phase: 'CHOOSE',
      result: null,
      round: 1,
      activation: 1,
      faceUp: cardsOfRound({ deals }, 1),
      played: [],
      acting: null,
      mustFace: false,
      jack,
      alibiPile,
      alibisDet: [],
      alibisJack: [],
      pos: ofAll((each) => startPosition(board)!.characters[each]!),
      watsonFacing: setup.watsonFaces!,
      suspect: ofAll(() => true),
      lit: setup.lamps.map(({ tile, hex }) => ({ tile, hex })).toSorted((a, b) => (a.tile < b.tile ? -1 : 1)),
      covered: setup.covers.toSorted(),
      cordons: setup.cordons.toSorted(),
      witness: 'visible',
    },
  };
}

const isSet = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** Why a board cannot be played on, whatever the players do. */
function problemOfBoard(board: HexBoard): string | undefined {
  const start = startPosition(board);
  if (!start) return 'The board has no starting position: its "setup" says who stands where.';
  const { lamps, covers, cordons, watsonFaces } = board.setup!;
  const [streets, exits] = [walkingSteps(board), board.exits.map(({ id }) => id)];
  const homeless = CHARACTERS.find((each) => !streets.has(start.characters[each]!));
  const lampHexes = lamps.map(({ hex }) => hex);
  const tiles = lamps.map(({ tile }) => tile);
  const wrong: readonly (readonly [boolean, string])[] = [
    [watsonFaces === undefined, 'The setup does not state where Watson faces.'],
    [homeless !== undefined, `The setup puts ${homeless ?? ''} on no hex that one can walk on.`],
    [!isSet(Object.values(start.characters)), 'The setup puts two characters on one hex.'],
    [
      !isSet(lampHexes) || !isSet(tiles) || !lampHexes.every((hex) => gaslightsOf(board).includes(hex)),
      'The setup must put every lit tile on a gaslight of its own.',
    ],
    [
      !isSet(covers) || !covers.every((hex) => manholesOf(board).includes(hex)),
      'The setup must put every cover on a manhole of its own.',
    ],
    [
      !isSet(cordons) || !cordons.every((exit) => exits.includes(exit)),
      'The setup must put every cordon on an exit of its own.',
    ],
  ];
  return wrong.find(([is]) => is)?.[1];
}

const FORM = '{"alibis": all eight characters, Jack’s own first, "decks": the eight cards as shuffled';

/** What is wrong with the deals. */
function problemOfDeals(board: HexBoard, deals: unknown): string | undefined {
  const count = deckCountOf(board);
  const form = `${FORM} for each of ${count} pairs of rounds}`;
  if (typeof deals !== 'object' || deals === null || Array.isArray(deals))
    return `Mr Jack needs deals: ${form}.`;
  const { alibis, decks, ...rest } = deals as Readonly<Record<string, unknown>>;
  const surplus = Object.keys(rest)[0];
  if (surplus !== undefined) return `Mr Jack has no deal "${surplus}"; the deals are ${form}.`;
  if (!isShuffle(alibis)) return '"alibis" must name each of the eight characters once.';
  if (!Array.isArray(decks) || decks.length !== count)
    return `"decks" must be ${count} shuffles, one for each pair of rounds.`;
  return decks.every(isShuffle) ? undefined : 'Each of "decks" must name each of the eight characters once.';
}

const isShuffle = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === CHARACTERS.length &&
  CHARACTERS.every((character) => value.includes(character));

/** `decks` is how often the cards are shuffled. */
export const dealMrJack = (decks: number, random: Random, seats?: unknown): DealResult =>
  seats === undefined
    ? {
        ok: true,
        deals: {
          alibis: shuffle(CHARACTERS, random),
          decks: Array.from({ length: decks }, () => shuffle(CHARACTERS, random)),
        },
      }
    : fail(`The seats of Mr Jack are ${JACK} and ${DETECTIVE}: leave out "seats".`);

/** A game of Mr Jack at the start of its first round, with the deals of seed 1. */
export function startFirstRound(board: HexBoard, scene: HuntSetup): CreateResult<MrJackState> {
  const asked = Object.keys(scene)[0];
  if (asked !== undefined) return fail(`Mr Jack begins with the board's own setup: leave out "${asked}".`);
  const dealt = dealMrJack(deckCountOf(board), randomFromSeed(1, 'deals'));
  return dealt.ok ? createMrJack(board, { deals: dealt.deals }) : dealt;
}
