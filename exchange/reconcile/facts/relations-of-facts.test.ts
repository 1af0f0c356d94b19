/** What another reading of a dispute changes is computed locally, and equals what the whole draft gives. */
import { describe, expect, test } from 'vitest';
import { listsOf, stating } from '../../../testing/boards/list-relations.js';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { addTracingMistakes } from '../../../testing/exchange/tracing-mistakes.js';
import { alignSources } from '../alignment/alignment.js';
import { indexSources } from '../alignment/indexed-source.js';
import { createDraftVariants } from '../disputes/draft-variants.js';
import { findDisputes } from '../disputes/find-disputes.js';
import { assignDraftNodeIds } from '../draft/draft-node-ids.js';
import { alignBlocks, blockFacts } from './block-facts.js';
import { groupConnectedJunctions } from './connected-junctions.js';
import { acceptedValues } from './fact.js';
import { nodeFacts } from './node-facts.js';
import { derivedPairs, listedRelations, relationFactKey } from './relation-facts.js';
import { streetFacts } from './street-facts.js';

const MISTAKES = ['a dropped street', 'an added street', 'a missing crossing', 'a missing circle', 'a missing block', 'a block of another kind', 'a dropped street', 'a wrong colour']; // prettier-ignore

describe.each(['whitechapel', 'whitehall'])('%s', (name) => {
  test.each([1, 2, 3])('with the mistakes of seed %i', (seed) => {
    const board = shippedStreetBoard(name);
    const lists = Object.fromEntries((['jack', 'police', 'search', 'alley', 'boat'] as const).map((relation) => [relation, listsOf(board, relation)])); // prettier-ignore
    const alignment = alignSources(
      indexSources([board, stating(addTracingMistakes(board, MISTAKES, seed).board, lists)]),
    );
    const blocks = alignBlocks(alignment);
    const junctions = new Map(
      alignment.sources.map((source) => [source.index, groupConnectedJunctions(alignment, source)]),
    );
    const facts = [
      ...nodeFacts(alignment),
      ...streetFacts(alignment, junctions),
      ...blockFacts(alignment, blocks),
    ];
    const values = acceptedValues(facts);
    const { draft, withReading, changes } = createDraftVariants({ alignment, blocks, facts }, values);
    const nameOf = assignDraftNodeIds(alignment, values);
    const entryOf = new Map(alignment.merged.kinds.map((_, entry) => [nameOf(entry) as string, entry]));
    const pairsOn = (of: typeof draft): Set<string> =>
      new Set(listedRelations(alignment).flatMap((relation) => Array.from(derivedPairs(of, relation, (id) => entryOf.get(id) ?? -1) ?? [], (pair) => relationFactKey(relation, pair)))); // prettier-ignore
    const now = pairsOn(draft);
    let changed = 0;
    for (const dispute of findDisputes(alignment, facts, junctions, blocks)) {
      const then = pairsOn(withReading(dispute, 1));
      const expected = [...new Set([...now, ...then])].filter((key) => now.has(key) !== then.has(key));
      expect([...changes(dispute, 1)].sort()).toEqual(expected.sort());
      changed += expected.length;
    }
    expect(changed).toBeGreaterThan(5);
  });
});
