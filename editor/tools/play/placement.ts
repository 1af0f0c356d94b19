/** Placements with too many possibilities to list: women, patrols and Discovery Locations are laid one token at a time. */
import type { Action, PlacementDescription } from '../../../engine/index.js';
import { circleName } from './places.js';
import { positionOf, type PlaySession, suggestAction } from './play-session.js';

/** One kind of token, and how many are laid. */
export interface TokenKind {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/** A placement that is due: which tokens go where. */
export interface Placement {
  readonly type: 'women' | 'patrols' | 'dls';
  readonly title: string;
  readonly kinds: readonly TokenKind[];
  /** The places that may get a token, as entities. */
  readonly places: readonly string[];
  /** The places that must get one. */
  readonly required: readonly string[];
}

/** What lies so far: the kind of token by its place. */
export type LaidTokens = ReadonlyMap<string, string>;

/** The placement that is due, if any. */
export function placementOf(
  described: Readonly<Record<string, PlacementDescription>>,
): Placement | undefined {
  const [type, description] = Object.entries(described)[0] ?? [];
  switch (type) {
    case 'women':
      return placementOfWomen(description as unknown as WomenToLay);
    case 'patrols':
      return placementOfPatrols(description as unknown as PatrolsToLay);
    case 'dls':
      return placementOfLocations(description as unknown as LocationsToChoose);
    default:
      return undefined;
  }
}

interface WomenToLay {
  readonly tokens: number;
  readonly marked: number;
  readonly circles: readonly number[];
}

const placementOfWomen = ({ tokens, marked, circles }: WomenToLay): Placement => ({
  type: 'women',
  title: `Lay ${tokens} women on red circles, ${marked} of them marked`,
  kinds: [
    { id: 'marked', name: 'Marked', count: marked },
    { id: 'unmarked', name: 'Not marked', count: tokens - marked },
  ],
  places: circles.map(circleName),
  required: [],
});

interface PatrolsToLay {
  readonly faces: readonly string[];
  readonly onAll: readonly string[];
  readonly onSome: readonly string[];
}

const placementOfPatrols = ({ faces, onAll, onSome }: PatrolsToLay): Placement => ({
  type: 'patrols',
  title: `Lay ${faces.length} patrols${onAll.length > 0 ? ', one wherever a policeman stood' : ' on yellow crossings'}`,
  kinds: [...new Set(faces)].map((id) => ({
    id,
    name: id === 'fake' ? 'Decoy' : id.charAt(0).toUpperCase() + id.slice(1),
    count: faces.filter((face) => face === id).length,
  })),
  places: [...onAll, ...onSome],
  required: onAll,
});

interface LocationsToChoose {
  readonly count: number;
  readonly onePerSquare: Readonly<Record<string, readonly number[]>>;
}

const placementOfLocations = ({ count, onePerSquare }: LocationsToChoose): Placement => ({
  type: 'dls',
  title: `Choose ${count} Discovery Locations: white circles in different squares`,
  kinds: [{ id: 'location', name: 'Discovery Location', count }],
  places: Object.values(onePerSquare)
    .flat()
    .sort((a, b) => a - b)
    .map(circleName),
  required: [],
});

/** How many tokens of a kind are left. */
export const tokensLeft = ({ id, count }: TokenKind, laid: LaidTokens): number =>
  count - [...laid.values()].filter((kind) => kind === id).length;

/** Lays a token of a kind, or takes away the one that lies there; the kinds that are used up are passed over. */
export function toggleToken(
  placement: Placement,
  laid: LaidTokens,
  place: string,
  wanted: string,
): LaidTokens {
  const next = new Map(laid);
  if (next.delete(place)) return next;
  if (!placement.places.includes(place)) return laid;
  const kinds = [...placement.kinds.filter(({ id }) => id === wanted), ...placement.kinds];
  const kind = kinds.find((each) => tokensLeft(each, laid) > 0);
  return kind ? next.set(place, kind.id) : laid;
}

/** The action that the tokens make. */
export function actionOfTokens({ type }: Placement, laid: LaidTokens): Action {
  const tokens = [...laid];
  switch (type) {
    case 'women':
      return {
        type,
        tokens: tokens.map(([place, kind]) => ({ circle: numberOf(place), marked: kind === 'marked' })),
      };
    case 'patrols':
      return { type, tokens: tokens.map(([crossing, face]) => ({ crossing, face })) };
    case 'dls':
      return { type, circles: tokens.map(([place]) => numberOf(place)) };
  }
}

const numberOf = (circle: string): number => Number(circle.slice(1));

/** Why the tokens that lie so far are not a legal placement; undefined if they are. */
export const whyNotLegal = (
  session: PlaySession,
  placement: Placement,
  laid: LaidTokens,
): string | undefined =>
  session.engine.refusalFor(positionOf(session), actionOfTokens(placement, laid))?.message;

/** Tokens as the heuristic player would lay them. */
export function suggestTokens(session: PlaySession): LaidTokens | undefined {
  const action = suggestAction(session);
  const tokens = (action?.['tokens'] ?? action?.['circles']) as readonly SuggestedToken[] | undefined;
  return (
    tokens &&
    new Map(
      tokens.map((token) =>
        typeof token === 'number'
          ? [circleName(token), 'location']
          : 'crossing' in token
            ? [token.crossing, token.face]
            : [circleName(token.circle), token.marked ? 'marked' : 'unmarked'],
      ),
    )
  );
}

type SuggestedToken =
  | number
  | { readonly circle: number; readonly marked: boolean }
  | { readonly crossing: string; readonly face: string };
