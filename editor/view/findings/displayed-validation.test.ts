import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOT_VALIDATED, type ValidationState } from './validation-client.js';
import { DisplayedValidation } from './displayed-validation.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const shownBy = (): { readonly shown: DisplayedValidation; readonly updates: () => number } => {
  const requestUpdate = vi.fn();
  return {
    shown: new DisplayedValidation({ requestUpdate }),
    updates: () => requestUpdate.mock.calls.length,
  };
};

const validation: ValidationState = { ...NOT_VALIDATED, rules: new Map() };

test('a quick check without changes renders nothing', () => {
  const { shown, updates } = shownBy();
  shown.update(validation);
  expect(updates()).toBe(1);
  shown.update({ ...validation, isChecking: true });
  vi.advanceTimersByTime(200);
  shown.update({ ...validation });
  vi.advanceTimersByTime(1000);
  expect([updates(), shown.state]).toEqual([1, validation]);
});

test('a lasting check is shown as in progress, and then as done', () => {
  const { shown, updates } = shownBy();
  shown.update({ ...NOT_VALIDATED, isChecking: true });
  expect([shown.state.isChecking, updates()]).toEqual([false, 0]);
  vi.advanceTimersByTime(200);
  // An edit meanwhile does not extend the wait.
  shown.update({ ...NOT_VALIDATED, isChecking: true });
  vi.advanceTimersByTime(100);
  expect([shown.state.isChecking, updates()]).toEqual([true, 1]);
  shown.update(NOT_VALIDATED);
  expect([shown.state.isChecking, updates()]).toEqual([false, 2]);
});

test('changes are shown at once', () => {
  const { shown } = shownBy();
  shown.update({ ...validation, isChecking: true, problem: 'The checks failed.' });
  expect(shown.state).toMatchObject({ problem: 'The checks failed.', isChecking: false });
});
