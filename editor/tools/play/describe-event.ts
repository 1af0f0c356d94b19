/** The events of a game in words, for the log. */
import type { SeenEvent } from '../../../engine/index.js';
import { type Board } from '../../../model/index.js';
import { describeMrJackEvent } from './describe-mr-jack-event.js';
import { describeCircles, describePlace, type Fields, joinNames } from './places.js';
import { describeResult } from './describe-result.js';

type Describe = (event: Fields, board: Board) => string;

/** An event as a sentence. */
export function describeEvent(board: Board, event: SeenEvent): string {
  const describe =
    board.game === 'mj' ? describeMrJackEvent(event) : STREET_EVENTS[event.type]?.(event, board);
  return describe ?? `${event.type}.`;
}

const place = (board: Board, id: unknown): string => describePlace(board, id);
const pawn = (event: Fields, board: Board): string =>
  `The ${String(event['colour'])} ${board.game === 'lfw' ? 'policeman' : 'investigator'}`;
const colours = (tokens: unknown): string =>
  joinNames((tokens as readonly string[]).map((each) => (each === 'fake' ? 'a decoy' : each)));
const LETTERS: Readonly<Record<string, string>> = {
  dearBoss: 'Dear Boss',
  saucyJacky: 'Saucy Jacky',
  fromHell: 'From Hell',
  goulston: 'Goulston Street',
};
const MOVES: Readonly<Record<string, string>> = {
  normal: 'walks',
  coach: 'takes a coach',
  alley: 'slips through an alley',
  boat: 'takes a boat',
  hidden: 'uses a tile that lies face down',
};

/** The kinds of tiles, as the events of Whitehall have them. */
const tiles = (counts: unknown): string =>
  Object.entries(counts as Readonly<Record<string, number>>)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ');

const moves = (list: unknown, board: Board): string =>
  joinNames(
    (list as readonly Fields[]).map(({ from, to }) => `from ${place(board, from)} to ${place(board, to)}`),
  );

const STREET_EVENTS: Readonly<Record<string, Describe>> = {
  hideoutChosen: ({ circle }) => `Jack hides at circle ${String(circle)}.`,
  locationsChosen: ({ circles }) => `Jack chooses the Discovery Locations: ${describeCircles(circles)}.`,
  nightBegan: ({ night, coach, alley }) =>
    `Night ${String(night)} begins: Jack has ${String(coach)} coaches and ${String(alley)} alleys.`,
  roundBegan: ({ round, circle, tiles: left }) =>
    `Round ${String(round)} begins at circle ${String(circle)}. Tiles: ${tiles(left)}.`,
  womenLaid: ({ circles }) => `Women are laid on ${describeCircles(circles)}.`,
  womenMarked: ({ circles }) => `Marked are those on ${describeCircles(circles)}.`,
  headTurned: ({ colour }) => `The ${String(colour)} policeman leads the investigation tonight.`,
  patrolsLaid: ({ crossings }, board) =>
    `Patrols are laid on ${(crossings as readonly string[]).length} crossings: ${joinNames(
      (crossings as readonly string[]).map((id) => place(board, id)),
    )}.`,
  patrolFaces: ({ faces }) => `Their faces, in this order: ${colours(faces)}.`,
  letterPlayed: ({ letter, from, to, colour, tokens }, board) => {
    const name = LETTERS[String(letter)] ?? String(letter);
    const does =
      colour !== undefined
        ? `names the ${colour as string} policeman`
        : tokens !== undefined
          ? `names the patrols at ${joinNames((tokens as readonly string[]).map((id) => place(board, id)))}`
          : `shifts a patrol from ${place(board, from)} to ${place(board, to)}`;
    return `The letter ${name} ${does}.`;
  },
  tokensMoved: ({ moves: list }, board) => `Patrols are moved ${moves(list, board)}.`,
  pawnSent: ({ to, ...event }, board) => `${pawn(event, board)} is sent to ${place(board, to)}.`,
  addressGuessed: ({ circle, isRight }) =>
    `The police guess that Jack hides at circle ${String(circle)}: ${isRight === true ? 'right' : 'wrong'}.`,
  womenRevealed: ({ wretched }) => `The Wretched stand on ${describeCircles(wretched)}.`,
  waited: ({ time }) =>
    `Jack waits; the crime token moves to ${['', 'I', 'II', 'III', 'IV', 'V'][Number(time)]!}.`,
  wretchedMoved: ({ from, to }) => `The Wretched on circle ${String(from)} moves to circle ${String(to)}.`,
  wretchedStayed: ({ from }) => `The Wretched on circle ${String(from)} stays.`,
  patrolRevealed: ({ crossing, face }, board) =>
    `The patrol at ${place(board, crossing)} is ${face === 'fake' ? 'a decoy' : `the ${String(face)} policeman`}.`,
  crime: ({ circles }) => `Jack kills on ${describeCircles(circles)}.`,
  whistles: ({ police }, board) =>
    `Whistles: ${joinNames(
      Object.entries(police as Readonly<Record<string, string>>).map(
        ([colour, at]) => `${colour} at ${place(board, at)}`,
      ),
    )}.`,
  recorded: ({ circles }) => `Jack writes down ${describeCircles(circles)}.`,
  jackMoved: ({ kind, index }) =>
    `Jack ${MOVES[String(kind)] ?? 'moves'}; the track stands at ${String(index)}.`,
  notDeclared: () => 'Jack does not declare the Discovery Location.',
  figurePlaced: ({ figure, crossing }, board) =>
    `The ${String(figure)} investigator begins at ${place(board, crossing)}.`,
  policeMoved: ({ from, to, ...event }, board) =>
    from === to
      ? `${pawn(event, board)} stays at ${place(board, to)}.`
      : `${pawn(event, board)} moves to ${place(board, to)}.`,
  rushed: ({ to, ...event }, board) => `${pawn(event, board)} rushes on to ${place(board, to)}.`,
  searched: ({ circle, isFound, ...event }, board) =>
    `${pawn(event, board)} searches circle ${String(circle)}: ${isFound === true ? 'a clue' : 'nothing'}.`,
  searchStopped: (event, board) => `${pawn(event, board)} stops searching.`,
  arrested: ({ circles, isRight, ...event }, board) =>
    `${pawn(event, board)} arrests on ${describeCircles(circles)}: ${isRight === true ? 'Jack is there' : 'Jack is not there'}.`,
  passed: (event, board) => `${pawn(event, board)} does nothing.`,
  falseClueLaid: ({ circle }) => `Jack lays a false clue on circle ${String(circle)}.`,
  turnEnded: () => 'The turn is over.',
  escaped: ({ night }) => `Jack has reached his hideout: night ${String(night)} is over.`,
  locationReached: ({ circle }) => `Jack declares the Discovery Location on circle ${String(circle)}.`,
  tilesTurned: ({ laid }) =>
    `The tiles are turned: ${joinNames((laid as readonly Fields[]).map(({ kind }) => String(kind)))}.`,
  reclaimed: ({ tile }) => `Jack takes back one ${String(tile)} tile.`,
  abilityUsed: ({ id }) => `The ability of the ${String(id).replace('wm.', '')} tile is used.`,
  guessed: ({ circle, isRight }) =>
    `The investigators guess that circle ${String(circle)} is a Discovery Location: ${isRight === true ? 'right' : 'wrong'}.`,
  gameOver: ({ result, hideout }) =>
    `${describeResult(String(result))}${typeof hideout === 'number' ? ` He hid at circle ${hideout}.` : ''}`,
};
