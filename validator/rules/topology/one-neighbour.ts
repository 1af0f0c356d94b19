import type { StreetBoard } from '../../../model/index.js';
import { CIRCLE, networkOf, type Network } from '../../../model/network/network.js';
import { nameOfNode, nodeAt } from '../../names-of-parts.js';
import { patchesOf, type Patches } from '../../patches.js';
import type { Issue, Rule } from '../../rule.js';

/** A circle from which Jack can go to one circle only. */
export const oneNeighbour: Rule<StreetBoard> = {
  id: 'topology/one-neighbour',
  severity: 'warning',
  gentler: { draft: 'info' },
  games: ['lfw', 'wm'],
  summary: 'From every circle Jack can go to at least two others.',
  why: 'He can only go back where he came from, so one clue there and one pawn are the end of him; no printed circle is like that.',
  mend: 'Look for a street that is missing at the circle or at the crossings beside it.',
  waive: 'Where the print really has such a dead end, or a home-made board means it so.',
  answers: ['TOP-006', 'DEF-02'],
  placeless: true,
  check: ({ board }) => {
    const network = networkOf(board);
    const patches = patchesOf(board);
    const issues: Issue[] = [];
    for (let circle = 0; circle < network.circleCount; circle++) {
      const neighbours = someNeighbours(network, patches, circle);
      // Two circles that have only each other are cut off, which is another rule's business, or the whole board.
      if (neighbours.length !== 1 || someNeighbours(network, patches, neighbours[0]!).length < 2) continue;
      const { id, pointer, name } = nodeAt(board, circle);
      const only = network.ids[neighbours[0]!]!;
      issues.push({
        entities: [id],
        pointer,
        what: `From ${name} Jack can only go to ${nameOfNode(only)}.`,
        mend: `Look for a street missing at ${name} or at the crossings beside it.`,
        seen: [only],
      });
    }
    return issues;
  },
};

/** The circles Jack can go to, but no more than two of them. */
function someNeighbours({ kinds, streets }: Network, patches: Patches, circle: number): readonly number[] {
  const found: number[] = [];
  const note = (other: number): boolean => {
    if (other !== circle && !found.includes(other)) found.push(other);
    return found.length === 2;
  };
  for (let i = streets.starts[circle]!; i < streets.starts[circle + 1]!; i++) {
    const next = streets.ends[i]!;
    if (kinds[next] === CIRCLE) {
      if (note(next)) return found;
      continue;
    }
    const patch = patches.of[next]!;
    for (let c = patches.starts[patch]!; c < patches.starts[patch + 1]!; c++)
      if (note(patches.circles[c]!)) return found;
  }
  return found;
}
