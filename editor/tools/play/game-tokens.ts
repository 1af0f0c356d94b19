/** What lies on a street board in a game, as tokens on the map: only what the view shows. */
import { isStreetBoard, type Board } from '../../../model/index.js';
import type { Shape, TokenStyle } from '../shapes/shape.js';
import { circleName, type Fields, positionOfPlace } from './places.js';
import type { LaidTokens } from './placement.js';
import type { GameView } from './seats.js';

interface Token {
  readonly place: string;
  readonly look: TokenStyle;
  /** One or two letters that say what it is without its colour. */
  readonly text: string;
}

/** The tokens of a game, those on circles beside the printed number, and the trail that Jack has written down. */
export function shapesOfGame(board: Board, view: GameView): readonly Shape[] {
  if (!isStreetBoard(board)) return [];
  return [...trailOf(board, view), ...tokenShapes(board, tokensOf(view))];
}

const numbers = (view: GameView, field: string): readonly number[] =>
  (view[field] as readonly number[] | undefined) ?? [];

function tokensOf(view: GameView): readonly Token[] {
  const onCircles = (field: string, look: TokenStyle, text: string): readonly Token[] =>
    numbers(view, field).map((number) => ({ place: circleName(number), look, text }));
  const marked = new Set(numbers(view, 'markedWomen'));
  const hideout = typeof view['hideout'] === 'number' ? [view['hideout']] : [];
  const rows = (view['rows'] ?? []) as readonly (readonly number[])[];
  const jack = view['index'] !== null && view['phase'] !== 'HELL2' ? rows.at(-1)?.at(-1) : undefined;
  return [
    ...onCircles('crimeScenes', 'scene', '✕'),
    ...onCircles('reached', 'scene', '✓'),
    ...onCircles('locations', 'goal', 'D').filter(
      ({ place }) => !numbers(view, 'reached').map(circleName).includes(place),
    ),
    ...hideout.map((number): Token => ({ place: circleName(number), look: 'goal', text: 'H' })),
    ...numbers(view, 'women').map((number): Token => ({
      place: circleName(number),
      look: 'woman',
      text: marked.has(number) ? 'W!' : 'W',
    })),
    ...onCircles('wretched', 'woman', 'W'),
    ...onCircles('clues', 'clue', '?'),
    ...onCircles('falseClues', 'clue', '≠'),
    ...patrolTokens(view),
    ...pawnTokens((view['police'] ?? view['figures']) as Fields | undefined),
    ...(jack === undefined ? [] : [{ place: circleName(jack), look: 'jack', text: 'J' } as const]),
  ];
}

const pawnTokens = (pawns: Fields = {}): readonly Token[] =>
  Object.entries(pawns).map(([colour, crossing]) => ({
    place: String(crossing),
    look: colour as TokenStyle,
    text: letterOf(colour),
  }));

/** Brown and blue begin with the same letter. */
const letterOf = (colour: string): string =>
  colour === 'brown' ? 'Br' : colour === 'blue' ? 'Bl' : colour.charAt(0).toUpperCase();

/** A patrol whose face the seat does not know lies face down. */
function patrolTokens(view: GameView): readonly Token[] {
  const faces = view['faces'] as readonly string[] | undefined;
  return ((view['patrols'] ?? []) as readonly { crossing: string; face?: string }[]).map(
    ({ crossing, face: shown }, i) => {
      const face = shown ?? faces?.[i];
      return face === undefined || face === 'fake'
        ? { place: crossing, look: 'hidden', text: face === undefined ? '?' : '–' }
        : { place: crossing, look: face as TokenStyle, text: letterOf(face) };
    },
  );
}

/** The tokens of a placement that is not finished. */
export const shapesOfLaidTokens = (board: Board, laid: LaidTokens): readonly Shape[] =>
  tokenShapes(
    board,
    [...laid].map(([place, kind]): Token => {
      switch (kind) {
        case 'marked':
          return { place, look: 'woman', text: 'W!' };
        case 'unmarked':
          return { place, look: 'woman', text: 'W' };
        case 'location':
          return { place, look: 'goal', text: 'D' };
        case 'fake':
          return { place, look: 'hidden', text: '–' };
        default:
          return { place, look: kind as TokenStyle, text: letterOf(kind) };
      }
    }),
  );

/** Tokens on one place are put beside each other. */
function tokenShapes(board: Board, tokens: readonly Token[]): readonly Shape[] {
  const counts = new Map<string, number>();
  return tokens.flatMap(({ place, look, text }) => {
    const at = positionOfPlace(board, place);
    if (!at) return [];
    const index = counts.get(place) ?? 0;
    counts.set(place, index + 1);
    return [{ kind: 'token', look, at, text, index, isBeside: place.startsWith('c') }];
  });
}

/** Jack's way of this night or round, from circle to circle. */
function trailOf(board: Board, view: GameView): readonly Shape[] {
  const row = ((view['rows'] ?? []) as readonly (readonly number[])[]).at(-1) ?? [];
  const points = row.flatMap((number) => {
    const at = positionOfPlace(board, circleName(number));
    return at ? [at] : [];
  });
  return points.length < 2 ? [] : [{ kind: 'line', look: 'lens-far', points, under: true }];
}
