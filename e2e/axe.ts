/** Automatic accessibility checks with axe. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Rules of WCAG 2.2 AA and older that axe has. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A part of the page, or one inside the editor. */
export type PartSelector = string | [string, string];
/** A part inside the editor. */
export const inEditor = (part: string): PartSelector => ['lamplighter-editor', part];

/** Fails if axe finds a violation. `parts`: the elements to check, because checking everything again takes long; default is all. */
export async function expectNoAxeViolations(
  page: Page,
  what: string,
  ...parts: readonly PartSelector[]
): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(TAGS);
  for (const part of parts) axe.include(typeof part === 'string' ? part : { fromShadowDom: part });
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${what}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect(found).toEqual([]);
}

export const setTheme = (page: Page, theme: string): Promise<void> =>
  page.locator('lamplighter-editor').evaluate((editor, name) => {
    editor.setAttribute('theme', name);
  }, theme);

export const THEMES = ['light', 'dark', 'contrast'] as const;
