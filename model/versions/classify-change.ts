/** What kind of change lies between two states of one board. */
import { idOfCircle, idOfHex, isStreetBoard, type Board } from './board.js';
import { canonicalJson } from './file/canonical-json.js';
import { digestBoard } from './file/digest-board.js';
import { sortBoard } from './file/sort-board.js';
import { matchNodes } from './matching/match-nodes.js';
import { kindOfNode } from './matching/nodes-by-id.js';
import { alleyRelation, boatRelation } from './relations/blocks.js';
import { jackRoutes } from './relations/jack-routes.js';
import { policeRelation } from './relations/police.js';
import { searchRelation } from './relations/search.js';
import { sectorRelation } from './relations/sectors.js';

/**
 * none: the same digest. geometry: nothing plays differently. play: moves, colours, sections or setup differ. identity: an id is
 * gone, or means another thing.
 */
export type Change = 'none' | 'geometry' | 'play' | 'identity';

/** The class of the change from one state to the next. */
export function changeBetween(before: Board, after: Board): Change {
  if (digestBoard(before) === digestBoard(after)) return 'none';
  const ids = new Set(idsOf(after));
  if (before.game !== after.game || idsOf(before).some((id) => !ids.has(id))) return 'identity';
  if (hasNewMeanings(before, after)) return 'identity';
  return canonicalJson(playOf(before)) === canonicalJson(playOf(after)) ? 'geometry' : 'play';
}

/** Whether the same ids were dealt out anew among the nodes, so that saved games would mean other places by them. */
function hasNewMeanings(before: Board, after: Board): boolean {
  if (!isStreetBoard(before) || !isStreetBoard(after)) return false;
  const { renamed } = matchNodes(sortBoard(before), sortBoard(after));
  return [...renamed].some(([old, now]) => old !== now && kindOfNode(old) !== 'junction');
}

/** Ids that saved games and vectors refer to. Blocks, lines and junctions are not among them. */
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
