/** Builds streets and waterlines from the edges of an imported graph, and collects derived edges. */
import { type Point, quoteText } from '../../../model/index.js';
import { EDGE_RELATIONS, type EdgeRelation } from '../../graph/graph-elements.js';
import {
  attributeValue,
  faultAt,
  parseNumber,
  type ForeignEdge,
  type ForeignPoint,
} from '../foreign/foreign-graph.js';
import { readMappedValue } from '../mapping/mapping.js';
import {
  explainUnknownWord,
  fieldText,
  foreignPosition,
  explainMissingField,
  reportFault,
  recordOrigin,
  toBoardUnits,
  explainMissingNode,
  type ImportContext,
} from './import-context.js';

/** An edge of a derived relation, which can only be compared with the board. */
export interface DerivedEdge {
  readonly relation: EdgeRelation;
  readonly between: readonly [string, string];
  readonly edge: ForeignEdge;
}

interface Lines {
  readonly streets: object[];
  readonly waterlines: object[];
  readonly derived: DerivedEdge[];
}

/** The lines as lists of a board file, and the derived edges; `unsaid` is the relation of edges that name none. */
export function buildLines(work: ImportContext, unsaid?: EdgeRelation): Lines {
  const lines: Lines = { streets: [], waterlines: [], derived: [] };
  const ends = endsOf(work);
  const isWayBack = createReverseEdgeCheck();
  for (const edge of work.graph.edges) {
    const relation = relationOf(work, edge, unsaid);
    if (relation === null) continue;
    const found = ends(edge);
    if (found === null) continue;
    const { between, backwards } = found;
    if (relation !== 'streets' && relation !== 'waterlines') {
      lines.derived.push({ relation, between, edge });
      continue;
    }
    const bends = bendsOf(work, edge);
    if (bends === null) continue;
    const course = backwards ? bends.toReversed() : bends;
    if (edge.directed && isWayBack(relation, between, course)) {
      work.leftOut.waysBack++;
      continue;
    }
    recordOrigin(work, relation, edge);
    lines[relation].push({ between, ...(course.length > 0 && { bends: course }) });
  }
  return lines;
}

/** Describes an edge in a message. */
export function describeForeignEdge({ values }: ForeignEdge): string {
  const [id, source, target] = ['id', 'source', 'target'].map((name) => attributeValue(values, name));
  if (id !== undefined) return `edge ${quoteText(String(id))}`;
  return source === undefined ? 'an edge' : `edge ${quoteText(`${source}–${target ?? ''}`)}`;
}

/** The relation of an edge; null if the edge is left out, or if the relation is wrong and has been reported. */
function relationOf(work: ImportContext, edge: ForeignEdge, unsaid?: EdgeRelation): EdgeRelation | null {
  const stated = readMappedValue(work.mapping, edge, 'relation');
  const relation = stated === undefined ? unsaid : stated;
  if (relation === null) {
    work.leftOut.edges++;
    return null;
  }
  const wrong = (code: string, message: string): null =>
    reportFault(work, edge, code, describeForeignEdge(edge), message);
  if (relation === undefined) {
    const advice = explainMissingField(work, edge, 'relation', '"streets"');
    return wrong('no-relation', `The relation of this edge is missing. ${advice}`);
  }
  const known = EDGE_RELATIONS.find((each) => each === relation);
  return known ?? wrong('relation', unknownRelation(String(relation)));
}

const unknownRelation = (relation: string): string =>
  `${explainUnknownWord(relation, EDGE_RELATIONS)} Map it with "relation": {"values": {${quoteText(relation)}: "streets"}}, or null to leave such out.`;

interface Ends {
  readonly between: readonly [string, string];
  /** Whether the line is drawn from the target to the source. */
  readonly backwards: boolean;
}

/** Finds the two ends of an edge in our ids: as named, or the nodes at the ends of its line. */
function endsOf(work: ImportContext): (edge: ForeignEdge) => Ends | null {
  const drawn = drawnNodes(work);
  return (edge) => {
    const { line } = edge;
    const [first, last] = [line?.[0]?.join() ?? '', line?.at(-1)?.join() ?? ''];
    const source = fieldText(work, edge, 'source') ?? drawn.ids.get(first);
    const target = fieldText(work, edge, 'target') ?? drawn.ids.get(last);
    const wrong = (code: string, message: string): null =>
      reportFault(work, edge, code, describeForeignEdge(edge), message);
    if (source === undefined || target === undefined)
      return wrong(
        'no-end',
        line ? NO_NODE_THERE : explainMissingField(work, edge, source === undefined ? 'source' : 'target'),
      );
    const [from, to] = [work.ids.get(source), work.ids.get(target)];
    if (from === undefined || to === undefined)
      return wrong('unknown-end', unknownEnd(work, from === undefined ? source : target));
    // The fault of the node has been reported.
    if (from === '' || to === '') return null;
    const runs = (a: string, b: string): boolean =>
      drawn.places.get(a) === first && drawn.places.get(b) === last;
    const forwards = line === undefined || runs(source, target);
    const backwards = !forwards && runs(target, source);
    if (!forwards && !backwards)
      work.doubts.push(faultAt(edge, 'import/off-its-ends', describeForeignEdge(edge), OFF_ITS_ENDS));
    return { between: [from, to], backwards };
  };
}

/** In a format with geometry: the position of each node, and the node at each position. */
function drawnNodes(work: ImportContext): { places: Map<string, string>; ids: Map<string, string> } {
  const [places, ids] = [new Map<string, string>(), new Map<string, string>()];
  if (work.graph.edges.some(({ line }) => line !== undefined))
    for (const node of work.graph.nodes) {
      const [id, at] = [fieldText(work, node, 'id'), foreignPosition(work, node)?.join()];
      // Ignored nodes hide no others: a caption may be placed on the circle that it names.
      if (id === undefined || at === undefined || work.ids.get(id) === undefined) continue;
      places.set(id, at);
      ids.set(at, id);
    }
  return { places, ids };
}

const unknownEnd = (work: ImportContext, id: string): string =>
  `It ends at ${quoteText(id)}, ${explainMissingNode(work, id)}. Remove it, or add the node.`;

const NO_NODE_THERE =
  'It does not name the nodes it joins, and there is no node at one of its ends. A line must end exactly at a point.';
const OFF_ITS_ENDS = 'Its line does not run between the nodes that it names. The named nodes were used.';

/** The bends in board units; null if one is wrong, which has been reported. */
function bendsOf(work: ImportContext, edge: ForeignEdge): readonly Point[] | null {
  const points = edge.line?.slice(1, -1) ?? edge.bends ?? pointsOfText(fieldText(work, edge, 'bends') ?? '');
  if (points === undefined)
    return reportFault(work, edge, 'bends', describeForeignEdge(edge), 'Bends must be written "x,y x,y".');
  const bends: Point[] = [];
  for (const point of points) {
    const place = toBoardUnits(work.mapping, point);
    if ('why' in place) return reportFault(work, edge, 'fraction', describeForeignEdge(edge), place.why);
    bends.push(place.at);
  }
  return bends;
}

function pointsOfText(text: string): readonly ForeignPoint[] | undefined {
  const points = text === '' ? [] : text.split(' ').map((pair) => pair.split(',').map(parseNumber));
  const isPoint = (pair: readonly unknown[]): boolean => pair.length === 2 && !pair.includes(undefined);
  return points.every(isPoint) ? (points as [number, number][]) : undefined;
}

/** A check for directed edges that run back along an earlier one: a directed graph has each street twice. */
function createReverseEdgeCheck(): (
  relation: string,
  between: readonly [string, string],
  course: readonly Point[],
) => boolean {
  const open = new Map<string, number>();
  return (relation, [from, to], course) => {
    // Programs that make a graph directed copy the bends unchanged, so both orders are the same street.
    const [along] = [course, course.toReversed()].map((points) => points.join(' ')).sort();
    const [key, back] = [`${relation} ${from} ${to} ${along!}`, `${relation} ${to} ${from} ${along!}`];
    const there = open.get(back) ?? 0;
    if (there > 0) open.set(back, there - 1);
    else open.set(key, (open.get(key) ?? 0) + 1);
    return there > 0;
  };
}
