/** Detects the board in a simulated scan of it and scores the suggestions. */
import sharp from 'sharp';
import { simulateScan } from '../../cli/commands/export/simulated-scan.js';
import { planSimulatedScan, type ScanLook } from '../../exchange/draw/scan/index.js';
import type { StreetBoard } from '../../model/index.js';
import { detectBoard, type Suggestions } from '../../vision/index.js';
import { compareWithTruth, type Scores } from './compare-with-truth.js';

/** A board and how it is photographed. */
export interface Scan {
  readonly board: StreetBoard;
  readonly seed: number;
  readonly width: number;
  readonly look?: ScanLook;
}

/** The scan as a JPEG, and the map from board units to its pixels. */
export async function takeScan({ board, seed, width, look }: Scan) {
  const plan = planSimulatedScan(board, { seed, width, ...(look && { look }) });
  const { picture } = await simulateScan(sharp, board, plan, 'jpeg', 'scan.jpg');
  return { picture, boardToPicture: plan.boardToPicture };
}

/** The suggestions for a scan and their scores, with the milliseconds of the detection. */
export async function measureScan(scan: Scan): Promise<{
  readonly picture: Uint8Array;
  readonly suggestions: Suggestions;
  readonly scores: Scores;
  readonly milliseconds: number;
}> {
  const { picture, boardToPicture } = await takeScan(scan);
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const start = process.cpuUsage().user;
  const suggestions = await detectBoard(
    { width: info.width, height: info.height, rgb: data },
    { game: scan.board.game },
  );
  const milliseconds = (process.cpuUsage().user - start) / 1000;
  return {
    picture,
    suggestions,
    scores: compareWithTruth(scan.board, boardToPicture, suggestions),
    milliseconds,
  };
}
