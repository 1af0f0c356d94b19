import { capitalise, type Fix, type JunctionId, type Point, type StreetBoard } from '../../../model/index.js';
import { CIRCLE, componentsOfEdges, CROSSING, JUNCTION, networkOf } from '../../../model/network/index.js';
import { askFix, streetRule, type Issue } from '../../definitions/define-rule.js';
import { linesAtNodes, linesOfNode } from '../../facts/streets/lines-at-nodes.js';
import { labelledLine, labelledNode } from '../../wording.js';

/** A circle that touches no crossing. */
export const unsearchableCircle = streetRule({
  id: 'topology/unsearchable-circle',
  severity: { otherwise: 'error', draft: 'info' },
  summary: 'Every circle touches a crossing.',
  why: 'Police search and arrest from crossings, so Jack and clues could never be found there.',
  remedy:
    'Add the crossing that is printed on one of its streets, or make the junction beside it a crossing if a square is printed there.',
  catalogueIds: ['TOP-007', 'DEF-07'],
  *check({ board }) {
    const { circleCount, kinds, streets } = networkOf(board);
    const { of, meetsCrossing } = junctionClusters(board);
    for (let circle = 0; circle < circleCount; circle++) {
      // street/no-line reports circles without a street.
      let isSearched = streets.starts[circle] === streets.starts[circle + 1];
      for (let i = streets.starts[circle]!; i < streets.starts[circle + 1]!; i++) {
        const next = streets.ends[i]!;
        isSearched ||=
          kinds[next] === CROSSING || (kinds[next] === JUNCTION && meetsCrossing[of[next]!] === 1);
      }
      if (!isSearched) yield issueOf(board, circle);
    }
  },
});

/** Connected junctions touch whatever one of them touches (DEF-01). */
function junctionClusters(board: StreetBoard): { of: Int32Array; meetsCrossing: Uint8Array } {
  const { kinds, drawing, streetCount } = networkOf(board);
  const { from, to } = drawing;
  const between: number[] = [];
  for (let line = 0; line < streetCount; line++)
    if (kinds[from[line]!] === JUNCTION && kinds[to[line]!] === JUNCTION) between.push(line);
  const { of, count } = componentsOfEdges(
    kinds.length,
    Int32Array.from(between, (line) => from[line]!),
    Int32Array.from(between, (line) => to[line]!),
  );
  const meetsCrossing = new Uint8Array(count);
  for (let line = 0; line < streetCount; line++) {
    const [a, b] = [from[line]!, to[line]!];
    if (kinds[a] === CROSSING) meetsCrossing[of[b]!] = 1;
    if (kinds[b] === CROSSING) meetsCrossing[of[a]!] = 1;
  }
  return { of, meetsCrossing };
}

function issueOf(board: StreetBoard, circle: number): Issue {
  const { kinds, drawing, streetCount } = networkOf(board);
  const { xs, ys, from, to } = drawing;
  const { id, pointer, name } = labelledNode(board, circle);
  const street = [...linesOfNode(linesAtNodes(board), circle)].find((line) => line < streetCount);
  const issue = {
    entities: [id],
    pointer,
    what: `${capitalise(name)} cannot be searched: no crossing touches it.`,
  };
  if (street === undefined) return { ...issue, remedy: `Look for a crossing beside ${name}.` };
  const other = labelledNode(board, from[street] === circle ? to[street]! : from[street]!);
  if (kinds[from[street]!] !== CIRCLE || kinds[to[street]!] !== CIRCLE)
    return {
      ...issue,
      remedy: `Check whether ${other.name} is printed with a square.`,
      fix: askFix('makeCrossing', { junction: other.id as JunctionId }, `Make ${other.id} a crossing`),
    };
  const at: Point = [
    Math.round((xs[from[street]!]! + xs[to[street]!]!) / 2),
    Math.round((ys[from[street]!]! + ys[to[street]!]!) / 2),
  ];
  const { id: line, name: words } = labelledLine(board, street);
  const fix: Fix = askFix(
    'insertCrossing',
    { lines: [{ line, list: 'streets' }], at },
    `Insert a crossing into ${words}`,
  );
  return { ...issue, remedy: `Look for a crossing on ${words}, which leads straight to ${other.name}.`, fix };
}
