/** The legend of a hex board: the marks this board uses. */
import type { HexBoard, Point } from '../../../model/index.js';
import {
  coveredManholeMark,
  exitMark,
  facingMark,
  type HexMark,
  hexOutline,
  houseMark,
  litLampMark,
  openManholeMark,
  treeMark,
  unlitLampMark,
} from './hex-marks.js';
import type { Palette } from '../sheet/palette.js';
import { type LegendEntry, usedEntries } from '../sheet/sheet-content.js';
import { group } from '../sheet/svg.js';

/** One entry for each kind of mark on the board. */
export function hexLegendEntries(
  board: HexBoard,
  inLight: boolean,
  palette: Palette,
): readonly LegendEntry[] {
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
    (ground: keyof Palette['hexes'], sign: HexMark = () => '') =>
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
  return usedEntries([
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
      ([x, y], radius) => facingMark([x - 1.4 * radius, y + 0.8 * radius], 2.4 * radius, 'NE', palette),
    ],
  ]);
}
