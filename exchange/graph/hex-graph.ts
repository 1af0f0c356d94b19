/** The nodes and edges of a hex board. */
import {
  centreOfHex,
  DIRECTIONS,
  HEX_KINDS,
  type HexBoard,
  hexNetworkOf,
  type HexId,
  parseHexId,
} from '../../model/index.js';
import type { AttributeValues } from './attributes.js';
import type { GraphEdge, GraphNode } from './graph-elements.js';

/** The hexes on the board except holes, in order of id. Their centres are rounded to board units. */
export function* hexGraphNodes(board: HexBoard): Generator<GraphNode> {
  const { ids, kinds, onBoard, walkable } = hexNetworkOf(board);
  const start = startOf(board);
  for (const [index, id] of ids.entries()) {
    if (onBoard[index] !== 1) continue;
    const [q, r] = parseHexId(id)!;
    const [x, y] = centreOfHex(board.layout, [q, r]).map((each) => Math.round(each) + 0) as [number, number];
    const kind = HEX_KINDS[kinds[index]!]!;
    const values = { label: id, kind, x, y, q, r, walkable: walkable[index] === 1, ...start(id, kind) };
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
  const { ids, neighbours } = hexNetworkOf(board);
  for (const [index, source] of ids.entries())
    for (const [side, direction] of DIRECTIONS.entries()) {
      const other = neighbours[index * DIRECTIONS.length + side]!;
      if (other <= index) continue;
      const target = ids[other]!;
      const values = { relation: 'hex', direction };
      yield { id: `hex:${source}-${target}`, source, target, bends: [], values };
    }
}
