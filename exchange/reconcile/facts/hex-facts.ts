/** Facts about hexes, exits and the starting position, in the frame of the first board. */
import {
  CHARACTERS,
  compareIds,
  type Direction,
  type HexBoard,
  type HexId,
  idOfHex,
  parseHexId,
} from '../../../model/index.js';
import { buildFact, type Fact } from './fact.js';
import { hasSameOrientation, mapDirection, mapHexId, type HexFrame } from '../frame/fit-hex-frame.js';
import type { HexKnowable } from './hex-knowledge.js';

/** A board and its frame relative to the first one. */
export interface AlignedHexBoard {
  readonly index: number;
  readonly board: HexBoard;
  readonly frame: HexFrame;
  readonly knows: ReadonlySet<HexKnowable>;
}

/** An exit, in the frame of the first board. */
export interface AlignedExit {
  readonly id: string;
  readonly bySource: ReadonlyMap<number, { readonly hex: HexId; readonly side: Direction }>;
}

export function hexFacts(sources: readonly AlignedHexBoard[], exits: readonly AlignedExit[]): Fact[] {
  return [
    ...kindFacts(sources),
    ...exitFacts(sources, exits),
    ...setupFacts(sources, exits),
    ...trackFacts(sources),
    // No source may state where Watson faces.
  ].filter(({ readings }) => readings.length > 0);
}

const fact = (
  part: Fact['part'],
  of: string,
  votes: Iterable<readonly [number, unknown]>,
  property?: string,
): Fact =>
  buildFact({ key: `${part} ${of}`, part, entries: [], ...(property !== undefined && { property }) }, votes);

/** The kind of every hex of any board; holes count as missing. */
function kindFacts(sources: readonly AlignedHexBoard[]): Fact[] {
  const kinds = sources.map(
    ({ board, frame }) =>
      new Map(
        board.hexes
          .filter(({ kind }) => kind !== 'void')
          .map((hex) => [mapHexId(frame, idOfHex(hex)), hex.kind]),
      ),
  );
  const ids = [...new Set(kinds.flatMap((each) => [...each.keys()]))].sort(compareIds);
  return ids.map((id) => {
    const votes = sources.map(({ index, knows }) => ({ index, knows, kind: kinds[index]!.get(id) ?? null }));
    return fact('hex', id, withUnknownGardens(votes), 'kind');
  });
}

interface KindVote {
  readonly index: number;
  readonly knows: ReadonlySet<HexKnowable>;
  readonly kind: string | null;
}

/** A source that has no gardens at all calls them buildings: its vote is for an obstacle, whichever the others have. */
function withUnknownGardens(votes: readonly KindVote[]): readonly (readonly [number, string | null])[] {
  const stated = votes.filter(({ knows, kind }) => knows.has('gardens') && kind !== null);
  const isGarden = stated.some(({ kind }) => kind === 'garden');
  const isBuilding = stated.some(({ kind }) => kind === 'building');
  const isOpen = ({ knows, kind }: KindVote): boolean => !knows.has('gardens') && kind === 'building';
  if (!isGarden) return votes.map(({ index, kind }) => [index, kind]);
  return votes.flatMap((vote): [number, string | null][] => {
    if (!isOpen(vote)) return [[vote.index, vote.kind]];
    return isBuilding ? [] : [[vote.index, 'garden']];
  });
}

/** The exits of all boards: matched by hex and side, by name if the frame is upright, otherwise by distance. */
export function alignExits(sources: readonly AlignedHexBoard[]): readonly AlignedExit[] {
  const aligned: { id: string; bySource: Map<number, { hex: HexId; side: Direction }> }[] = [];
  for (const { index, board, frame } of sources) {
    let left = board.exits.map(({ id, hex, side }) => ({ id, hex: mapHexId(frame, hex), side: mapDirection(frame, side) })); // prettier-ignore
    const first = (exit: (typeof aligned)[number]) => exit.bySource.values().next().value!;
    type Own = (typeof left)[number];
    const tests: readonly ((own: Own, exit: (typeof aligned)[number]) => boolean)[] = [
      (own, exit) => own.hex === first(exit).hex && own.side === first(exit).side,
      (own, exit) => hasSameOrientation(frame) && own.id === exit.id,
      (own, exit) => distance(own.hex, first(exit).hex) <= 2,
    ];
    for (const isSame of tests)
      left = left.filter((own) => {
        const known = aligned.find((exit) => !exit.bySource.has(index) && isSame(own, exit));
        known?.bySource.set(index, { hex: own.hex, side: own.side });
        return known === undefined;
      });
    for (const { id, hex, side } of left) {
      const taken = new Set(aligned.map((exit) => exit.id));
      let [name, free] = [id, 1];
      while (taken.has(name)) name = `E${free++}`;
      aligned.push({ id: name, bySource: new Map([[index, { hex, side }]]) });
    }
  }
  return aligned;
}

function distance(one: HexId, other: HexId): number {
  const [[q, r], [x, y]] = [parseHexId(one) ?? [0, 0], parseHexId(other) ?? [0, 0]];
  return Math.max(Math.abs(x - q), Math.abs(y - r), Math.abs(x + y - q - r));
}

const exitFacts = (sources: readonly AlignedHexBoard[], exits: readonly AlignedExit[]): Fact[] =>
  exits.map(({ id, bySource }) => fact('exit', id, sources.flatMap(({ index, knows }) => (knows.has('exits') ? [[index, bySource.get(index) ?? null] as const] : [])))); // prettier-ignore

/** Facts about the starting position; each set of equal pieces is one fact. */
function setupFacts(sources: readonly AlignedHexBoard[], exits: readonly AlignedExit[]): Fact[] {
  const knowing = sources.flatMap(({ index, frame, board, knows }) => (board.setup ? [{ index, frame, board, knows, setup: board.setup }] : [])); // prettier-ignore
  type Known = (typeof knowing)[number];
  if (knowing.length === 0) return [];
  const votes = (kind: HexKnowable, value: (known: Known) => unknown): [number, unknown][] =>
    knowing.filter(({ knows }) => knows.has(kind)).map((known) => [known.index, value(known)]);
  const hexOf = ({ frame }: Known, hex: HexId | undefined): HexId | null => (hex === undefined ? null : mapHexId(frame, hex)); // prettier-ignore
  const tiles = [...new Set(knowing.flatMap(({ setup }) => setup.lamps.map(({ tile }) => tile)))].sort();
  return [
    ...CHARACTERS.map(
      (character) =>
      fact('character', character, votes('characters', (known) => hexOf(known, known.setup.characters.find((each) => each.character === character)?.hex)), 'hex'), // prettier-ignore
    ).filter(({ readings }) => readings.some(({ value }) => value !== null)),
    fact('character', 'watson faces', votes('setup', ({ setup, frame }) => setup.watsonFaces && mapDirection(frame, setup.watsonFaces)).filter(([, faces]) => faces !== undefined), 'faces'), // prettier-ignore
    ...tiles
      .filter((tile) => !UNNUMBERED.has(tile))
      .map(
        (tile) =>
      fact('lamp', tile, votes('lamps', (known) => hexOf(known, known.setup.lamps.find((each) => each.tile === tile)?.hex)), 'hex'), // prettier-ignore
      ),
    // The two unnumbered lamps are named from the left, which depends on the frame.
    fact('lamp', 'unnumbered', votes('lamps', (known) => known.setup.lamps.filter(({ tile }) => UNNUMBERED.has(tile)).map(({ hex }) => mapHexId(known.frame, hex)).sort(compareIds))), // prettier-ignore
    fact('cover', 'all', votes('covers', ({ setup, frame }) => setup.covers.map((hex) => mapHexId(frame, hex)).sort(compareIds))), // prettier-ignore
    fact('cordon', 'all', votes('cordons', (known) => known.setup.cordons.map((id) => exitCalled(known, id, exits)).sort())), // prettier-ignore
  ];
}

const UNNUMBERED: ReadonlySet<string> = new Set(['a', 'b']);

/** The id of an exit on the first board. */
function exitCalled(
  { index, board, frame }: Pick<AlignedHexBoard, 'index' | 'board' | 'frame'>,
  id: string,
  exits: readonly AlignedExit[],
): string {
  const own = board.exits.find((each) => each.id === id);
  if (own === undefined) return id;
  const [hex, side] = [mapHexId(frame, own.hex), mapDirection(frame, own.side)];
  return (
    exits.find(({ bySource }) => bySource.get(index)?.hex === hex && bySource.get(index)?.side === side)
      ?.id ?? id
  );
}

const trackFacts = (sources: readonly AlignedHexBoard[]): Fact[] => {
  const knowing = sources.flatMap(({ index, board }) =>
    board.tracks ? [[index, board.tracks.rounds] as const] : [],
  );
  return knowing.length === 0 ? [] : [fact('tracks', 'rounds', knowing)];
};
