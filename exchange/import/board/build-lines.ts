/** The edges of a foreign graph: streets and waterlines, and those that only follow from them. */
import type { Point } from '../../model/board.js';
import { quoted } from '../../model/file/quoted.js';
import { suggest } from '../../model/file/suggest.js';
import { EDGE_RELATIONS, type EdgeRelation } from '../graph/edge-relations.js';
import { numberOf, valueOf, type ForeignEdge, type ForeignPoint } from './foreign-graph.js';
import type { Fault } from './fault.js';
import { fieldOf } from './mapping.js';
import { waysBack } from './ways-back.js';
import {
  askedText,
  foreignPlaceOf,
  lacks,
  note,
  noteOrigin,
  placed,
  whyNoNode,
  type Workpiece,
} from './workpiece.js';

/** An edge that is no line of the board: it follows from them, and can only be compared. */
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

/** The lines as the lists of a board file, the other edges apart; `unsaid` is the relation of edges that do not say theirs. */
export function linesOf(work: Workpiece, unsaid?: EdgeRelation): Lines {
  const lines: Lines = { streets: [], waterlines: [], derived: [] };
  const ends = endsOf(work);
  const isWayBack = waysBack();
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
    noteOrigin(work, relation, edge);
    lines[relation].push({ between, ...(course.length > 0 && { bends: course }) });
  }
  return lines;
}

/** What an edge is called in a message. */
export function wordsOfEdge({ values }: ForeignEdge): string {
  const [id, source, target] = ['id', 'source', 'target'].map((name) => valueOf(values, name));
  if (id !== undefined) return `edge ${quoted(String(id))}`;
  return source === undefined ? 'an edge' : `edge ${quoted(`${source}–${target ?? ''}`)}`;
}

/** The relation an edge is of; null if it is left out, or if that is wrong and has been noted. */
function relationOf(work: Workpiece, edge: ForeignEdge, unsaid?: EdgeRelation): EdgeRelation | null {
  const said = fieldOf(work.mapping, edge, 'relation');
  const relation = said === undefined ? unsaid : said;
  if (relation === null) {
    work.leftOut.edges++;
    return null;
  }
  if (relation === undefined) {
    const message = `Nothing says whether this is a street. ${lacks(work, edge, 'relation', '"streets"')}`;
    return note(work, edge, 'no-relation', wordsOfEdge(edge), message);
  }
  const known = EDGE_RELATIONS.find((each) => each === relation);
  return known ?? note(work, edge, 'relation', wordsOfEdge(edge), unknownRelation(String(relation)));
}

function unknownRelation(relation: string): string {
  const near = suggest(relation, EDGE_RELATIONS);
  const hint = near === undefined ? '' : ` Did you mean ${quoted(near)}?`;
  return `${quoted(relation)} is none of ${EDGE_RELATIONS.join(', ')}.${hint} Say in the mapping what it is: "relation": {"values": {${quoted(relation)}: "streets"}}, or null to leave such out.`;
}

interface Ends {
  readonly between: readonly [string, string];
  /** Whether its line is drawn from the target to the source. */
  readonly backwards: boolean;
}

/** Finds the two ends of an edge in our ids: as it names them, or the nodes that its line begins and ends at. */
function endsOf(work: Workpiece): (edge: ForeignEdge) => Ends | null {
  const drawn = drawnNodes(work);
  return (edge) => {
    const { line } = edge;
    const [first, last] = [line?.[0]?.join() ?? '', line?.at(-1)?.join() ?? ''];
    const source = askedText(work, edge, 'source') ?? drawn.ids.get(first);
    const target = askedText(work, edge, 'target') ?? drawn.ids.get(last);
    const wrong = (code: string, message: string): null => note(work, edge, code, wordsOfEdge(edge), message);
    if (source === undefined || target === undefined)
      return wrong(
        'no-end',
        line ? NO_NODE_THERE : lacks(work, edge, source === undefined ? 'source' : 'target'),
      );
    const [from, to] = [work.ids.get(source), work.ids.get(target)];
    if (from === undefined || to === undefined)
      return wrong('unknown-end', unknownEnd(work, from === undefined ? source : target));
    // What is wrong with the node has been noted.
    if (from === '' || to === '') return null;
    const runs = (a: string, b: string): boolean =>
      drawn.places.get(a) === first && drawn.places.get(b) === last;
    const forwards = line === undefined || runs(source, target);
    const backwards = !forwards && runs(target, source);
    if (!forwards && !backwards) work.doubts.push(offItsEnds(edge));
    return { between: [from, to], backwards };
  };
}

/** Of a format that draws its lines: where each node lies, and which lies where. */
function drawnNodes(work: Workpiece): { places: Map<string, string>; ids: Map<string, string> } {
  const [places, ids] = [new Map<string, string>(), new Map<string, string>()];
  if (work.graph.edges.some(({ line }) => line !== undefined))
    for (const node of work.graph.nodes) {
      const [id, at] = [askedText(work, node, 'id'), foreignPlaceOf(work, node)?.join()];
      // What is left out hides nobody: a caption may lie on the circle that it names.
      if (id === undefined || at === undefined || work.ids.get(id) === undefined) continue;
      places.set(id, at);
      ids.set(at, id);
    }
  return { places, ids };
}

const unknownEnd = (work: Workpiece, id: string): string =>
  `It ends at ${quoted(id)}, ${whyNoNode(work, id)}. Remove it, or add the node.`;

const NO_NODE_THERE =
  'It does not say which nodes it joins, and at one of its ends there is none. A line must end exactly at a point.';
const offItsEnds = (edge: ForeignEdge): Fault => ({
  file: edge.file,
  offset: edge.offset,
  code: 'import/off-its-ends',
  words: wordsOfEdge(edge),
  message: 'Its line does not run from the one node that it joins to the other. The nodes were believed.',
});

/** The points on the way in board units; null if one is wrong, which has been noted. */
function bendsOf(work: Workpiece, edge: ForeignEdge): readonly Point[] | null {
  const points = edge.line?.slice(1, -1) ?? edge.bends ?? pointsOfText(askedText(work, edge, 'bends') ?? '');
  if (points === undefined)
    return note(work, edge, 'bends', wordsOfEdge(edge), 'Bends are written "x,y x,y"; these are not.');
  const bends: Point[] = [];
  for (const point of points) {
    const place = placed(work.mapping, point);
    if ('why' in place) return note(work, edge, 'fraction', wordsOfEdge(edge), place.why);
    bends.push(place.at);
  }
  return bends;
}

function pointsOfText(text: string): readonly ForeignPoint[] | undefined {
  const points = text === '' ? [] : text.split(' ').map((pair) => pair.split(',').map(numberOf));
  const isPoint = (pair: readonly unknown[]): boolean => pair.length === 2 && !pair.includes(undefined);
  return points.every(isPoint) ? (points as [number, number][]) : undefined;
}
