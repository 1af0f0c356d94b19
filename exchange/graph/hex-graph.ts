/** The nodes and edges of a hex board. */
import { centreOfHex, type HexBoard, type HexId, parseHexId } from '../../model/index.js';
import { hexGraph } from '../../model/graph/index.js';
import type { AttributeValues } from './attributes.js';
import type { GraphEdge, GraphNode } from './graph-elements.js';

/** The hexes on the board except holes, in order of id. Their centres are rounded to board units. */
export function* hexGraphNodes(board: HexBoard): Generator<GraphNode> {
  const start = startOf(board);
  for (const { node, attributes } of hexGraph(board).nodeEntries()) {
    const [id, { kind }] = [node as HexId, attributes];
    const [q, r] = parseHexId(id)!;
    const [x, y] = centreOfHex(board.layout, [q, r]).map((each) => Math.round(each) + 0) as [number, number];
    const values = {
      label: id,
      kind,
      x,
      y,
      q,
      r,
      walkable: kind === 'street' || kind === 'manhole',
      ...start(id, kind),
    };
    yield { id, at: [x, y], values };
  }
}

/** The exits and pieces of each hex at the start of the game. */
function startOf({ exits, setup }: HexBoard): (id: HexId, kind: string) => AttributeValues {
  const ways = new Map<string, string>();
  for (const { id, hex, side } of exits) {
    const before = ways.get(hex);
    ways.set(hex, `${before === undefined ? '' : `${before} `}${id}:${side}`);
  }
  const characters = new Map(setup?.characters.map(({ character, hex }) => [hex, character]));
  const lamps = new Map(setup?.lamps.map(({ tile, hex }) => [hex, tile]));
  const covers = new Set(setup?.covers);
  return (id, kind) => {
    const [way, character, lamp] = [ways.get(id), characters.get(id), lamps.get(id)];
    return {
      ...(way !== undefined && { exits: way }),
      ...(character && { character }),
      ...(lamp && { lamp }),
      ...(kind === 'manhole' && setup && { covered: covers.has(id) }),
    };
  };
}

/** Every pair of hexes that share an edge, once, from the smaller to the larger. */
export function* hexGraphEdges(board: HexBoard): Generator<GraphEdge> {
  for (const { attributes, source, target } of hexGraph(board).edgeEntries()) {
    const values = { relation: 'hex', direction: attributes.direction };
    yield { id: `hex:${source}-${target}`, source, target, bends: [], values };
  }
}
