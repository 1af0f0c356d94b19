/** Grows the streets of the first pass into a network, with what the search saw of each of its parts. */
import { type FoundStreets, type StreetNode, withKindOdds } from '../streets/index.js';
import { candidateInputs } from './candidate-inputs.js';
import {
  confidenceOf,
  type ConfidenceWeights,
  type Evidence,
  firstEvidence,
  forkEvidence,
  laterEvidence,
  teeEvidence,
} from './confidence.js';
import { type EndFork, endForks } from './end-forks.js';
import { type GrownNetwork, growNetwork } from './grow-network.js';
import type { WeightPrior } from '../regression/index.js';
import { refoundPaths, unexplainedPaths } from './own-examples.js';
import { trainOnBoard } from '../regression/index.js';
import type { ProbableNetwork } from './split-streets.js';
import { NO_NODE, reversed, type StreetLine } from './street-line.js';
import { surveyBoard } from './survey-board.js';

/** The lines of a board, its tees and its forks, with the evidence for each in the same order. */
export interface CompleteNetwork extends GrownNetwork {
  readonly forks: readonly EndFork[];
  /** Arms of tees and streets between nodes that touch have none. */
  readonly lineEvidence: readonly (Evidence | undefined)[];
  readonly teeEvidence: readonly Evidence[];
  readonly forkEvidence: readonly Evidence[];
}

/** Streets of the first pass below the one probability are dropped if the board's own regression is below the other. */
const DOUBTFUL = 0.97;
const UNLIKELY = 0.3;

/** The network of a board in pixels of the ink map. */
export function completeNetwork(
  found: FoundStreets,
  reportProgress: ((share: number) => void) | undefined,
  prior: WeightPrior,
): CompleteNetwork {
  const { side, nodes } = found.inkMap;
  const { board, first, looks, usual, sweep, describe } = surveyBoard(found);
  reportProgress?.(0.2);
  const refound = refoundPaths(sweep, first).map((path) => describe(path).inputs);
  const others = unexplainedPaths(sweep, first).map((path) => describe(path).inputs);
  const judge = trainOnBoard(prior, refound, others);
  reportProgress?.(0.6);
  const touching = new Set(found.touching.map(({ pair }) => pair.join(' ')));
  const isTouch = first.map(({ ends }) => touching.has(ends.join(' ')));
  const seconds = first.map((line, i) => {
    const target = { node: line.ends[1] };
    const path = { ...line, node: line.ends[0], target, clearance: Infinity, angle: 90 };
    const own = judge(candidateInputs(path, looks[i]!, usual, nodes, side));
    return withKindOdds(own, found.kindOdds, nodes, line.ends);
  });
  const streets = first.map((line, i) =>
    !isTouch[i] && line.probability < DOUBTFUL && seconds[i]! < UNLIKELY ? undefined : line,
  );
  const grown = growNetwork(found, sweep, streets, describe, judge);
  reportProgress?.(0.9);
  const narrow = narrowEnds(grown.lines, nodes, side);
  const { forks, missed } = endForks(board, grown.lines, first.length, usual.looks[2]?.[0] ?? 1);
  return {
    ...grown,
    forks,
    lineEvidence: grown.lines.map((line, i) => {
      if (line === undefined || isTouch[i] === true || line.ends.includes(NO_NODE)) return undefined;
      const doubts = { tee: grown.missedTees.get(i) ?? 0, narrow: narrow[i]!, fork: missed[i]! };
      return i < first.length
        ? firstEvidence(line.probability, seconds[i]!, doubts)
        : laterEvidence(line.probability, doubts);
    }),
    teeEvidence: grown.tees.map(({ probability }) => teeEvidence(probability)),
    forkEvidence: forks.map(({ score }) => forkEvidence(score)),
  };
}

/** The network with the confidence that its evidence gives. */
export function weighEvidence(network: CompleteNetwork, weights: ConfidenceWeights): ProbableNetwork {
  const { lines, tees, forks, lineEvidence } = network;
  return {
    lines: lines.map((line, i) => {
      const evidence = lineEvidence[i];
      return line && evidence ? { ...line, probability: confidenceOf(evidence, weights) } : line;
    }),
    tees: tees.map((tee, i) => ({ ...tee, probability: confidenceOf(network.teeEvidence[i]!, weights) })),
    forks: forks.map((fork, i) => ({
      ...fork,
      probability: confidenceOf(network.forkEvidence[i]!, weights),
    })),
  };
}

/** How far from a node's rim the direction of a street is taken, in sides of a crossing, and the least usual angle. */
const LEAVING = 1.5;
const USUAL_ANGLE = 45;

/**
 * For each line how narrow the angle with another line of the same node is: 0 for usual ones, 1 for none at all. Lines
 * that leave a node together often part at a junction that was missed.
 */
function narrowEnds(
  lines: readonly (StreetLine | undefined)[],
  nodes: readonly StreetNode[],
  side: number,
): Float64Array {
  const narrow = new Float64Array(lines.length);
  const leaving = nodes.map((): { readonly line: number; readonly angle: number }[] => []);
  lines.forEach((line, i) => {
    if (line === undefined) return;
    line.ends.forEach((end, k) => {
      if (end === NO_NODE) return;
      const { x, y, radius } = nodes[end]!;
      const points = k === 0 ? line : reversed(line);
      const away = radius + LEAVING * side;
      const far = points.x.findIndex((u, at) => Math.hypot(u - x, points.y[at]! - y) >= away);
      const at = far < 0 ? points.x.length - 1 : far;
      leaving[end]!.push({ line: i, angle: Math.atan2(points.y[at]! - y, points.x[at]! - x) });
    });
  });
  for (const ends of leaving)
    for (const one of ends)
      for (const other of ends) {
        if (one.line === other.line) continue;
        const turn = Math.abs(one.angle - other.angle);
        const degrees = (Math.min(turn, 2 * Math.PI - turn) * 180) / Math.PI;
        narrow[one.line] = Math.max(narrow[one.line]!, 1 - degrees / USUAL_ANGLE);
      }
  return narrow;
}
