/** Formats an exploration: for a terminal, as JSON, or as a page. */
import type { Board } from '../../../model/index.js';
import type { Exploration } from '../exploration.js';
import { formatExplorationAsHtml } from './html.js';
import { describeMatch, describePlace, describeResult, describeShare, percent, gameWords } from './words.js';

export const EXPLORATION_FORMATS = ['pretty', 'json', 'html'] as const;
export type ExplorationFormat = (typeof EXPLORATION_FORMATS)[number];

type Paint = (style: 'bold' | 'dim', text: string) => string;

export interface ExplorationFormatOptions {
  /** The board, which html draws. */
  readonly board: Board;
  /** pretty: colours for a terminal. */
  readonly paint?: Paint;
}

/** Writes an exploration in one of the formats; equal explorations give equal bytes. */
export function formatExploration(
  exploration: Exploration,
  format: ExplorationFormat,
  { board, paint = (_, text) => text }: ExplorationFormatOptions,
): string {
  switch (format) {
    case 'pretty':
      return formatAsText(exploration, paint);
    case 'json':
      return formatAsJson(exploration);
    case 'html':
      return formatExplorationAsHtml(exploration, board);
  }
}

/** One entry of a list on a line, so that two files can be compared by line. */
function formatAsJson(exploration: Exploration): string {
  const format = (value: unknown): string =>
    Array.isArray(value) && value.length > 0
      ? `[\n${value.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`
      : JSON.stringify(value);
  const fields = Object.entries(exploration).map(([key, value]) => `  "${key}": ${format(value)}`);
  return `{\n${fields.join(',\n')}\n}\n`;
}

/** So many lines of a list are printed. */
const MOST_LINES = 6;

function formatAsText(exploration: Exploration, paint: Paint): string {
  const { board, games, seed, jackWins, results, strength, movesPerHunt, reach } = exploration;
  const words = gameWords(exploration);
  const list = <T>(
    title: string,
    items: readonly T[],
    line: (item: T) => readonly [string, string],
  ): string[] => {
    const shown = items.slice(0, MOST_LINES).map(line);
    const width = Math.max(0, ...shown.map(([name]) => name.length));
    return shown.length === 0
      ? []
      : ['', paint('bold', title), ...shown.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`)];
  };
  const mostOf = (count: 'visits' | 'searches' | 'arrests' | 'escapes') =>
    exploration.places
      .filter((place) => (place[count] ?? 0) > 0)
      .toSorted((a, b) => b[count]! - a[count]!)
      .map((place) => ({ id: place.id, rate: place[count]! / games }));
  const rates = (title: string, count: Parameters<typeof mostOf>[0]): string[] =>
    list(title, mostOf(count), ({ id, rate }) => [describePlace(id), `${rate.toFixed(2)} times a game`]);
  const safest = exploration.secrets;
  return [
    paint('bold', `${board.name} (${board.id} ${board.boardVersion})`),
    `Jack wins ${describeShare(jackWins)} of ${games} games, with ${movesPerHunt.toFixed(1)} ${words.moves}. Seed ${seed}.`,
    ...list('Results', results, ({ result, games: share }) => [describeResult(result), describeShare(share)]),
    ...rates(words.visits, 'visits'),
    ...rates('Where pawns search', 'searches'),
    ...rates(words.arrests, 'arrests'),
    ...rates('Where Jack leaves the board', 'escapes'),
    ...list(`${words.secrets}, the safest`, safest, ({ id, games: count, survived }) => [
      describePlace(id),
      `${describeShare(survived)} of ${count}`,
    ]),
    ...list(
      `${words.secrets}, the most dangerous`,
      safest.toSorted(byDanger),
      ({ id, games: count, survived }) => [describePlace(id), `${describeShare(survived)} of ${count}`],
    ),
    ...list('Ways that lead over', exploration.matters, ({ id, betweenness }) => [
      describePlace(id),
      percent(betweenness),
    ]),
    ...list('Choke points', exploration.chokePoints, ({ id, cuts, isolates }) => [
      describePlace(id),
      `${cuts} ${cuts === 1 ? 'way' : 'ways'} cut${isolates > 0 ? `, ${isolates} cut off` : ''}`,
    ]),
    ...list('Reach on the empty board', reach, ({ moves, mean, least, most }) => [
      `${moves} ${moves === 1 ? 'move' : 'moves'}`,
      `${mean.toFixed(1)} (${least} to ${most})`,
    ]),
    '',
    paint('bold', 'Strength of the players'),
    ...strength.map((match) => `  ${describeMatch(match, words)}`),
    '',
  ].join('\n');
}

/** By the upper end of the interval, so that what was tried once is not the most dangerous. */
const byDanger = (a: Exploration['secrets'][number], b: Exploration['secrets'][number]): number =>
  a.survived.high - b.survived.high || (a.id < b.id ? -1 : 1);
