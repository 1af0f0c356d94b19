import { expect, test } from 'vitest';
import { runDetection, type StartDetectionWorker } from './detection-client.js';
import type { DetectionMessage, DetectionRequest } from './detection-messages.js';

const REQUEST = { image: {}, scan: {} } as DetectionRequest;
const PROGRESS: DetectionMessage = { is: 'progress', stage: 'circles', share: 0.5 };

/** A worker that the test answers for. */
function fakeWorker(): {
  start: StartDetectionWorker;
  log: string[];
  answer: (message: DetectionMessage) => void;
  die: () => void;
} {
  const fake = {
    log: [] as string[],
    answer: (_: DetectionMessage): void => undefined,
    die: (): void => undefined,
    start: ((answer, die) => {
      Object.assign(fake, { answer, die });
      return {
        postMessage: (request, transfer) => fake.log.push(`asked ${transfer[0] === request.image}`),
        terminate: () => fake.log.push('ended'),
      };
    }) as StartDetectionWorker,
  };
  return fake;
}

test('the picture is handed over, and the worker is ended when it is done', () => {
  const fake = fakeWorker();
  const answers: string[] = [];
  runDetection(REQUEST, ({ is }) => answers.push(is), fake.start);
  fake.answer(PROGRESS);
  fake.answer({ is: 'done', found: {} as never, problems: [] });
  expect(fake.log).toEqual(['asked true', 'ended']);
  expect(answers).toEqual(['progress', 'done']);
});

test('nothing is answered after cancelling', () => {
  const fake = fakeWorker();
  const answers: string[] = [];
  const cancel = runDetection(REQUEST, ({ is }) => answers.push(is), fake.start);
  cancel();
  fake.answer(PROGRESS);
  fake.die();
  expect(answers).toEqual([]);
  expect(fake.log).toEqual(['asked true', 'ended']);
});

test('a worker that crashes is a failure with a reason', () => {
  const fake = fakeWorker();
  const answers: DetectionMessage[] = [];
  runDetection(REQUEST, (message) => answers.push(message), fake.start);
  fake.die();
  expect(answers).toEqual([
    { is: 'failed', why: 'the worker stopped, perhaps because the picture needs too much memory' },
  ]);
});
