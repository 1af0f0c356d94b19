/** What the police can know: where Jack may stand, and where he may hide, given everything that was said in public. */
import type { CrossingId, StreetBoard } from '../../model/index.js';
import type { Deduction, Seen } from '../deduction.js';
import { endsOfTrails, type Leg, type Said } from '../streets/trails.js';
import { waysOf } from '../streets/ways.js';
import type { WhitechapelState } from './state.js';

/** What is known of tonight. */
interface Tonight {
  readonly starts: readonly (readonly number[])[];
  readonly legs: readonly Leg[];
  readonly said: readonly Said[];
  readonly entries: number;
}

const NOTHING: Tonight = { starts: [], legs: [], said: [], entries: 0 };

/** `events` are all that a detective has seen since the game began, in order; the agreements lie open. */
export function deduceWhitechapel(
  board: StreetBoard,
  { options, variants }: Pick<WhitechapelState, 'options' | 'variants'>,
  events: readonly Seen[],
): Required<Pick<Deduction, 'locations' | 'hideouts'>> {
  const ways = waysOf(board);
  const isRed = (circle: number): boolean => ways.colourOf.get(circle) === 'red';
  let hideouts = ways.circles.filter(
    (circle) => !isRed(circle) && !(options.catchMe && ways.neighbours.get(circle)!.some(isRed)),
  );
  let tonight = NOTHING;
  let police: Readonly<Record<string, CrossingId>> = {};
  const locations = (): number[] => endsOfTrails(board, tonight.starts, tonight.legs, tonight.said);
  const say = (is: Said['is'], circle: number, entries = tonight.entries): void => {
    tonight = { ...tonight, said: [...tonight.said, { is, circle, entries }] };
  };

  for (const event of events as readonly PublicEvent[])
    switch (event.type) {
      case 'crime': {
        const [a, b] = event.circles;
        const starts =
          b === undefined
            ? [[a!]]
            : [
                [a!, b],
                [b, a!],
              ];
        tonight = { ...NOTHING, starts, entries: event.circles.length };
        break;
      }
      case 'whistles':
        police = event.police;
        break;
      case 'policeMoved':
      case 'rushed':
      case 'pawnSent':
        police = { ...police, [event.colour]: event.to };
        break;
      case 'jackMoved': {
        const leg: Leg =
          event.kind === 'normal'
            ? { kind: 'normal', held: new Set(Object.values(police)) }
            : { kind: event.kind };
        const entries = tonight.entries + (event.kind === 'coach' ? 2 : 1);
        tonight = { ...tonight, legs: [...tonight.legs, leg], entries };
        break;
      }
      case 'searched': {
        // Whether the present circle counts is a matter of agreement (AMB-LFW-02).
        const entries = variants.clueIncludesCurrent ? tonight.entries : tonight.entries - 1;
        say(event.isFound ? 'passed' : 'not passed', event.circle, entries);
        break;
      }
      case 'arrested':
        if (!event.isRight) for (const circle of event.circles) say('not the last', circle);
        break;
      case 'escaped': {
        const home = new Set(locations());
        hideouts = hideouts.filter((circle) => home.has(circle));
        tonight = NOTHING;
        break;
      }
      case 'addressGuessed':
        hideouts = hideouts.filter((circle) => (circle === event.circle) === event.isRight);
        break;
      case 'gameOver':
        if (event.hideout !== null) hideouts = [event.hideout];
        break;
    }
  return { locations: tonight.starts.length === 0 ? [] : locations(), hideouts };
}

/** The events that tell something; all others are passed over. */
type PublicEvent =
  | { readonly type: 'crime'; readonly circles: readonly number[] }
  | { readonly type: 'whistles'; readonly police: Readonly<Record<string, CrossingId>> }
  | {
      readonly type: 'policeMoved' | 'rushed' | 'pawnSent';
      readonly colour: string;
      readonly to: CrossingId;
    }
  | { readonly type: 'jackMoved'; readonly kind: 'normal' | 'coach' | 'alley' }
  | { readonly type: 'searched'; readonly circle: number; readonly isFound: boolean }
  | { readonly type: 'arrested'; readonly circles: readonly number[]; readonly isRight: boolean }
  | { readonly type: 'escaped' }
  | { readonly type: 'addressGuessed'; readonly circle: number; readonly isRight: boolean }
  | { readonly type: 'gameOver'; readonly hideout: number | null };
