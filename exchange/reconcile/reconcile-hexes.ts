/** Reconciles hex boards: aligns, compares and merges them. */
import {
  type HexBoard,
  type HexId,
  idOfHex,
  parseHexId,
  type Setup,
  walkingSteps,
  boardForExport,
} from '../../model/index.js';
import { hexConsequences } from '../diff/hex-consequences.js';
import {
  acceptedValues,
  groupFactsBySplit,
  isDisputed,
  joinReadings,
  rankReadings,
  readingOfSource,
  type Fact,
  type ValuesByFactKey,
} from './facts/fact.js';
import { fitHexFrame, mapHexId, IDENTITY_HEX_FRAME, type HexFit } from './frame/fit-hex-frame.js';
import { knowledgeOfHexBoards, unknownTo } from './facts/hex-knowledge.js';
import { groupRimHexes } from './disputes/rim-hexes.js';
import { mattersInPlay } from './report/weight-in-play.js';
import { alignExits, hexFacts, type AlignedExit, type AlignedHexBoard } from './facts/hex-facts.js';
import {
  tieAndOutvotedSources,
  MAX_DISAGREEMENTS_WITH_CONSEQUENCES,
  sourceLetter,
  type Disagreement,
  type FactSubject,
  type FrameReport,
  type ReadingReport,
  type ReconciledBoards,
} from './report/reconciliation.js';

export function reconcileHexes(boards: readonly HexBoard[]): ReconciledBoards {
  const sorted = boards.map(boardForExport);
  const base = sorted[0]!;
  const fits = sorted.map((board, i): HexFit | undefined => (i === 0 ? undefined : fitHexFrame(board, base)));
  const knowledge = knowledgeOfHexBoards(sorted);
  const sources = sorted.map((board, index) => ({
    index,
    board,
    frame: fits[index]?.frame ?? IDENTITY_HEX_FRAME,
    knows: knowledge[index]!,
  }));
  const exits = alignExits(sources);
  const facts = hexFacts(sources, exits);
  const values = acceptedValues(facts);
  const draft = draftOf(base, sorted, values, exits);
  const disputed = groupRimHexes(groupSwappedPieces(facts.filter(isDisputed)), facts).toSorted(
    (a, b) => Number(!a.some(mattersInPlay)) - Number(!b.some(mattersInPlay)),
  );
  const ownIds = sources.map(({ board, frame }) => new Map(board.hexes.map(idOfHex).map((own) => [mapHexId(frame, own), own]))); // prettier-ignore
  return {
    facts,
    draft,
    disagreements: disputed.map((group, i): Disagreement => {
      const readings = rankReadings(joinReadings(group));
      const [second] = readings[1]!.sources;
      const other = new Map([...values, ...group.map((fact) => [fact.key, readingOfSource(fact, second!)!.value] as const)]); // prettier-ignore
      return {
        ...nameOf(group[0]!),
        of: group.flatMap((fact) => nameOf(fact).of),
        readings: readings.map((reading) => reportReading(sources, ownIds, group, reading)),
        ...tieAndOutvotedSources(readings),
        follows: [],
        consequences:
          i < MAX_DISAGREEMENTS_WITH_CONSEQUENCES
            ? hexConsequences(draft, draftOf(base, sorted, other, exits))
            : [],
      };
    }),
    limits: disputed.length > MAX_DISAGREEMENTS_WITH_CONSEQUENCES ? ['consequences'] : [],
    sources: sources.map(({ board, index, knows }) => ({
      silentAbout: unknownTo(knows),
      frame: reportFrame(fits[index]),
      untold: [],
      doubled: doubledHexes(board),
    })),
    nameOf,
    valueOf: (_, value) => value,
  };
}

/** Groups facts with one cause: pieces that exchanged their positions. */
function groupSwappedPieces(disputed: readonly Fact[]): readonly (readonly Fact[])[] {
  const pieces = disputed.filter(({ part, property }) => PIECES.has(part) && property === 'hex');
  const swaps = groupFactsBySplit(pieces, ({ part, readings }) =>
    readings.flatMap(({ value }) => (typeof value === 'string' ? [`${part} ${value}`] : [])),
  );
  return disputed.flatMap((fact) => {
    if (!pieces.includes(fact)) return [[fact]];
    const group = swaps.find(([first]) => first === fact);
    return group ? [group] : [];
  });
}

const PIECES: ReadonlySet<string> = new Set(['character', 'lamp']);

/** The subject from the key: `hex h3,2`, `exit NW`, `lamp 1`. */
function nameOf({ part, property, key }: Fact): FactSubject {
  const of = key.slice(part.length + 1);
  return { part, of: [of.split(' ')[0]!], ...(property !== undefined && { property }) };
}

function reportReading(
  sources: readonly AlignedHexBoard[],
  ownIds: readonly ReadonlyMap<string, HexId>[],
  group: readonly Fact[],
  { value, sources: having }: Fact['readings'][number],
): ReadingReport {
  const { board, frame } = sources[having[0]!]!;
  const [id] = nameOf(group[0]!).of;
  const isOneHex = group.length === 1 && group[0]!.part === 'hex';
  const own = !isOneHex ? undefined : ownIds[having[0]!]!.get(id!);
  const touches = own === undefined ? [] : (walkingSteps(board).get(own) ?? []);
  return {
    value,
    sources: having.map(sourceLetter),
    near: own === undefined ? [] : [{ of: id!, own, touches: touches.map((hex) => mapHexId(frame, hex)) }],
  };
}

function reportFrame(fit: HexFit | undefined): FrameReport {
  if (fit === undefined) return { is: 'base' };
  const { frame, fitting, of, doubt } = fit;
  if (doubt !== undefined) return { is: 'unfitted', reason: doubt };
  const degrees = ((frame.sixths + 2) % 6) * 60 - 120;
  return { is: 'fitted', mirrored: frame.mirrored, degrees, scale: 1, fitting, of };
}

const doubledHexes = ({ hexes }: HexBoard): readonly string[] => {
  const seen = new Set<string>();
  return [...new Set(hexes.map(idOfHex).filter((id) => seen.has(id) || !seen.add(id)))];
};

/** The first board with the accepted values. */
function draftOf(
  base: HexBoard,
  boards: readonly HexBoard[],
  values: ValuesByFactKey,
  exits: readonly AlignedExit[],
): HexBoard {
  const hexes = [...values].flatMap(([key, kind]): HexBoard['hexes'] => {
    const at = key.startsWith('hex ') ? parseHexId(key.slice(4)) : undefined;
    return at && kind !== null ? [{ at, kind: kind as HexBoard['hexes'][number]['kind'] }] : [];
  });
  const present = new Set(hexes.map(idOfHex));
  // A declared hole is kept where no source has a hex.
  const holes = base.hexes.filter((hex) => hex.kind === 'void' && !present.has(idOfHex(hex)));
  const rounds = values.get('tracks rounds');
  const setup = setupOf(boards.find((each) => each.setup)?.setup, values);
  return {
    ...base,
    profile: 'draft',
    hexes: [...hexes, ...holes],
    exits: exits.flatMap(({ id }) => {
      const exit = values.get(`exit ${id}`) as Omit<HexBoard['exits'][number], 'id'> | null;
      return exit && isInRange(exit.hex) ? [{ id, hex: exit.hex, side: exit.side }] : [];
    }),
    ...(rounds !== undefined && { tracks: { rounds } as NonNullable<HexBoard['tracks']> }),
    ...(setup && { setup }),
  };
}

function setupOf(first: Setup | undefined, values: ValuesByFactKey): Setup | undefined {
  if (first === undefined) return undefined;
  const placed = (part: string): [string, HexId][] =>
    [...values].flatMap(([key, value]): [string, HexId][] => {
      const name = key.startsWith(`${part} `) ? key.slice(part.length + 1) : undefined;
      const isPlace = name !== undefined && !name.includes(' ') && typeof value === 'string';
      return isPlace && isInRange(value as HexId) ? [[name, value as HexId]] : [];
    });
  const unnumbered = (values.get('lamp unnumbered') as readonly HexId[]).filter(isInRange);
  return {
    characters: placed('character').map(
      ([character, hex]) => ({ character, hex }) as Setup['characters'][number],
    ),
    ...(values.has('character watson faces') && { watsonFaces: values.get('character watson faces') as NonNullable<Setup['watsonFaces']> }), // prettier-ignore
    lamps: [
      ...placed('lamp').map(([tile, hex]) => ({ tile, hex }) as Setup['lamps'][number]),
      ...fromLeft(unnumbered).map((hex, i) => ({ tile: 'ab'.charAt(Math.min(i, 1)) as 'a' | 'b', hex })),
    ],
    covers: (values.get('cover all') as Setup['covers']).filter(isInRange),
    cordons: values.get('cordon all') as Setup['cordons'],
  };
}

/** A hex far off the board may have no valid id in another frame. */
const isInRange = (hex: HexId): boolean => parseHexId(hex) !== undefined;

/** From left to right, in which order the lamps without a number are named a and b. */
const fromLeft = (hexes: readonly HexId[]): readonly HexId[] =>
  hexes.toSorted((a, b) => (parseHexId(a)?.[0] ?? 0) - (parseHexId(b)?.[0] ?? 0));
