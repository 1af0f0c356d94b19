/** Makes a draft of a board from what was detected in a picture. */
import {
  applyHomography,
  type Board,
  type HexBoard,
  type Homography,
  idOfCircle,
  idOfHex,
  idsOfLines,
  invertHomography,
  type Line,
  type NodeId,
  type Point,
  type StreetBoard,
} from '../../model/index.js';
import {
  type BoardCorners,
  homographyOfCorners,
  straightenedSize,
  type Suggestions,
} from '../detect/index.js';
import { median } from '../pixels/index.js';

/** What a draft is made with. */
export interface DraftOptions {
  readonly id: string;
  readonly name: string;
  /** Suggestions below this confidence are left out. */
  readonly minConfidence: number;
  /** The day of the detection, such as 2026-11-18. */
  readonly date: string;
  /** How many circles the board has, if that is known. */
  readonly count?: number | undefined;
  /** The corners of the board in the picture; without them the whole picture counts as the board. */
  readonly corners?: BoardCorners;
}

const PARTS = ['circles', 'crossings', 'junctions', 'streets', 'waterlines', 'hexes'] as const;
type Part = (typeof PARTS)[number];

/** A draft, and how many suggestions of each kind were not sure enough for it. */
export interface DraftOfSuggestions {
  readonly board: Board;
  readonly leftOut: Readonly<Record<Part, number>>;
}

/** Boards are this many units wide. */
const WIDTH = 10000;

/** The draft of a board with all suggestions that are sure enough; numbers and ends of lines are consistent. */
export function draftOfSuggestions(suggestions: Suggestions, options: DraftOptions): DraftOfSuggestions {
  const { picture } = suggestions;
  const corners = options.corners ?? cornersOfPicture(picture);
  const [across, down] = straightenedSize(corners);
  const extent: Point = [WIDTH, Math.max(1, Math.round((WIDTH * down) / across))];
  const frame: Frame = {
    place: placing(invertHomography(homographyOfCorners(extent, corners))),
    unit: WIDTH / across,
    minConfidence: options.minConfidence,
  };
  const { game, ...parts } =
    suggestions.game === 'mj'
      ? { game: suggestions.game, ...hexParts(suggestions, frame) }
      : { game: suggestions.game, ...streetParts(suggestions, frame) };
  const board = {
    schemaVersion: 1,
    id: options.id,
    game,
    name: options.name,
    edition: 'custom',
    profile: 'draft',
    boardVersion: '0.0.0',
    extent,
    ...parts,
    expect:
      options.count === undefined
        ? []
        : [{ what: 'circles', count: options.count, source: 'the count given to the detection' }],
    witnesses: [],
    provenance: provenanceOf(suggestions, options, corners, extent, idsOf(parts)),
    waivers: [],
  } as Board;
  const kept = (part: Part): number =>
    (parts as Partial<Record<Part, readonly unknown[]>>)[part]?.length ?? 0;
  const leftOut = Object.fromEntries(
    PARTS.map((part) => [part, suggestions[part].length - kept(part)]),
  ) as Record<Part, number>;
  return { board, leftOut };
}

const cornersOfPicture = ({ width, height }: Suggestions['picture']): BoardCorners => [
  [0, 0],
  [width, 0],
  [width, height],
  [0, height],
];

/** From the picture to whole board units. */
const placing =
  (toBoard: Homography) =>
  (at: Point): Point => {
    const [x, y] = applyHomography(toBoard, at);
    return [Math.round(x) + 0, Math.round(y) + 0];
  };

type Placing = ReturnType<typeof placing>;

/** How suggestions are turned into entities. */
interface Frame {
  readonly place: Placing;
  /** Board units per pixel of the straightened picture. */
  readonly unit: number;
  readonly minConfidence: number;
}

type StreetParts = Pick<
  StreetBoard,
  'discs' | 'circles' | 'crossings' | 'junctions' | 'streets' | 'waterlines' | 'blocks'
>;
type HexParts = Pick<HexBoard, 'layout' | 'hexes' | 'exits'>;

function streetParts(suggestions: Suggestions, { place, unit, minConfidence }: Frame): StreetParts {
  const { ids, ...nodes } = nodesOf(suggestions, minConfidence, place);
  return {
    discs: discsOf(suggestions, unit),
    ...nodes,
    streets: linesOf(suggestions.streets, minConfidence, ids, place),
    waterlines: linesOf(suggestions.waterlines, minConfidence, ids, place),
    blocks: [],
  };
}

/** Hexes whose kind is not known are streets until a person says otherwise. */
function hexParts({ lattice, hexes }: Suggestions, { place, unit, minConfidence }: Frame): HexParts {
  if (lattice === undefined) throw new Error('There is no lattice of hexes.');
  const origin = applyHomography(lattice.homography as unknown as Homography, [0, 0]);
  return {
    layout: {
      orientation: 'flat-top',
      origin: place(origin),
      size: Math.max(1, Math.round(unit * lattice.side)),
    },
    hexes: hexes
      .filter(({ confidence }) => confidence >= minConfidence)
      .map(({ cell, kind }) => ({ at: cell, kind: kind ?? 'street' })),
    exits: [],
  };
}

/** The ids of everything in a draft, in the order of the file. */
function idsOf(parts: StreetParts | HexParts): readonly string[] {
  if ('hexes' in parts) return parts.hexes.map(idOfHex).sort();
  const { circles, crossings, junctions, streets, waterlines } = parts;
  return [
    ...circles.map(idOfCircle),
    ...[...crossings, ...junctions].map(({ id }) => id),
    ...idsOfLines(streets),
    ...idsOfLines(waterlines),
  ].sort();
}

interface Nodes extends Pick<StreetBoard, 'circles' | 'crossings' | 'junctions'> {
  /** The id on the board of each suggestion that is in the draft. */
  readonly ids: ReadonlyMap<string, NodeId>;
}

function nodesOf(suggestions: Suggestions, minConfidence: number, place: Placing): Nodes {
  const ids = new Map<string, NodeId>();
  const used = new Set<number>();
  // Of two circles with the same number the surer one keeps it.
  const ranked = suggestions.circles
    .filter(({ confidence, numberConfidence }) => Math.min(confidence, numberConfidence) >= minConfidence)
    .toSorted((a, b) => b.numberConfidence - a.numberConfidence || b.confidence - a.confidence);
  const circles = ranked.flatMap(({ id, at, number, colour }) => {
    if (number === null || used.has(number)) return [];
    used.add(number);
    ids.set(id, idOfCircle({ number }));
    return [{ number, at: place(at), colour }];
  });
  const crossings = suggestions.crossings
    .filter(({ confidence }) => confidence >= minConfidence)
    .map(({ id, at, border }, i) => {
      ids.set(id, `x${i + 1}`);
      return { id: `x${i + 1}` as const, at: place(at), ...(border && { border }) };
    });
  const junctions = suggestions.junctions
    .filter(({ confidence }) => confidence >= minConfidence)
    .map(({ id, at }, i) => {
      ids.set(id, `t${i + 1}`);
      return { id: `t${i + 1}` as const, at: place(at) };
    });
  return { circles, crossings, junctions, ids };
}

/** The lines that are sure enough and whose ends are both in the draft. */
function linesOf(
  lines: Suggestions['streets'],
  minConfidence: number,
  ids: ReadonlyMap<string, NodeId>,
  place: Placing,
): readonly Line[] {
  return lines.flatMap(({ between, path, confidence }) => {
    const [from, to] = [ids.get(between[0]), ids.get(between[1])];
    if (confidence < minConfidence || from === undefined || to === undefined) return [];
    const bends = path.slice(1, -1).map(place);
    return [{ between: [from, to], ...(bends.length > 0 && { bends }) }];
  });
}

/** Radii in board units; the share of the width that is usual where nothing was found. */
function discsOf({ circles, crossings }: Suggestions, unit: number): StreetBoard['discs'] {
  const radius = (pixels: readonly number[], usual: number): number =>
    Math.max(1, pixels.length === 0 ? usual : Math.round(unit * median(pixels)));
  return {
    circle: radius(circles.map((each) => each.radius), 0.009 * WIDTH), // prettier-ignore
    crossing: radius(crossings.map(({ side }) => side / 2), 0.004 * WIDTH), // prettier-ignore
  };
}

function provenanceOf(
  { picture }: Suggestions,
  { date, minConfidence }: DraftOptions,
  corners: BoardCorners,
  extent: Point,
  unreviewed: readonly string[],
): Board['provenance'] {
  const [wide, high] = extent;
  const flat: readonly Point[] = [[0, 0], [wide, 0], [wide, high], [0, high]]; // prettier-ignore
  const pixel = ([x, y]: Point): Point => [Math.max(0, Math.round(x)), Math.max(0, Math.round(y))];
  return {
    licence: 'not stated',
    rights: 'not stated',
    sources: [
      {
        id: 'picture',
        kind: 'photograph',
        what: `Detected in a picture of ${picture.width} × ${picture.height} pixels.`,
      },
    ],
    ...(picture.sha256 !== undefined && {
      scans: [
        {
          sha256: picture.sha256,
          width: picture.width,
          height: picture.height,
          points: corners.map((corner, i) => ({ pixel: pixel(corner), at: flat[i]! })),
        },
      ],
    }),
    traced: [
      {
        by: 'lamplighter detect',
        date,
        how: `Detected by a program; everything with a confidence of at least ${minConfidence}.`,
      },
    ],
    reviewed: [],
    unreviewed,
    notes: [{ about: [], note: 'Detected by a program and not checked by a person yet.' }],
  };
}
