/** Random damage that keeps a board valid in form. */
import { pickRandom, seededRandom, type Random } from '../seeded-random.js';

/** An object or a list. */
export type JsonContainer = Record<string | number, unknown>;
interface Place {
  readonly parent: JsonContainer;
  readonly key: string;
  /** Its path, with all list entries alike: `/circles/·/at`. */
  readonly shape: string;
}

const NUMBERS = [0, 1, -1, 2, 10_000, 9_999_999, 1_000_000, -1_000_000, 999_999];

/** Changes data at one to five places, each to a value of the same kind. */
export function mutateBoard(value: unknown, seed: number): unknown {
  const random = seededRandom(seed);
  const copy: JsonContainer = { root: structuredClone(value) };
  for (let left = 1 + Math.floor(random() * 5); left > 0; left--) {
    const byShape = new Map<string, Place[]>();
    for (const place of listJsonPlaces(copy)) {
      const alike = byShape.get(place.shape);
      if (alike) alike.push(place);
      else byShape.set(place.shape, [place]);
    }
    // Choose by path first; otherwise the many coordinates would crowd out grids and tracks.
    const alike = pickRandom([...byShape.values()], random);
    mutate(pickRandom(alike, random), alike, random);
  }
  return copy['root'];
}

function mutate({ parent, key }: Place, alike: readonly Place[], random: Random): void {
  const value = parent[key];
  const another = pickRandom(alike, random);
  const mutations: (() => void)[] = [
    () => (parent[key] = structuredClone(another.parent[another.key])),
    () => {
      const theirs = another.parent[another.key];
      another.parent[another.key] = value;
      parent[key] = structuredClone(theirs);
    },
  ];
  if (typeof value === 'number')
    mutations.push(
      () => (parent[key] = value + (random() < 0.5 ? 1 : -1)),
      () => (parent[key] = -value),
      () => (parent[key] = pickRandom(NUMBERS, random)),
      () => (parent[key] = Math.round(random() * 10_000)),
    );
  else if (typeof value === 'string') {
    if (/^[cxtb]\d+$/.test(value))
      mutations.push(() => (parent[key] = value.charAt(0) + String(1 + Math.floor(random() * 300))));
    if (/^[cxt]\d+$/.test(value))
      mutations.push(() => (parent[key] = pickRandom(['c', 'x', 't'], random) + value.slice(1)));
  } else if (Array.isArray(value)) {
    const list = value as unknown[];
    const at = Math.floor(random() * list.length);
    mutations.push(
      () => list.splice(at, 1),
      () => list.splice(at, 0, structuredClone(pickRandom([...list, ...list.slice(0, 1)], random))),
      () => list.reverse(),
      () => list.splice(Math.ceil(random() * 3)),
      () => list.splice(0),
    );
  } else if (typeof value === 'object' && value !== null)
    mutations.push(() => Reflect.deleteProperty(value, pickRandom(Object.keys(value), random)));
  pickRandom(mutations, random)();
}

/** Every property and entry inside a container, outer ones first. */
export function listJsonPlaces(container: JsonContainer, shape = ''): Place[] {
  return Object.entries(container).flatMap(([key, inner]) => {
    const own = `${shape}/${Array.isArray(container) ? '·' : key}`;
    const place = { parent: container, key, shape: own };
    return typeof inner === 'object' && inner !== null
      ? [place, ...listJsonPlaces(inner as JsonContainer, own)]
      : [place];
  });
}
