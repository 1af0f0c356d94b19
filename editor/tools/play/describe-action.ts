/** The actions of a game in words, and the places on the map that belong to each. */
import type { Action } from '../../../engine/index.js';
import type { Board } from '../../../model/index.js';
import { hexName } from './describe-mr-jack-event.js';
import { characterName, circleName, describePlace, type Fields, joinNames } from './places.js';
import type { GameView } from './seats.js';

/** What is known of one type of action. */
interface ActionWords {
  /** The name of the type, on a button that chooses it. */
  readonly title: string;
  /** The action as an order, such as `Walk to 66`. */
  readonly say: (action: Fields, board: Board) => string;
  /** The entities that it is about, in the order in which they would be clicked. */
  readonly places?: (action: Fields, view: GameView, board: Board) => readonly string[];
}

const at = (board: Board, id: unknown): string => describePlace(board, id);
const losing = ({ losing: is }: Fields): string => (is === true ? ' (loses the game)' : '');
const circles =
  (...fields: readonly string[]) =>
  (action: Fields): readonly string[] =>
    fields.map((field) => circleName(action[field]));
const pairs = (list: unknown): readonly Fields[] => list as readonly Fields[];

/** Where a pawn stands. */
const pawnAt = ({ colour }: Fields, view: GameView): readonly string[] => {
  const pawns = (view['police'] ?? view['figures'] ?? {}) as Fields;
  const crossing = pawns[String(colour)];
  return typeof crossing === 'string' ? [crossing] : [];
};
const hexOf = (character: unknown, view: GameView): readonly string[] => {
  const hex = ((view['pos'] ?? {}) as Fields)[String(character)];
  return typeof hex === 'string' ? [hex] : [];
};
const hexOfExit = (id: unknown, board: Board): readonly string[] =>
  'exits' in board ? board.exits.filter((exit) => exit.id === id).map(({ hex }) => hex) : [];

const STREET_ACTIONS: Readonly<Record<string, ActionWords>> = {
  hideout: {
    title: 'Hideout',
    say: ({ circle }) => `Hide at circle ${String(circle)}`,
    places: circles('circle'),
  },
  address: {
    title: 'Guess',
    say: ({ circle }) => `Guess that Jack hides at ${String(circle)}`,
    places: circles('circle'),
  },
  kill: { title: 'Kill', say: ({ circle }) => `Kill on circle ${String(circle)}`, places: circles('circle') },
  killTwo: {
    title: 'Kill two',
    say: ({ first, second }) => `Kill on circle ${String(first)}, then on ${String(second)}`,
    places: circles('first', 'second'),
  },
  wait: { title: 'Wait', say: () => 'Wait' },
  moveWretched: {
    title: 'Move the Wretched',
    say: ({ from, to }) => `The Wretched on ${String(from)} moves to ${String(to)}`,
    places: circles('from', 'to'),
  },
  stay: {
    title: 'Stay',
    say: ({ from }) => `The Wretched on ${String(from)} stays`,
    places: circles('from'),
  },
  reveal: {
    title: 'Reveal',
    say: ({ crossing }, board) => `Reveal the patrol at ${at(board, crossing)}`,
    places: ({ crossing }) => [String(crossing)],
  },
  move: {
    title: 'Walk',
    say: (action) => `Walk to ${String(action['to'])}${losing(action)}`,
    places: circles('to'),
  },
  coach: {
    title: 'Coach',
    say: (action) => `Coach over ${String(action['via'])} to ${String(action['to'])}${losing(action)}`,
    places: circles('via', 'to'),
  },
  alley: {
    title: 'Alley',
    say: (action) => `Alley to ${String(action['to'])}${losing(action)}`,
    places: circles('to'),
  },
  boat: {
    title: 'Boat',
    say: (action) => `Boat to ${String(action['to'])}${losing(action)}`,
    places: circles('to'),
  },
  declare: { title: 'Declare', say: () => 'Declare the hideout' },
  noDeclare: { title: 'Go on', say: (action) => `Do not declare${losing(action)}` },
  declareDL: { title: 'Declare', say: () => 'Declare the Discovery Location' },
  policeMove: {
    title: 'Move',
    say: ({ colour, to }, board) => `Move ${String(colour)} to ${at(board, to)}`,
    places: (action, view) => [...pawnAt(action, view), String(action['to'])],
  },
  search: {
    title: 'Search',
    say: ({ colour, circle }) => `Search circle ${String(circle)} with ${String(colour)}`,
    places: (action, view) => [...pawnAt(action, view), circleName(action['circle'])],
  },
  stopSearch: { title: 'Stop', say: () => 'Stop searching' },
  arrest: {
    title: 'Arrest',
    say: ({ colour, circle }) => `Arrest on circle ${String(circle)} with ${String(colour)}`,
    places: (action, view) => [...pawnAt(action, view), circleName(action['circle'])],
  },
  arrestArea: {
    title: 'Arrest all around',
    say: ({ colour }) => `Arrest all around ${String(colour)}`,
    places: pawnAt,
  },
  rush: {
    title: 'Rush',
    say: ({ colour, to }, board) => `Rush ${String(colour)} on to ${at(board, to)}`,
    places: (action, view) => [...pawnAt(action, view), String(action['to'])],
  },
  passAction: { title: 'Nothing', say: ({ colour }) => `Do nothing with ${String(colour)}`, places: pawnAt },
  falseClue: {
    title: 'False clue',
    say: ({ circle }) => `Lay a false clue on ${String(circle)}`,
    places: circles('circle'),
  },
  pass: { title: 'Pass', say: () => 'Pass' },
  passLetter: { title: 'No letter', say: () => 'Play no letter' },
  letter: {
    title: 'Letter',
    say: ({ letter, from, to, tokens }, board) =>
      tokens === undefined
        ? `${letter === 'dearBoss' ? 'Dear Boss' : 'From Hell'}: shift the patrol at ${at(board, from)} to ${at(board, to)}`
        : `Saucy Jacky: name ${joinNames((tokens as readonly string[]).map((id) => at(board, id)))}`,
    places: ({ from, to, tokens }) =>
      tokens === undefined ? [String(from), String(to)] : (tokens as readonly string[]),
  },
  letterMove: {
    title: 'Move patrols',
    say: ({ moves }, board) =>
      joinNames(pairs(moves).map(({ from, to }) => `${at(board, from)} → ${at(board, to)}`)),
    places: ({ moves }) => pairs(moves).flatMap(({ from, to }) => [String(from), String(to)]),
  },
  goulston: { title: 'Goulston Street', say: ({ colour }) => `Name ${String(colour)}` },
  goulstonPawn: { title: 'Send', say: ({ colour }) => `Send ${String(colour)}`, places: pawnAt },
  place: {
    title: 'Place',
    say: ({ figure, crossing }, board) => `Place ${String(figure)} at ${at(board, crossing)}`,
    places: ({ crossing }) => [String(crossing)],
  },
  start: {
    title: 'Start',
    say: ({ circle }) => `Start at circle ${String(circle)}`,
    places: circles('circle'),
  },
  reclaim: { title: 'Take back', say: ({ tile }) => `Take back one ${String(tile)}` },
  ability: {
    title: 'Ability',
    say: ({ id, circle }) =>
      circle === undefined
        ? `Use ${String(id)}`
        : `Guess that circle ${circle as number} is a Discovery Location`,
    places: ({ circle }) => (circle === undefined ? [] : [circleName(circle)]),
  },
};

const MR_JACK_ACTIONS: Readonly<Record<string, ActionWords>> = {
  choose: {
    title: 'Card',
    say: ({ character }) => `Take the card of ${characterName(character)}`,
    places: ({ character }, view) => hexOf(character, view),
  },
  witness: { title: 'Call for witnesses', say: ({ answer }) => `Say that Jack is ${String(answer)}` },
  move: { title: 'Move', say: ({ to }) => `Move to ${hexName(to)}`, places: ({ to }) => [String(to)] },
  accuse: {
    title: 'Accuse',
    say: ({ target }) => `Accuse ${characterName(target)}`,
    places: ({ to }) => [String(to)],
  },
  escape: {
    title: 'Leave',
    say: ({ exit }) => `Leave by the exit ${String(exit)}`,
    places: ({ exit }, _, board) => hexOfExit(exit, board),
  },
  skipMove: { title: 'Stay', say: () => 'Do not move' },
  drawAlibi: { title: 'Alibi', say: () => 'Draw an alibi' },
  face: { title: 'Lantern', say: ({ dir }) => `Watson faces ${String(dir)}` },
  lamp: {
    title: 'Lamp',
    say: ({ tile, to }) => `Move lamp ${String(tile)} to ${hexName(to)}`,
    places: ({ tile, to }, view) => [
      ...((view['lit'] ?? []) as readonly Fields[])
        .filter((lit) => lit['tile'] === tile)
        .map(({ hex }) => String(hex)),
      String(to),
    ],
  },
  cordon: {
    title: 'Cordon',
    say: ({ from, to }) => `Move the cordon from the exit ${String(from)} to the exit ${String(to)}`,
    places: ({ from, to }, _, board) => [...hexOfExit(from, board), ...hexOfExit(to, board)],
  },
  manhole: {
    title: 'Manhole',
    say: ({ from, to }) => `Move the cover from ${hexName(from)} to ${hexName(to)}`,
    places: ({ from, to }) => [String(from), String(to)],
  },
  swap: {
    title: 'Change places',
    say: ({ with: other }) => `Change places with ${characterName(other)}`,
    places: ({ with: other }, view) => hexOf(other, view),
  },
  whistle: {
    title: 'Whistle',
    say: ({ moves }) =>
      joinNames(pairs(moves).map(({ character, to }) => `${characterName(character)} to ${hexName(to)}`)),
    places: ({ moves }, view) =>
      pairs(moves).flatMap(({ character, to }) => [...hexOf(character, view), String(to)]),
  },
};

const findActionWords = (board: Board, type: string): ActionWords | undefined =>
  (board.game === 'mj' ? MR_JACK_ACTIONS : STREET_ACTIONS)[type];

/** What an action of this type is called. */
export const titleOfActionType = (board: Board, type: string): string =>
  findActionWords(board, type)?.title ?? type;

/** An action as an order. */
export const describeAction = (board: Board, action: Action): string =>
  findActionWords(board, action.type)?.say(action, board) ?? action.type;

/** The entities on the map that an action is about. */
export const placesOfAction = (board: Board, action: Action, view: GameView): readonly string[] =>
  findActionWords(board, action.type)?.places?.(action, view, board) ?? [];

/** The types that a click on the map should mean first, where several are possible. */
const USUAL_TYPES: readonly string[] = ['move', 'policeMove', 'search', 'whistle', 'choose', 'kill'];

/** The types of some actions, the usual ones first. */
export const typesOfActions = (actions: readonly Action[]): readonly string[] =>
  [...new Set(actions.map(({ type }) => type))].sort((a, b) => rank(a) - rank(b));

const rank = (type: string): number => USUAL_TYPES.indexOf(type) + 1 || USUAL_TYPES.length + 1;
