/** Marks a node and the nodes that a relation reaches from it. */
import { compareIds, describeId, type HexId, type NodeId } from '../../model/index.js';
import type { Palette } from './sheet/palette.js';
import type { LegendEntry, DrawnDisc, SheetContent } from './sheet/sheet-content.js';
import { element, formatDashes, joinMarkup } from './sheet/svg.js';

/** A node or hex and those that a relation reaches from it; ids that are not on the board are ignored. */
export interface StartAndTargets {
  readonly from: NodeId | HexId;
  readonly to: readonly (NodeId | HexId)[];
}

/** The same drawing with a halo round the start and rings round the targets. */
export function markStartAndTargets(
  picture: SheetContent,
  highlight: StartAndTargets,
  palette: Palette,
): SheetContent {
  const { places } = picture;
  let weight = 0;
  for (const { radius } of places.values()) weight = Math.max(weight, radius);
  const start = places.get(highlight.from);
  const reached = [...new Set(highlight.to)]
    .filter((id) => id !== highlight.from && places.has(id))
    .sort(compareIds);
  const words = [
    ...(start ? [`marked as start: ${describeMark(highlight.from)}`] : []),
    ...(reached.length > 0 ? [`marked as reached: ${reached.map(describeMark).join(', ')}`] : []),
  ];
  return {
    ...picture,
    layers: [
      ...picture.layers,
      ...reached.map((id) => reachedMark(places.get(id)!, weight, palette)),
      start ? startMark(start, weight, palette) : '',
    ],
    legend: [...picture.legend, ...legendOfHighlight(palette)],
    counts: [...picture.counts, ...words],
  };
}

const legendOfHighlight = (palette: Palette): readonly LegendEntry[] => [
  { meaning: 'start', mark: (at, radius) => startMark({ at, radius: 0.4 * radius }, radius, palette) },
  { meaning: 'reached', mark: (at, radius) => reachedMark({ at, radius: 0.6 * radius }, radius, palette) },
];

/** A thick ring; `weight` is the largest radius on the board. */
const startMark = (place: DrawnDisc, weight: number, palette: Palette): string =>
  twoTone(place, 0.34 * weight, palette);

/** A thinner ring, or a broken one. */
const reachedMark = (place: DrawnDisc, weight: number, palette: Palette): string =>
  palette.reached === 'ring'
    ? twoTone(place, 0.14 * weight, palette)
    : twoTone(place, 0.24 * weight, palette, (round) => ({
        'stroke-dasharray': formatDashes(round / 20, round / 20),
      }));

/** A ring in two tones, one of which is visible on any ground; the inner one may be dashed. */
function twoTone(
  { at: [cx, cy], radius }: DrawnDisc,
  width: number,
  { haloOuter, haloInner }: Palette,
  breaks: (round: number) => Readonly<Record<string, string>> = () => ({}),
): string {
  const r = 1.12 * radius + width / 2;
  const ring = { cx, cy, r, fill: 'none' };
  return joinMarkup(
    element('circle', { ...ring, stroke: haloOuter, 'stroke-width': width + 0.2 * radius }),
    element('circle', { ...ring, stroke: haloInner, 'stroke-width': width, ...breaks(2 * Math.PI * r) }),
  );
}

const describeMark = (id: string): string => (id.startsWith('h') ? `hex ${id.slice(1)}` : describeId(id));
