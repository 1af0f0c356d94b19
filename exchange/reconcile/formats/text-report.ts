/** A reconciliation in sentences: shared by the text and markdown formats. */
import {
  type Board,
  compareIds,
  describeId,
  GAME_NAMES,
  joinWithAnd,
  nameAsInSource,
  pluralise,
  printableText,
} from '../../../model/index.js';
import { formatConsequence } from '../../diff/formats/format-consequence.js';
import {
  sourceLetter,
  type Disagreement,
  type FrameReport,
  type ReadingReport,
  type ReconciliationReport,
  type SourceReport,
} from '../report/reconciliation.js';
import { mattersInPlay } from '../report/weight-in-play.js';
import {
  describeFactSubject,
  describeVerdict,
  describeDisagreement,
  describeDeviation,
} from '../report/describe-disagreement.js';

/** A disagreement in sentences. */
export type DisagreementText = ReturnType<typeof describeDisagreementText>;

const MOST = 160;

/** The boards of a reconciliation, by which nodes are named as their authors name them. */
export interface NamedBoards {
  readonly draft?: Board;
  /** In the order of the sources. */
  readonly boards?: readonly Board[];
}

/** Describes a reconciliation in sentences. */
export function describeReconciliation(report: ReconciliationReport, named: NamedBoards = {}) {
  const { game, sources, disagreements, limits, remarks = [] } = report;
  return {
    title: `${GAME_NAMES[game]}: ${sources.length} digitisations`,
    verdict: verdict(report),
    sources: sources.map((source) => ({ source: source.source, words: describeSource(source, sources) })),
    disagreements: disagreements.map((each) =>
      describeDisagreementText(each, sourcesWithoutCrossings(sources), named),
    ),
    notes: [
      ...editionNotes(sources),
      ...remarks.map(describeDeviation),
      ...sources.flatMap(notesOfSource),
      ...limits.map(
        () =>
          'There are too many disagreements to compute the consequences of each; only the first have them.',
      ),
    ],
  };
}

function verdict({ agree, counts, disagreements }: ReconciliationReport): string {
  const agreed = counts.reduce((sum, each) => sum + each.agreed, 0);
  if (agree) return `The sources agree on all ${agreed} facts that more than one of them has.`;
  const count = disagreements.length;
  return `${count} disagreement${count === 1 ? '' : 's'}; ${agreed} facts are agreed.`;
}

function describeSource(
  { file, id, boardVersion, frame, silentAbout, part, edition, lists = [] }: SourceReport,
  all: readonly SourceReport[],
): string {
  const base = all.find((each) => each.frame.is === 'base')?.source;
  return [
    `${printableText(file, MOST)} (${printableText(id, MOST)} ${boardVersion})`,
    ...(base === undefined ? [] : [describeFrame(frame, base)]),
    ...(edition === undefined ? [] : [`this is the board ${printableText(edition, MOST)}`]),
    ...(part === undefined
      ? []
      : [
          `a part of the board, with ${part.circles} of ${part.of} circles, that has no vote on the nodes it lacks`,
        ]),
    ...(lists.length > 0 ? [`lists ${joinWithAnd(lists.map((each) => LISTED_TEXTS[each] ?? each))}`] : []),
    ...(silentAbout.length > 0 ? [`has no ${joinWithAnd(silentAbout)}`] : []),
  ].join('; ');
}

const LISTED_TEXTS: Readonly<Record<string, string>> = {
  jack: 'Jack’s moves',
  police: 'police steps',
  search: 'searches',
  alley: 'alleys',
  boat: 'boats',
};

function describeFrame(frame: FrameReport, base: string): string {
  switch (frame.is) {
    case 'base':
      return 'its frame and ids are used';
    case 'unfitted':
      return {
        'no-places': 'matched by structure, because it has no positions',
        'too-few': `matched by structure, because too few circles match those of ${base}`,
        'one-line': `matched by structure, because its circles lie on one line and could be mirrored`,
        unlike: `matched by structure, because its positions do not fit those of ${base}`,
        'several-ways': `fits ${base} in more than one way, one of which was used`,
        'no-way': `used unchanged, because at most half of its hexes fit in any orientation`,
      }[frame.reason];
    case 'fitted': {
      const { mirrored, degrees, scale, stretch, offsets = {}, off, fitting, of } = frame;
      const how = [
        ...(mirrored ? ['mirrored'] : []),
        ...(degrees === 0 ? [] : [`rotated by ${degrees}°`]),
        ...(scale === 1 ? [] : [`scaled by ${scale}`]),
        ...(stretch === undefined ? [] : [`stretched by ${stretch}`]),
      ];
      // Fitted by the other nodes, not by circles.
      if (fitting === 0) return `fits ${base} unchanged`;
      const ending = `${fitting} of ${of} match${off === undefined ? '' : `, error ${off} units`}`;
      const shifts = Object.entries(offsets).map(
        ([kind, [x, y]]) => `; all its ${kind}s are off by ${x},${y}, which is not counted`,
      );
      return `fits ${base} ${how.length === 0 ? 'unchanged' : how.join(', ')}: ${ending}${shifts.join('')}`;
    }
  }
}

/** What to do if a source shows another printed board than the first one that is recognised. */
function editionNotes(sources: readonly SourceReport[]): string[] {
  const known = sources.filter((source) => source.edition !== undefined);
  const [first, ...others] = known;
  return others
    .filter(({ edition }) => edition !== first!.edition)
    .map(
      ({ source, edition }) =>
        `${source} shows the board ${printableText(edition!, MOST)}, and ${first!.source} the board ${printableText(first!.edition!, MOST)}: two printings, which differ. Compare ${source} with ${printableText(edition!, MOST)}.`,
    );
}

function notesOfSource({ source, untold, doubled, unrecognised }: SourceReport): string[] {
  return [
    ...(unrecognised === undefined
      ? []
      : [
          `${pluralise(unrecognised, 'crossing')} of ${source} cannot be recognised, because ${source} has neither places nor streets. What it lists about them is not used.`,
        ]),
    ...untold.map(({ own, of }) =>
      own.length === of.length
        ? `${joinWithAnd(own.map((id) => printableText(id, MOST)))} of ${source} may be ${joinWithAnd(of)}, in any order: all have the same neighbours. What ${source} has about them is not used.`
        : `${source} has ${own.length} (${own.join(' ')}) where ${of.length} (${of.join(' ')}) have the same neighbours. Which one is missing is unknown.`,
    ),
    ...(doubled.length > 0
      ? [
          `${source} has ${joinWithAnd(doubled.map((id) => printableText(id, MOST)))} twice; only the first is compared.`,
        ]
      : []),
  ];
}

/** The sources without crossings, where the neighbours of circles are those that Jack reaches. */
const sourcesWithoutCrossings = (sources: readonly SourceReport[]): ReadonlySet<string> =>
  new Set(sources.flatMap(({ source, silentAbout }) => (silentAbout.includes('crossings') ? [source] : [])));

function describeDisagreementText(
  disagreement: Disagreement,
  withoutCrossings: ReadonlySet<string>,
  { draft, boards }: NamedBoards,
) {
  const { readings, follows, consequences } = disagreement;
  const inSource = (words: string): string => (draft ? nameAsInSource(draft, words) : words);
  const other = readings[1]!;
  return {
    words: inSource(describeDisagreement(disagreement)),
    verdict: describeVerdict(disagreement),
    /** The neighbours of the nodes concerned, by reading. */
    near: nearOf(readings, withoutCrossings, boards).map(inSource),
    /** Whether it matters in play. */
    isInPlay: mattersInPlay(disagreement),
    /** Facts that differ only because of it. */
    follows: follows.map(
      (each) =>
        `${inSource(describeFactSubject(each))}${each.property === undefined ? '' : `: ${each.property}`}`,
    ),
    /** The heading of the consequences. */
    ifOther: `If ${other.sources[0]!} is right`,
    consequences: consequences.map((each) => inSource(formatConsequence(each, (id) => id))),
  };
}

/** The neighbours of the nodes concerned: one line per node and opinion. */
function nearOf(
  readings: readonly ReadingReport[],
  withoutCrossings: ReadonlySet<string>,
  boards: readonly Board[] = [],
): string[] {
  const nameIn = (source: string, id: string): string => {
    const { sourceIds = {} } = boards.find((_, i) => sourceLetter(i) === source)?.provenance ?? {};
    return Object.hasOwn(sourceIds, id) ? printableText(sourceIds[id]!, MOST) : id;
  };
  const lines = new Map<string, { of: string; verb: string; touches: readonly string[]; called: string[] }>();
  for (const { near, sources } of readings)
    for (const { of, own, touches } of near) {
      const verb = withoutCrossings.has(sources[0]!) ? 'reaches' : of.startsWith('t') ? 'joins' : 'touches';
      const key = `${of} ${verb} ${touches.join(' ')}`;
      const line = lines.get(key) ?? { of, verb, touches, called: [] };
      line.called.push(of === own ? sources[0]! : `${sources[0]!} (${nameIn(sources[0]!, own)} there)`);
      lines.set(key, line);
    }
  const inOrder = [...lines.values()].sort((a, b) => compareIds(a.of, b.of));
  return inOrder.map(
    ({ of, verb, touches, called }) =>
      `${describeId(of)} ${verb} ${touches.length === 0 ? 'nothing' : touches.join(' ')} in ${joinWithAnd(called)}`,
  );
}
