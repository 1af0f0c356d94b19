/** Boards of a few circles on which every secret can be played through. */
import type { StreetBoard } from '../model/index.js';
import { oneOfAt, shuffled } from './seeded-random.js';
import { boardOfStreets } from './small-street-board.js';

type Random = () => number;

const upTo = (count: number, kind: string): string[] =>
  Array.from({ length: count }, (_, i) => `${kind}${i + 1}`);

/** Streets between circles and crossings, a few more than hold them together. */
function streetsBetween(circles: readonly string[], crossings: readonly string[], random: Random): string[] {
  const hung = circles.map((circle) => `${circle}-${oneOfAt(crossings, random)}`);
  const chain = crossings.slice(1).map((crossing, i) => `${crossings[i]!}-${crossing}`);
  const more = circles
    .filter(() => random() < 0.6)
    .map((circle) => `${circle}-${oneOfAt(crossings, random)}`);
  return [...new Set([...hung, ...chain.filter(() => random() < 0.8), ...more])];
}

/** Blocks are declared, not drawn, so any circles may share one. */
function blockOf(
  id: number,
  kind: 'houses' | 'water' | 'none',
  circles: readonly string[],
): StreetBoard['blocks'][number] {
  return { id: `b${id}`, kind, walk: circles as StreetBoard['blocks'][number]['walk'] };
}

/** Whitehall in a nutshell: two rounds of a few spaces, three squares. */
export function tinyWhitehall(random: Random): StreetBoard {
  const circles = upTo(7 + Math.floor(random() * 2), 'c');
  const crossings = upTo(4 + Math.floor(random() * 3), 'x');
  const plain = boardOfStreets([...circles, ...crossings], streetsBetween(circles, crossings, random));
  const blue = shuffled(circles, random).slice(0, 2);
  const squares = ['Aa', 'Ab', 'Ba'] as const;
  const whites = shuffled(
    circles.filter((circle) => !blue.includes(circle)),
    random,
  );
  const isBlack = (circle: string): boolean => whites.indexOf(circle) === 6;
  return {
    ...plain,
    circles: plain.circles.map((circle) => {
      const id = `c${circle.number}`;
      const colour = blue.includes(id) ? 'blue' : isBlack(id) ? 'black' : 'white';
      const sector = squares[whites.indexOf(id) % 3];
      return colour === 'white' && sector ? { ...circle, colour, sector } : { ...circle, colour };
    }),
    crossings: plain.crossings.map((crossing, i) => (i < 4 ? { ...crossing, border: 'yellow' } : crossing)),
    blocks: [
      blockOf(1, 'houses', shuffled(whites, random).slice(0, 3)),
      blockOf(2, 'houses', shuffled(whites, random).slice(0, 2)),
      blockOf(3, 'none', [...shuffled(whites, random).slice(0, 2), blue[0]!]),
      blockOf(4, 'water', [...blue, whites[0]!]),
    ],
    tracks: {
      move: Array.from({ length: 4 + Math.floor(random() * 2) }, (_, i) => `${i + 1}`),
      rounds: 2,
      tiles: { alley: 1, boat: 1, coach: 1 },
    },
  };
}
