/** All files of the vectors by their path: one for each vector, and the small boards in canonical form. */
import { toCanonical } from '../exchange/index.js';
import { formatVector } from './format-vector.js';
import { boardNamed, vectorOf } from './make-vector.js';
import { SCENARIOS } from './scenarios/index.js';

export function filesOfVectors(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const scenario of SCENARIOS) {
    const vector = vectorOf(scenario);
    const path = `${vector.game}/${vector.id}.json`;
    if (files.has(path)) throw new Error(`Two scenarios are called ${vector.id}.`);
    files.set(path, formatVector(vector));
    const name = 'at' in scenario ? scenario.at.board : scenario.board;
    // The printed boards are named by digest only; whoever has them, has them from us.
    if (name.includes('/')) files.set(`boards/${vector.board.id}.json`, toCanonical(boardNamed(name)));
  }
  return files;
}
