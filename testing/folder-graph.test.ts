/** The diagrams of the folders match the imports. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderGraphPages } from '../docs/generate-folder-graph.js';

test.each([...folderGraphPages()])(
  'docs/%s has the current diagrams ("npm run docs" writes them)',
  (name, text) => {
    expect(text).toContain('```mermaid');
    expect(readFileSync(join(import.meta.dirname, '../docs', name), 'utf8')).toBe(text);
  },
);
