/** Defines rules: fills in what most rules have in common. */
import {
  capitalise,
  describeId,
  describeNode,
  idOfCircle,
  memoByTopology,
  pluralise,
  type Block,
  type BlockId,
  type Board,
  type Face,
  type Fix,
  type FixActionName,
  type FixArguments,
  type Game,
  type HexBoard,
  type LineId,
  type NodeId,
  type Point,
  type SafeActionName,
  type StreetBoard,
} from '../../model/index.js';
import { networkOf } from '../../model/network/index.js';
import type { Issue, Profile, Rule, RuleContext, Severity } from './rule.js';

export type { Issue };

/** A rule as written in its file. */
type RuleDefinition<B extends Board> = Omit<
  Rule<B>,
  'severity' | 'severityByProfile' | 'games' | 'whenToWaive' | 'check'
> & {
  /** One severity, or one for the profiles that are not named. */
  readonly severity:
    Severity | ({ readonly otherwise: Severity } & Partial<Readonly<Record<Profile, Severity>>>);
  /** All games of the kind of board unless given. */
  readonly games?: readonly Game[];
  /** On a home-made board unless given. */
  readonly whenToWaive?: string;
  /** Why it cannot be waived: the sentence after "Never:". */
  readonly neverWaive?: string;
  /** Compares with the print: a hint in other profiles, and never waived on a printed board. */
  readonly comparesWithPrint?: true;
  /** The issues; undefined entries are things without a fault. */
  readonly check: (context: RuleContext<B>) => Iterable<Issue | undefined>;
};

function defineRule<B extends Board>(
  allGames: readonly Game[],
  {
    severity,
    games = allGames,
    neverWaive,
    comparesWithPrint,
    whenToWaive,
    check,
    ...rest
  }: RuleDefinition<B>,
): Rule<B> {
  const { otherwise, ...byProfile } = typeof severity === 'string' ? { otherwise: severity } : severity;
  return {
    severity: otherwise,
    games,
    whenToWaive: whenToWaive ?? 'On a home-made board where this is intentional.',
    ...rest,
    ...(typeof severity === 'object' && { severityByProfile: byProfile }),
    ...(neverWaive !== undefined && { whenToWaive: `Never: ${neverWaive}`, waivable: false }),
    ...(comparesWithPrint && {
      severityByProfile: { draft: 'info', custom: 'info' },
      whenToWaive: 'Never on a printed board; home-made ones get a hint.',
      waivable: 'unprinted',
    }),
    check: (context) => {
      const issues: Issue[] = [];
      for (const issue of check(context)) if (issue !== undefined) issues.push(issue);
      return issues;
    },
  };
}

/** A rule of street boards. */
export const streetRule = (definition: RuleDefinition<StreetBoard>): Rule<StreetBoard> =>
  defineRule(['lfw', 'wm'], definition);

/** A rule of hex boards. */
export const hexRule = (definition: RuleDefinition<HexBoard>): Rule<HexBoard> =>
  defineRule(['mj'], definition);

/** A rule of all boards. */
export const boardRule = (definition: RuleDefinition<Board>): Rule =>
  defineRule(['lfw', 'wm', 'mj'], definition);

/** A fix that is offered to a person. */
export const makeAskFix = <Action extends FixActionName>(
  action: Action,
  given: FixArguments[Action],
  label: string,
): Fix => ({ kind: 'ask', action, arguments: given, label }) as Fix;

/** A fix that `--fix` applies without asking. */
export const makeSafeFix = <Action extends SafeActionName>(
  action: Action,
  given: FixArguments[Action],
  label: string,
): Fix => ({ kind: 'safe', action, arguments: given, label }) as Fix;

/** The fix that declares a block as another kind. */
export const declareBlockFix = (block: BlockId, kind: Block['kind'], reason?: string): Fix =>
  makeAskFix(
    'setBlockKind',
    { block, kind, ...(reason !== undefined && { reason }) },
    `Declare ${block} as ${kind}`,
  );

/** The fix that makes a block's walk follow the rim of a face. */
export const blockWalkFix = (
  fix: typeof makeSafeFix,
  block: BlockId,
  { walk, islands }: Pick<Face, 'walk' | 'islands'>,
  label: string,
): Fix => fix('setBlockWalk', { block, walk, islands }, label);

/** The fix that adds a missing node where it most likely lies, on a street if one is known. */
export const addNodeFix = (node: NodeId, { at, street }: { at: Point; street?: LineId }): Fix =>
  makeAskFix(
    'addNode',
    { node, at, ...(street !== undefined && { line: { line: street, list: 'streets' } }) },
    `Add ${describeId(node)} ${street === undefined ? 'there' : `on the street ${street}`}`,
  );

/** The fix that makes a line a street or a waterline. */
export const setLineKindFix = (line: LineId, kind: 'street' | 'waterline'): Fix =>
  makeAskFix(
    'setLineKind',
    { line, list: kind === 'street' ? 'waterlines' : 'streets', kind },
    `Make ${line.replace('-', '–')} a ${kind}`,
  );

/** The fix that merges a node into another. */
export const makeMergeNodesFix = (keep: NodeId, drop: NodeId): Fix =>
  makeAskFix('mergeNodes', { keep, drop }, `Merge ${drop} into ${keep}`);

/** The most issues of a rule that are listed: n lines can have n² faults. */
export const MAX_ISSUES = 1000;

/** The issues of the first faults, and one with the number of further ones; `unseen` of them are not in the list. */
export function capIssues<T>(
  faults: readonly T[],
  words: string,
  issueOf: (fault: T) => Issue,
  unseen = 0,
): Issue[] {
  const issues = faults.slice(0, MAX_ISSUES).map(issueOf);
  const left = Math.max(0, faults.length - MAX_ISSUES) + unseen;
  if (left > 0)
    issues.push({
      entities: ['streets'],
      pointer: '/streets',
      what: `${left} more ${words}.`,
      remedy: 'Fix the others first.',
    });
  return issues;
}

/** The JSON Pointer of every node, by its id. */
export const pointersOfNodes = memoByTopology((board: StreetBoard): ReadonlyMap<NodeId, string> => {
  const pointers = new Map<NodeId, string>();
  for (const [i, circle] of board.circles.entries()) pointers.set(idOfCircle(circle), `/circles/${i}`);
  for (const [i, { id }] of board.crossings.entries()) pointers.set(id, `/crossings/${i}`);
  for (const [i, { id }] of board.junctions.entries()) pointers.set(id, `/junctions/${i}`);
  return pointers;
});

/** A node by its id or its index in the network; `title` begins a sentence, `place` an issue about it. */
export function labelNode(board: StreetBoard, node: string | number) {
  const { ids, indexOfId, drawing } = networkOf(board);
  const index = typeof node === 'string' ? indexOfId.get(node)! : node;
  const id = ids[index]!;
  const name = describeNode(id);
  const pointer = pointersOfNodes(board).get(id)!;
  return {
    id,
    name,
    title: capitalise(name),
    pointer,
    /** Only a rule that needs places may read it. */
    get at(): Point {
      return [drawing.xs[index]!, drawing.ys[index]!];
    },
    place: { entities: [id], pointer },
  };
}

/**
 * Labels a line of the network. Its lines are those of the board, streets first, because all references are valid
 * here.
 */
export function labelLine(board: StreetBoard, index: number) {
  const { lineIds, streetCount } = networkOf(board);
  const id = lineIds[index]!;
  const [list, kind, remove, i] =
    index < streetCount
      ? (['streets', 'street', 'removeStreet', index] as const)
      : (['waterlines', 'waterline', 'removeWaterline', index - streetCount] as const);
  const pointer = `/${list}/${i}`;
  const name = `the ${kind} ${id.replace('-', '–')}`;
  return { id, list, name, title: capitalise(name), pointer, remove, place: { entities: [id], pointer } };
}

/** More than this do not help a reader. */
const MOST_LISTED = 10;

/** Things in a sentence: "c1, c2, c3", at most ten, then "and so on". */
export const joinFirstTen = (things: readonly (string | number)[]): string =>
  `${things.slice(0, MOST_LISTED).join(', ')}${things.length > MOST_LISTED ? ' and so on' : ''}`;

/** A count with its noun: "no exit", "1 exit", "4 exits". */
export const countWithNoun = (count: number, thing: string): string =>
  count === 0 ? `no ${thing}` : pluralise(count, thing);
