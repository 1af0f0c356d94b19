/** Detects the board in a picture and prints the time of each stage and the peak memory. Started by `measures/detection.ts`. */
import sharp from 'sharp';
import type { detectBoard as detectBoardOfSources } from '../../vision/index.js';

type DetectBoard = typeof detectBoardOfSources;

const { detectBoard } = (await import(new URL('../../dist/library/vision.js', import.meta.url).href)) as {
  readonly detectBoard: DetectBoard;
};

const decoded = await sharp(process.argv[3]).removeAlpha().raw().toBuffer({ resolveWithObject: true });
const picture = { width: decoded.info.width, height: decoded.info.height, rgb: decoded.data };
const stages = new Map<string, number>();
let last = performance.now();
const { circles, crossings, streets } = await detectBoard(picture, {
  game: 'lfw',
  onUpdate: ({ stage }) => {
    const now = performance.now();
    stages.set(stage, (stages.get(stage) ?? 0) + now - last);
    last = now;
  },
});
process.stdout.write(
  JSON.stringify({
    stages: Object.fromEntries(stages),
    peak: process.resourceUsage().maxRSS / 1024,
    found: { circles: circles.length, crossings: crossings.length, streets: streets.length },
  }),
);
