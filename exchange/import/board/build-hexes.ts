/** Builds the hexes of an imported board with their exits and pieces. */
import { HEX_KINDS, parseHexId, quoteText } from '../../../model/index.js';
import { parseNumber, type ForeignEntry } from '../foreign/foreign-graph.js';
import { readMappedValue } from '../mapping/mapping.js';
import {
  fieldValue,
  fieldText,
  explainMissingField,
  explainUnknownKind,
  reportFault,
  recordOrigin,
  type ImportContext,
} from './import-context.js';

interface HexLists {
  readonly hexes: object[];
  readonly exits: object[];
  readonly characters: object[];
  readonly lamps: object[];
  readonly covers: string[];
}

/** The lists of a board file, from the nodes of the graph. */
export function buildHexes(work: ImportContext): HexLists {
  const lists: HexLists = { hexes: [], exits: [], characters: [], lamps: [], covers: [] };
  const taken = new Set<string>();
  for (const entry of work.graph.nodes) {
    const theirs = fieldText(work, entry, 'id');
    const words = theirs === undefined ? 'a hex' : `hex ${quoteText(theirs)}`;
    const wrong = (code: string, message: string): null => reportFault(work, entry, code, words, message);
    const kind = readMappedValue(work.mapping, entry, 'kind');
    if (kind === null) {
      work.leftOut.nodes++;
      if (theirs !== undefined) work.ids.set(theirs, undefined);
      continue;
    }
    const at = axialOf(work, entry, theirs);
    if (at === undefined) {
      wrong('no-place', NO_PLACE);
      continue;
    }
    const hex = `h${at.join()}`;
    if (taken.has(hex)) wrong('id-twice', `The hex ${hex} already appears above.`);
    else if (theirs !== undefined && work.ids.has(theirs))
      wrong('id-twice', 'A hex with this id already appears above. Ids must differ.');
    taken.add(hex);
    work.ids.set(theirs ?? hex, hex);
    if (kind === undefined) wrong('no-kind', explainMissingField(work, entry, 'kind', '"street"'));
    else if (!(HEX_KINDS as readonly unknown[]).includes(kind))
      wrong('kind', explainUnknownKind(String(kind), HEX_KINDS));
    const add = <List extends keyof HexLists>(list: List, item: HexLists[List][number]): void => {
      recordOrigin(work, list, entry);
      (lists[list] as unknown[]).push(item);
    };
    add('hexes', { at, kind });
    addPieces(work, entry, hex, { add, wrong });
  }
  return lists;
}

const NO_PLACE =
  'The position of this hex is missing. Name its axial coordinates in the mapping ("q": "…", "r": "…"), or use ids such as h3,-2.';

function axialOf(
  work: ImportContext,
  entry: ForeignEntry,
  theirs = '',
): readonly [number, number] | undefined {
  const [q, r] = [fieldValue(work, entry, 'q'), fieldValue(work, entry, 'r')];
  if (q === undefined && r === undefined) return parseHexId(theirs);
  const [east, south] = [q, r].map((each) => (each === undefined ? undefined : parseNumber(each)));
  return east !== undefined && south !== undefined && Number.isInteger(east) && Number.isInteger(south)
    ? [east, south]
    : undefined;
}

interface HexBuilder {
  readonly add: <List extends keyof HexLists>(list: List, item: HexLists[List][number]) => void;
  readonly wrong: (code: string, message: string) => null;
}

/** Adds the exits and pieces of a hex. */
function addPieces(work: ImportContext, entry: ForeignEntry, hex: string, { add, wrong }: HexBuilder): void {
  const [exits, character, tile, covered] = (['exits', 'character', 'lamp', 'covered'] as const).map((name) =>
    fieldText(work, entry, name),
  );
  for (const exit of exits?.split(' ') ?? []) {
    const [id, side, more] = exit.split(':');
    if (side === undefined || more !== undefined)
      wrong('exits', `Exits are written with their sides, such as "NW:N"; found ${quoteText(exit)}.`);
    add('exits', { id, hex, side });
  }
  if (character !== undefined) add('characters', { character, hex });
  if (tile !== undefined) add('lamps', { tile, hex });
  // Python writes True, spreadsheets TRUE.
  const isCovered = covered?.toLowerCase();
  if (isCovered === 'true') add('covers', hex);
  else if (isCovered !== undefined && isCovered !== 'false')
    wrong('covered', `"covered" must be true or false; found ${quoteText(covered!)}.`);
}
