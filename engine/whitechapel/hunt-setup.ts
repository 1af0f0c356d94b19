/** The first night, just after a crime at I, with one detective. */
import type { StreetBoard } from '../../model/index.js';
import type { CreateResult, HuntSetup } from '../game/contract.js';
import { crossingsByColour, placeHunt } from '../streets/hunt-setup.js';
import { streetMapOf } from '../streets/street-map.js';
import { createWhitechapel } from './create-game.js';
import { legalHideouts } from './state/hideouts.js';
import { nightOf } from './state/nights.js';
import { COLOURS, type Deals, type WhitechapelState } from './state/state.js';

const DEALS: Deals = {
  headOrder: COLOURS,
  seatOrder: ['detective1'],
  owner: {
    blue: 'detective1',
    brown: 'detective1',
    green: 'detective1',
    red: 'detective1',
    yellow: 'detective1',
  },
};

export function startWhitechapelHunt(board: StreetBoard, scene: HuntSetup): CreateResult<WhitechapelState> {
  const created = createWhitechapel(board, { deals: DEALS });
  if (!created.ok) return created;
  const { circles, colourOf } = streetMapOf(board);
  const isRed = (circle: number): boolean => colourOf.get(circle) === 'red';
  const placed = placeHunt(board, scene, circles.filter(isRed), COLOURS);
  if (!placed.ok) return placed;
  const hideouts = legalHideouts(board, created.state.options);
  const goals = scene.goals ?? hideouts.slice(0, 1);
  const [hideout] = goals;
  if (hideout === undefined || goals.length > 1 || !hideouts.includes(hideout))
    return { ok: false, message: 'Jack has one hideout, on a circle that is not red.' };
  const { coach, alley } = nightOf(board, 1);
  return {
    ok: true,
    state: {
      ...created.state,
      ...{ phase: 'HUNT1', hideout, rows: [[placed.at]], crimeScenes: [placed.at] },
      ...{ time: 1, index: 0, lastMove: 'crime', head: DEALS.headOrder[0]!, coach, alley },
      police: crossingsByColour(COLOURS, placed.pawns),
    },
  };
}
