/** The circles, crossings and junctions of a foreign graph. */
import { quoted } from '../../model/file/quoted.js';
import { suggest } from '../../model/file/suggest.js';
import { NODE_KINDS, type NodeKind } from '../../model/vocabulary.js';
import { numberOf, type ForeignEntry } from './foreign-graph.js';
import { freeNumbers } from './free-numbers.js';
import { fieldOf } from './mapping.js';
import {
  asked,
  askedText,
  foreignPlaceOf,
  lacks,
  note,
  noteOrigin,
  placed,
  type Workpiece,
} from './workpiece.js';

interface Lists {
  readonly circles: object[];
  readonly crossings: object[];
  readonly junctions: object[];
}

/** What is known of a node before it has an id of ours. */
interface Known {
  readonly entry: ForeignEntry;
  readonly theirs: string;
  readonly kind: NodeKind;
  readonly at: readonly [number, number];
  /** Of a circle. */
  readonly number?: number;
  readonly colour?: string;
}

/** The nodes as the lists of a board file. What a node lacks is noted, and the node is then in no list. */
export function streetNodes(work: Workpiece): Lists {
  const known = work.graph.nodes.flatMap((entry) => knownOf(work, entry) ?? []);
  const ids = idsOf(work, known);
  const lists: Lists = { circles: [], crossings: [], junctions: [] };
  const places = new Map<string, string>();
  for (const [i, { entry, theirs, kind, at, number, colour }] of known.entries()) {
    const before = places.get(at.join());
    if (before === undefined) places.set(at.join(), theirs);
    else note(work, entry, 'same-place', wordsOf(theirs), samePlace(at, before));
    const sector = askedText(work, entry, 'sector');
    const decided = sector === undefined ? {} : { sector };
    noteOrigin(work, `${kind}s`, entry);
    if (kind === 'circle') lists.circles.push({ number, at, colour, ...decided });
    else if (kind === 'junction') lists.junctions.push({ id: ids[i], at });
    else {
      const [border, name] = [askedText(work, entry, 'border'), askedText(work, entry, 'name')];
      const looks = { ...(border !== undefined && { border }), ...(name !== undefined && { name }) };
      lists.crossings.push({ id: ids[i], at, ...looks, ...decided });
    }
  }
  return lists;
}

const wordsOf = (theirs: string): string => `node ${quoted(theirs)}`;

const samePlace = (at: readonly number[], before: string): string =>
  `It lies at ${at.join(', ')}, where ${wordsOf(before)} lies already. Merge the two, or correct the one that slipped.`;

function knownOf(work: Workpiece, entry: ForeignEntry): Known | null {
  const theirs = askedText(work, entry, 'id');
  if (theirs === undefined) return note(work, entry, 'no-id', 'a node', lacks(work, entry, 'id'));
  const wrong = (code: string, message: string): null => note(work, entry, code, wordsOf(theirs), message);
  if (work.ids.has(theirs))
    return wrong('id-twice', 'A node with this id stands further up. Ids must differ.');
  const kind = fieldOf(work.mapping, entry, 'kind');
  // A known node with a fault is still no unknown end of a street.
  work.ids.set(theirs, kind === null ? undefined : '');
  if (kind === null) {
    work.leftOut.nodes++;
    return null;
  }
  if (kind === undefined) return wrong('no-kind', lacks(work, entry, 'kind', '"crossing"'));
  if (!isNodeKind(kind)) return wrong('kind', unknownKind(String(kind), NODE_KINDS));
  const point = foreignPlaceOf(work, entry);
  if (point === undefined) return wrong('no-place', noPlace(work, entry));
  const place = placed(work.mapping, point);
  if ('why' in place) return wrong('fraction', place.why);
  const known = { entry, theirs, kind, at: place.at };
  return kind === 'circle' ? circleOf(work, known) : known;
}

/** A circle also has its number and its colour. */
function circleOf(work: Workpiece, known: Known): Known | null {
  const { entry } = known;
  const words = wordsOf(known.theirs);
  const [raw, colour] = [asked(work, entry, 'number'), askedText(work, entry, 'colour')];
  if (raw === undefined) return note(work, entry, 'no-number', words, NO_NUMBER);
  if (colour === undefined)
    return note(work, entry, 'no-colour', words, lacks(work, entry, 'colour', '"white"'));
  const number = numberOf(raw);
  if (number !== undefined && Number.isInteger(number)) return { ...known, number, colour };
  const message = `The number of a circle is whole, as it is printed; found ${quoted(String(raw))}.`;
  return note(work, entry, 'number', words, message);
}

const isNodeKind = (kind: unknown): kind is NodeKind => (NODE_KINDS as readonly unknown[]).includes(kind);

/** `"sqare" is no kind of node`, and what to do about it. */
export function unknownKind(kind: string, kinds: readonly string[]): string {
  const near = suggest(kind, kinds);
  const hint = near === undefined ? '' : ` Did you mean ${quoted(near)}?`;
  return `${quoted(kind)} is none of ${kinds.join(', ')}.${hint} Say in the mapping what it is: "kind": {"values": {${quoted(kind)}: ${quoted(kinds[0]!)}}}, or null to leave such out.`;
}

const NO_NUMBER =
  'A circle has its printed number, and this one has none. Say in the mapping which attribute it is: "number": "…"; "id" is the id itself.';

function noPlace(work: Workpiece, entry: ForeignEntry): string {
  const [x, y] = [asked(work, entry, 'x'), asked(work, entry, 'y')];
  const odd = [x, y].find((each) => each !== undefined && numberOf(each) === undefined);
  if (odd !== undefined) return `A place is two numbers; found ${quoted(String(odd))}.`;
  return 'It has no place, and places are not made up. Say in the mapping which attributes have it: "x": "…", "y": "…".';
}

/** Circles go by their numbers; crossings and junctions keep an id of our kind and are numbered otherwise: nothing is printed there. */
function idsOf(work: Workpiece, known: readonly Known[]): readonly string[] {
  const all = known.map(({ theirs }) => theirs);
  const ours = { crossing: freeNumbers('x', all), junction: freeNumbers('t', all) };
  const taken = new Map<string, string>();
  return known.map(({ entry, theirs, kind, number }) => {
    const id = kind === 'circle' ? `c${number!}` : ours[kind](theirs);
    const before = taken.get(id);
    if (before !== undefined)
      note(work, entry, 'number-twice', wordsOf(theirs), numberTwice(number!, before));
    taken.set(id, theirs);
    work.ids.set(theirs, id);
    if (id !== theirs && kind !== 'circle') work.renumbered.push([theirs, id]);
    return id;
  });
}

const numberTwice = (number: number, before: string): string =>
  `It has the number ${number}, which ${wordsOf(before)} has already. Each number is printed once.`;
