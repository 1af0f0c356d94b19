/** The letter of Goulston Street: right after a move Jack names a pawn, and the Head sends it or the brown one there (LFW-O05, O06). */
import { isText } from '../forms.js';
import { after, refusal, shown, step } from '../steps.js';
import { inPhase, kind } from './kind.js';
import { beginPoliceMoves } from './passages.js';
import type { Colour, WhitechapelTable } from './state.js';

/** The letter of Goulston Street names one of these; the Head sends it, or the brown one. */
const CALLED: readonly Colour[] = ['blue', 'green', 'red'];

/** Who may go there: where a pawn stands on the crossing already, only that one (§6.5). */
function callable({ board, state }: WhitechapelTable, colour: Colour): Colour[] {
  const standing = (Object.keys(state.police) as Colour[]).find(
    (each) => state.police[each] === board.letters?.goulston,
  );
  const both: Colour[] = ['brown', colour];
  return standing === undefined ? both : both.filter((each) => each === standing);
}

const isCalling = (table: WhitechapelTable): boolean =>
  inPhase('HUNT1L')(table) && table.state.goulston === null;

const goulston = kind<{ type: 'goulston'; colour: Colour }>({
  type: 'goulston',
  fields: { colour: isText },
  rule: 'LFW-O05',
  isDue: isCalling,
  list: (table) =>
    CALLED.filter((colour) => callable(table, colour).length > 0).map((colour) => ({
      type: 'goulston',
      colour,
    })),
  refuse: (table, { colour }) => {
    if (!CALLED.includes(colour))
      return refusal('wrongColour', 'LFW-O05', 'Name the red, the green or the blue pawn.');
    return callable(table, colour).length > 0
      ? undefined
      : refusal('crossingTaken', 'LFW-O06', 'Another pawn stands in Goulston Street.');
  },
  perform: ({ state }, { colour }) =>
    step(
      {
        ...state,
        goulston: colour,
        letterTonight: true,
        lettersSpent: [...state.lettersSpent, 'goulston'],
      },
      shown('letterPlayed', { letter: 'goulston', colour }),
    ),
});

const passGoulston = kind<{ type: 'passLetter' }>({
  type: 'passLetter',
  fields: {},
  rule: 'LFW-O05',
  isDue: isCalling,
  list: () => [{ type: 'passLetter' }],
  refuse: () => undefined,
  perform: ({ state }) => beginPoliceMoves(state),
});

const goulstonPawn = kind<{ type: 'goulstonPawn'; colour: Colour }>({
  type: 'goulstonPawn',
  fields: { colour: isText },
  rule: 'LFW-O05',
  isDue: (table) => inPhase('HUNT1L')(table) && table.state.goulston !== null,
  list: (table) => callable(table, table.state.goulston!).map((colour) => ({ type: 'goulstonPawn', colour })),
  refuse: (table, { colour }) =>
    callable(table, table.state.goulston!).includes(colour)
      ? undefined
      : refusal(
          'wrongColour',
          'LFW-O05',
          `Send the ${callable(table, table.state.goulston!).join(' or the ')} pawn.`,
        ),
  perform: ({ board, state }, { colour }) => {
    const to = board.letters!.goulston;
    return after(
      step(
        { ...state, goulston: null, police: { ...state.police, [colour]: to } },
        shown('pawnSent', { colour, to }),
      ),
      beginPoliceMoves,
    );
  },
});

export const GOULSTON_KINDS = [goulston, passGoulston, goulstonPawn];
