/** Small random damage to a file. */
import { pickRandom, seededRandom, type Random } from '../seeded-random.js';
import { listJsonPlaces, type JsonContainer } from './mutate-board.js';

const ODD_VALUES: readonly unknown[] = [
  null, true, false, 0, -1, 1, 1e9, -1e9, '', ' ', 'whit', 'c0', 'c1', 'x1', 'h0,0', 'Aa', 'a/A', 'lfw', 'mj',
  [], [[]], [1], [1, 2], [1, 2, 3], ['c1', 'c2'], {}, { at: [0, 0] }, { fact: 'exists' }, { fact: 'exist' }, '\u0000',
]; // prettier-ignore
const ODD_NAMES = [
  'colur',
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype',
  '',
  'a/b~c',
  'at',
  'id',
  'is',
];

/** Changes JSON data at one to three places. */
export function mutateJson(value: unknown, seed: number): unknown {
  const random = seededRandom(seed);
  const copy: { root: unknown } = { root: structuredClone(value) };
  for (let left = 1 + Math.floor(random() * 3); left > 0; left--) mutate(copy, random);
  return copy.root;
}

function mutate(copy: { root: unknown }, random: Random): void {
  const { parent, key } = pickRandom(listJsonPlaces(copy as JsonContainer), random);
  const value = parent[key];
  const mutations: (() => void)[] = [() => (parent[key] = structuredClone(pickRandom(ODD_VALUES, random)))];
  if (Array.isArray(value)) {
    const list = value as unknown[];
    mutations.push(
      () => list.pop(),
      () => list.push(structuredClone(pickRandom(ODD_VALUES, random))),
      () => list.push(structuredClone(list[0] ?? null)),
    );
  } else if (typeof value === 'object' && value !== null) {
    const object = value as JsonContainer;
    const name = pickRandom([...Object.keys(object), 'name'], random);
    mutations.push(
      () => (object[pickRandom(ODD_NAMES, random)] = structuredClone(pickRandom(ODD_VALUES, random))),
      () => Reflect.deleteProperty(object, name),
      () => {
        object[`${name}s`] = object[name] ?? null;
        Reflect.deleteProperty(object, name);
      },
    );
  } else if (typeof value === 'number') {
    mutations.push(
      () => (parent[key] = -value - 1),
      () => (parent[key] = String(value)),
    );
  } else if (typeof value === 'string') {
    mutations.push(
      () => (parent[key] = `${value}x`),
      () => (parent[key] = Array.from(value).slice(1).join('')),
      () => (parent[key] = [value]),
    );
  }
  pickRandom(mutations, random)();
}

const TOKENS = [
  '{', '}', '[', ']', ',', ':', '"', '\\', '\\u', '\\ud800', '\\udc00', '-', '-0', '.', '1.5', '1e3', '00', 'NaN', 'null', 'tru',
  '//', '/*', '\ufeff', '\u0000', '\ud83d', '\n', '\r\n', '\t', '"__proto__": 1,', '"game": "wm",', '"\\u0067ame": "wm",', '{"a":', '[[', ' ',
]; // prettier-ignore

/** Changes a text at one to three places, perhaps by inserting tokens. */
export function mutateText(text: string, seed: number, tokens: readonly string[] = TOKENS): string {
  const random = seededRandom(seed);
  let mutated = text;
  for (let left = 1 + Math.floor(random() * 3); left > 0; left--) {
    const at = Math.floor(random() * mutated.length);
    const to = Math.min(mutated.length, at + Math.floor(random() * 30));
    mutated = pickRandom(
      [
        () => mutated.slice(0, at) + pickRandom(tokens, random) + mutated.slice(at),
        () => mutated.slice(0, at) + mutated.slice(to),
        () => mutated.slice(0, to) + mutated.slice(at),
        () => mutated.slice(0, at),
        () =>
          mutated.slice(0, at) +
          String.fromCharCode(mutated.charCodeAt(at) ^ (1 << Math.floor(random() * 16))) +
          mutated.slice(at + 1),
      ],
      random,
    )();
  }
  return mutated;
}
