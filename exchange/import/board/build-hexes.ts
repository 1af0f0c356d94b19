/** The hexes of a foreign graph, their exits, and what stands on them when the game begins. */
import { quoted } from '../../model/file/quoted.js';
import { parseHexId } from '../../model/hex/coordinates.js';
import { HEX_KINDS } from '../../model/vocabulary.js';
import { numberOf, type ForeignEntry } from './foreign-graph.js';
import { fieldOf } from './mapping.js';
import { unknownKind } from './street-nodes.js';
import { asked, askedText, lacks, note, noteOrigin, type Workpiece } from './workpiece.js';

interface HexLists {
  readonly hexes: object[];
  readonly exits: object[];
  readonly characters: object[];
  readonly lamps: object[];
  readonly covers: string[];
}

/** The nodes as the lists of a board file. */
export function hexesOf(work: Workpiece): HexLists {
  const lists: HexLists = { hexes: [], exits: [], characters: [], lamps: [], covers: [] };
  const taken = new Set<string>();
  for (const entry of work.graph.nodes) {
    const theirs = askedText(work, entry, 'id');
    const words = theirs === undefined ? 'a hex' : `hex ${quoted(theirs)}`;
    const kind = fieldOf(work.mapping, entry, 'kind');
    if (kind === null) {
      work.leftOut.nodes++;
      if (theirs !== undefined) work.ids.set(theirs, undefined);
      continue;
    }
    const at = axialOf(work, entry, theirs);
    if (at === undefined) {
      note(work, entry, 'no-place', words, NO_PLACE);
      continue;
    }
    const hex = `h${at.join()}`;
    if (taken.has(hex))
      note(work, entry, 'id-twice', words, `The hex ${hex} stands further up. Each is there once.`);
    else if (theirs !== undefined && work.ids.has(theirs))
      note(work, entry, 'id-twice', words, 'A hex with this id stands further up. Ids must differ.');
    taken.add(hex);
    work.ids.set(theirs ?? hex, hex);
    if (kind === undefined) note(work, entry, 'no-kind', words, lacks(work, entry, 'kind', '"street"'));
    else if (!(HEX_KINDS as readonly unknown[]).includes(kind))
      note(work, entry, 'kind', words, unknownKind(String(kind), HEX_KINDS));
    noteOrigin(work, 'hexes', entry);
    lists.hexes.push({ at, kind });
    stands(work, entry, hex, words, lists);
  }
  return lists;
}

const NO_PLACE =
  'Nothing says where this hex lies. Say in the mapping which attributes are its axial coordinates ("q": "…", "r": "…"), or call it h3,-2.';

function axialOf(work: Workpiece, entry: ForeignEntry, theirs = ''): readonly [number, number] | undefined {
  const [q, r] = [asked(work, entry, 'q'), asked(work, entry, 'r')];
  if (q === undefined && r === undefined) return parseHexId(theirs);
  const [east, south] = [q, r].map((each) => (each === undefined ? undefined : numberOf(each)));
  return east !== undefined && south !== undefined && Number.isInteger(east) && Number.isInteger(south)
    ? [east, south]
    : undefined;
}

/** Exits and pieces on a hex. */
function stands(work: Workpiece, entry: ForeignEntry, hex: string, words: string, lists: HexLists): void {
  const [exits, character, tile, covered] = (['exits', 'character', 'lamp', 'covered'] as const).map((name) =>
    askedText(work, entry, name),
  );
  for (const exit of exits?.split(' ') ?? []) {
    const [id, side, more] = exit.split(':');
    if (side === undefined || more !== undefined)
      note(
        work,
        entry,
        'exits',
        words,
        `Exits are written with their sides, such as "NW:N"; found ${quoted(exit)}.`,
      );
    noteOrigin(work, 'exits', entry);
    lists.exits.push({ id, hex, side });
  }
  if (character !== undefined) {
    noteOrigin(work, 'characters', entry);
    lists.characters.push({ character, hex });
  }
  if (tile !== undefined) {
    noteOrigin(work, 'lamps', entry);
    lists.lamps.push({ tile, hex });
  }
  // Python writes True, spreadsheets TRUE.
  const isCovered = covered?.toLowerCase();
  if (isCovered === 'true') {
    noteOrigin(work, 'covers', entry);
    lists.covers.push(hex);
  } else if (isCovered !== undefined && isCovered !== 'false')
    note(
      work,
      entry,
      'covered',
      words,
      `Whether a manhole is covered is true or false; found ${quoted(covered!)}.`,
    );
}
