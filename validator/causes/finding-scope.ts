/** What a finding is about: the things it names, where they lie, and whether they are on the board. */
import {
  countOnBoard,
  CHARACTERS,
  idOfCircle,
  idOfHex,
  idsOfLines,
  isStreetBoard,
  memoByBoard,
  type Board,
  type Expectation,
  type Point,
  type Section,
  type Witness,
} from '../../model/index.js';
import type { Finding } from '../definitions/finding.js';
import { layerOfRule, type Layer } from '../definitions/rule.js';
import { positionOfId } from '../facts/geometry/position-of-pointer.js';
import { checkWitness } from '../facts/print/check-witness.js';
import { ASPECT_OF_COMPARISON, aspectOfCount, aspectOfFact, type Aspect } from './explaining-layers.js';

export interface FindingScope {
  readonly finding: Finding;
  readonly layer: Layer;
  /** What a count or a printed fact is about. */
  readonly aspect?: Aspect;
  /** A total over the whole board, which points at no place. */
  readonly isTotal: boolean;
  /** About the extent of the board or of its grid, on which all positions depend. */
  readonly isFrame: boolean;
  /** Named things that are not on the board. If there are any, the finding is about these. */
  readonly absent: readonly string[];
  /** Named things, and the ends of named lines; blocks only if no line is named. */
  readonly named: readonly string[];
  /** The named nodes, or those of the named blocks if no node is named. */
  readonly nodes: readonly string[];
  readonly places: readonly Point[];
}

/** The scope of a finding; `isTotal` says that its rule adds up the whole board. */
export function scopeOfFinding(board: Board, finding: Finding, isTotal: boolean): FindingScope {
  const layer = layerOfRule(finding.rule);
  const { known, blocks, facts, parts: included } = thingsOfBoard(board);
  const ids = finding.entities
    .flatMap((id) => [id, ...(included.get(id) ?? [])])
    .filter((id) => !facts.has(id) && !isPlainWord(id))
    .map((id) => id.replace(/~\d+$/, ''));
  const lines = ids.filter((id) => LINE.test(id));
  const parts = [...ids.filter((id) => !LINE.test(id)), ...lines.flatMap((id) => id.split('-'))];
  const absent = [...lines, ...parts].filter((id) => ID.test(id) && !known.has(id));
  const changed = isFrame(finding) ? [] : changedThings(finding).filter((id) => known.has(id));
  const smaller = [...lines, ...parts.filter((id) => !blocks.has(id)), ...changed];
  const walks = ids.map((id) => blocks.get(id) ?? []).filter(({ length }) => length <= LONGEST_WALK);
  const nodes = smaller.length > 0 ? smaller : walks.flat();
  const aspect = aspectOf(board, finding);
  const places = nodes.flatMap((id): readonly Point[] => {
    const at = positionOfId(board, id);
    return at ? [at] : [];
  });
  return {
    finding,
    layer,
    ...(aspect !== undefined && { aspect }),
    isTotal: (isTotal && finding.at === undefined) || (isLeftOut(finding) && aspect !== undefined),
    isFrame: isFrame(finding),
    absent,
    named: lines.length > 0 ? smaller : [...ids, ...changed],
    nodes,
    places: finding.at ? [...places, finding.at] : places,
  };
}

/** About the extent of the board, its grid or its lattice. */
const isFrame = ({ pointer }: Finding): boolean => /^\/(extent|grid|layout)/.test(pointer);

const isLeftOut = ({ rule }: Finding): boolean => rule === 'witness/fact-left-out';

/** The nodes and hexes in which the values seen and expected differ: where a walk leaves the rim, where a street ends. */
function changedThings({ rule, seen, expected }: Finding): string[] {
  const [here, inPrint] = [idsWithin(seen), idsWithin(expected)];
  // The nodes of a printed fact are not wrong themselves; those that the board states instead may be.
  if (layerOfRule(rule) === 'witness')
    return rule === 'witness/fact-left-out' ? here.filter((id) => !inPrint.includes(id)) : [];
  const changed = [...new Set([...here, ...inPrint])].filter(
    (id) => !here.includes(id) || !inPrint.includes(id),
  );
  return changed.length <= LONGEST_WALK ? changed : [];
}

const idsWithin = (value: unknown): string[] => wordsWithin(value).filter((word) => ID.test(word));

const wordsWithin = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(wordsWithin)
      : [];

/** A block with more nodes reaches across the board, and being on its rim says little. */
const LONGEST_WALK = 24;

/** A word such as "red" or "cover" names no single thing. */
const isPlainWord = (entity: string): boolean =>
  /^[a-z]+$/.test(entity) && !CHARACTERS.some((character) => character === entity);

const NODE = String.raw`[cxt][1-9]\d*`;
const LINE = new RegExp(`^${NODE}-${NODE}$`);
const ID = new RegExp(String.raw`^(?:${NODE}(?:-${NODE})?|b[1-9]\d*|h-?\d+,-?\d+)$`);

/** The count or the fact that a finding contradicts. */
function aspectOf(board: Board, finding: Finding): Aspect | undefined {
  const { rule, pointer, entities } = finding;
  if (isLeftOut(finding)) return aspectOfLeftOut(board, finding);
  const [, list, index] = pointer.split('/');
  if (list === 'expect') {
    const expectation: Expectation | undefined = board.expect[Number(index)];
    return expectation && aspectOfCount(expectation);
  }
  if (list === 'witnesses') {
    const witness = board.witnesses[Number(index)];
    return witness && aspectOfFact(witness);
  }
  switch (layerOfRule(rule)) {
    case 'setup':
      return 'start';
    case 'play':
      return 'moves';
    case 'colour':
      return /yellow|crossing/.test(rule) || entities.some((entity) => entity.startsWith('x'))
        ? 'borders'
        : 'colours';
    default:
      return ASPECT_OF_COMPARISON[rule];
  }
}

/** What a fact that was left out is about, if the board contradicts it. Otherwise it was left out for no reason on the board. */
function aspectOfLeftOut(board: Board, { entities, expected }: Finding): Aspect | undefined {
  if (typeof expected !== 'number') {
    const witness = expected as Witness;
    return checkWitness(board, witness).length > 0 ? aspectOfFact(witness) : undefined;
  }
  const [what, section] = entities as [Expectation['what'], Section?];
  return countOnBoard(board, what, section) === expected
    ? undefined
    : aspectOfCount({ what, ...(section !== undefined && { in: section }) });
}

/** The ids of everything on a board, the walks of its blocks, the names of its printed facts, and what else a thing stands for. */
const thingsOfBoard = memoByBoard((board: Board) => {
  const facts = new Set<string>(board.witnesses.map(({ rule }) => rule));
  if (!isStreetBoard(board))
    return {
      known: new Set<string>([...board.hexes.map(idOfHex), ...board.exits.map(({ id }) => id)]),
      blocks: new Map<string, readonly string[]>(),
      facts,
      parts: new Map<string, readonly string[]>([
        ...board.exits.map(({ id, hex }): [string, readonly string[]] => [id, [hex]]),
        ['setup', CHARACTERS],
      ]),
    };
  const { circles, crossings, junctions, streets, waterlines } = board;
  const blocks = new Map<string, readonly string[]>(board.blocks.map(({ id, walk }) => [id, walk]));
  const known = new Set<string>([
    ...circles.map(idOfCircle),
    ...crossings.map(({ id }) => id),
    ...junctions.map(({ id }) => id),
    ...idsOfLines(streets),
    ...idsOfLines(waterlines),
    ...blocks.keys(),
  ]);
  return { known, blocks, facts, parts: new Map<string, readonly string[]>() };
});
