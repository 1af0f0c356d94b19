/** Where the four letters of Letters from Whitechapel apply. */
import { noAction, setBoardFields, setJackLetterPlace } from '../../document/index.js';
import { parseSection, type StreetBoard } from '../../../model/index.js';
import {
  PATROL_LETTER_TITLES,
  PATROL_LETTERS,
  type PatrolLetter,
  PRINTED_LETTER_SECTIONS,
} from '../../../validator/index.js';
import { describeEntity } from '../entities/describe-entity.js';
import {
  groupFieldsUnder,
  splitWords,
  toFieldOptions,
  type FieldEditResult,
  type FieldSpec,
} from './field.js';

export const jackLetterFields = ({ game, letters }: StreetBoard): readonly FieldSpec<StreetBoard>[] =>
  game !== 'lfw' && letters === undefined
    ? []
    : groupFieldsUnder('Letters', letters ? [WHETHER, ...PATROL_LETTERS.map(sections), GOULSTON] : [WHETHER]);

/** The file has all four letters or none. */
const WHETHER: FieldSpec<StreetBoard> = {
  id: 'letters',
  label: 'Four letters',
  kind: 'choice',
  read: ({ letters }) => (letters ? 'given' : 'none'),
  options: ({ letters }) =>
    toFieldOptions(['none', 'given'], { none: 'none', given: letters ? 'as below' : 'as printed' }),
  set: (board, _, value): FieldEditResult => {
    const name = 'Set the letters of the board';
    if (value !== 'given') return { name, action: setBoardFields({ letters: null }) };
    const [crossing] = goulstons(board);
    if (board.letters) return { name, action: noAction };
    if (crossing === undefined)
      return { problem: 'The letter of Goulston Street names a crossing, and the board has none yet.' };
    return {
      name,
      action: setBoardFields({ letters: { ...PRINTED_LETTER_SECTIONS, goulston: crossing.id } }),
    };
  },
};

const sections = (letter: PatrolLetter): FieldSpec<StreetBoard> => ({
  id: letter,
  label: PATROL_LETTER_TITLES[letter],
  kind: 'text',
  read: ({ letters }) => letters?.[letter].join(' '),
  set: (_, __, value) => {
    const named = splitWords(value).map((word) => parseSection(word));
    if (named.length === 0 || !named.every((section) => section !== undefined))
      return { problem: 'A letter names sections, each by a capital and a small letter, such as Aa Cb.' };
    return {
      name: `Set the sections of ${PATROL_LETTER_TITLES[letter]}`,
      action: setJackLetterPlace(letter, named),
    };
  },
});

/** The crossing has a red border in print, so that only such are offered where there are any. */
const goulstons = ({ crossings }: StreetBoard): StreetBoard['crossings'] => {
  const red = crossings.filter(({ border }) => border === 'red');
  return red.length > 0 ? red : crossings;
};

const GOULSTON: FieldSpec<StreetBoard> = {
  id: 'goulston',
  label: 'Goulston Street',
  kind: 'choice',
  read: ({ letters }) => letters?.goulston,
  options: (board) => {
    const there = board.letters ? [board.letters.goulston] : [];
    const ids = new Set<string>([...there, ...goulstons(board).map(({ id }) => id)]);
    return [...ids].map((id) => ({ value: id, label: describeEntity(board, id) }));
  },
  hint: () => 'The crossing with the red border.',
  set: (board, _, value) => {
    const crossing = board.crossings.find(({ id }) => id === value);
    if (crossing === undefined) return { problem: 'The letter of Goulston Street names a crossing.' };
    return {
      name: `Set the letter of Goulston Street to ${describeEntity(board, value)}`,
      action: setJackLetterPlace('goulston', crossing.id),
    };
  },
};
