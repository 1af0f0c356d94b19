/** The legend of a hex board: the marks this board uses. */
import type { HexBoard, Point } from '../../../model/index.js';
import { hexOutline, houseMark, litLampMark, manholeMark, treeMark, unlitLampMark } from './hex-marks.js';
import type { LegendEntry } from '../sheet/legend.js';
import type { Palette } from '../sheet/palette.js';
import { exitMark, facingMark } from './piece-marks.js';
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
    (ground: keyof Palette['hexes'], sign: (at: Point, size: number) => string = () => '') =>
    (at: Point, radius: number): string =>
      group({}, [
        group({ fill: palette.hexes[ground], stroke: palette.line, 'stroke-width': 0.025 * radius }, [
          hexOutline(at, 1.25 * radius),
        ]),
        sign(at, 1.25 * radius),
      ]);
  const exit =
    (state: 'open' | 'cordoned') =>
    ([x, y]: Point, radius: number): string =>
      exitMark([x, y + 2.45 * radius], 1.8 * radius, 'N', state, '', palette);
  const entries: readonly (LegendEntry & { readonly used: boolean })[] = [
    { used: kinds.has('street'), meaning: 'street', mark: onHex('street') },
    { used: inLight, meaning: 'in the light', mark: onHex('lit') },
    {
      used: manholes > covers,
      meaning: 'open manhole',
      mark: onHex('street', (at, size) => manholeMark(at, size, 'open', palette)),
    },
    {
      used: covers > 0,
      meaning: 'covered manhole',
      mark: onHex('street', (at, size) => manholeMark(at, size, 'covered', palette)),
    },
    {
      used: lit > 0,
      meaning: 'lit gaslight',
      mark: onHex('gaslight', (at, size) => litLampMark(at, size, '', palette)),
    },
    {
      used: lamps > lit,
      meaning: 'gaslight, not lit',
      mark: onHex('gaslight', (at, size) => unlitLampMark(at, size, palette)),
    },
    {
      used: kinds.has('building'),
      meaning: 'building',
      mark: onHex('building', (at, size) => houseMark(at, size, palette)),
    },
    {
      used: kinds.has('garden'),
      meaning: 'garden',
      mark: onHex('garden', (at, size) => treeMark(at, size, palette)),
    },
    { used: exits.length > cordons, meaning: 'exit', mark: exit('open') },
    { used: cordons > 0, meaning: 'exit under cordon', mark: exit('cordoned') },
    {
      used: setup?.characters.some(({ character }) => character === 'watson') ?? false,
      meaning: 'Watson’s lantern',
      mark: ([x, y], radius) => facingMark([x - 1.4 * radius, y + 0.8 * radius], 2.4 * radius, 'NE', palette),
    },
  ];
  return entries.filter(({ used }) => used);
}
