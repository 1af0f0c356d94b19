/** Choosing a card, and what Jack says when four have been played (MJ-R02, R40 to R42). */
import { CHARACTERS, type Character } from '../../model/index.js';
import { visibilityOf } from '../../model/hex/index.js';
import { isText } from '../forms.js';
import { after, refusal, shown, step } from '../steps.js';
import { inPhase, kind } from './kind.js';
import { endRound } from './passages.js';
import { seatOfCard } from './rounds.js';
import type { MrJackState, MrJackTable } from './state.js';

const choose = kind<{ type: 'choose'; character: Character }>({
  type: 'choose',
  fields: { character: isText },
  rule: 'MJ-R02',
  isDue: inPhase('CHOOSE'),
  list: ({ state }) => state.faceUp.map((character) => ({ type: 'choose', character })),
  refuse: ({ state }, { character }) => {
    if (state.faceUp.includes(character)) return undefined;
    return CHARACTERS.includes(character)
      ? refusal('notFaceUp', 'MJ-R02', `The card of ${character} does not lie face up.`)
      : refusal('noSuchCharacter', 'MJ-R02', `There is no character "${character}".`);
  },
  perform: ({ board, state }, { character }) =>
    step<MrJackState>(
      {
        ...state,
        phase: 'ACT',
        faceUp: state.faceUp.filter((each) => each !== character),
        acting: { character, moved: false, used: false },
      },
      shown('cardChosen', { seat: seatOfCard(board, state), character }),
    ),
});

/** Who is seen as things stand (DEF-27). */
export const seenNow = ({ board, state }: MrJackTable): ReturnType<typeof visibilityOf> =>
  visibilityOf(
    board,
    { characters: state.pos, watsonFaces: state.watsonFacing, lamps: state.lit.map(({ hex }) => hex) },
    state.variants,
  );

type Answer = MrJackState['witness'];

const truth = (table: MrJackTable): Answer =>
  seenNow(table).visible.includes(table.state.jack) ? 'visible' : 'invisible';

const witness = kind<{ type: 'witness'; answer: Answer }>({
  type: 'witness',
  fields: { answer: (value) => value === 'visible' || value === 'invisible' },
  rule: 'MJ-R40',
  isDue: inPhase('WITNESS'),
  list: (table) => [{ type: 'witness', answer: truth(table) }],
  refuse: (table, { answer }) =>
    answer === truth(table)
      ? undefined
      : refusal('untrue', 'MJ-R40', `Jack must tell the truth: he is not ${answer}.`),
  perform: (table, { answer }) => {
    const { board, state } = table;
    const { visible, invisible } = seenNow(table);
    // Whoever is not as Jack is cannot be Jack, and stays innocent for good (MJ-R41, R42).
    const cleared = (answer === 'visible' ? invisible : visible).filter((each) => state.suspect[each]);
    const suspect = { ...state.suspect, ...Object.fromEntries(cleared.map((each) => [each, false])) };
    return after(
      step<MrJackState>(
        { ...state, witness: answer, suspect },
        shown('witnessed', { answer, visible, innocent: cleared }),
      ),
      (now) => endRound(board, now),
    );
  },
});

export const CARD_KINDS = [choose, witness];
