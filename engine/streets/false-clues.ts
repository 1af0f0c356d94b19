/** Jack lays a false clue before the others act, or keeps it. Both games on streets have it, with other circles barred. */
import type { StreetBoard } from '../../model/index.js';
import type { Kind, Refusal, Table } from '../contract.js';
import { isNumber } from '../forms.js';
import { kindOf, refusal, shown, step } from '../steps.js';
import { waysOf } from './ways.js';

type State = Table<StreetBoard>['state'] & {
  readonly falseStock: number;
  readonly falseClues: readonly number[];
};

/** Laying one, and passing. `barred` says why a circle may not have one, if the game bars more than a second clue. */
export function falseClueKinds<S extends State>(
  rule: string,
  barred: (state: S, circle: number) => Refusal | undefined = () => undefined,
): Kind<Table<StreetBoard, S>>[] {
  const isDue = ({ state }: Table<StreetBoard, S>): boolean => state.phase === 'HUNT3F';
  const why = ({ board, state }: Table<StreetBoard, S>, circle: number): Refusal | undefined => {
    if (!waysOf(board).colourOf.has(circle))
      return refusal('noSuchCircle', rule, `There is no circle ${circle}.`);
    if (state.falseClues.includes(circle))
      return refusal('falseClue', rule, `A false clue lies on circle ${circle} already.`);
    return barred(state, circle);
  };
  return [
    kindOf<Table<StreetBoard, S>, { type: 'falseClue'; circle: number }>({
      type: 'falseClue',
      fields: { circle: isNumber },
      rule,
      isDue,
      list: (table) =>
        waysOf(table.board)
          .circles.filter((circle) => why(table, circle) === undefined)
          .map((circle) => ({ type: 'falseClue', circle })),
      refuse: (table, { circle }) => why(table, circle),
      perform: ({ state }, { circle }) => {
        const falseClues = [...state.falseClues, circle].sort((a, b) => a - b);
        const laid: S = { ...state, phase: 'HUNT3', falseStock: state.falseStock - 1, falseClues };
        return step(laid, shown('falseClueLaid', { circle }));
      },
    }),
    kindOf<Table<StreetBoard, S>, { type: 'pass' }>({
      type: 'pass',
      fields: {},
      rule,
      isDue,
      list: () => [{ type: 'pass' }],
      refuse: () => undefined,
      perform: ({ state }) => step<S>({ ...state, phase: 'HUNT3' }),
    }),
  ];
}
