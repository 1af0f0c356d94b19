/** Faults of hexes and exits. */
import {
  centreOfHex,
  DIRECTIONS,
  HEX_KINDS,
  idOfHex,
  neighbourInDirection,
  type Exit,
  type Hex,
  type HexBoard,
} from '../model/index.js';
import { pickRandom } from '../testing/seeded-random.js';
import {
  swapFieldValues,
  hexBoardFault,
  pickWhere,
  replaceItem,
  type FaultClass,
  type Random,
} from './fault-class.js';

const withHex = (board: HexBoard, hex: Hex, ...hexes: readonly Hex[]): HexBoard => ({
  ...board,
  hexes: replaceItem(board.hexes, hex, ...hexes),
});

/** A random exit becomes another. */
const exitFault = (
  name: string,
  change: (exit: Exit, random: Random, board: HexBoard) => { exit: Exit; what: string } | undefined,
): FaultClass =>
  hexBoardFault(name, (random, board) => {
    const exit = pickRandom(board.exits, random);
    const changed = change(exit, random, board);
    return (
      changed && [
        { ...board, exits: replaceItem(board.exits, exit, changed.exit) },
        `${exit.id} ${changed.what}`,
      ]
    );
  });

const isWalked = ({ kind }: Hex): boolean => kind === 'street' || kind === 'manhole';
const isObstacle = ({ kind }: Hex): boolean => kind === 'building' || kind === 'garden';

export const HEX_FAULTS: readonly FaultClass[] = [
  hexBoardFault('a hex has another kind', (random, board) => {
    const hex = pickRandom(board.hexes, random);
    const kind = pickRandom(HEX_KINDS, random);
    if (kind === hex.kind || (isObstacle(hex) && isObstacle({ ...hex, kind }))) return undefined;
    return [withHex(board, hex, { ...hex, kind }), `${idOfHex(hex)} is ${kind}, not ${hex.kind}`];
  }),
  hexBoardFault('an obstacle is of the other kind', (random, board) => {
    const hex = pickRandom(board.hexes.filter(isObstacle), random);
    const kind = hex.kind === 'garden' ? 'building' : 'garden';
    return [withHex(board, hex, { ...hex, kind }), `${idOfHex(hex)} is a ${kind}`];
  }),
  hexBoardFault('two hexes have exchanged kinds', (random, board) => {
    const [a, b] = [pickRandom(board.hexes, random), pickRandom(board.hexes, random)];
    // Street and manhole have a class of their own, and obstacles are equivalent.
    if (a.kind === b.kind || (isObstacle(a) && isObstacle(b)) || (isWalked(a) && isWalked(b)))
      return undefined;
    const hexes = swapFieldValues(board.hexes, a, b, 'kind');
    return [{ ...board, hexes }, `${idOfHex(a)} is ${b.kind} and ${idOfHex(b)} ${a.kind}`];
  }),
  hexBoardFault('a manhole is at the wrong street', (random, board) => {
    const manhole = pickWhere(board.hexes, random, ({ kind }) => kind === 'manhole');
    const street = pickWhere(board.hexes, random, ({ kind }) => kind === 'street');
    const hexes = swapFieldValues(board.hexes, manhole, street, 'kind');
    return [{ ...board, hexes }, `the manhole of ${idOfHex(manhole)} is at ${idOfHex(street)}`];
  }),
  hexBoardFault('a hex is missing', (random, board) => {
    const hex = pickRandom(board.hexes, random);
    return [withHex(board, hex), `${idOfHex(hex)} is gone`];
  }),
  hexBoardFault('a hex too many', (random, board) => {
    const hex = pickRandom(board.hexes, random);
    const at = neighbourInDirection(hex.at, pickRandom(DIRECTIONS, random));
    if (board.hexes.some((each) => each.at.join() === at.join())) return undefined;
    return [{ ...board, hexes: [...board.hexes, { at, kind: 'street' }] }, `h${at.join()} is new`];
  }),
  hexBoardFault('a hex is there twice', (random, board) => {
    const hex = pickRandom(board.hexes, random);
    return [{ ...board, hexes: [...board.hexes, hex] }, idOfHex(hex)];
  }),
  hexBoardFault('a column has slipped', (random, board) => {
    const [q, by] = [pickRandom(board.hexes, random).at[0], random() < 0.5 ? 1 : -1];
    const hexes = board.hexes.map((hex): Hex =>
      hex.at[0] === q ? { ...hex, at: [q, hex.at[1] + by] } : hex,
    );
    return [{ ...board, hexes }, `column ${q} by ${by}`];
  }),
  exitFault('an exit is at another hex', (exit, random, board) => {
    const hex = idOfHex(pickRandom(board.hexes, random));
    return hex === exit.hex ? undefined : { exit: { ...exit, hex }, what: `is at ${hex}` };
  }),
  exitFault('an exit is at the next hex', (exit, random, board) => {
    const home = board.hexes.find((hex) => idOfHex(hex) === exit.hex)!;
    const [x, y] = centreOfHex(board.layout, home.at);
    const near = board.hexes.filter((hex) => {
      const [u, v] = centreOfHex(board.layout, hex.at);
      return isWalked(hex) && hex !== home && Math.hypot(x - u, y - v) < 2 * board.layout.size;
    });
    if (near.length === 0) return undefined;
    const hex = idOfHex(pickRandom(near, random));
    return { exit: { ...exit, hex }, what: `is at ${hex}` };
  }),
  exitFault('an exit is at another side', (exit, random) => {
    const side = pickRandom(DIRECTIONS, random);
    return side === exit.side ? undefined : { exit: { ...exit, side }, what: `leads ${side}` };
  }),
  hexBoardFault('an exit is missing', (random, board) => {
    const exit = pickRandom(board.exits, random);
    return [{ ...board, exits: board.exits.filter((each) => each !== exit) }, `${exit.id} is gone`];
  }),
  hexBoardFault('the lattice lies elsewhere', (random, board) => {
    const { origin, size } = board.layout;
    const by = Math.round((1 + random()) * 2 * size);
    const changed = { ...board.layout, origin: [origin[0] + by, origin[1]] as const };
    return [{ ...board, layout: changed }, `${by} to the right`];
  }),
];
