/** Classifies the change between two versions of a board. */
import { idOfCircle, idOfHex, isStreetBoard, type Board } from '../board/board.js';
import { canonicalJson } from '../file/canonical-json.js';
import { digestBoard } from '../file/digest-board.js';
import { sortBoard } from '../file/sort-board.js';
import { matchNodes } from '../matching/match-nodes.js';
import { kindOfNode } from '../board/nodes-by-id.js';
import { alleyRelation, boatRelation } from '../relations/block-relations.js';
import { jackRoutes } from '../relations/jack-routes.js';
import { policeRelation } from '../relations/police-relations.js';
import { searchRelation } from '../relations/search-relations.js';
import { sectorRelation } from '../relations/sector-relation.js';

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
