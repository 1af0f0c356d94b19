/** Builds the circles, crossings, junctions and blocks of an imported board. */
import { NODE_KINDS, type NodeKind, quoteText } from '../../../model/index.js';
import { parseNumber, type ForeignEntry } from '../foreign/foreign-graph.js';
import { isCoordinateName } from '../mapping/coordinate-names.js';
import { readMappedValue, type FieldName } from '../mapping/mapping.js';
import {
  createIdAssigner,
  explainUnknownKind,
  fieldValue,
  fieldText,
  foreignPosition,
  explainMissingField,
  reportFault,
  recordOrigin,
  toBoardUnits,
  type PointConversionResult,
  type ImportContext,
  explainMissingNode,
} from './import-context.js';

interface Lists {
  readonly circles: object[];
  readonly crossings: object[];
  readonly junctions: object[];
}

/** A node before it has one of our ids. */
interface Known {
  readonly entry: ForeignEntry;
  readonly theirs: string;
  readonly kind: NodeKind;
  /** Missing on a board without places. */
  readonly at?: readonly [number, number];
  /** Of a circle. */
  readonly number?: number;
  readonly colour?: string;
}

/** The nodes as lists of a board file. Nodes with missing data are reported and left out. */
export function buildStreetNodes(work: ImportContext): Lists {
  const isPlaced = hasPositions(work);
  const known = work.graph.nodes.flatMap((entry) => knownOf(work, entry, isPlaced) ?? []);
  const ids = idsOf(work, known);
  const lists: Lists = { circles: [], crossings: [], junctions: [] };
  const places = new Map<string, string>();
  for (const [i, { entry, theirs, kind, at, number, colour }] of known.entries()) {
    const place = at === undefined ? {} : { at };
    const before = at === undefined ? undefined : places.get(at.join());
    if (at !== undefined && before === undefined) places.set(at.join(), theirs);
    else if (before !== undefined)
      reportFault(work, entry, 'same-place', describeTheirNode(theirs), samePlace(at!, before));
    const sector = fieldText(work, entry, 'sector');
    const decided = sector === undefined ? {} : { sector };
    recordOrigin(work, `${kind}s`, entry);
    if (kind === 'circle') lists.circles.push({ number, ...place, colour, ...decided });
    else if (kind === 'junction') lists.junctions.push({ id: ids[i], ...place });
    else {
      const [border, name] = [fieldText(work, entry, 'border'), fieldText(work, entry, 'name')];
      const looks = { ...(border !== undefined && { border }), ...(name !== undefined && { name }) };
      lists.crossings.push({ id: ids[i], ...place, ...looks, ...decided });
    }
  }
  return lists;
}

const describeTheirNode = (theirs: string): string => `node ${quoteText(theirs)}`;

const samePlace = (at: readonly number[], before: string): string =>
  `It is at ${at.join(', ')}, where ${describeTheirNode(before)} already is. Merge the two, or correct the wrong one.`;

function knownOf(work: ImportContext, entry: ForeignEntry, isPlaced: boolean): Known | null {
  const theirs = fieldText(work, entry, 'id');
  if (theirs === undefined)
    return reportFault(work, entry, 'no-id', 'a node', explainMissingField(work, entry, 'id'));
  const wrong = (code: string, message: string): null =>
    reportFault(work, entry, code, describeTheirNode(theirs), message);
  if (work.ids.has(theirs))
    return wrong('id-twice', 'A node with this id already appears above. Ids must differ.');
  const kind = readMappedValue(work.mapping, entry, 'kind');
  // A node with a fault is still a known end of a street.
  work.ids.set(theirs, kind === null ? undefined : '');
  if (kind === null) {
    work.leftOut.nodes++;
    return null;
  }
  if (kind === undefined) return wrong('no-kind', explainMissingField(work, entry, 'kind', '"crossing"'));
  if (!isNodeKind(kind)) return wrong('kind', explainUnknownKind(String(kind), NODE_KINDS));
  const point = isPlaced ? foreignPosition(work, entry) : undefined;
  if (isPlaced && point === undefined) return wrong('no-place', noPlace(work, entry));
  const place: Partial<PointConversionResult> = point === undefined ? {} : toBoardUnits(work.mapping, point);
  if ('why' in place) return wrong('fraction', place.why);
  const known = { entry, theirs, kind, ...('at' in place && { at: place.at }) };
  if (kind !== 'circle') return known;
  const [raw, stated] = [fieldValue(work, entry, 'number'), fieldText(work, entry, 'colour')];
  if (raw === undefined) return wrong('no-number', NO_NUMBER);
  // The file format requires a colour; comparisons ignore the colours of a board whose circles all have the same.
  const isUnstated = stated === undefined && work.graph.stated !== undefined;
  if (isUnstated) work.unstated.colours++;
  const colour = isUnstated ? 'white' : stated;
  if (colour === undefined) return wrong('no-colour', explainMissingField(work, entry, 'colour', '"white"'));
  const number = parseNumber(raw);
  if (number !== undefined && Number.isInteger(number)) return { ...known, number, colour };
  return wrong('number', `The number of a circle must be a whole number; found ${quoteText(String(raw))}.`);
}

/** Whether the file has positions: of a list of neighbours only if a node has one, of a graph unless no attribute could be one. */
export function hasPositions(work: ImportContext): boolean {
  const { graph, mapping } = work;
  const isPosition = (name: FieldName): boolean =>
    mapping.fields[name] !== undefined ||
    graph.nodes.some((entry) => fieldValue(work, entry, name) !== undefined);
  if (isPosition('x') || isPosition('y')) return true;
  if (graph.stated !== undefined) return false;
  return graph.nodes.some(({ values }) => Object.keys(values).some(isCoordinateName));
}

const isNodeKind = (kind: unknown): kind is NodeKind => (NODE_KINDS as readonly unknown[]).includes(kind);

const NO_NUMBER =
  'A circle has its printed number, and this one has none. Say in the mapping which attribute it is: "number": "…"; "id" is the id itself.';

function noPlace(work: ImportContext, entry: ForeignEntry): string {
  const [x, y] = [fieldValue(work, entry, 'x'), fieldValue(work, entry, 'y')];
  const odd = [x, y].find((each) => each !== undefined && parseNumber(each) === undefined);
  if (odd !== undefined) return `A position must be two numbers; found ${quoteText(String(odd))}.`;
  return 'It has no position. Name its attributes in the mapping: "x": "…", "y": "…".';
}

/** Circles get the ids of their numbers; crossings and junctions keep ids of our form and are otherwise numbered. */
function idsOf(work: ImportContext, known: readonly Known[]): readonly string[] {
  const all = known.map(({ theirs }) => theirs);
  const ours = { crossing: createIdAssigner('x', all), junction: createIdAssigner('t', all) };
  const taken = new Map<string, string>();
  return known.map(({ entry, theirs, kind, number }) => {
    const id = kind === 'circle' ? `c${number!}` : ours[kind](theirs);
    const before = taken.get(id);
    if (before !== undefined)
      reportFault(work, entry, 'number-twice', describeTheirNode(theirs), numberTwice(number!, before));
    taken.set(id, theirs);
    work.ids.set(theirs, id);
    if (id !== theirs && kind !== 'circle') work.renumbered.push([theirs, id]);
    return id;
  });
}

const numberTwice = (number: number, before: string): string =>
  `It has the number ${number}, which ${describeTheirNode(before)} already has. Numbers must differ.`;

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
