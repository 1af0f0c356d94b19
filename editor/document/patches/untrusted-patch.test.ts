import { expect, test } from 'vitest';
import { mrJackBoard } from '../../../testing/editor/edit-boards.js';
import type { HexBoard } from '../../../model/index.js';
import { keyOf, openDocument } from '../keys/document.js';
import { applyUntrustedPatch } from './untrusted-patch.js';

test('a patch from before pieces had keys gives the whole starting position, and pieces keep their keys', () => {
  const document = openDocument(mrJackBoard);
  const before = (document.board as HexBoard).setup!;
  const [holmes, ...others] = before.characters;
  const setup = {
    ...before,
    characters: [{ character: holmes!.character, hex: 'h4,2' }, ...others.slice(1)],
  };
  const after = applyUntrustedPatch(document, JSON.parse(JSON.stringify({ set: { setup } })));
  const { characters } = (after!.board as HexBoard).setup!;
  expect(JSON.stringify(characters)).toBe(JSON.stringify(setup.characters));
  expect(characters.map(keyOf)).toEqual([holmes!, ...others.slice(1)].map(keyOf));
  // Later patches of the same log number entities that they add from here.
  expect(after!.nextKey).toBe(document.nextKey);
});
