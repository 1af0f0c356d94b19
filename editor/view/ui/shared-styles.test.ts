import { expect, test } from 'vitest';
import { controlsStyle, styleSheet } from './shared-styles.js';

test('a style sheet has the text of its file', () => {
  expect(controlsStyle.cssText).toContain('button');
  expect(styleSheet(':host{}').cssText).toBe(':host{}');
});
