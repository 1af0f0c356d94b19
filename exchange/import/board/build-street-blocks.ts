/** Builds the blocks of an imported board. */
import { quoteText } from '../../../model/index.js';
import {
  createIdAssigner,
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
    const wrong = (code: string, message: string): null => reportFault(work, entry, code, words, message);
    const id = number(theirs[i]!);
    if (id !== theirs[i]) work.renumbered.push([theirs[i]!, id]);
    if (seen.has(id)) wrong('block-twice', 'A block with this id already appears above. Ids must differ.');
    seen.add(id);
    const kind = fieldText(work, entry, 'blockKind');
    if (kind === undefined) wrong('no-block-kind', explainMissingField(work, entry, 'blockKind', '"houses"'));
    const [islands, reason] = [fieldText(work, entry, 'islands'), fieldText(work, entry, 'reason')];
    recordOrigin(work, 'blocks', entry);
    const nodesOf = (text: string): readonly string[] =>
      text
        .split(' ')
        .filter((node) => node !== '')
        .map((node) => {
          const ours = work.ids.get(node);
          if (ours === undefined)
            wrong('unknown-node', `Its walk contains ${quoteText(node)}, ${explainMissingNode(work, node)}.`);
          return ours ?? node;
        });
    return [
      {
        id,
        kind,
        walk: nodesOf(walk),
        ...(islands !== undefined && { islands: islands.split(' | ').map(nodesOf) }),
        ...(reason !== undefined && { reason }),
      },
    ];
  });
}
