/** What a finding is about: the things it names, where they lie, and whether they are on the board. */
import {
  CHARACTERS,
  idOfCircle,
  idOfHex,
  idsOfLines,
  isStreetBoard,
  memoByBoard,
  type Board,
  type Expectation,
  type Point,
} from '../../model/index.js';
import type { Finding } from '../definitions/finding.js';
import { layerOfRule, type Layer } from '../definitions/rule.js';
import { positionOfId } from '../facts/geometry/position-of-pointer.js';
import { aspectOfCount, aspectOfFact, type Aspect } from './explaining-layers.js';

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
  const { known, blocks, facts } = thingsOfBoard(board);
  const ids = finding.entities
    .filter((id) => !facts.has(id) && !isPlainWord(id))
    .map((id) => id.replace(/~\d+$/, ''));
  const lines = ids.filter((id) => LINE.test(id));
  const parts = [...ids.filter((id) => !LINE.test(id)), ...lines.flatMap((id) => id.split('-'))];
  const absent = [...lines, ...parts].filter((id) => ID.test(id) && !known.has(id));
  const smaller = [...lines, ...parts.filter((id) => !blocks.has(id))];
  const nodes = smaller.length > 0 ? smaller : ids.flatMap((id) => blocks.get(id) ?? []);
  const aspect = aspectOf(board, finding);
  const places = nodes.flatMap((id): readonly Point[] => {
    const at = positionOfId(board, id);
    return at ? [at] : [];
  });
  return {
    finding,
    layer,
    ...(aspect !== undefined && { aspect }),
    isTotal: isTotal && finding.at === undefined,
    isFrame: /^\/(extent|grid\/rect)/.test(finding.pointer),
    absent,
    named: lines.length > 0 ? smaller : ids,
    nodes,
    places: finding.at ? [...places, finding.at] : places,
  };
}

/** A word such as "red" or "cover" names no single thing. */
const isPlainWord = (entity: string): boolean =>
  /^[a-z]+$/.test(entity) && !CHARACTERS.some((character) => character === entity);

const NODE = String.raw`[cxt][1-9]\d*`;
const LINE = new RegExp(`^${NODE}-${NODE}$`);
const ID = new RegExp(String.raw`^(?:${NODE}(?:-${NODE})?|b[1-9]\d*|h-?\d+,-?\d+)$`);

/** The count or the fact that a finding contradicts. */
function aspectOf(board: Board, { rule, pointer, entities }: Finding): Aspect | undefined {
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
      return entities.some((entity) => entity === 'yellow' || entity.startsWith('x')) ? 'borders' : 'colours';
    default:
      return undefined;
  }
}

/** The ids of everything on a board, the walks of its blocks, and the names of its printed facts. */
const thingsOfBoard = memoByBoard((board: Board) => {
  const facts = new Set<string>(board.witnesses.map(({ rule }) => rule));
  if (!isStreetBoard(board))
    return {
      known: new Set<string>([...board.hexes.map(idOfHex), ...board.exits.map(({ id }) => id)]),
      blocks: new Map<string, readonly string[]>(),
      facts,
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
  return { known, blocks, facts };
});
