/** Builds the blocks of an imported board. */
import { quoteText } from '../../../model/index.js';
import type { ForeignEntry } from '../foreign/foreign-graph.js';
import { createIdAssigner } from './assign-ids.js';
import {
  fieldText,
  explainMissingField,
  reportFault,
  recordOrigin,
  explainMissingNode,
  type ImportContext,
} from './import-context.js';

/** The blocks of a board file. A block without a walk is left out, because its streets cannot be derived from its shape. */
export function buildStreetBlocks(work: ImportContext): readonly object[] {
  const theirs = work.graph.blocks.map((entry) => fieldText(work, entry, 'id') ?? '');
  const number = createIdAssigner('b', theirs);
  const seen = new Set<string>();
  return work.graph.blocks.flatMap((entry, i) => {
    const walk = fieldText(work, entry, 'walk');
    if (walk === undefined) {
      work.leftOut.blocks++;
      return [];
    }
    const words = theirs[i] === '' ? 'a block' : `block ${quoteText(theirs[i]!)}`;
    const id = number(theirs[i]!);
    if (id !== theirs[i]) work.renumbered.push([theirs[i]!, id]);
    if (seen.has(id))
      reportFault(
        work,
        entry,
        'block-twice',
        words,
        'A block with this id already appears above. Ids must differ.',
      );
    seen.add(id);
    const kind = fieldText(work, entry, 'blockKind');
    if (kind === undefined)
      reportFault(
        work,
        entry,
        'no-block-kind',
        words,
        explainMissingField(work, entry, 'blockKind', '"houses"'),
      );
    const [islands, reason] = [fieldText(work, entry, 'islands'), fieldText(work, entry, 'reason')];
    recordOrigin(work, 'blocks', entry);
    return [
      {
        id,
        kind,
        walk: walkOf(work, entry, walk, words),
        ...(islands !== undefined && {
          islands: islands.split(' | ').map((each) => walkOf(work, entry, each, words)),
        }),
        ...(reason !== undefined && { reason }),
      },
    ];
  });
}

/** The nodes along a walk, in our ids. */
function walkOf(work: ImportContext, entry: ForeignEntry, text: string, words: string): readonly string[] {
  return text
    .split(' ')
    .filter((id) => id !== '')
    .map((id) => {
      const ours = work.ids.get(id);
      if (ours === undefined)
        reportFault(
          work,
          entry,
          'unknown-node',
          words,
          `Its walk contains ${quoteText(id)}, ${explainMissingNode(work, id)}.`,
        );
      return ours ?? id;
    });
}
