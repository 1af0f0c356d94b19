/** The page's side of detection: starts a worker for one scan and ends it. */
import { workerOfAnyOrigin } from '../ui/worker-of-any-origin.js';
import type { DetectionMessage, DetectionRequest } from './detection-messages.js';

/** The part of `Worker` that is used, and how one is started. */
interface DetectionWorker {
  postMessage(request: DetectionRequest, transfer: Transferable[]): void;
  terminate(): void;
}
export type StartDetectionWorker = (
  answer: (message: DetectionMessage) => void,
  die: () => void,
) => DetectionWorker;

/** Runs a detection; the returned function cancels it. Nothing is answered after `done`, `finished`, `failed` or cancelling. */
export function runDetection(
  request: DetectionRequest,
  answer: (message: DetectionMessage) => void,
  start: StartDetectionWorker = startWebWorker,
): () => void {
  let isOver = false;
  const end = (): void => {
    isOver = true;
    worker.terminate();
  };
  const take = (message: DetectionMessage): void => {
    if (isOver) return;
    if (message.is === 'done' || message.is === 'finished' || message.is === 'failed') end();
    answer(message);
  };
  const worker = start(take, () => {
    take({ is: 'failed', why: 'the worker stopped, perhaps because the picture needs too much memory' });
  });
  worker.postMessage(request, [request.image]);
  return end;
}

const startWebWorker: StartDetectionWorker = (answer, die) => {
  const Worker = workerOfAnyOrigin();
  const worker = new Worker(new URL('./detection-worker-entry.js', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<DetectionMessage>) => {
    answer(data);
  };
  worker.onerror = worker.onmessageerror = die;
  return worker;
};
