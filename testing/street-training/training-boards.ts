/** The simulated scans to learn from: official boards and random towns in random looks that `npm run accuracy` never shows. */
import { randomScanLook, type ScanLook } from '../../exchange/draw/scan/index.js';
import type { Crossing, Line, Point, StreetBoard } from '../../model/index.js';
import type { Scan } from '../accuracy/measure-scan.js';
import { randomStreetBoard } from '../accuracy/random-street-board.js';
import { shippedStreetBoard } from '../boards/shipped-boards.js';
import { seededRandom } from '../seeded-random.js';

/** The first seed that is not used by `npm run accuracy`. */
const FIRST_SEED = 101;
/** Of every so many scans three are of random towns, two of official boards in a random look, one in our usual look. */
const CYCLE = 6;

/** The scan for an index: the same index gives the same picture. */
export function trainingScan(index: number): { readonly name: string; readonly scan: Scan } {
  const seed = FIRST_SEED + index;
  const random = seededRandom(seed);
  const width = Math.round(1500 + 900 * random());
  const place = index % CYCLE;
  const round = Math.floor(index / CYCLE);
  if (place === 5) {
    const name = round % 2 === 0 ? 'whitechapel' : 'whitehall';
    return { name: `${name}, usual, seed ${seed}`, scan: { board: shippedStreetBoard(name), seed, width } };
  }
  const look = place % 3 === 1 ? withDarkArt(randomScanLook(seed), random()) : randomScanLook(seed);
  if (place >= 3) {
    const name = place === 3 ? 'whitechapel' : 'whitehall';
    return { name: `${name}, seed ${seed}`, scan: { board: shippedStreetBoard(name), seed, width, look } };
  }
  const board = withBareJunctions(randomStreetBoard(seed), seed);
  return { name: `random ${seed}`, scan: { board, seed, width, look } };
}

/** A look whose houses or drawings are nearly as dark as the ink of streets, as on prints with much art. */
function withDarkArt(look: ScanLook, chance: number): ScanLook {
  const art = chance < 0.6 ? 'houses' : 'drawings';
  return { ...look, print: { ...look.print, art, colours: { ...look.print.colours, art: DARK_ART } } };
}

const DARK_ART = '#33271e';

/** The share of crossings of three streets that become bare junctions, and of those that lie beside a node. */
const BARE_SHARE = 0.3;
const BESIDE_SHARE = 0.4;

/** A board some of whose crossings are bare junctions; no two of them are neighbours. */
export function withBareJunctions(board: StreetBoard, seed: number): StreetBoard {
  const random = seededRandom(seed);
  const bare = new Map<string, string>();
  const junctions: { readonly id: `t${number}`; readonly at: Point }[] = [];
  const placeOf = placesOf(board);
  for (const crossing of board.crossings) {
    const streets = board.streets.filter(({ between }) => between.includes(crossing.id));
    const others = streets.map(({ between: [a, b] }) => (a === crossing.id ? b : a));
    if (streets.length !== 3 || crossing.border !== undefined || random() > BARE_SHARE) continue;
    if (others.some((id) => bare.has(id))) continue;
    const id = `t${junctions.length + 1}` as const;
    bare.set(crossing.id, id);
    const isBeside = random() < BESIDE_SHARE;
    const at = isBeside ? beside(crossing, placeOf.get(others[0]!)!, board.discs) : crossing.at;
    junctions.push({ id, at });
  }
  const renamed = (id: string): string => bare.get(id) ?? id;
  return {
    ...board,
    crossings: board.crossings.filter(({ id }) => !bare.has(id)),
    junctions,
    streets: board.streets.map(({ between: [a, b], ...rest }) => ({
      between: [renamed(a), renamed(b)] as unknown as Line['between'],
      ...(bare.has(a) || bare.has(b) ? {} : rest),
    })),
  };
}

function placesOf({ circles, crossings }: StreetBoard): ReadonlyMap<string, Point> {
  return new Map<string, Point>([
    ...circles.map(({ number, at }) => [`c${number}`, at] as const),
    ...crossings.map(({ id, at }) => [id, at] as const),
  ]);
}

/** A place on the way to a node, just outside its disc. */
function beside({ at }: Crossing, [x, y]: Point, { circle }: StreetBoard['discs']): Point {
  const distance = Math.hypot(at[0] - x, at[1] - y);
  const off = Math.min(0.8, (1.9 * circle) / distance);
  return [Math.round(x + (at[0] - x) * off), Math.round(y + (at[1] - y) * off)];
}
