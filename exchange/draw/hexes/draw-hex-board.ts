/** Draws a hex board: lit and unlit hexes, manholes, gaslights, exits and the starting position. */
import {
  centreOfHex,
  type HexBoard,
  hexesLitByGaslight,
  type HexKind,
  idOfHex,
  lanternRay,
  parseHexId,
  type Point,
} from '../../../model/index.js';
import {
  characterMark,
  coveredManholeMark,
  exitMark,
  lanternFacingMark,
  type HexMarkDrawer,
  hexOutline,
  houseMark,
  litLampMark,
  openManholeMark,
  treeMark,
  unlitLampMark,
} from './hex-marks.js';
import type { Palette } from '../sheet/palette.js';
import {
  countPhrases,
  type DrawnDiscs,
  type SheetContent,
  type LegendEntry,
  usedLegendEntries,
} from '../sheet/sheet-content.js';
import { group, joinMarkup } from '../sheet/svg.js';

/** Draws a sorted board. Pieces on a hex that does not exist are left out. */
export function drawHexBoard(board: HexBoard, palette: Palette): SheetContent {
  const hexes = board.hexes.filter(({ kind }) => kind !== 'void');
  const { size } = board.layout;
  const places: DrawnDiscs = new Map(
    hexes.map((hex) => [idOfHex(hex), { at: centreOfHex(board.layout, hex.at), radius: 0.6 * size }]),
  );
  const lit = hexesInLight(board);
  return {
    layers: [
      ...GROUNDS.map((ground) =>
        group(
          { fill: palette.hexes[ground], stroke: palette.line, 'stroke-width': 0.02 * size },
          hexes
            .filter((hex) => groundOf(hex.kind, lit.has(idOfHex(hex))) === ground)
            .map((hex) => hexOutline(centreOfHex(board.layout, hex.at), size)),
        ),
      ),
      group({}, featureMarks(board, palette)),
      group({}, exitMarks(board, places, palette)),
      group({}, characterMarks(board, places, palette)),
    ],
    labels: [],
    legend: hexLegendEntries(board, lit.size > 0, palette),
    counts: countsOf(board),
    places,
    gutter: 0,
  };
}

const GROUNDS = ['street', 'lit', 'gaslight', 'building', 'garden'] as const;

function groundOf(kind: HexKind, inLight: boolean): HexKind | 'lit' {
  if (kind !== 'street' && kind !== 'manhole') return kind;
  return inLight ? 'lit' : 'street';
}

/** The hexes lit by gaslights and by Watson's lantern at the start (DEF-25, DEF-26). */
function hexesInLight(board: HexBoard): ReadonlySet<string> {
  const { setup } = board;
  if (!setup) return new Set();
  const watson = setup.characters.find(({ character }) => character === 'watson');
  return new Set<string>([
    ...hexesLitByGaslight(
      board,
      setup.lamps.map(({ hex }) => hex),
    ),
    ...(watson ? lanternRay(board, watson.hex, setup.watsonFaces) : []),
  ]);
}

/** The printed marks of the hexes, and over them tiles and covers, also on hexes where they are misplaced. */
function featureMarks({ hexes, layout, setup }: HexBoard, palette: Palette): readonly string[] {
  const { size } = layout;
  const covers = new Set<string>(setup?.covers);
  const tiles = new Map<string, string>(setup?.lamps.map(({ hex, tile }) => [hex, tile]));
  return hexes.map((hex) => {
    const [id, at] = [idOfHex(hex), centreOfHex(layout, hex.at)];
    const tile = tiles.get(id);
    const isHidden = hex.kind === 'manhole' ? covers.has(id) : hex.kind === 'gaslight' && tile !== undefined;
    return joinMarkup(
      isHidden ? '' : (PRINTED_MARKS[hex.kind]?.(at, size, palette) ?? ''),
      covers.has(id) ? coveredManholeMark(at, size, palette) : '',
      tile === undefined ? '' : litLampMark(at, size, tile, palette),
    );
  });
}

const PRINTED_MARKS: Readonly<Partial<Record<HexKind, HexMarkDrawer>>> = {
  manhole: openManholeMark,
  gaslight: unlitLampMark,
  building: houseMark,
  garden: treeMark,
};

function exitMarks(
  { exits, layout, setup }: HexBoard,
  places: DrawnDiscs,
  palette: Palette,
): readonly string[] {
  const cordons = new Set<string>(setup?.cordons);
  return exits.map(({ id, hex, side }) => {
    const place = places.get(hex);
    const state = cordons.has(id) ? 'cordoned' : 'open';
    return place ? exitMark(place.at, layout.size, side, state, id, palette) : '';
  });
}

function characterMarks(board: HexBoard, places: DrawnDiscs, palette: Palette): readonly string[] {
  const { layout, setup } = board;
  const standing = characterPositions(board);
  return (setup?.characters ?? []).flatMap(({ character, hex }, i) => {
    const at = standing[i];
    if (!setup || !at || !places.has(hex)) return [];
    return [
      character === 'watson' && setup.watsonFaces !== undefined
        ? lanternFacingMark(at, layout.size, setup.watsonFaces, palette)
        : '',
      characterMark(at, layout.size, character, palette),
    ];
  });
}

/** Distance from the first of several characters on a hex to the last, in hex sizes: names stay readable and inside the hex. */
const SPREAD = 0.9;

/** Where each character is drawn, in the order of the list. Several on one hex, a fault, are drawn below each other. */
export function characterPositions({ layout, setup }: HexBoard): readonly (Point | undefined)[] {
  const characters = setup?.characters ?? [];
  return characters.map((character) => {
    const at = parseHexId(character.hex);
    if (!at) return undefined;
    const there = characters.filter(({ hex }) => hex === character.hex);
    const [x, y] = centreOfHex(layout, at);
    const share = there.length === 1 ? 0 : there.indexOf(character) / (there.length - 1) - 0.5;
    return [x, y + SPREAD * share * layout.size];
  });
}

function countsOf({ hexes, exits, setup }: HexBoard): readonly string[] {
  const of = (kind: HexKind): number => hexes.filter((hex) => hex.kind === kind).length;
  return countPhrases([
    [of('street'), 'street hex'],
    [of('manhole'), 'manhole'],
    [of('gaslight'), 'gaslight'],
    [of('building'), 'building'],
    [of('garden'), 'garden'],
    [exits.length, 'exit'],
    [setup?.characters.length ?? 0, 'character'],
  ]);
}

/** One entry for each kind of mark on the board. */
function hexLegendEntries(board: HexBoard, inLight: boolean, palette: Palette): readonly LegendEntry[] {
  const { hexes, exits, setup } = board;
  const kinds = new Set(hexes.map(({ kind }) => kind));
  const manholes = hexes.filter(({ kind }) => kind === 'manhole').length;
  const lamps = hexes.filter(({ kind }) => kind === 'gaslight').length;
  const [covers, lit, cordons] = [
    setup?.covers.length ?? 0,
    setup?.lamps.length ?? 0,
    setup?.cordons.length ?? 0,
  ];
  const onHex =
    (ground: keyof Palette['hexes'], sign: HexMarkDrawer = () => '') =>
    (at: Point, radius: number): string =>
      group({}, [
        group({ fill: palette.hexes[ground], stroke: palette.line, 'stroke-width': 0.025 * radius }, [
          hexOutline(at, 1.25 * radius),
        ]),
        sign(at, 1.25 * radius, palette),
      ]);
  const exit =
    (state: 'open' | 'cordoned') =>
    ([x, y]: Point, radius: number): string =>
      exitMark([x, y + 2.45 * radius], 1.8 * radius, 'N', state, '', palette);
  return usedLegendEntries([
    [kinds.has('street'), 'street', onHex('street')],
    [inLight, 'in the light', onHex('lit')],
    [manholes > covers, 'open manhole', onHex('street', openManholeMark)],
    [covers > 0, 'covered manhole', onHex('street', coveredManholeMark)],
    [lit > 0, 'lit gaslight', onHex('gaslight', (at, size) => litLampMark(at, size, '', palette))],
    [lamps > lit, 'gaslight, not lit', onHex('gaslight', unlitLampMark)],
    [kinds.has('building'), 'building', onHex('building', houseMark)],
    [kinds.has('garden'), 'garden', onHex('garden', treeMark)],
    [exits.length > cordons, 'exit', exit('open')],
    [cordons > 0, 'exit under cordon', exit('cordoned')],
    [
      setup?.characters.some(({ character }) => character === 'watson') ?? false,
      'Watson’s lantern',
      ([x, y], radius) =>
        lanternFacingMark([x - 1.4 * radius, y + 0.8 * radius], 2.4 * radius, 'NE', palette),
    ],
  ]);
}
