/** A reconciliation told in words: the form that all formats for people share. */
import { compareIds } from '../../../model/board.js';
import { shown } from '../../../model/text/visible.js';
import { GAME_NAMES } from '../../../model/vocabulary.js';
import { nameOfId } from '../../canonical/fact.js';
import { wordsOfConsequence } from '../../diff/formats/words-of-consequence.js';
import type { Disagreement, FrameSaid, ReadingSaid, Reconciliation, SourceSaid } from '../reconciliation.js';
import { listed, thing, verdictOf, wordsOfDisagreement, wordsOfRemark } from '../words-of-disagreement.js';

export interface Told {
  readonly words: string;
  readonly verdict: string;
  /** By reading: who has what next to it. */
  readonly near: readonly string[];
  /** What differs only because of it. */
  readonly follows: readonly string[];
  /** Who is right if the draft is wrong, and what that would mean. */
  readonly ifOther: string;
  readonly consequences: readonly string[];
}

export interface Telling {
  readonly title: string;
  readonly verdict: string;
  readonly sources: readonly { readonly source: string; readonly words: string }[];
  readonly disagreements: readonly Told[];
  readonly notes: readonly string[];
}

const MOST = 160;

export function tell(report: Reconciliation): Telling {
  const { game, sources, disagreements, limits, remarks = [] } = report;
  return {
    title: `${GAME_NAMES[game]}: ${sources.length} digitisations`,
    verdict: verdict(report),
    sources: sources.map((source) => ({ source: source.source, words: wordsOfSource(source, sources) })),
    disagreements: disagreements.map((each) => told(each, withoutCrossings(sources))),
    notes: [
      ...remarks.map(wordsOfRemark),
      ...sources.flatMap(notesOfSource),
      ...limits.map(
        () => 'There are too many disagreements to work out what each would mean in play; the first were.',
      ),
    ],
  };
}

function verdict({ agree, counts, disagreements }: Reconciliation): string {
  const agreed = counts.reduce((sum, each) => sum + each.agreed, 0);
  if (agree) return `They agree on all ${agreed} facts that more than one of them knows.`;
  const count = disagreements.length;
  return `${count} disagreement${count === 1 ? '' : 's'}; on ${agreed} facts all agree who know them.`;
}

function wordsOfSource(
  { file, id, boardVersion, frame, silentAbout }: SourceSaid,
  all: readonly SourceSaid[],
): string {
  const base = all.find((each) => each.frame.is === 'base')?.source;
  return [
    `${shown(file, MOST)} (${shown(id, MOST)} ${boardVersion})`,
    ...(base === undefined ? [] : [wordsOfFrame(frame, base)]),
    ...(silentAbout.length > 0 ? [`says nothing about ${listed(silentAbout)}`] : []),
  ].join('; ');
}

function wordsOfFrame(frame: FrameSaid, base: string): string {
  switch (frame.is) {
    case 'base':
      return 'its frame and its ids are used';
    case 'unfitted':
      return {
        'no-places': 'matched by what joins what, since it has no places',
        'too-few': `matched by what joins what, since too few circles are left to lay it on ${base}`,
        'one-line': `matched by what joins what: on one line, nothing tells it from its mirror image`,
        unlike: `matched by what joins what, since its places fit no frame of ${base}`,
        'several-ways': `lies on ${base} in more than one way, of which one was taken`,
        'no-way': `taken as it is written, since in no way more than half of its hexes fit`,
      }[frame.reason];
    case 'fitted': {
      const { mirrored, degrees, scale, stretch, off, fitting, of } = frame;
      const how = [
        ...(mirrored ? ['mirrored'] : []),
        ...(degrees === 0 ? [] : [`turned by ${degrees}°`]),
        ...(scale === 1 ? [] : [`scaled by ${scale}`]),
        ...(stretch === undefined ? [] : [`stretched by ${stretch}`]),
      ];
      // Not by the circles, but because the rest lies where it should.
      if (fitting === 0) return `lies on ${base} as it is`;
      const ending = `${fitting} of ${of} fit${off === undefined ? '' : `, ${off} units off`}`;
      return `lies on ${base} ${how.length === 0 ? 'as it is' : how.join(', ')}: ${ending}`;
    }
  }
}

function notesOfSource({ source, untold, doubled }: SourceSaid): string[] {
  return [
    ...untold.map(({ own, of }) =>
      own.length === of.length
        ? `${listed(own.map((id) => shown(id, MOST)))} of ${source} may be ${listed(of)}, in any order: all have the same next to them. Nothing is made of what ${source} says about them.`
        : `${source} has ${own.length} (${own.join(' ')}) where ${of.length} (${of.join(' ')}) have the same next to them. Which is missing cannot be told.`,
    ),
    ...(doubled.length > 0
      ? [`${source} has ${listed(doubled.map((id) => shown(id, MOST)))} twice; only the first was compared.`]
      : []),
  ];
}

/** The sources on which circles have nobody next to them but whom Jack reaches. */
const withoutCrossings = (sources: readonly SourceSaid[]): ReadonlySet<string> =>
  new Set(sources.flatMap(({ source, silentAbout }) => (silentAbout.includes('crossings') ? [source] : [])));

function told(disagreement: Disagreement, blind: ReadonlySet<string>): Told {
  const { readings, follows, consequences } = disagreement;
  const other = readings[1]!;
  return {
    words: wordsOfDisagreement(disagreement),
    verdict: verdictOf(disagreement),
    near: nearOf(readings, blind),
    follows: follows.map(
      (each) => `${thing(each)}${each.property === undefined ? '' : `: ${each.property}`}`,
    ),
    ifOther: `If ${other.sources[0]!} is right`,
    consequences: consequences.map((each) => wordsOfConsequence(each, (id) => id)),
  };
}

/** Whom the nodes in question have next to them: for each node a line, or as many as there are opinions. */
function nearOf(readings: readonly ReadingSaid[], blind: ReadonlySet<string>): string[] {
  const lines = new Map<string, { of: string; verb: string; touches: readonly string[]; called: string[] }>();
  for (const { near, sources } of readings)
    for (const { of, own, touches } of near) {
      const verb = blind.has(sources[0]!) ? 'reaches' : of.startsWith('t') ? 'joins' : 'touches';
      const key = `${of} ${verb} ${touches.join(' ')}`;
      const line = lines.get(key) ?? { of, verb, touches, called: [] };
      line.called.push(of === own ? sources[0]! : `${sources[0]!} (${own} there)`);
      lines.set(key, line);
    }
  const inOrder = [...lines.values()].sort((a, b) => compareIds(a.of, b.of));
  return inOrder.map(
    ({ of, verb, touches, called }) =>
      `${nameOfId(of)} ${verb} ${touches.length === 0 ? 'nothing' : touches.join(' ')} by ${listed(called)}`,
  );
}
