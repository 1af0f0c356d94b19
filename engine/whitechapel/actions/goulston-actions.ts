/** The letter of Goulston Street: after a move Jack names a pawn, and the Head sends it or the brown one there (LFW-O05, O06). */
import { isString } from '../../game/field-checks.js';
import { publicEvent, refusal, step, stepThen } from '../../game/steps.js';
import {
  isInPhase,
  defineAction,
  PAWN_COLOURS,
  type PawnColour,
  type WhitechapelBoardAndState,
} from '../state/state.js';
import { beginPawnMoves } from '../../streets/pawn-actions.js';

const NAMEABLE_PAWNS: readonly PawnColour[] = ['blue', 'green', 'red'];

/** The pawns the Head may send; if a pawn already stands on the crossing, only that one (§6.5). */
function sendablePawns({ board, state }: WhitechapelBoardAndState, colour: PawnColour): PawnColour[] {
  const standing = (Object.keys(state.police) as PawnColour[]).find(
    (each) => state.police[each] === board.letters?.goulston,
  );
  const both: PawnColour[] = ['brown', colour];
  return standing === undefined ? both : both.filter((each) => each === standing);
}

const isNamingPawn = (position: WhitechapelBoardAndState): boolean =>
  isInPhase('HUNT1L')(position) && position.state.goulston === null;

const goulston = defineAction<{ colour: PawnColour }>('goulston', 'LFW-O05', {
  fields: { colour: isString },
  isDue: isNamingPawn,
  candidates: () => NAMEABLE_PAWNS.map((colour) => ({ type: 'goulston', colour })),
  refuse: (position, { colour }) => {
    if (!NAMEABLE_PAWNS.includes(colour))
      return refusal('wrongColour', 'LFW-O05', 'Name the red, the green or the blue pawn.');
    return sendablePawns(position, colour).length > 0
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
      publicEvent('letterPlayed', { letter: 'goulston', colour }),
    ),
});

const passGoulston = defineAction('passLetter', 'LFW-O05', {
  isDue: isNamingPawn,
  perform: ({ state }) => beginPawnMoves(state),
});

const goulstonPawn = defineAction<{ colour: PawnColour }>('goulstonPawn', 'LFW-O05', {
  fields: { colour: isString },
  isDue: (position) => isInPhase('HUNT1L')(position) && position.state.goulston !== null,
  candidates: () => PAWN_COLOURS.map((colour) => ({ type: 'goulstonPawn', colour })),
  refuse: (position, { colour }) => {
    const sendable = sendablePawns(position, position.state.goulston!);
    return sendable.includes(colour)
      ? undefined
      : refusal('wrongColour', 'LFW-O05', `Send the ${sendable.join(' or the ')} pawn.`);
  },
  perform: ({ board, state }, { colour }) => {
    const to = board.letters!.goulston;
    return stepThen(
      { ...state, goulston: null, police: { ...state.police, [colour]: to } },
      publicEvent('pawnSent', { colour, to }),
      beginPawnMoves,
    );
  },
});

export const GOULSTON_ACTIONS = [goulston, passGoulston, goulstonPawn];
