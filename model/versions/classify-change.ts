/** Classifies the change between two versions of a board, and the version that it requires. */
import { idOfCircle, idOfHex, isStreetBoard, type Board } from '../board/board.js';
import { kindOfNode } from '../board/nodes-by-id.js';
import { canonicalJson } from '../file/canonical-json.js';
import { digestBoard } from '../file/format-board.js';
import { sortBoard } from '../file/sort-board.js';
import { matchNodes } from '../matching/match-nodes.js';
import { alleyRelation, boatRelation } from '../relations/block-relations.js';
import { jackRoutes } from '../relations/jack-routes.js';
import { sectorRelation } from '../relations/sector-relation.js';
import { policeRelation, searchRelation } from '../relations/street-relations.js';

/**
 * none: the same digest. geometry: play is the same. play: moves, colours, sections or setup differ. identity: an id was removed
 * or refers to another thing.
 */
export type ChangeClass = 'none' | 'geometry' | 'play' | 'identity';

/** The class of the change from one version to the next. */
export function classifyChange(before: Board, after: Board): ChangeClass {
  if (digestBoard(before) === digestBoard(after)) return 'none';
  const ids = new Set(idsOf(after));
  if (before.game !== after.game || idsOf(before).some((id) => !ids.has(id))) return 'identity';
  if (hasNewMeanings(before, after)) return 'identity';
  return canonicalJson(playOf(before)) === canonicalJson(playOf(after)) ? 'geometry' : 'play';
}

/** Whether ids were reassigned among the nodes, so that they refer to other places in saved games. */
function hasNewMeanings(before: Board, after: Board): boolean {
  if (!isStreetBoard(before) || !isStreetBoard(after)) return false;
  const { renamed } = matchNodes(sortBoard(before), sortBoard(after));
  return [...renamed].some(([old, now]) => old !== now && kindOfNode(old) !== 'junction');
}

/** Ids that saved games and vectors refer to; not those of blocks, lines and junctions. */
function idsOf(board: Board): string[] {
  if (isStreetBoard(board)) return [...board.circles.map(idOfCircle), ...board.crossings.map(({ id }) => id)];
  return [...board.hexes.map(idOfHex), ...board.exits.map(({ id }) => id)];
}

/** Everything that a game depends on, and nothing else. */
function playOf(board: Board): unknown {
  const { tracks } = board;
  if (!isStreetBoard(board)) {
    const { hexes, exits, setup } = sortBoard(board);
    return { hexes, exits, setup: setup ?? null, tracks: tracks ?? null };
  }
  const entries = (relation: ReadonlyMap<string, unknown>): unknown => [...relation];
  return {
    jack: jackRoutes(board).pairs,
    police: entries(policeRelation(board)),
    search: entries(searchRelation(board)),
    alley: entries(alleyRelation(board)),
    boat: entries(boatRelation(board)),
    sectors: entries(sectorRelation(board)),
    colours: sortBoard(board).circles.map(({ number, colour }) => [number, colour]),
    borders: sortBoard(board).crossings.map(({ id, border }) => [id, border ?? null]),
    tracks: tracks ?? null,
    letters: board.letters ?? null,
  };
}

/** Which part of the version a change must raise at least. */
const STEPS = {
  none: 'none',
  geometry: 'patch',
  play: 'minor',
  identity: 'major',
} as const satisfies Record<ChangeClass, string>;
type Step = (typeof STEPS)[ChangeClass];

const PARTS: readonly Step[] = ['major', 'minor', 'patch'];

/** What a change requires of the version. */
export interface RequiredVersionStep {
  readonly step: Step;
  /** The lowest sufficient version. */
  readonly least: string;
  /** Whether the version was raised enough. */
  readonly enough: boolean;
}

/** Compares the versions of two boards with the change between them. */
export function requiredVersionStep(before: string, after: string, change: ChangeClass): RequiredVersionStep {
  const step = STEPS[change];
  if (step === 'none') return { step, least: before, enough: true };
  const [old, now] = [numbersOf(before), numbersOf(after)];
  const part = PARTS.indexOf(step);
  const raised = now.findIndex((number, i) => number !== old[i]);
  return {
    step,
    least: old.map((number, i) => (i < part ? number : i === part ? number + 1 : 0)).join('.'),
    enough: raised >= 0 && raised <= part && now[raised]! > old[raised]!,
  };
}

const numbersOf = (version: string): number[] => version.split('.').map(Number);
