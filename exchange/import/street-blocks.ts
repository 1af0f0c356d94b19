/** The blocks of a foreign graph. */
import { quoted } from '../../model/file/quoted.js';
import type { ForeignEntry } from './foreign-graph.js';
import { freeNumbers } from './free-numbers.js';
import { askedText, lacks, note, noteOrigin, whyNoNode, type Workpiece } from './workpiece.js';

/** The blocks as the list of a board file. One without a walk is left out: which streets it lies between is not guessed from its shape. */
export function streetBlocks(work: Workpiece): readonly object[] {
  const theirs = work.graph.blocks.map((entry) => askedText(work, entry, 'id') ?? '');
  const number = freeNumbers('b', theirs);
  const seen = new Set<string>();
  return work.graph.blocks.flatMap((entry, i) => {
    const walk = askedText(work, entry, 'walk');
    if (walk === undefined) {
      work.leftOut.blocks++;
      return [];
    }
    const words = theirs[i] === '' ? 'a block' : `block ${quoted(theirs[i]!)}`;
    const id = number(theirs[i]!);
    if (id !== theirs[i]) work.renumbered.push([theirs[i]!, id]);
    if (seen.has(id))
      note(work, entry, 'block-twice', words, 'A block with this id stands further up. Ids must differ.');
    seen.add(id);
    const kind = askedText(work, entry, 'blockKind');
    if (kind === undefined)
      note(work, entry, 'no-block-kind', words, lacks(work, entry, 'blockKind', '"houses"'));
    const [islands, reason] = [askedText(work, entry, 'islands'), askedText(work, entry, 'reason')];
    noteOrigin(work, 'blocks', entry);
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
function walkOf(work: Workpiece, entry: ForeignEntry, text: string, words: string): readonly string[] {
  return text
    .split(' ')
    .filter((id) => id !== '')
    .map((id) => {
      const ours = work.ids.get(id);
      if (ours === undefined)
        note(work, entry, 'unknown-node', words, `It has ${quoted(id)} on its rim, ${whyNoNode(work, id)}.`);
      return ours ?? id;
    });
}
