/** Pictures of boards whose nodes and streets are known. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { applyHomography, idOfCircle, type Point, type StreetBoard } from '../../model/index.js';
import { findCircles } from '../../vision/circles/index.js';
import { findCrossings } from '../../vision/crossings/index.js';
import type { Picture } from '../../vision/index.js';
import type { StreetNode } from '../../vision/streets/index.js';
import { type Scan, takeScan } from '../accuracy/measure-scan.js';
import { shippedStreetBoard } from '../boards/shipped-boards.js';

/** A picture of a board, in pixels whose centres are whole numbers. */
export interface LabelledPicture {
  readonly name: string;
  readonly picture: Picture;
  readonly board: StreetBoard;
  /** The circles and then the crossings of the board. */
  readonly nodes: readonly StreetNode[];
  /** The bare junctions of the board, in its order. */
  readonly junctions: readonly Point[];
  /** The side of a crossing. */
  readonly side: number;
}

/** A simulated scan; the side of its crossings is that of the black square. */
export async function labelScan(name: string, scan: Scan): Promise<LabelledPicture> {
  const { board, look } = scan;
  const { picture, boardToPicture } = await takeScan(scan);
  const place = (at: Point): Point => centred(applyHomography(boardToPicture, at));
  const [middleX, middleY] = [board.extent[0] / 2, board.extent[1] / 2];
  const [left, right] = [place([middleX - 500, middleY]), place([middleX + 500, middleY])];
  const half = (look?.print.square.half ?? USUAL_HALF) * board.discs.crossing;
  const side = (2 * half * Math.hypot(right[0] - left[0], right[1] - left[1])) / 1000;
  const junctions = board.junctions.map(({ at }) => place(at));
  return { name, picture: await decode(picture), board, nodes: nodesOf(board, place), junctions, side };
}

/** Half the side of a crossing in our usual drawings, outline included, as a share of the radius that the board states. */
const USUAL_HALF = 1;

/** The pictures of a folder that have their truth beside them, as docs/formats/scan.md describes it. */
export async function readLabelledPictures(folder: string): Promise<readonly LabelledPicture[]> {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.truth.json'))
    .map((file) => file.slice(0, -'.truth.json'.length))
    .sort();
  const labelled: LabelledPicture[] = [];
  for (const name of names) {
    const truth = JSON.parse(readFileSync(join(folder, `${name}.truth.json`), 'utf8')) as Truth;
    const picture = await decode(readFileSync(join(folder, truth.picture.file)));
    const board = shippedStreetBoard(truth.board.id);
    const placeOf = (id: string): Point => centred(truth.nodes[id]!);
    const ids = new Map<Point, string>([
      ...board.circles.map((circle) => [circle.at, idOfCircle(circle)] as const),
      ...board.crossings.map(({ at, id }) => [at, id] as const),
    ]);
    labelled.push({
      name,
      picture,
      board,
      nodes: nodesOf(board, (at) => placeOf(ids.get(at)!)),
      junctions: board.junctions.map(({ id }) => placeOf(id)),
      side: sideOf(picture),
    });
  }
  return labelled;
}

interface Truth {
  readonly board: { readonly id: string };
  readonly picture: { readonly file: string };
  readonly nodes: Readonly<Record<string, Point>>;
}

/** From a position whose 0,0 is the corner of the first pixel to one whose 0,0 is its centre. */
const centred = ([x, y]: Point): Point => [x - 0.5, y - 0.5];

const nodesOf = ({ circles, crossings }: StreetBoard, place: (at: Point) => Point): readonly StreetNode[] => {
  const nodeAt = (kind: StreetNode['kind'], at: Point): StreetNode => {
    const [x, y] = place(at);
    return { kind, x, y, radius: 0 };
  };
  return [
    ...circles.map(({ at }) => nodeAt('circle', at)),
    ...crossings.map(({ at }) => nodeAt('crossing', at)),
  ];
};

async function decode(file: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(file).rotate().removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }); // prettier-ignore
  return { width: info.width, height: info.height, rgb: data };
}

/** The common side of the crossings that detection finds. */
function sideOf(picture: Picture): number {
  const { candidates, threshold, radius } = findCircles(picture);
  const discs = candidates.filter(({ score }) => score > threshold);
  return findCrossings(picture, discs, radius).side;
}
