/** Every attribute of the nodes, edges, blocks and graphs of an export, with its type and meaning. */

/** The type of an attribute's values. */
export type AttributeType = 'string' | 'integer' | 'boolean';
export type AttributeValue = string | number | boolean;
/** Values by attribute name. Attributes that do not apply are missing: a crossing has no number. */
export type AttributeValues = Readonly<Record<string, AttributeValue>>;

export interface Attribute {
  readonly name: string;
  readonly type: AttributeType;
  readonly meaning: string;
}

const attribute = (name: string, type: AttributeType, meaning: string): Attribute => ({
  name,
  type,
  meaning,
});

export const GRAPH_ATTRIBUTES: readonly Attribute[] = [
  attribute('board', 'string', 'the id of the board'),
  attribute('version', 'string', 'the version of the board'),
  attribute('game', 'string', '`lfw`, `wm` or `mj`'),
  attribute('name', 'string', "the board's name for people"),
  attribute('edition', 'string', 'the printing, or `teaching` or `custom`'),
  attribute('digest', 'string', "the board's fingerprint, 64 hex digits"),
  attribute('relation', 'string', 'the relation that the edges are of, or `all`'),
  attribute('width', 'integer', 'of the board, in board units'),
  attribute('height', 'integer', 'of the board, in board units'),
  attribute('circleRadius', 'integer', 'of a street board: of the disc of a circle, in board units'),
  attribute('crossingRadius', 'integer', 'of a street board: of the disc of a crossing, in board units'),
  attribute(
    'grid',
    'string',
    'of a board with a printed grid: its left, top, right and bottom, `0,0,10000,10000`',
  ),
  attribute('columns', 'string', 'of the grid: the labels from the left, `A1,A2`'),
  attribute('rows', 'string', 'of the grid: the labels from the top, `b2,b1`'),
  attribute('sections', 'string', 'of the grid: every section there is, `Aa,Ab`'),
  attribute('originX', 'integer', 'of a hex board: the middle of `h0,0`, board units to the right'),
  attribute('originY', 'integer', 'of a hex board: the middle of `h0,0`, board units down'),
  attribute('hexSize', 'integer', 'of a hex board: from the middle of a hex to its corner, in board units'),
  attribute(
    'watsonFaces',
    'string',
    'where Watson looks when the game begins: `N`, `NE`, `SE`, `S`, `SW` or `NW`',
  ),
  attribute('cordons', 'string', 'the exits under police cordon when the game begins, `NE,SW`'),
];

/** The attributes of `GRAPH_ATTRIBUTES` that a graph has a value of: not every board has a grid or hexes. */
export const attributesWithValue = (values: AttributeValues): readonly Attribute[] =>
  GRAPH_ATTRIBUTES.filter(({ name }) => values[name] !== undefined);

/** The values of a graph as one text, `board=two-routes version=1.0.0 …`; the name comes last, because it may contain any text. */
export function formatBoardFacts(values: AttributeValues, between: string, equals: string): string {
  const names = attributesWithValue(values).flatMap(({ name }) => (name === 'name' ? [] : [name]));
  return [...names, 'name'].map((name) => `${name}${equals}${values[name]!}`).join(between);
}

/** In GEXF, which has no graph attributes: those of the graph as one text, on the first node. */
export const GEXF_BOARD_FACTS = attribute(
  'lamplighter',
  'string',
  'of the first node: the attributes of the graph',
);

/** The directions in which y may grow in GeoJSON. */
export const Y_DIRECTIONS = ['down', 'up'] as const;
export type YDirection = (typeof Y_DIRECTIONS)[number];

const label = attribute('label', 'string', 'what to write on it: the number of a circle, else the id');
const x = attribute('x', 'integer', 'board units to the right');
const y = attribute('y', 'integer', 'board units **down**');

export const STREET_NODE_ATTRIBUTES: readonly Attribute[] = [
  label,
  attribute('kind', 'string', '`circle`, `crossing` or `junction`'),
  attribute('number', 'integer', 'the printed number of a circle'),
  x,
  y,
  attribute('colour', 'string', 'of a circle: `white`, `red`, `black` or `blue`'),
  attribute('border', 'string', 'of a crossing that has one: `yellow` or `red`'),
  attribute('name', 'string', 'of a crossing that has one'),
  attribute('section', 'string', 'the section of the printed grid that it counts for'),
  attribute('cell', 'string', 'the cell of the printed grid that it lies in, such as `A5/b8`'),
  attribute('sector', 'string', 'the section, only where a person decided it'),
];

export const HEX_NODE_ATTRIBUTES: readonly Attribute[] = [
  label,
  attribute('kind', 'string', '`street`, `manhole`, `gaslight`, `building` or `garden`'),
  x,
  y,
  attribute('q', 'integer', 'axial coordinate, to the east'),
  attribute('r', 'integer', 'axial coordinate, to the south'),
  attribute('walkable', 'boolean', 'whether a character may stand there'),
  attribute('exits', 'string', 'ways off the board, each with its side, such as `NW:N`'),
  attribute('character', 'string', 'who stands there when the game begins'),
  attribute('lamp', 'string', 'the lamp that burns there when the game begins'),
  attribute('covered', 'boolean', 'of a manhole: whether it is covered when the game begins'),
];

const relation = attribute('relation', 'string', 'the relation that this edge is of');

export const STREET_EDGE_ATTRIBUTES: readonly Attribute[] = [
  relation,
  attribute('bends', 'string', 'of a line: the points on the way from source to target, `x,y x,y`'),
  attribute(
    'routes',
    'string',
    'of `jack`: the crossings of every route from source to target, `x1 | x2 x3`; `direct` passes none and can never be barred; missing where there are too many to list',
  ),
  attribute('blocks', 'string', 'of `alley` and `boat`: the blocks that both circles are on, `b1 b2`'),
];

export const HEX_EDGE_ATTRIBUTES: readonly Attribute[] = [
  relation,
  attribute('direction', 'string', 'from source to target: `N`, `NE`, `SE`, `S`, `SW` or `NW`'),
];

export const BLOCK_ATTRIBUTES: readonly Attribute[] = [
  attribute('kind', 'string', '`houses`, `water` or `none`'),
  attribute('perimeter', 'string', 'the circles on its rim and inside it, `c1 c2`'),
  attribute('walk', 'string', 'the nodes along its rim, clockwise'),
  attribute(
    'islands',
    'string',
    'the walks round what lies inside without touching the rim, `c7 x8 | c9 x9`',
  ),
  attribute('reason', 'string', 'why it has this kind, where that is not plain'),
];
