import { expect, test } from 'vitest';
import type { Board } from '../../../model/index.js';
import { readFixtures, testRule } from '../../../testing/validator/rule-fixtures.js';
import { embeddedMatter } from './embedded-matter.js';
import { checkRule } from '../../run/check-rule.js';

testRule(embeddedMatter, {
  'picture-pasted-into-a-note': ['(provenance/notes/note~6607be31)'],
  'page-copied-into-a-note': ['(provenance/notes/note~a7dac3b3)'],
});

test('a finding keeps its name when another note comes before it', () => {
  const { text } = readFixtures(embeddedMatter.id).find(({ name }) => name === 'page-copied-into-a-note')!;
  const board = JSON.parse(text) as Board;
  const notes = [{ about: ['c1'], note: 'Seen on two copies.' }, ...board.provenance.notes!] as const;
  const names = (each: Board): string[] =>
    checkRule(embeddedMatter, { board: each, profile: 'custom' }).flatMap(({ entities }) => entities);
  expect(names({ ...board, provenance: { ...board.provenance, notes } })).toEqual(names(board));
});
