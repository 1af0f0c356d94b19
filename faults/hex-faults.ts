/** Faults of hexes and exits. */
import {
  centreOfHex,
  DIRECTIONS,
  HEX_KINDS,
  idOfHex,
  neighbourInDirection,
  type Hex,
  type HexBoard,
} from '../model/index.js';
import { pickRandom } from '../testing/seeded-random.js';
import { hexBoardFault, type FaultClass } from './fault-class.js';

const withHex = (board: HexBoard, hex: Hex, ...hexes: readonly Hex[]): HexBoard => ({
  ...board,
  hexes: board.hexes.flatMap((each) => (each === hex ? hexes : [each])),
});

const isWalked = ({ kind }: Hex): boolean => kind === 'street' || kind === 'manhole';
const isObstacle = ({ kind }: Hex): boolean => kind === 'building' || kind === 'garden';

export const HEX_FAULTS: readonly FaultClass[] = [
  hexBoardFault('a hex has another kind', (random, board) => {
    const hex = pickRandom(board.hexes, random);
    const kind = pickRandom(HEX_KINDS, random);
    if (kind === hex.kind || (isObstacle(hex) && isObstacle({ ...hex, kind }))) return undefined;
    return {
      board: withHex(board, hex, { ...hex, kind }),
      what: `${idOfHex(hex)} is ${kind}, not ${hex.kind}`,
    };
  }),
  hexBoardFault(
    'an obstacle is of the other kind',
    (random, board) => {
      const hex = pickRandom(board.hexes.filter(isObstacle), random);
      const kind = hex.kind === 'garden' ? 'building' : 'garden';
      return { board: withHex(board, hex, { ...hex, kind }), what: `${idOfHex(hex)} is a ${kind}` };
    },
    { cannotBeKnown: { what: 'all', why: 'no rule of play tells a garden from a building' } },
  ),
  hexBoardFault('two hexes have exchanged kinds', (random, board) => {
    const [a, b] = [pickRandom(board.hexes, random), pickRandom(board.hexes, random)];
    // Street and manhole have a class of their own, and obstacles are equivalent.
    if (a.kind === b.kind || (isObstacle(a) && isObstacle(b)) || (isWalked(a) && isWalked(b)))
      return undefined;
    const hexes = board.hexes.map((each) =>
      each === a ? { ...each, kind: b.kind } : each === b ? { ...each, kind: a.kind } : each,
    );
    return { board: { ...board, hexes }, what: `${idOfHex(a)} is ${b.kind} and ${idOfHex(b)} ${a.kind}` };
  }),
  hexBoardFault('a manhole is at the wrong street', (random, board) => {
    const manhole = pickRandom(board.hexes.filter(({ kind }) => kind === 'manhole'), random); // prettier-ignore
    const street = pickRandom(board.hexes.filter(({ kind }) => kind === 'street'), random); // prettier-ignore
    const hexes = board.hexes.map((each): Hex =>
      each === manhole ? { ...each, kind: 'street' } : each === street ? { ...each, kind: 'manhole' } : each,
    );
    return {
      board: { ...board, hexes },
      what: `the manhole of ${idOfHex(manhole)} is at ${idOfHex(street)}`,
    };
  }),
  hexBoardFault('a hex is missing', (random, board) => {
    const hex = pickRandom(board.hexes, random);
    return { board: withHex(board, hex), what: `${idOfHex(hex)} is gone` };
  }),
  hexBoardFault('a hex too many', (random, board) => {
    const hex = pickRandom(board.hexes, random);
    const at = neighbourInDirection(hex.at, pickRandom(DIRECTIONS, random));
    if (board.hexes.some((each) => each.at.join() === at.join())) return undefined;
    return {
      board: { ...board, hexes: [...board.hexes, { at, kind: 'street' }] },
      what: `h${at.join()} is new`,
    };
  }),
  hexBoardFault('a hex is there twice', (random, board) => {
    const hex = pickRandom(board.hexes, random);
    return { board: { ...board, hexes: [...board.hexes, hex] }, what: idOfHex(hex) };
  }),
  hexBoardFault('a column has slipped', (random, board) => {
    const [q, by] = [pickRandom(board.hexes, random).at[0], random() < 0.5 ? 1 : -1];
    const hexes = board.hexes.map((hex): Hex =>
      hex.at[0] === q ? { ...hex, at: [q, hex.at[1] + by] } : hex,
    );
    return { board: { ...board, hexes }, what: `column ${q} by ${by}` };
  }),
  hexBoardFault('an exit is at another hex', (random, board) => {
    const exit = pickRandom(board.exits, random);
    const hex = pickRandom(board.hexes, random);
    if (idOfHex(hex) === exit.hex) return undefined;
    const exits = board.exits.map((each) => (each === exit ? { ...each, hex: idOfHex(hex) } : each));
    return { board: { ...board, exits }, what: `${exit.id} is at ${idOfHex(hex)}` };
  }),
  hexBoardFault('an exit is at the next hex', (random, board) => {
    const exit = pickRandom(board.exits, random);
    const home = board.hexes.find((hex) => idOfHex(hex) === exit.hex)!;
    const [x, y] = centreOfHex(board.layout, home.at);
    const near = board.hexes
      .filter(isWalked)
      .filter(({ at }) => {
        const [u, v] = centreOfHex(board.layout, at);
        const apart = Math.hypot(x - u, y - v);
        return apart > 0 && apart < 2 * board.layout.size;
      })
      .map(idOfHex);
    if (near.length === 0) return undefined;
    const hex = pickRandom(near, random);
    const exits = board.exits.map((each) => (each === exit ? { ...each, hex } : each));
    return { board: { ...board, exits }, what: `${exit.id} is at ${hex}` };
  }),
  hexBoardFault('an exit is at another side', (random, board) => {
    const exit = pickRandom(board.exits, random);
    const side = pickRandom(DIRECTIONS, random);
    if (side === exit.side) return undefined;
    const exits = board.exits.map((each) => (each === exit ? { ...each, side } : each));
    return { board: { ...board, exits }, what: `${exit.id} leads ${side}` };
  }),
  hexBoardFault('an exit is missing', (random, board) => {
    const exit = pickRandom(board.exits, random);
    return {
      board: { ...board, exits: board.exits.filter((each) => each !== exit) },
      what: `${exit.id} is gone`,
    };
  }),
  hexBoardFault('the lattice lies elsewhere', (random, board) => {
    const { origin, size } = board.layout;
    const by = Math.round((1 + random()) * 2 * size);
    const changed = { ...board.layout, origin: [origin[0] + by, origin[1]] as const };
    return { board: { ...board, layout: changed }, what: `${by} to the right` };
  }),
];
