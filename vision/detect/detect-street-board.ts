/** Detects the board of a street game in a picture. */
import { readBorders, readCircleColours } from '../colours/index.js';
import { findJunctions } from '../junctions/index.js';
import type { NumberNet } from '../numbers/index.js';
import type { Picture } from '../pixels/index.js';
import { findStreets, type StreetNode } from '../streets/index.js';
import { findWaterlines } from '../waterlines/index.js';
import { noSuggestions } from './build-suggestions.js';
import { cropToNodes } from './crop-to-nodes.js';
import { capConfidences, describeQuality, isBoard } from './describe-quality.js';
import { findNodes, type FoundNodes } from './find-nodes.js';
import { networkOfStreets, type NodeLooks, suggestNetwork, suggestNodes } from './suggest-network.js';
import type { DetectionOptions, Suggestions } from './suggestions.js';

type StreetGame = 'lfw' | 'wm';

/** The colours that the circles and the borders of crossings of each game have. */
const COLOURS = { lfw: ['white', 'red'], wm: ['white', 'black', 'blue'] } as const;
const BORDERS = { lfw: ['none', 'yellow', 'red'], wm: ['none', 'yellow'] } as const;

/** The most that is believed of nodes that cannot be those of a board. */
const NO_BOARD = 0.5;

/** The suggestions for a picture of a street board. */
export function detectStreetBoard(
  net: NumberNet,
  picture: Picture,
  { game, count, onUpdate }: DetectionOptions & { readonly game: StreetGame },
): Suggestions {
  const nodes = findNodes(net, picture, count, (stage, share) => onUpdate?.({ stage, share }));
  const known = { nodes, looks: looksOf(picture, nodes, game), count };
  const empty = { ...noSuggestions(game, picture), quality: describeQuality(nodes, picture, count) };
  const alone = suggestNodes(empty, known);
  onUpdate?.({ stage: 'crossings', share: 1, suggestions: alone });
  // Without a board there are no streets to find, and the search would take minutes.
  if (!isBoard(nodes)) return capConfidences(alone, NO_BOARD);
  const cropped = cropToNodes(picture, streetNodes(nodes), nodes.side);
  const found = findStreets(cropped.picture, cropped.nodes, nodes.side, (share) =>
    onUpdate?.({ stage: 'streets', share }),
  );
  const direct = suggestNetwork(empty, known, cropped.uncropNetwork(networkOfStreets(found)), []);
  onUpdate?.({ stage: 'streets', share: 1, suggestions: direct });
  const network = cropped.uncropNetwork(
    findJunctions(found, (share) => onUpdate?.({ stage: 'junctions', share })),
  );
  const joined = suggestNetwork(empty, known, network, []);
  onUpdate?.({ stage: 'junctions', share: 1, suggestions: joined });
  // Only Whitehall prints waterlines.
  if (game === 'lfw') return joined;
  const suggestions = suggestNetwork(empty, known, network, cropped.uncropLines(findWaterlines(found)));
  onUpdate?.({ stage: 'waterlines', share: 1, suggestions });
  return suggestions;
}

function looksOf(picture: Picture, nodes: FoundNodes, game: StreetGame): NodeLooks {
  const { circles, crossings, radius, side } = nodes;
  return {
    colours: readCircleColours(picture, circles, radius, COLOURS[game]).map(({ colour }) => colour),
    borders: readBorders(picture, crossings, side, BORDERS[game]).map(({ border }) =>
      border === 'none' ? null : border,
    ),
  };
}

function streetNodes({ circles, crossings }: FoundNodes): readonly StreetNode[] {
  return [
    ...circles.map(({ x, y }) => ({ kind: 'circle' as const, x, y, radius: 0 })),
    ...crossings.map(({ x, y }) => ({ kind: 'crossing' as const, x, y, radius: 0 })),
  ];
}
