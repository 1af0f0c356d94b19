/** Merges what is not drawn: properties of the board, counts, witnesses, provenance, waivers, and the boards of hexes. */
import {
  type Board,
  idOfHex,
  type HexBoard,
  type Provenance,
  type Setup,
  type Witness,
} from '../../model/index.js';
import type { BoardPart } from '../diff/board-diff.js';
import type { MergeLog, Versions } from './merge-result.js';
import {
  addConflict,
  isSameValue,
  type MergePlace,
  mergeEntity,
  mergeKeyedList,
  mergeValue,
  type Properties,
  unchallenged,
} from './merge-values.js';

/** The properties that are a part of their own. */
const PARTS: Readonly<Record<string, BoardPart>> = {
  grid: 'grid',
  letters: 'letters',
  layout: 'layout',
  tracks: 'tracks',
  discs: 'discs',
};

const OF_THE_BOARD = [
  '$schema',
  'schemaVersion',
  'id',
  'game',
  'name',
  'edition',
  'profile',
  'boardVersion',
  'extent',
  'extra',
];

/** The properties of the board itself, and its witnesses, provenance and waivers. */
export function mergeMetadata(boards: Versions<Board>, log: MergeLog): Properties {
  const of = (key: string): Versions<unknown> => ({
    base: (boards.base as unknown as Properties)[key],
    ours: (boards.ours as unknown as Properties)[key],
    theirs: (boards.theirs as unknown as Properties)[key],
  });
  const entries = [...OF_THE_BOARD, ...Object.keys(PARTS)].map((key) => {
    const part = PARTS[key];
    const place = part ? { part, of: part } : { part: 'board' as const, of: boards.ours.id, property: key };
    return [
      key,
      key === 'boardVersion' ? higherVersion(boards, log) : mergeValue(of(key), place, log),
    ] as const;
  });
  return {
    ...Object.fromEntries(entries.filter(([, value]) => value !== undefined)),
    witnesses: mergeList('witness', 'witnesses', boards, keyOfWitness, log),
    waivers: mergeList('waiver', 'waivers', boards, ({ rule, target }) => `${rule} ${target}`, log),
    provenance: mergeProvenance({ base: boards.base.provenance, ours: boards.ours.provenance, theirs: boards.theirs.provenance }, log), // prettier-ignore
  };
}

/** The version of the side that changed it, or else the higher one. */
function higherVersion({ base, ours, theirs }: Versions<Board>, log: MergeLog): string {
  const decided = unchallenged({
    base: base.boardVersion,
    ours: ours.boardVersion,
    theirs: theirs.boardVersion,
  });
  if (decided) return decided.value;
  const [one, other] = [ours.boardVersion, theirs.boardVersion];
  const higher = compareVersions(one, other) >= 0 ? one : other;
  log.notes.push({
    part: 'board',
    of: 'boardVersion',
    sentence: `${higher} is the higher one of ${one} (ours) and ${other} (theirs).`,
  });
  return higher;
}

function compareVersions(a: string, b: string): number {
  const [one, other] = [a.split('.'), b.split('.')];
  for (const [i, part] of one.entries()) {
    const order = part.length - other[i]!.length || (part < other[i]! ? -1 : part > other[i]! ? 1 : 0);
    if (order !== 0) return order;
  }
  return 0;
}

/** What a witness is about; the rest is what it states. */
function keyOfWitness(witness: Witness): string {
  const { rule, fact, relation, of, between } = witness as Witness &
    Record<'relation' | 'of' | 'between', string | readonly string[] | undefined>;
  const subject = Array.isArray(of) ? undefined : of;
  return [rule, fact, relation, subject, between]
    .flat()
    .filter((each) => each !== undefined)
    .join(' ');
}

function mergeList<Key extends 'witnesses' | 'waivers'>(
  part: BoardPart,
  list: Key,
  { base, ours, theirs }: Versions<Board>,
  keyOf: (entry: Board[Key][number]) => string,
  log: MergeLog,
): readonly Board[Key][number][] {
  return mergeKeyedList<Board[Key][number]>(
    { base: base[list], ours: ours[list], theirs: theirs[list] },
    keyOf,
    (values, of) => mergeEntity(values, { part, of }, log),
  );
}

/** Lists whose entries have a name. */
const KEYED: Readonly<Record<string, (entry: Properties) => string>> = {
  sources: (entry) => String(entry['id']),
  scans: (entry) => String(entry['sha256']),
  notes: (entry) => (entry['about'] as readonly string[]).join(' '),
};

function mergeProvenance(provenances: Versions<Provenance>, log: MergeLog): Properties {
  const [base, ours, theirs] = [
    provenances.base,
    provenances.ours,
    provenances.theirs,
  ] as unknown as Properties[];
  const keys = new Set([...Object.keys(ours!), ...Object.keys(theirs!), ...Object.keys(base!)]);
  const entries = [...keys].map((key) => {
    const values = { base: base![key], ours: ours![key], theirs: theirs![key] };
    const place = { part: 'provenance', of: key } as const;
    const keyOf = KEYED[key];
    if (keyOf === undefined || unchallenged(values))
      return [key, mergeValue(values, { ...place, property: key }, log)];
    return [key, mergeNamedEntries(values as Versions<readonly Properties[] | undefined>, place, keyOf, log)];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Properties;
}

function mergeNamedEntries(
  { base = [], ours = [], theirs = [] }: Partial<Versions<readonly Properties[] | undefined>>,
  place: MergePlace,
  keyOf: (entry: Properties) => string,
  log: MergeLog,
): readonly Properties[] {
  const merged = mergeKeyedList({ base, ours, theirs }, keyOf, (values, key) =>
    mergeEntity(values, { ...place, property: key }, log),
  );
  if (merged.length > 0 || ours.length === 0 || theirs.length === 0) return merged;
  // The format asks for an entry, so both sides' deletions together are too many.
  addConflict(log, place, { base, ours, theirs });
  return ours;
}

/** The lists of a board of hexes. */
export function mergeHexes({ base, ours, theirs }: Versions<HexBoard>, log: MergeLog): Partial<HexBoard> {
  const list = <T extends object>(
    part: BoardPart,
    [before, mine, other]: readonly (readonly T[])[],
    keyOf: (entry: T) => string,
  ): readonly T[] =>
    mergeKeyedList({ base: before!, ours: mine!, theirs: other! }, keyOf, (values, of) =>
      mergeEntity(values, { part, of }, log),
    );
  const setups = { base: base.setup, ours: ours.setup, theirs: theirs.setup };
  const setup = mergeEntity<Setup>(setups, { part: 'setup', of: 'setup' }, log, () => {
    const [before, mine, other] = [base, ours, theirs].map((board) => board.setup ?? NO_SETUP);
    const valueOf = (
      property: 'watsonFaces' | 'covers' | 'cordons' | 'extra',
      part: BoardPart,
      of: string,
    ): unknown =>
      mergeValue(
        { base: base.setup?.[property], ours: mine![property], theirs: other![property] },
        { part, of, property },
        log,
      );
    const lists = [before!, mine!, other!];
    const merged: Properties = {
      characters: list('character', lists.map(({ characters }) => characters), ({ character }) => character), // prettier-ignore
      watsonFaces: valueOf('watsonFaces', 'character', 'watson'),
      lamps: list('lamp', lists.map(({ lamps }) => lamps), ({ tile }) => tile), // prettier-ignore
      covers: valueOf('covers', 'cover', 'covers'),
      cordons: valueOf('cordons', 'cordon', 'cordons'),
      extra: valueOf('extra', 'setup', 'setup'),
    };
    return Object.fromEntries(Object.entries(merged).filter(([, value]) => !isSameValue(value, undefined)));
  });
  return {
    hexes: list('hex', [base.hexes, ours.hexes, theirs.hexes], idOfHex),
    exits: list('exit', [base.exits, ours.exits, theirs.exits], ({ id }) => id),
    ...(setup && { setup }),
  };
}

const NO_SETUP: Pick<Setup, 'characters' | 'lamps' | 'covers' | 'cordons'> & Partial<Setup> = {
  characters: [],
  lamps: [],
  covers: [],
  cordons: [],
};
