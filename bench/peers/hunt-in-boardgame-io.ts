/**
 * The hunt of Whitechapel as the author of a boardgame.io game would write it: moves that check themselves and change `G`,
 * with relations looked up in plain maps. No options, no events, no views: less than our engine does.
 */
import { createRequire } from 'node:module';
import {
  alleyRelation,
  jackRoutes,
  policeReachRelation,
  searchRelation,
  type CrossingId,
  type StreetBoard,
} from 'lamplighter/model';

// It has no exports that an ES module could import by name.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as { Client: (options: object) => BoardgameClient };
const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: 'INVALID_MOVE' };

interface BoardgameClient {
  start: () => void;
  moves: Record<string, (...parts: unknown[]) => void>;
  getState: () => { G: HuntGameState };
}

export interface HuntGameState {
  row: number[];
  index: number;
  coach: number;
  alley: number;
  police: Record<string, CrossingId>;
  moved: string[];
  acted: string[];
  called: number[];
  clues: number[];
}

type Result = typeof INVALID_MOVE | undefined;
interface Context {
  readonly G: HuntGameState;
}

/** A client of boardgame.io for a hunt from this state; it runs in this process, without a server. */
export function createBoardgameClient(board: StreetBoard, first: HuntGameState): () => BoardgameClient {
  const routes = new Map<string, readonly (readonly CrossingId[])[]>();
  for (const { between, routes: all } of jackRoutes(board).pairs) {
    const [a, b] = between.map((id) => id.slice(1));
    routes.set(`${a} ${b}`, all).set(`${b} ${a}`, all);
  }
  const numbers = (relation: ReadonlyMap<string, readonly string[]>): Map<string, number[]> =>
    new Map([...relation].map(([id, ids]) => [id, ids.map((each) => Number(each.slice(1)))]));
  const [alleys, searched] = [numbers(alleyRelation(board)), numbers(searchRelation(board))];
  const reach = policeReachRelation(board);

  const isLast = (list: string[]): boolean => list.length === 5;
  const acted = (G: HuntGameState, colour: string): void => {
    G.called = [];
    G.acted.push(colour);
    if (isLast(G.acted)) [G.moved, G.acted] = [[], []];
  };
  const moves = {
    move: ({ G }: Context, to: number): Result => {
      const held = Object.values(G.police);
      const ways = routes.get(`${G.row.at(-1)!} ${to}`);
      if (!ways?.some((way) => !way.some((crossing) => held.includes(crossing)))) return INVALID_MOVE;
      G.row.push(to);
      G.index++;
      return undefined;
    },
    coach: ({ G }: Context, via: number, to: number): Result => {
      const from = G.row.at(-1)!;
      if (G.coach === 0 || G.index > 13 || to === from) return INVALID_MOVE;
      if (!routes.has(`${from} ${via}`) || !routes.has(`${via} ${to}`)) return INVALID_MOVE;
      G.row.push(via, to);
      G.index += 2;
      G.coach--;
      return undefined;
    },
    alley: ({ G }: Context, to: number): Result => {
      if (G.alley === 0 || !alleys.get(`c${G.row.at(-1)!}`)?.includes(to)) return INVALID_MOVE;
      G.row.push(to);
      G.index++;
      G.alley--;
      return undefined;
    },
    policeMove: ({ G }: Context, colour: string, to: CrossingId): Result => {
      const from = G.police[colour]!;
      if (G.moved.includes(colour) || !reach.get(from)?.includes(to)) return INVALID_MOVE;
      if (to !== from && Object.values(G.police).includes(to)) return INVALID_MOVE;
      G.police[colour] = to;
      G.moved.push(colour);
      return undefined;
    },
    search: ({ G }: Context, colour: string, circle: number): Result => {
      const beside = searched.get(G.police[colour]!) ?? [];
      if (G.acted.includes(colour) || !beside.includes(circle) || G.called.includes(circle))
        return INVALID_MOVE;
      if (G.row.includes(circle)) {
        if (!G.clues.includes(circle)) G.clues.push(circle);
        acted(G, colour);
      } else {
        G.called.push(circle);
        if (G.called.length === beside.length) acted(G, colour);
      }
      return undefined;
    },
    stopSearch: ({ G }: Context, colour: string): void => {
      acted(G, colour);
    },
    arrest: ({ G }: Context, colour: string, circle: number): Result => {
      if (G.acted.includes(colour) || !searched.get(G.police[colour]!)?.includes(circle)) return INVALID_MOVE;
      acted(G, colour);
      return undefined;
    },
    passAction: ({ G }: Context, colour: string): Result => {
      if (G.acted.includes(colour)) return INVALID_MOVE;
      acted(G, colour);
      return undefined;
    },
  };
  return () => {
    const client = Client({
      game: { setup: () => structuredClone(first), moves },
      numPlayers: 2,
      debug: false,
    });
    client.start();
    return client;
  };
}
