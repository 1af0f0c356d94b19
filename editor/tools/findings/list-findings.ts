/** Findings as the panel lists them: new ones apart from old ones, grouped and counted. */
import { formatEntityName, isOnBoard, parseEntityName, type EntityName } from '../../document/index.js';
import { type Board, groupBy, memoByBoard } from '../../../model/index.js';
import {
  causesAmong,
  groupByCause,
  type CauseGroup,
  type Finding,
  type SkippedLayer,
  type ValidationResult,
  type Layer,
  type Severity,
} from '../../../validator/index.js';
import type { DescribedFinding } from './describe-findings.js';

const SEVERITIES = ['error', 'warning', 'info'] as const satisfies readonly Severity[];

/** A shape for each severity, because colour alone must not carry information. */
export const SEVERITY_MARKS: Readonly<Record<Severity, string>> = { error: '▲', warning: '◆', info: '●' };
export const SEVERITY_HEADINGS: Readonly<Record<Severity, string>> = {
  error: 'Errors',
  warning: 'Warnings',
  info: 'Hints',
};
const SEVERITY_NOUNS: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'hint',
};

export interface SeverityCount {
  readonly severity: Severity;
  readonly count: number;
  /** "2 warnings", "no errors". */
  readonly words: string;
}

const ENGLISH = new Intl.NumberFormat('en');

/** A number with thousands separators, the same in every locale: 1,330. */
export const formatCount = (count: number): string => ENGLISH.format(count);

/** Counts the causes of each severity. */
export const countBySeverity = (findings: readonly Finding[]): readonly SeverityCount[] =>
  SEVERITIES.map((severity) => {
    const count = causesAmong(findings).filter((each) => each.severity === severity).length;
    const noun = SEVERITY_NOUNS[severity];
    return {
      severity,
      count,
      words: `${count === 0 ? 'no' : formatCount(count)} ${noun}${count === 1 ? '' : 's'}`,
    };
  });

/** How findings can be grouped: by severity or by rule. */
export const FINDING_GROUPINGS = ['severity', 'rule'] as const;
export type FindingGrouping = (typeof FINDING_GROUPINGS)[number];

export interface FindingGroup {
  /** A severity, or a rule's id. */
  readonly id: string;
  readonly severity: Severity;
  readonly count: number;
  /** At most so many causes as a person reads; the rest is `count` less these. */
  readonly causes: readonly CauseGroup<DescribedFinding>[];
}

export interface FindingList {
  readonly fresh: readonly FindingGroup[];
  readonly old: readonly FindingGroup[];
}

const MOST = 200;

/** The causes in groups, the most severe first, with at most 200 in each. A cause with a new consequence is new. */
export function listFindings(
  { findings }: Pick<ValidationResult, 'findings'>,
  opened: ReadonlySet<string>,
  by: FindingGrouping,
  most = MOST,
): FindingList {
  const isOld = ({ cause, consequences }: CauseGroup): boolean =>
    [cause, ...consequences].every(({ id }) => opened.has(id));
  const causes = groupByCause(findings);
  return {
    fresh: groups(
      causes.filter((each) => !isOld(each)),
      by,
      most,
    ),
    old: groups(causes.filter(isOld), by, most),
  };
}

function groups(causes: readonly CauseGroup[], by: FindingGrouping, most: number): readonly FindingGroup[] {
  const rank = ({ severity }: FindingGroup): number => SEVERITIES.indexOf(severity);
  return [...groupBy(causes, ({ cause }) => cause[by])]
    .map(([id, all]): FindingGroup => ({
      id,
      severity: all[0]!.cause.severity,
      count: all.length,
      causes: all.slice(0, most),
    }))
    .sort((a, b) => rank(a) - rank(b));
}

/** The names of the entities that a finding is about, as far as they are on the board. */
export function entityNamesOfFinding(board: Board, finding: Finding): readonly EntityName[] {
  const found = meantBy(finding).map((keys) => keys.find((key) => isOnBoard(board, key)));
  return [...new Set(found.filter((key) => key !== undefined))];
}

/** For each thing that a finding names the keys it may have, the likeliest first. Most findings outlive many boards. */
const meantBy = memoByBoard(({ entities, pointer }: Finding): readonly (readonly EntityName[])[] => {
  const inLists = pointer.startsWith('/waterlines') ? ['waterline:', 'street:'] : ['street:', 'waterline:'];
  return entities.map((entity) => {
    const thing = parseEntityName(entity);
    if (thing) return [formatEntityName(thing)];
    const lamp = /^lamp-(.)$/.exec(entity);
    if (lamp) return [`lamp:${lamp[1]!}`];
    if (entity === 'rect') return ['grid'];
    return [...inLists, 'exit:', 'character:']
      .map((word) => word + entity)
      .filter((name) => parseEntityName(name));
  });
});

/** "Not checked: blocks and water. Fix the errors in streets first." */
export function describeSkippedLayers({ skipped }: Pick<ValidationResult, 'skipped'>): readonly string[] {
  const reasons = new Map<SkippedLayer['because'], string[]>();
  for (const { layer, because, parts } of skipped) {
    const words = parts === undefined ? LAYER_WORDS[layer] : `${LAYER_WORDS[layer]} in part (${few(parts)})`;
    reasons.set(because, [...(reasons.get(because) ?? []), words]);
  }
  return [...reasons].map(([because, layers]) =>
    because === 'places'
      ? `Not judged, because the board has no places: ${layers.join(', ')}.`
      : `Not checked: ${layers.join(', ')}. Fix the errors in ${LAYER_WORDS[because]} first.`,
  );
}

const few = (parts: readonly string[]): string =>
  parts.length <= 3 ? parts.join(', ') : `${parts.slice(0, 3).join(', ')} and ${parts.length - 3} more`;

const LAYER_WORDS: Readonly<Record<Layer, string>> = {
  file: 'the file',
  schema: 'the form of the file',
  reference: 'what names what',
  number: 'numbers',
  geometry: 'places',
  street: 'streets',
  topology: 'how streets lead on',
  block: 'blocks',
  water: 'water',
  sector: 'sections',
  colour: 'colours',
  hex: 'hexes',
  setup: 'the starting position',
  witness: 'printed facts',
  edition: 'the printed edition',
  provenance: 'provenance',
  play: 'play',
  house: 'house rules',
};
