import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOT_JUDGED, type JudgeState } from './judge.js';
import { ShownJudgement } from './shown-judgement.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const shownBy = (): { readonly shown: ShownJudgement; readonly updates: () => number } => {
  const requestUpdate = vi.fn();
  return { shown: new ShownJudgement({ requestUpdate }), updates: () => requestUpdate.mock.calls.length };
};

const judged: JudgeState = { ...NOT_JUDGED, rules: new Map() };

test('a check that finds nothing new and is soon done draws nothing', () => {
  const { shown, updates } = shownBy();
  shown.follow(judged);
  expect(updates()).toBe(1);
  shown.follow({ ...judged, isChecking: true });
  vi.advanceTimersByTime(200);
  shown.follow({ ...judged });
  vi.advanceTimersByTime(1000);
  expect([updates(), shown.state]).toEqual([1, judged]);
});

test('one that lasts is said to be under way, and then done', () => {
  const { shown, updates } = shownBy();
  shown.follow({ ...NOT_JUDGED, isChecking: true });
  expect([shown.state.isChecking, updates()]).toEqual([false, 0]);
  vi.advanceTimersByTime(200);
  // A stroke meanwhile does not make the wait longer.
  shown.follow({ ...NOT_JUDGED, isChecking: true });
  vi.advanceTimersByTime(100);
  expect([shown.state.isChecking, updates()]).toEqual([true, 1]);
  shown.follow(NOT_JUDGED);
  expect([shown.state.isChecking, updates()]).toEqual([false, 2]);
});

test('news is shown at once', () => {
  const { shown } = shownBy();
  shown.follow({ ...judged, isChecking: true, problem: 'The checks failed.' });
  expect(shown.state).toMatchObject({ problem: 'The checks failed.', isChecking: false });
});
