/** A pawn arrests: one circle, or all around it (LFW-R45, O11). */
import type { StreetBoard } from '../../model/index.js';
import type { Step } from '../contract.js';
import { isNumber, isText } from '../forms.js';
import { after, refusal, shown, step } from '../steps.js';
import { kind } from './kind.js';
import { over } from './passages.js';
import { acted, beside, isActing, notNameable, notYours, pawnsOf } from './police-turn.js';
import { locationOf, type Colour, type WhitechapelState } from './state.js';

type State = WhitechapelState;

const arrest = kind<{ type: 'arrest'; colour: Colour; circle: number }>({
  type: 'arrest',
  fields: { colour: isText, circle: isNumber },
  rule: 'LFW-R45',
  isDue: (table) => isActing(table) && !table.state.options.areaArrests,
  list: (table) =>
    pawnsOf(table.state, table.state.acted).flatMap((colour) =>
      beside(table, colour).map((circle) => ({ type: 'arrest', colour, circle })),
    ),
  refuse: (table, { colour, circle }) => {
    const wrong = notYours(table.state, colour, table.state.acted);
    if (wrong) return wrong;
    return beside(table, colour).includes(circle) ? undefined : notNameable(table, colour, circle, 'LFW-R45');
  },
  perform: ({ board, state }, { colour, circle }) => arrested(board, state, colour, [circle]),
});

const arrestArea = kind<{ type: 'arrestArea'; colour: Colour }>({
  type: 'arrestArea',
  fields: { colour: isText },
  rule: 'LFW-O11',
  isDue: (table) => isActing(table) && table.state.options.areaArrests,
  list: (table) =>
    pawnsOf(table.state, table.state.acted)
      .filter((colour) => beside(table, colour).length > 0)
      .map((colour) => ({ type: 'arrestArea', colour })),
  refuse: (table, { colour }) => {
    const wrong = notYours(table.state, colour, table.state.acted);
    if (wrong) return wrong;
    return beside(table, colour).length > 0
      ? undefined
      : refusal('nothingToName', 'LFW-O11', `The ${colour} pawn has no circle to name.`);
  },
  perform: (table, { colour }) => arrested(table.board, table.state, colour, beside(table, colour)),
});

function arrested(board: StreetBoard, state: State, colour: Colour, circles: readonly number[]): Step<State> {
  const isRight = circles.includes(locationOf(state));
  const event = shown('arrested', { colour, circles, isRight });
  return isRight
    ? after(step(state, event), (now) => over(now, 'police.arrest'))
    : acted(board, state, colour, event);
}

export const ARREST_KINDS = [arrest, arrestArea];
