/** Before the hunt: the Discovery Locations, the figures, the start (WM-S03 to S06). */
import type { CrossingId } from '../../model/index.js';
import { isNumber, isText, listOf } from '../forms.js';
import { oneOfAt, shuffled } from '../random.js';
import { after, refusal, shown, step, toldTo } from '../steps.js';
import { waysOf } from '../streets/ways.js';
import { locationCount, whiteBySquare } from './create.js';
import { inPhase, kind } from './kind.js';
import { beginEscape } from './passages.js';
import { JACK, type Colour, type WhitehallState, type WhitehallTable } from './state.js';

const dls = kind<{ type: 'dls'; circles: readonly number[] }>({
  type: 'dls',
  fields: { circles: listOf(isNumber) },
  rule: 'WM-S03',
  isDue: inPhase('SETUP_DL'),
  list: () => undefined,
  describe: ({ board }) => ({
    count: locationCount(board),
    onePerSquare: Object.fromEntries(whiteBySquare(board)),
  }),
  draw: ({ board }, random) => {
    const squares = shuffled([...whiteBySquare(board).values()], random).slice(0, locationCount(board));
    return { type: 'dls', circles: squares.map((circles) => oneOfAt(circles, random)) };
  },
  refuse: ({ board }, { circles }) => {
    const { colourOf, sectionOf } = waysOf(board);
    const count = locationCount(board);
    if (circles.length !== count)
      return refusal('wrongCount', 'WM-S03', `Choose ${count} Discovery Locations.`);
    const missing = circles.find((circle) => !colourOf.has(circle));
    if (missing !== undefined) return refusal('noSuchCircle', 'WM-S03', `There is no circle ${missing}.`);
    const coloured = circles.find((circle) => colourOf.get(circle) !== 'white');
    if (coloured !== undefined)
      return refusal('notWhite', 'WM-S03', `Circle ${coloured} is not white; a Discovery Location must be.`);
    const outside = circles.find((circle) => sectionOf(circle) === undefined);
    if (outside !== undefined) return refusal('noSquare', 'WM-S03', `Circle ${outside} lies in no square.`);
    return new Set(circles.map(sectionOf)).size === count
      ? undefined
      : refusal('sameSquare', 'WM-S03', 'The Discovery Locations must lie in different squares.');
  },
  perform: ({ state }, { circles }) => {
    const locations = circles.toSorted((a, b) => a - b);
    return step<WhitehallState>(
      { ...state, phase: 'SETUP_FIG', locations },
      toldTo([JACK], 'locationsChosen', { circles: locations }),
    );
  },
});

const unplaced = ({ options, figures }: WhitehallState): readonly Colour[] =>
  options.figures.filter((colour) => figures[colour] === undefined);

const freeYellow = ({ board, state }: WhitehallTable): readonly CrossingId[] =>
  waysOf(board).yellow.filter((crossing) => !Object.values(state.figures).includes(crossing));

const place = kind<{ type: 'place'; figure: Colour; crossing: CrossingId }>({
  type: 'place',
  fields: { figure: isText, crossing: isText },
  rule: 'WM-S05',
  isDue: inPhase('SETUP_FIG'),
  list: (table) =>
    unplaced(table.state).flatMap((figure) =>
      freeYellow(table).map((crossing) => ({ type: 'place', figure, crossing })),
    ),
  refuse: (table, { figure, crossing }) => {
    if (!table.state.options.figures.includes(figure))
      return refusal('notInPlay', 'WM-S05', `The ${figure} figure is not in play.`);
    if (!unplaced(table.state).includes(figure))
      return refusal('placed', 'WM-S05', `The ${figure} figure has been placed.`);
    if (!waysOf(table.board).yellow.includes(crossing))
      return refusal('notYellow', 'WM-S05', `The crossing ${crossing} has no yellow border.`);
    return freeYellow(table).includes(crossing)
      ? undefined
      : refusal('crossingTaken', 'WM-S05', `Another figure stands at ${crossing}.`);
  },
  perform: ({ state }, { figure, crossing }) => {
    const now: WhitehallState = { ...state, figures: { ...state.figures, [figure]: crossing } };
    const placed = shown('figurePlaced', { figure, crossing });
    return step({ ...now, phase: unplaced(now).length === 0 ? 'SETUP_START' : 'SETUP_FIG' }, placed);
  },
});

const start = kind<{ type: 'start'; circle: number }>({
  type: 'start',
  fields: { circle: isNumber },
  rule: 'WM-S06',
  isDue: inPhase('SETUP_START'),
  list: ({ state }) => state.locations.map((circle) => ({ type: 'start', circle })),
  refuse: ({ state }, { circle }) =>
    state.locations.includes(circle)
      ? undefined
      : refusal('noLocation', 'WM-S06', `Circle ${circle} is not one of the Discovery Locations.`),
  perform: ({ board, state }, { circle }) => {
    const now: WhitehallState = { ...state, reached: [circle], rows: [[circle]] };
    const begun = step(now, shown('roundBegan', { round: 1, circle, tiles: state.tiles }));
    return after(begun, (next) => beginEscape(board, next));
  },
});

export const SETUP_KINDS = [dls, place, start];
