import { labelLine, labelNode, makeAskFix, streetRule } from '../../definitions/define-rule.js';
import { exchangeableEnds } from '../../facts/geometry/exchangeable-ends.js';
import { isUnknownBoard } from '../../facts/print/unknown-board.js';

/** Two streets that would both be shorter with each other's end. */
export const exchangedEnds = streetRule({
  id: 'street/exchanged-ends',
  severity: 'info',
  summary:
    'No two streets of an unknown board that end at neighbouring nodes are both shorter if they exchange these ends.',
  why: 'Streets traced to each other’s ends change where Jack and police can go, and nothing contradicts them.',
  remedy: 'Check which of the two nodes each street ends at.',
  whenToWaive: 'Not needed: it is a hint. The printed boards have no such streets.',
  catalogueIds: [],
  origin: 'On a board without a print to compare with, nothing else shows two streets with exchanged ends.',
  needsPlaces: true,
  *check({ board }) {
    if (!isUnknownBoard(board)) return;
    const reported = new Set<number>();
    for (const { lines, ends, part } of exchangeableEnds(board)) {
      if (lines.some((line) => reported.has(line))) continue;
      for (const line of lines) reported.add(line);
      const [one, other] = lines.map((line) => labelLine(board, line));
      const [a, b, c, d] = ends.map((node) => labelNode(board, node));
      yield {
        entities: [one!.id, other!.id],
        pointer: one!.pointer,
        what: `${one!.title} and ${other!.name} would both be shorter if they exchanged their ends at ${b!.name} and ${d!.name}.`,
        remedy: `Check whether ${a!.name} is joined to ${d!.name}, and ${c!.name} to ${b!.name}.`,
        seen: Math.round(part * 100) / 100,
        at: b!.at,
        fix: makeAskFix(
          'exchangeStreetEnds',
          { lines: [one!.id, other!.id], ends: [ends[1], ends[3]] },
          `Lead ${one!.name} to ${d!.id} and ${other!.name} to ${b!.id}`,
        ),
      };
    }
  },
});
