/** Pairs of games of Mr Jack that differ only in secrets (MJ-I01 to I05). */
import type { Action, Seat } from '../../engine/index.js';
import type { MrJackState } from '../../engine/mr-jack/state/state.js';
import type { Character } from '../../model/index.js';
import { engine, newGame } from './mr-jack-fixture.js';
import { pickRandom, seededRandom, shuffle, type Random } from '../seeded-random.js';
import { compareTwins, serialiseViews, type PairCount, type LeakTestSpec } from './leak-pairs.js';

/** Actions whose refusal must reveal nothing. */
const PROBES: readonly Action[] = [
  { type: 'escape', exit: 'NW' },
  { type: 'escape', exit: 'SE' },
  { type: 'escape', exit: 'nowhere' },
  { type: 'accuse', to: 'h6,2', target: 'holmes' },
  { type: 'witness', answer: 'visible' },
  { type: 'witness', answer: 'invisible' },
  { type: 'drawAlibi' },
  { type: 'choose', character: 'gull' },
  { type: 'move', to: 'h8,2' },
  { type: 'face', dir: 'N' },
  { type: 'skipMove' },
  { type: 'nonsense' },
];

/** The view of a seat as a text. */
export const serialiseSeatView = (state: MrJackState, seat: Seat): string =>
  serialiseViews(engine, state, [seat], PROBES);

function created(random: Random): MrJackState {
  const dealt = engine.deal(Math.floor(random() * 1e9));
  return newGame(
    {
      exitCost: pickRandom([1, 0], random),
      whistle: pickRandom(['atLeastOne', 'asMuchAsPossible', 'exactly3IfPossible'], random),
      offerHopelessAccusations: random() < 0.5,
    },
    dealt.ok ? dealt.deals : {},
  );
}

/**
 * Another game that looks the same to a seat: the alibi cards it has not seen change places, Jack's own among them if the
 * seat is the Detective's, and the cards of the shuffles to come lie otherwise.
 */
function twinOf(state: MrJackState, seat: Seat, random: Random): MrJackState {
  const own = seat === 'jack' ? [state.jack, ...state.alibisJack] : state.alibisDet;
  const hidden = state.deals.alibis.filter((each) => !own.includes(each));
  const others = shuffle(hidden, random);
  const other = (character: Character): Character => others[hidden.indexOf(character)] ?? character;
  // Whoever takes Jack's place must not be known to be innocent.
  if (!state.suspect[other(state.jack)]) return twinOf(state, seat, random);
  const known = Math.ceil(state.round / 2);
  const decks = state.deals.decks.map((deck, i) => (i < known ? deck : shuffle(deck, random)));
  return {
    ...state,
    deals: { alibis: state.deals.alibis.map(other), decks },
    jack: other(state.jack),
    alibiPile: state.alibiPile.map(other),
    alibisDet: state.alibisDet.map(other),
    alibisJack: state.alibisJack.map(other),
  };
}

const compare =
  (observer: Seat, who: string) =>
  (seed: number): PairCount & { readonly otherJacks: number } => {
    const random = seededRandom(seed);
    const game: LeakTestSpec<MrJackState> = {
      engine,
      observers: [observer],
      who,
      probes: PROBES,
      mostSteps: Infinity,
      mayJoin: ({ phase }) => phase === 'CHOOSE',
      twinOf: (state) => twinOf(state, observer, random),
      secretsOf: ({ deals, jack, alibisDet, alibisJack }) => [deals, jack, alibisDet, alibisJack],
      isSpecial: (state, twin) => twin.jack !== state.jack,
    };
    const { pairs, special: otherJacks } = compareTwins(game, created(random), seed, random);
    return { pairs, otherJacks };
  };

/** What the Detective must not learn: who Jack is, what he drew, what lies in the pile and the shuffles to come. */
export const compareForDetective = compare('detective', 'the Detective');

/** What Jack must not learn: what the Detective drew, and what lies in the pile and the shuffles to come. */
export const compareForJack = compare('jack', 'Jack');
