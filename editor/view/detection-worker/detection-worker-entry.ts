/** The worker that detects boards, so that the page never waits. It works through one request and is then ended. */
import { loadNumberNet } from '../../../vision/index.js';
import { detectInScan } from './detect-in-scan.js';
import type { DetectionMessage, DetectionRequest } from './detection-messages.js';
import { detectHexesInScan } from './hexes-in-scan.js';
import { measurePaperInScan } from './paper-in-scan.js';
import { readPixels } from './read-pixels.js';

const post = (message: DetectionMessage): void => {
  self.postMessage(message);
};

async function work({ image, scan, paper }: DetectionRequest): Promise<void> {
  const { game } = scan;
  if (paper) measurePaperInScan(readPixels(image), scan, paper, post);
  else if (game === 'mj') detectHexesInScan(readPixels(image), scan, post);
  else {
    const net = await loadNumberNet();
    detectInScan(net, readPixels(image), { ...scan, game }, post);
  }
}

self.addEventListener('message', ({ data }: MessageEvent<DetectionRequest>) => {
  work(data).catch((error: unknown) => {
    post({ is: 'failed', why: error instanceof Error ? error.message : String(error) });
  });
});
