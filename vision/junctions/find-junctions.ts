/** Completes the streets of a board: missed ones, and the bare junctions at which streets meet without a crossing. */
import { type FoundStreets, withKindOdds } from '../streets/index.js';
import { boardInk } from './board-ink.js';
import { candidateInputs, pathDescriber, usualLooks } from './candidate-inputs.js';
import { dropSmallParts } from './connected.js';
import { endForks } from './end-forks.js';
import { growNetwork } from './grow-network.js';
import { JUNCTION_WEIGHTS } from './junction-weights.js';
import type { WeightPrior } from './logistic-fit.js';
import { refoundPaths, unexplainedPaths } from './own-examples.js';
import { lookAlong } from './path-look.js';
import { trainOnBoard } from './self-training.js';
import { scaleNetwork, splitStreets, type StreetNetwork } from './split-streets.js';
import type { StreetLine } from './street-line.js';
import { sweeper } from './sweep.js';

/** Streets of the first pass above this are taken as examples of the board's usual look. */
const CERTAIN = 0.9;
/** Streets of the first pass below the one probability are dropped if the board's own regression is below the other. */
const DOUBTFUL = 0.97;
const UNLIKELY = 0.3;

/** The network of a board in pixels of its picture. The nodes keep the indices that they had in the search for streets. */
export function findJunctions(
  found: FoundStreets,
  reportProgress?: (share: number) => void,
  prior: WeightPrior = JUNCTION_WEIGHTS,
): StreetNetwork {
  const board = boardInk(found);
  reportProgress?.(0.2);
  const { side, nodes } = found.inkMap;
  const first = found.streets.map(({ pair, path, probability }): StreetLine => ({
    x: path.x,
    y: path.y,
    ends: pair,
    probability,
  }));
  const looks = first.map((line) => lookAlong(board, line));
  const certain = looks.filter((_, i) => first[i]!.probability > CERTAIN);
  const usual = usualLooks(certain.length > 0 ? certain : looks);
  const sweep = sweeper(board);
  const describe = pathDescriber(board, usual);
  const refound = refoundPaths(sweep, first).map((path) => describe(path).inputs);
  const others = unexplainedPaths(sweep, first).map((path) => describe(path).inputs);
  const judge = trainOnBoard(prior, refound, others);
  reportProgress?.(0.6);
  const streets = first.map((line, i) => {
    const path = {
      ...line,
      node: line.ends[0],
      target: { node: line.ends[1] },
      clearance: Infinity,
      angle: 90,
    };
    const second = withKindOdds(
      judge(candidateInputs(path, looks[i]!, usual, nodes, side)),
      found.kindOdds,
      nodes,
      line.ends,
    );
    return line.probability < DOUBTFUL && second < UNLIKELY ? undefined : line;
  });
  const grown = growNetwork(found, sweep, streets, describe, judge);
  reportProgress?.(0.9);
  const forks = endForks(board, grown.lines, first.length, usual.looks[2]?.[0] ?? 1);
  const network = dropSmallParts(splitStreets(grown, forks, side), nodes.length);
  reportProgress?.(1);
  return scaleNetwork(network, 1 / found.inkMap.factor);
}
