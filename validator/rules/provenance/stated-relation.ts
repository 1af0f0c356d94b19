import {
  capitalise,
  describeNode,
  joinWithAnd,
  type NodeId,
  type StatedRelation,
  type StreetBoard,
} from '../../../model/index.js';
import {
  capIssues,
  joinFirstTen,
  pointersOfNodes,
  streetRule,
  type Issue,
} from '../../definitions/define-rule.js';
import { statedDifferences, type StatedDifference } from '../../facts/streets/stated-relations.js';

/** A list of a source that contradicts the board, or another list of the same source. */
export const statedRelation = streetRule({
  id: 'provenance/stated-relation',
  severity: 'warning',
  summary:
    'What a source lists is what follows from the streets and blocks, and every entry is listed both ways.',
  why: 'One of the two is wrong; a neighbour that only one of two places lists is the most common mistake in such lists.',
  remedy: 'Compare both places with the print, and correct the list or the street.',
  whenToWaive: 'Where the source is known to be wrong; state what the print shows.',
  catalogueIds: [],
  origin: 'Lists of neighbours are often the only data there is of a board, and they are typed by hand.',
  topologyOnly: true,
  *check({ board }) {
    for (const [i, stated] of (board.provenance.stated ?? []).entries())
      yield* capIssues(
        statedDifferences(board, stated),
        `nodes differ in the lists of ${KINDS[stated.relation].plural}`,
        (difference) => issueOf(board, { stated, pointer: `/provenance/stated/${i}/lists` }, difference),
      );
  },
});

interface Lists {
  readonly stated: StatedRelation;
  readonly pointer: string;
}

function issueOf(board: StreetBoard, { stated, pointer }: Lists, difference: StatedDifference): Issue {
  const { node, surplus, missing, listedBy } = difference;
  const { relation, source } = stated;
  const { plural, derived } = KINDS[relation];
  const name = describeNode(node);
  const isOnBoard = pointersOfNodes(board).has(node as NodeId);
  const sentences = [
    ...listedBy.map(
      (other) => `${describeNode(other)} lists ${name}, ${name} does not list ${describeNode(other)}`,
    ),
    ...(!isOnBoard ? [`${name} has a list and is not on the board`] : []),
    ...(isOnBoard && surplus.length > 0 ? [`${name} lists ${listNodes(surplus)}, but ${derived} here`] : []),
    ...(missing.length > 0 ? [`${name} does not list ${listNodes(missing)}, though the board has it`] : []),
  ];
  return {
    entities: [relation, node],
    pointer: `${pointer}/${node}`,
    what: `${capitalise(plural)} as listed${source === undefined ? '' : ` by ${source}`}: ${sentences.join('; ')}.`,
    ...(surplus.length > 0 && { seen: surplus }),
    ...(missing.length > 0 && { expected: missing }),
  };
}

const listNodes = (ids: readonly string[]): string =>
  ids.length > MOST_NAMED ? joinFirstTen(ids) : joinWithAnd(ids.map(describeNode));

const MOST_NAMED = 4;

/** What the lists contain, and what the board lacks if an entry is surplus. */
const KINDS: Readonly<
  Record<StatedRelation['relation'], { readonly plural: string; readonly derived: string }>
> = {
  streets: { plural: 'streets', derived: 'no street joins them' },
  jack: { plural: 'moves of Jack', derived: 'no move leads there' },
  police: { plural: 'police steps', derived: 'no step leads there' },
  search: { plural: 'searches', derived: 'neither touches the other' },
  alley: { plural: 'alleys', derived: 'they share no block of houses' },
  boat: { plural: 'boats', derived: 'they share no block of water' },
};
