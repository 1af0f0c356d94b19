import type { StreetBoard } from '../../../model/index.js';
import { componentsOfEdges } from '../../../model/network/components.js';
import { CIRCLE, CROSSING, JUNCTION, networkOf } from '../../../model/network/network.js';
import { capital } from '../../../model/text/capital.js';
import { linesAtNodes, linesOf } from '../../lines-at-nodes.js';
import { lineAt, nodeAt } from '../../names-of-parts.js';
import type { Fix, Issue, Rule } from '../../rule.js';

/** A circle that touches no crossing. */
export const unsearchableCircle: Rule<StreetBoard> = {
  id: 'topology/unsearchable-circle',
  severity: 'error',
  gentler: { draft: 'info' },
  games: ['lfw', 'wm'],
  summary: 'Every circle touches a crossing.',
  why: 'Police search and arrest from crossings, so nobody could ever find Jack or a clue there.',
  mend: 'Put the crossing that is printed on one of its streets, or make the junction beside it a crossing if a square is printed there.',
  waive: 'On a home-made board that means it so.',
  answers: ['TOP-007', 'DEF-07'],
  check: ({ board }) => {
    const { circleCount, kinds, streets } = networkOf(board);
    const { of, meetsCrossing } = junctionClusters(board);
    const issues: Issue[] = [];
    for (let circle = 0; circle < circleCount; circle++) {
      // Without any street it is another rule's business.
      let isSearched = streets.starts[circle] === streets.starts[circle + 1];
      for (let i = streets.starts[circle]!; i < streets.starts[circle + 1]!; i++) {
        const next = streets.ends[i]!;
        isSearched ||=
          kinds[next] === CROSSING || (kinds[next] === JUNCTION && meetsCrossing[of[next]!] === 1);
      }
      if (!isSearched) issues.push(issueOf(board, circle));
    }
    return issues;
  },
};

/** Junctions are nothing, so those that hang together touch what any of them touches (DEF-01). */
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
  const { id, pointer, name } = nodeAt(board, circle);
  const street = [...linesOf(linesAtNodes(board), circle)].find((line) => line < streetCount);
  const issue = {
    entities: [id],
    pointer,
    what: `${capital(name)} cannot be searched: no crossing touches it.`,
  };
  if (street === undefined) return { ...issue, mend: `Look for a crossing beside ${name}.` };
  const other = nodeAt(board, from[street] === circle ? to[street]! : from[street]!);
  if (kinds[from[street]!] !== CIRCLE || kinds[to[street]!] !== CIRCLE)
    return {
      ...issue,
      mend: `Look whether ${other.name} is printed with a square.`,
      fix: {
        kind: 'ask',
        action: 'makeCrossing',
        arguments: { junction: other.id },
        label: `Make ${other.id} a crossing`,
      },
    };
  const at = [
    Math.round((xs[from[street]!]! + xs[to[street]!]!) / 2),
    Math.round((ys[from[street]!]! + ys[to[street]!]!) / 2),
  ];
  const { id: line, name: words } = lineAt(board, street);
  const fix: Fix = {
    kind: 'ask',
    action: 'insertCrossing',
    arguments: { lines: [{ line, list: 'streets' }], at },
    label: `Put a crossing on ${words}`,
  };
  return { ...issue, mend: `Look for a crossing on ${words}, which leads straight to ${other.name}.`, fix };
}
