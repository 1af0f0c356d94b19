/** A highlight: a start and what is reached from it. */
import { compareIds } from '../../model/board.js';
import type { HexId, NodeId } from '../../model/vocabulary.js';
import type { LegendEntry } from './legend.js';
import type { Palette } from './palette.js';
import type { Picture, Place } from './picture.js';
import { element, lengths, together } from './svg.js';

/** Where something starts and what it reaches; ids that are not on the board are passed over. */
export interface Highlight {
  readonly from: NodeId | HexId;
  readonly to: readonly (NodeId | HexId)[];
}

/** The same picture with a halo round the start and rings round the targets. */
export function highlighted(picture: Picture, highlight: Highlight, palette: Palette): Picture {
  const { places } = picture;
  let weight = 0;
  for (const { radius } of places.values()) weight = Math.max(weight, radius);
  const start = places.get(highlight.from);
  const reached = [...new Set(highlight.to)]
    .filter((id) => id !== highlight.from && places.has(id))
    .sort(compareIds);
  const words = [
    ...(start ? [`marked as start: ${wordsOfId(highlight.from)}`] : []),
    ...(reached.length > 0 ? [`marked as reached: ${reached.map(wordsOfId).join(', ')}`] : []),
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

/** A thick ring; `weight` is the radius of the largest thing there is. */
const startMark = (place: Place, weight: number, palette: Palette): string =>
  twoTone(place, 0.34 * weight, palette);

/** A thinner ring, or a broken one. */
const reachedMark = (place: Place, weight: number, palette: Palette): string =>
  palette.reached === 'ring'
    ? twoTone(place, 0.14 * weight, palette)
    : twoTone(place, 0.24 * weight, palette, (round) => ({
        'stroke-dasharray': lengths(round / 20, round / 20),
      }));

/** A ring in two tones, so that on any ground one of them stands out; the inner one may be broken along the way round. */
function twoTone(
  { at: [cx, cy], radius }: Place,
  width: number,
  { haloOuter, haloInner }: Palette,
  breaks: (round: number) => Readonly<Record<string, string>> = () => ({}),
): string {
  const r = 1.12 * radius + width / 2;
  const ring = { cx, cy, r, fill: 'none' };
  return together(
    element('circle', { ...ring, stroke: haloOuter, 'stroke-width': width + 0.2 * radius }),
    element('circle', { ...ring, stroke: haloInner, 'stroke-width': width, ...breaks(2 * Math.PI * r) }),
  );
}

function wordsOfId(id: string): string {
  const names: Readonly<Record<string, string>> = {
    c: 'circle ',
    x: 'crossing x',
    t: 'junction t',
    h: 'hex ',
  };
  return `${names[id.charAt(0)] ?? id.charAt(0)}${id.slice(1)}`;
}
