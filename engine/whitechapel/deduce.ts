/** What the police can deduce from public events: where Jack may stand, and where he may hide. */
import type { CrossingId, StreetBoard } from '../../model/index.js';
import type { Deduction, EventsOf, SeenEvent } from '../game/contract.js';
import type { CirclesByCircle, PublicAnswer } from '../streets/deduction/answer-tables.js';
import { indexedNeighboursOf } from '../streets/deduction/indexed-neighbours.js';
import {
  addSecret,
  fullSecretSet,
  dropSecret,
  hasSecret,
  emptySecretSet,
  createFilter,
  type SecretSet,
  type SecretFilter,
} from '../streets/deduction/secret-sets.js';
import { moveTrackOf } from '../streets/street-map.js';
import { findTrailEnds, type TrailEnd, type TrailLeg } from '../streets/deduction/trails.js';
import { boardForAlleys } from './state/jack-moves.js';
import { legalHideouts } from './state/hideouts.js';
import type { WhitechapelState } from './state/state.js';

/** What is known of tonight. */
interface Tonight {
  readonly starts: readonly (readonly number[])[];
  readonly first?: SecretFilter | undefined;
  readonly legs: readonly TrailLeg[];
  readonly answers: readonly PublicAnswer[];
  readonly entries: number;
  /** The index of the track, and the special moves that are left. */
  readonly index: number;
  readonly coach: number;
  readonly alley: number;
  readonly lastMove: string;
}

const NOTHING: Tonight = {
  starts: [],
  legs: [],
  answers: [],
  entries: 0,
  index: 0,
  coach: 0,
  alley: 0,
  lastMove: 'crime',
};

/**
 * `seen` is all that a detective has seen since the game began, in order; the agreements lie open. A move is made when it is
 * announced. Trails and hideouts are independent until Jack declares, with one exception: where he may still
 * declare at the start of his turn (`declareWindow=whileThere`), he is never stuck on his hideout. So only then is each
 * trail followed for all hideouts it allows.
 */
export function deduceWhitechapel(
  board: StreetBoard,
  { options, variants }: Pick<WhitechapelState, 'options' | 'variants'>,
  seen: readonly SeenEvent[],
): Required<Pick<Deduction, 'locations' | 'hideouts'>> {
  const index = indexedNeighboursOf(board);
  const { alleys } = indexedNeighboursOf(boardForAlleys(board, { variants }));
  const circles = index.numbers.length;
  const isJoint = variants.declareWindow === 'whileThere';
  /** By index, as everything below. */
  let hideouts: readonly number[] = legalHideouts(board, options).map((circle) => index.indexOf.get(circle)!);
  let tonight = NOTHING;
  let police: Readonly<Record<string, CrossingId>> = {};
  let open: CirclesByCircle | undefined;
  const openNow = (): CirclesByCircle => (open ??= index.open(new Set(Object.values(police))));
  const stand = (now: typeof police): void => {
    police = now;
    open = undefined;
  };
  const addAnswer = (is: PublicAnswer['is'], numbers: readonly number[], entries = tonight.entries): void => {
    const named = numbers.flatMap((number) => index.indexOf.get(number) ?? []);
    tonight = { ...tonight, answers: [...tonight.answers, { is, circles: named, entries }] };
  };
  const secrets = (): SecretSet => {
    if (!isJoint) return fullSecretSet(1);
    const set = emptySecretSet(circles);
    for (const hideout of hideouts) addSecret(set, 0, hideout);
    return set;
  };
  const ends = (): readonly TrailEnd[] =>
    tonight.starts.length === 0 ? [] : findTrailEnds({ ...tonight, circles, secrets: secrets(), stock: [] });

  for (const [i, event] of (seen as readonly PublicEvent[]).entries())
    switch (event.type) {
      case 'nightBegan':
        tonight = { ...NOTHING, coach: event.coach, alley: event.alley };
        break;
      case 'crime': {
        const scenes = event.circles.map((circle) => index.indexOf.get(circle)!);
        const starts = scenes.length === 1 ? [scenes] : [scenes, scenes.toReversed()];
        tonight = { ...tonight, starts, entries: event.circles.length, index: event.index };
        break;
      }
      case 'whistles':
        stand(event.police);
        break;
      case 'policeMoved':
      case 'rushed':
      case 'pawnSent':
        stand({ ...police, [event.colour]: event.to });
        break;
      case 'jackMoved': {
        const { kind, coach, alley } = event;
        const { neighbours } = index;
        const leg: TrailLeg =
          kind === 'coach'
            ? { entries: 2, moves: [{ lists: neighbours, pace: 'ride' }] }
            : { entries: 1, moves: [{ lists: kind === 'alley' ? alleys : openNow(), pace: 'step' }] };
        const entries = tonight.entries + leg.entries;
        const legs = [...tonight.legs, leg];
        tonight = { ...tonight, legs, entries, index: event.index, coach, alley, lastMove: kind };
        break;
      }
      case 'searched': {
        // Whether the present circle counts is a matter of agreement (AMB-LFW-02).
        const entries = variants.clueIncludesCurrent ? tonight.entries : tonight.entries - 1;
        addAnswer(event.isFound ? 'passed' : 'not passed', [event.circle], entries);
        break;
      }
      case 'arrested':
        addAnswer(event.isRight ? 'last' : 'not last', event.circles);
        break;
      case 'turnEnded': {
        const next = seen[i + 1];
        const isStuck = next?.type === 'gameOver' && next['result'] === 'police.stuck';
        const filter = stuckFilter(isStuck);
        const last = tonight.legs.at(-1);
        tonight = last
          ? { ...tonight, legs: [...tonight.legs.slice(0, -1), { ...last, then: filter }] }
          : { ...tonight, first: filter };
        break;
      }
      case 'escaped': {
        const home = new Set(ends().flatMap((end) => (fits(end, end.circle) ? end.circle : [])));
        hideouts = hideouts.filter((circle) => home.has(circle));
        tonight = NOTHING;
        break;
      }
      case 'addressGuessed':
        hideouts = hideouts.filter((circle) => (index.numbers[circle] === event.circle) === event.isRight);
        break;
      case 'gameOver':
        if (event.hideout !== null)
          hideouts = hideouts.filter((circle) => index.numbers[circle] === event.hideout);
        break;
    }

  const last = ends();
  if (isJoint && last.length > 0)
    hideouts = hideouts.filter((circle) => last.some((end) => fits(end, circle)));
  const inNumbers = (indices: readonly number[]): number[] => indices.map((each) => index.numbers[each]!);
  return { locations: inNumbers(last.map(({ circle }) => circle)), hideouts: inNumbers(hideouts) };

  function fits(end: TrailEnd, hideout: number): boolean {
    return !isJoint || hasSecret(end.secrets, hideout);
  }

  /** Jack's turn has come, and he could go on (LFW-R23); or, if the game ended so, could not. */
  function stuckFilter(isStuck: boolean): SecretFilter | undefined {
    const left = moveTrackOf(board).last - tonight.index;
    const lists = openNow();
    const isBarred = (circle: number): boolean =>
      lists[circle]!.length === 0 &&
      (variants.stuckRule === 'normalOnly' ||
        !(
          (tonight.coach > 0 && left >= 2 && hasRide(circle)) ||
          (tonight.alley > 0 && left >= 1 && alleys[circle]!.length > 0)
        ));
    const hasRide = (circle: number): boolean =>
      index.neighbours[circle]!.some((via) => index.neighbours[via]!.some((to) => to !== circle));
    const barred = index.numbers.flatMap((_, circle) => (isBarred(circle) ? circle : []));
    if (barred.length === 0 && !isStuck) return undefined;
    const all = isJoint ? fullSecretSet(circles) : fullSecretSet(1);
    const none = new Int32Array(all.length);
    const filter = createFilter(circles, isStuck ? none : all);
    const mayDeclare = isJoint && tonight.lastMove === 'normal';
    for (const circle of barred) {
      const start = circle * all.length;
      filter.set(isStuck ? all : none, start);
      if (mayDeclare) (isStuck ? dropSecret : addSecret)(filter, start, circle);
    }
    return filter;
  }
}

interface PawnMove {
  colour: string;
  to: CrossingId;
}

/** The events that carry information; all others are ignored. */
type PublicEvent = EventsOf<{
  nightBegan: { coach: number; alley: number };
  crime: { circles: readonly number[]; index: number };
  whistles: { police: Readonly<Record<string, CrossingId>> };
  policeMoved: PawnMove;
  rushed: PawnMove;
  pawnSent: PawnMove;
  jackMoved: { kind: 'normal' | 'coach' | 'alley'; index: number; coach: number; alley: number };
  searched: { circle: number; isFound: boolean };
  arrested: { circles: readonly number[]; isRight: boolean };
  turnEnded: object;
  escaped: object;
  addressGuessed: { circle: number; isRight: boolean };
  gameOver: { hideout: number | null };
}>;
