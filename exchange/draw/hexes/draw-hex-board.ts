/** Draws a hex board: lit and unlit hexes, manholes, gaslights, exits and the starting position. */
import {
  centreOfHex,
  type HexBoard,
  hexesLitByGaslight,
  type HexKind,
  idOfHex,
  lanternRay,
  type Point,
} from '../../../model/index.js';
import { hexLegendEntries } from './hex-legend.js';
import { hexOutline, houseMark, litLampMark, manholeMark, treeMark, unlitLampMark } from './hex-marks.js';
import type { Palette } from '../sheet/palette.js';
import type { Picture, MarkAreas } from '../sheet/picture.js';
import { countPhrase } from '../sheet/picture.js';
import { characterMark, exitMark, facingMark } from './piece-marks.js';
import { characterPositions } from './character-positions.js';
import { group, joinMarkup } from '../sheet/svg.js';

/** Draws a sorted board. Pieces on a hex that does not exist are left out. */
export function drawHexBoard(board: HexBoard, palette: Palette): Picture {
  const hexes = board.hexes.filter(({ kind }) => kind !== 'void');
  const { size } = board.layout;
  const places: MarkAreas = new Map(
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
      isHidden ? '' : printedMark(hex.kind, at, size, palette),
      covers.has(id) ? manholeMark(at, size, 'covered', palette) : '',
      tile === undefined ? '' : litLampMark(at, size, tile, palette),
    );
  });
}

function printedMark(kind: HexKind, at: Point, size: number, palette: Palette): string {
  switch (kind) {
    case 'manhole':
      return manholeMark(at, size, 'open', palette);
    case 'gaslight':
      return unlitLampMark(at, size, palette);
    case 'building':
      return houseMark(at, size, palette);
    case 'garden':
      return treeMark(at, size, palette);
    case 'street':
    case 'void':
      return '';
  }
}

function exitMarks(
  { exits, layout, setup }: HexBoard,
  places: MarkAreas,
  palette: Palette,
): readonly string[] {
  const cordons = new Set<string>(setup?.cordons);
  return exits.map(({ id, hex, side }) => {
    const place = places.get(hex);
    const state = cordons.has(id) ? 'cordoned' : 'open';
    return place ? exitMark(place.at, layout.size, side, state, id, palette) : '';
  });
}

function characterMarks(board: HexBoard, places: MarkAreas, palette: Palette): readonly string[] {
  const { layout, setup } = board;
  const standing = characterPositions(board);
  return (setup?.characters ?? []).flatMap(({ character, hex }, i) => {
    const at = standing[i];
    if (!setup || !at || !places.has(hex)) return [];
    return [
      character === 'watson' ? facingMark(at, layout.size, setup.watsonFaces, palette) : '',
      characterMark(at, layout.size, character, palette),
    ];
  });
}

function countsOf({ hexes, exits, setup }: HexBoard): readonly string[] {
  const of = (kind: HexKind): number => hexes.filter((hex) => hex.kind === kind).length;
  return [
    ...countPhrase(of('street'), 'street hex', 'street hexes'),
    ...countPhrase(of('manhole'), 'manhole'),
    ...countPhrase(of('gaslight'), 'gaslight'),
    ...countPhrase(of('building'), 'building'),
    ...countPhrase(of('garden'), 'garden'),
    ...countPhrase(exits.length, 'exit'),
    ...countPhrase(setup?.characters.length ?? 0, 'character'),
  ];
}
