/** Which document is opened where `lamplighter edit` serves a file. */
import { expect, test } from 'vitest';
import type { DocumentRecord } from '../view/store/document-store.js';
import { chooseServedDocument } from './choose-served-document.js';

const now = { origin: 'served:a', digest: 'new' };
const keptAs = (id: string, more: Partial<DocumentRecord>): DocumentRecord => ({
  ...{ id, name: 'Alma Place', game: 'wm', changed: 1, entries: 3, bytes: 9 },
  ...more,
});
const level = keptAs('level', { origin: 'served:a', file: { name: 'a.json', digest: 'new' } });
const behind = keptAs('behind', { origin: 'served:a', file: { name: 'a.json', digest: 'old' } });
const other = keptAs('other', { file: { name: 'b.json', digest: 'new' } });
const markless = keptAs('markless', { origin: 'served:a' });

test.each([
  ['nothing is kept', {}, [], { kind: 'file' }],
  ['only other boards are kept', {}, [other], { kind: 'file' }],
  [
    'steps are kept of the file as it is',
    {},
    [other, level],
    { kind: 'kept', kept: level, isServed: true, isBehind: false },
  ],
  ['the file was changed since', {}, [behind, level], { kind: 'file', earlier: behind }],
  [
    'the address names a document of the file',
    { document: 'behind' },
    [level, behind],
    { kind: 'kept', kept: behind, isServed: true, isBehind: true },
  ],
  [
    'it names a document that never knew the file',
    { document: 'markless' },
    [markless],
    { kind: 'kept', kept: markless, isServed: true, isBehind: true },
  ],
  [
    'it names another board',
    { document: 'other' },
    [other, level],
    { kind: 'kept', kept: other, isServed: false, isBehind: false },
  ],
  [
    'it names a document that is gone',
    { document: 'x' },
    [level],
    { kind: 'kept', kept: level, isServed: true, isBehind: false },
  ],
  [
    'it names a board that comes with the editor',
    { board: 'whitehall' },
    [level],
    { kind: 'shipped', name: 'whitehall' },
  ],
] as const)('%s', (_, address, kept, plan) => {
  expect(chooseServedDocument(address, kept, now)).toEqual(plan);
});
