/** The worker that detects boards, so that the page never waits. It works through one request and is then ended. */
import { loadNumberNet } from '../../../vision/index.js';
import { detectInScan } from './detect-in-scan.js';
import type { DetectionMessage, DetectionRequest } from './detection-messages.js';
import { readPixels } from './read-pixels.js';

const post = (message: DetectionMessage): void => {
  self.postMessage(message);
};

self.addEventListener('message', ({ data: { image, scan } }: MessageEvent<DetectionRequest>) => {
  loadNumberNet()
    .then((net) => {
      detectInScan(net, readPixels(image), scan, post);
    })
    .catch((error: unknown) => {
      post({ is: 'failed', why: error instanceof Error ? error.message : String(error) });
    });
});
