/** Reconciles several digitisations of one printed board: agreements, disagreements and a merged draft. */
import { type Board, digestBoard, type HexBoard, isStreetBoard } from '../../model/index.js';
import { isDisputed, rankReadings, type Fact } from './facts/fact.js';
import { buildDraftProvenance } from './draft-provenance.js';
import { recogniseEditions } from './recognise-editions.js';
import { reconcileHexes } from './reconcile-hexes.js';
import { reconcileStreets } from './reconcile-streets.js';
import {
  sourceLetter,
  type FactCount,
  type FactSubject,
  type ReconcileResult,
  type ReconciliationReport,
  type ReconcileSource,
  type SourceReport,
  type WeighedFact,
} from './report/reconciliation.js';

/** Why boards cannot be reconciled; undefined if they can. */
export function whyNotReconcilable(sources: readonly ReconcileSource[]): string | undefined {
  if (sources.length < 2) return 'At least two digitisations are required.';
  const games = new Set(sources.map(({ board }) => board.game));
  if (games.size > 1) return 'These are boards of different games.';
  const empty = sources.find(
    ({ board }) => (isStreetBoard(board) ? board.circles : board.hexes).length === 0,
  );
  if (empty === undefined) return undefined;
  const what = isStreetBoard(empty.board) ? 'circle' : 'hex';
  const remedy =
    what === 'circle'
      ? ' Crossings alone have no numbers: import the list together with one that has circles.'
      : '';
  return `${empty.name} has no ${what}, so it cannot be matched.${remedy}`;
}

export interface ReconcileOptions {
  /** Printed boards of Mr Jack: a source that shows another one than the first is recognised. */
  readonly prints?: readonly Board[];
}

/** Reconciles boards of one game, each with a circle or hex. The order of sources only affects ties and ids. */
export function reconcileBoards(
  sources: readonly ReconcileSource[],
  { prints = [] }: ReconcileOptions = {},
): ReconcileResult {
  const refusal = whyNotReconcilable(sources);
  if (refusal !== undefined) throw new Error(refusal);
  const boards = sources.map(({ board }) => board);
  const found = boards.every(isStreetBoard)
    ? reconcileStreets(boards)
    : reconcileHexes(boards as readonly HexBoard[]);
  const { facts, draft, disagreements, limits, remarks, nameOf, valueOf } = found;
  const editions = recogniseEditions(
    boards,
    prints.filter((print): print is HexBoard => !isStreetBoard(print)),
  );
  const report: ReconciliationReport = {
    format: 'lamplighter-reconciliation',
    version: 1,
    game: boards[0]!.game,
    sources: sources.map(({ name, board }, i): SourceReport => ({
      source: sourceLetter(i),
      file: name,
      id: board.id,
      name: board.name,
      boardVersion: board.boardVersion,
      digest: digestBoard(board),
      ...found.sources[i]!,
      ...(editions[i] !== undefined && { edition: editions[i] }),
    })),
    agree: disagreements.length === 0,
    counts: countsOf(facts),
    disagreements,
    limits,
    ...(remarks && { remarks }),
  };
  const weighed = facts.map((fact) => weigh(fact, nameOf(fact), (value) => valueOf(fact, value)));
  return { report, draft: { ...draft, ...buildDraftProvenance(sources, report, draft) }, facts: weighed };
}

function weigh({ readings }: Fact, name: FactSubject, shown: (value: unknown) => unknown): WeighedFact {
  const [first, ...others] = rankReadings(readings);
  const against = others.flatMap(({ sources }) => sources);
  return {
    ...name,
    value: shown(first!.value),
    for: first!.sources.map(sourceLetter),
    against: against.sort((a, b) => a - b).map(sourceLetter),
    confidence: Math.round((1000 * first!.sources.length) / (first!.sources.length + against.length)) / 1000,
  };
}

/** The number of facts of each category. */
function countsOf(facts: readonly Fact[]): readonly FactCount[] {
  const counts = new Map<string, { facts: number; agreed: number; disputed: number; single: number }>();
  for (const fact of facts) {
    const what = categoryOf(fact);
    const count = counts.get(what) ?? { facts: 0, agreed: 0, disputed: 0, single: 0 };
    counts.set(what, count);
    count.facts++;
    if (isDisputed(fact)) count.disputed++;
    else if (fact.readings[0]!.sources.length > 1) count.agreed++;
    else count.single++;
  }
  return Object.keys(CATEGORIES).flatMap((what) =>
    counts.has(what) ? [{ what, ...counts.get(what)! }] : [],
  );
}

/** The categories in the order of reports, each with the parts, properties or `part.property` of its facts. */
const CATEGORIES: Readonly<Record<string, readonly string[]>> = {
  circles: ['circle'],
  numbers: ['number'],
  colours: ['colour'],
  crossings: ['crossing'],
  borders: ['border'],
  names: ['name'],
  junctions: ['junction'],
  'kinds of nodes': ['circle.kind', 'crossing.kind', 'junction.kind'],
  untold: ['count'],
  places: ['place'],
  sections: ['section'],
  streets: ['street'],
  waterlines: ['waterline'],
  touching: ['touch'],
  'ways of Jack': ['jack'],
  'police steps': ['police'],
  searches: ['search'],
  alleys: ['alley'],
  boats: ['boat'],
  blocks: ['block'],
  'kinds of blocks': ['block.kind'],
  'walks of blocks': ['walk'],
  grid: ['grid'],
  letters: ['letters'],
  hexes: ['hex.kind'],
  exits: ['exit'],
  'starting position': ['character', 'lamp', 'cover', 'cordon'],
  tracks: ['tracks'],
};

const CATEGORY_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(CATEGORIES).flatMap(([what, facts]) => facts.map((each) => [each, what])),
);

const categoryOf = ({ part, property = part }: Fact): string =>
  CATEGORY_OF.get(`${part}.${property}`) ?? CATEGORY_OF.get(property) ?? CATEGORY_OF.get(part)!;
