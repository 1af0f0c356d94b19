/** Before the hunt: Jack chooses the Discovery Locations, the figures are placed, Jack chooses the start (WM-S03 to S06). */
import type { CrossingId } from '../../../model/index.js';
import { isWholeNumber, isString, isListOf } from '../../game/field-checks.js';
import { pickRandom, shuffle } from '../../game/random.js';
import { chainStep, refusal, publicEvent, step, privateEvent } from '../../game/steps.js';
import { streetMapOf } from '../../streets/street-map.js';
import { locationCount, whiteCirclesBySection } from '../state/board-setup.js';
import type { Colour } from '../state/options.js';
import { JACK } from '../../game/action.js';
import { isInPhase, defineAction, investigatorToAct, seatsOf, type WhitehallState } from '../state/state.js';
import { beginJackTurn } from '../state/phase-transitions.js';

/** What a right `dls` looks like. */
const schemaOfLocations = (count: number, squares: readonly (readonly number[])[]) => ({
  type: 'object',
  required: ['type', 'circles'],
  properties: {
    type: { const: 'dls' },
    circles: {
      type: 'array',
      ...{ minItems: count, maxItems: count, uniqueItems: true },
      items: { enum: squares.flat() },
      allOf: squares.map((circles) => ({ contains: { enum: circles }, minContains: 0, maxContains: 1 })),
    },
  },
});

const dls = defineAction<{ circles: readonly number[] }>('dls', 'WM-S03', {
  fields: { circles: isListOf(isWholeNumber) },
  isDue: isInPhase('SETUP_DL'),
  describe: ({ board }) => ({
    count: locationCount(board),
    onePerSquare: Object.fromEntries(whiteCirclesBySection(board)),
    schema: schemaOfLocations(locationCount(board), [...whiteCirclesBySection(board).values()]),
  }),
  drawRandom: ({ board }, random) => {
    const squares = shuffle([...whiteCirclesBySection(board).values()], random).slice(
      0,
      locationCount(board),
    );
    return { type: 'dls', circles: squares.map((circles) => pickRandom(circles, random)) };
  },
  refuse: ({ board }, { circles }) => {
    const { colourOf, sectionOf } = streetMapOf(board);
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
      privateEvent([JACK], 'locationsChosen', { circles: locations }),
    );
  },
});

const unplacedFigures = ({ options, figures }: WhitehallState): readonly Colour[] =>
  options.figures.filter((colour) => figures[colour] === undefined);

const place = defineAction<{ figure: Colour; crossing: CrossingId }>('place', 'WM-S05', {
  fields: { figure: isString, crossing: isString },
  isDue: isInPhase('SETUP_FIG'),
  candidates: ({ board, state }) =>
    state.options.figures.flatMap((figure) =>
      streetMapOf(board).yellowCrossings.map((crossing) => ({ type: 'place', figure, crossing })),
    ),
  refuse: (position, { figure, crossing }) => {
    if (!position.state.options.figures.includes(figure))
      return refusal('notInPlay', 'WM-S05', `The ${figure} figure is not in play.`);
    if (!unplacedFigures(position.state).includes(figure))
      return refusal('placed', 'WM-S05', `The ${figure} figure has been placed.`);
    if (seatsOf(position.state).owner[figure] !== investigatorToAct(position.state))
      return refusal('notThisFigure', 'WM-S05', `The ${figure} figure belongs to another player.`);
    if (!streetMapOf(position.board).yellowCrossings.includes(crossing))
      return refusal('notYellow', 'WM-S05', `The crossing ${crossing} has no yellow border.`);
    return Object.values(position.state.figures).includes(crossing)
      ? refusal('crossingTaken', 'WM-S05', `Another figure stands at ${crossing}.`)
      : undefined;
  },
  perform: ({ state }, { figure, crossing }) => {
    const now: WhitehallState = { ...state, figures: { ...state.figures, [figure]: crossing } };
    const placed = publicEvent('figurePlaced', { figure, crossing });
    return step({ ...now, phase: unplacedFigures(now).length === 0 ? 'SETUP_START' : 'SETUP_FIG' }, placed);
  },
});

const start = defineAction<{ circle: number }>('start', 'WM-S06', {
  fields: { circle: isWholeNumber },
  isDue: isInPhase('SETUP_START'),
  candidates: ({ state }) => state.locations.map((circle) => ({ type: 'start', circle })),
  refuse: ({ state }, { circle }) =>
    state.locations.includes(circle)
      ? undefined
      : refusal('noLocation', 'WM-S06', `Circle ${circle} is not one of the Discovery Locations.`),
  perform: ({ board, state }, { circle }) => {
    const now: WhitehallState = { ...state, reached: [circle], rows: [[circle]] };
    const begun = step(now, publicEvent('roundBegan', { round: 1, circle, tiles: state.tiles }));
    return chainStep(begun, (next) => beginJackTurn(board, next));
  },
});

export const SETUP_ACTIONS = [dls, place, start];
