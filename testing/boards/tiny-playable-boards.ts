/** Playable boards with few circles, on which every secret can be enumerated. */
import type { StreetBoard } from '../../model/index.js';
import { shuffle, type Random } from '../seeded-random.js';
import { boardFromStreets } from './small-street-boards.js';

const upTo = (count: number, kind: string): string[] =>
  Array.from({ length: count }, (_, i) => `${kind}${i + 1}`);

/** A ring of crossings with circles attached, most of them at two crossings, so that figures block some routes but not all. */
function streetsBetween(circles: readonly string[], crossings: readonly string[], random: Random): string[] {
  const ring = crossings.map((crossing, i) => `${crossing}-${crossings[(i + 1) % crossings.length]!}`);
  const hung = circles.flatMap((circle) =>
    shuffle(crossings, random)
      .slice(0, random() < 0.25 ? 1 : 2)
      .map((crossing) => `${circle}-${crossing}`),
  );
  return [...hung, ...ring.filter(() => random() < 0.5)];
}

/** Blocks are declared, not drawn, so any circles may share one. */
function blockOf(
  id: number,
  kind: 'houses' | 'water' | 'none',
  circles: readonly string[],
): StreetBoard['blocks'][number] {
  return { id: `b${id}`, kind, walk: circles as StreetBoard['blocks'][number]['walk'] };
}

/** A tiny Whitehall: two rounds of a few spaces, three squares. */
export function tinyWhitehall(random: Random): StreetBoard {
  const circles = upTo(7 + Math.floor(random() * 3), 'c');
  const crossings = upTo(5 + Math.floor(random() * 4), 'x');
  const plain = boardFromStreets([...circles, ...crossings], streetsBetween(circles, crossings, random));
  const blue = shuffle(circles, random).slice(0, 2);
  const squares = ['Aa', 'Ab', 'Ba'] as const;
  const whites = shuffle(
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
      blockOf(1, 'houses', shuffle(whites, random).slice(0, 3)),
      blockOf(2, 'houses', shuffle(whites, random).slice(0, 2)),
      blockOf(3, 'none', [...shuffle(whites, random).slice(0, 2), blue[0]!]),
      blockOf(4, 'water', [...blue, whites[0]!]),
    ],
    tracks: {
      move: Array.from({ length: 4 + Math.floor(random() * 3) }, (_, i) => `${i + 1}`),
      rounds: 2,
      tiles: { alley: 1 + Math.floor(random() * 2), boat: 1, coach: 1 },
    },
  };
}

/** A tiny Whitechapel: two nights of a few moves, the second with two crimes. */
export function tinyWhitechapel(random: Random): StreetBoard {
  const circles = upTo(9, 'c');
  const crossings = upTo(8, 'x');
  const plain = boardFromStreets([...circles, ...crossings], streetsBetween(circles, crossings, random));
  const red = shuffle(circles, random).slice(0, 4);
  return {
    ...plain,
    game: 'lfw',
    circles: plain.circles.map((circle) => ({
      ...circle,
      colour: red.includes(`c${circle.number}`) ? 'red' : 'white',
    })),
    crossings: plain.crossings.map((crossing) => ({ ...crossing, border: 'yellow' })),
    blocks: [1, 2].map((id) => blockOf(id, 'houses', shuffle(circles, random).slice(0, 3))),
    tracks: {
      move: ['V', 'IV', 'III', 'II', 'I', '1', '2', '3'],
      nights: [
        { date: '1888-08-31', women: 2, marked: 1, kills: 1, coach: 1, alley: 1 },
        { date: '1888-09-30', women: 2, marked: 2, kills: 2, coach: 1, alley: 1 },
      ],
    },
  };
}
