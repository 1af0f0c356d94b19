/** Formats an exploration as a self-contained page with heat maps of the board. */
import { htmlHead, type Board } from '../../../model/index.js';
import type { Place } from '../../../schemas/generated/exploration.js';
import { embeddedDrawing, type Theme } from '../../draw/index.js';
import { escapeSvgText } from '../../draw/sheet/svg.js';
import type { Exploration } from '../exploration.js';
import { createHeatDrawer, figureOf, type HeatSpot } from './heat-map.js';
import { EXPLORATION_STYLE } from './html-style.js';
import { describeMatch, describePlace, describeResult, describeShare, percent, gameWords } from './words.js';

const THEMES: readonly Theme[] = ['light', 'dark'];
/** So many rows of a table are shown, and so many lie behind a click. */
const OPEN_ROWS = 10;

/** The page. Its content policy allows only its own style and no scripts. */
export function formatExplorationAsHtml(exploration: Exploration, board: Board): string {
  const { id, name, boardVersion } = exploration.board;
  const title = `How ${name} plays`;
  const words = gameWords(exploration);
  return [
    ...htmlHead(title, { style: EXPLORATION_STYLE }),
    '<body>',
    '<header>',
    `<h1>${escapeSvgText(title)}</h1>`,
    `<p class="note">${escapeSvgText(`${id} ${boardVersion} · ${exploration.games} games of heuristic players · seed ${exploration.seed}`)}</p>`,
    '</header>',
    '<main>',
    ...overview(exploration),
    ...heatMaps(exploration, board),
    '<div class="tables">',
    ...table(
      `${words.secrets} by survival`,
      [words.secret, 'Games', 'Served Jack to the end'],
      exploration.secrets.map(({ id: place, games, survived }) => [
        describePlace(place),
        String(games),
        describeShare(survived),
      ]),
    ),
    ...table(
      'Where Jack leaves the board',
      ['Exit', 'Games'],
      exploration.places
        .filter(({ escapes }) => escapes !== undefined)
        .map(({ id: place, escapes }) => [place, percent(escapes! / exploration.games)]),
    ),
    ...table(
      'Reach on the empty board',
      ['Moves', 'On average', 'Least', 'Most'],
      exploration.reach.map(({ moves, mean, least, most }) =>
        [moves, mean.toFixed(1), least, most].map(String),
      ),
    ),
    ...table(
      exploration.board.game === 'mj' ? 'Hexes that matter' : 'Crossings that matter',
      ['', 'Shortest ways that lead over it'],
      exploration.matters.map(({ id: place, betweenness }) => [describePlace(place), percent(betweenness)]),
    ),
    ...table(
      'Choke points',
      ['', exploration.board.game === 'mj' ? 'Neighbours' : 'Ways of Jack cut by a pawn', 'Cut off'],
      exploration.chokePoints.map(({ id: place, cuts, isolates }) => [
        describePlace(place),
        String(cuts),
        String(isolates),
      ]),
    ),
    '</div>',
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function overview(exploration: Exploration): readonly string[] {
  const { jackWins, games, results, lengths, movesPerHunt, strength } = exploration;
  const words = gameWords(exploration);
  const most = Math.max(1, ...lengths.map(({ games: count }) => count));
  return [
    '<div class="tables">',
    '<section>',
    '<h2>Jack wins</h2>',
    `<p class="large">${percent(jackWins.share)}</p>`,
    `<p class="note">${escapeSvgText(`Between ${percent(jackWins.low)} and ${percent(jackWins.high)} with 95 % confidence, with ${movesPerHunt.toFixed(1)} ${words.moves}.`)}</p>`,
    '<h3>Strength of the players</h3>',
    ...strength.map((match) => `<p class="note">${escapeSvgText(describeMatch(match, words))}</p>`),
    '</section>',
    ...table(
      'Results',
      ['', 'Share of the games'],
      results.map(({ result, games: share }) => [describeResult(result), describeShare(share)]),
    ),
    '<section>',
    `<h2>${words.hunt} in which games end</h2>`,
    '<table>',
    ...lengths.map(
      ({ hunt, games: count }) =>
        `<tr><th scope="row">${words.hunt} ${hunt}</th><td><svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect width="${Math.round((100 * count) / most)}" height="10"/></svg></td><td>${percent(count / games)}</td></tr>`,
    ),
    '</table>',
    '</section>',
    '</div>',
  ];
}

function heatMaps(exploration: Exploration, board: Board): readonly string[] {
  const words = gameWords(exploration);
  const drawings = THEMES.map((theme) => ({ theme, ...embeddedDrawing(board, theme) }));
  const draw = createHeatDrawer(board);
  const { view } = drawings[0]!;
  const maps = [
    [words.visits, spotsOf(exploration, 'visits', 'times a game')],
    ['Where pawns search', spotsOf(exploration, 'searches', 'times a game')],
    [words.stands, spotsOf(exploration, 'stands', 'times a game')],
    [words.arrests, spotsOf(exploration, 'arrests', 'times a game')],
    [`${words.secrets}: safe ones green, dangerous ones red`, survivalSpots(exploration)],
  ] as const;
  return [
    '<svg class="store" width="0" height="0" aria-hidden="true"><defs>',
    ...drawings.map(({ theme, look, inside }) => `<g id="board-${theme}"${look}>\n${inside}\n</g>`),
    '</defs></svg>',
    '<div class="maps">',
    ...maps
      .filter(([, spots]) => spots.length > 0)
      .map(([caption, spots]) => figureOf(caption, view, draw(spots))),
    '</div>',
  ];
}

type Count = Exclude<keyof Place, 'id'>;

function spotsOf({ places, games }: Exploration, count: Count, unit: string): readonly HeatSpot[] {
  const most = Math.max(1, ...places.map((place) => place[count] ?? 0));
  return places.flatMap((place) => {
    const happened = place[count] ?? 0;
    const words = `${describePlace(place.id)}: ${(happened / games).toFixed(2)} ${unit}`;
    return happened === 0 ? [] : [{ id: place.id, strength: happened / most, words }];
  });
}

/** Above or below the average of all; circles only. */
function survivalSpots({ secrets }: Exploration): readonly HeatSpot[] {
  const all = secrets.reduce((sum, { games }) => sum + games, 0);
  const mean = secrets.reduce((sum, { survived }) => sum + survived.count, 0) / Math.max(1, all);
  const farthest = Math.max(0.01, ...secrets.map(({ survived }) => Math.abs(survived.share - mean)));
  return secrets
    .filter(({ id }) => id.startsWith('c'))
    .map(({ id, games, survived }) => ({
      id,
      strength: Math.abs(survived.share - mean) / farthest,
      look: survived.share >= mean ? 'safe' : 'danger',
      words: `${describePlace(id)}: ${describeShare(survived)} of ${games} games`,
    }));
}

function table(
  title: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  if (rows.length === 0) return [];
  const head = `<thead><tr>${heads.map((each) => `<th scope="col">${escapeSvgText(each)}</th>`).join('')}</tr></thead>`;
  const body = (some: readonly (readonly string[])[]): string[] => [
    '<table>',
    head,
    ...some.map(
      ([first = '', ...cells]) =>
        `<tr><th scope="row">${escapeSvgText(first)}</th>${cells.map((cell) => `<td>${escapeSvgText(cell)}</td>`).join('')}</tr>`,
    ),
    '</table>',
  ];
  const more = rows.slice(OPEN_ROWS);
  return [
    '<section>',
    `<h2>${escapeSvgText(title)}</h2>`,
    ...body(rows.slice(0, OPEN_ROWS)),
    ...(more.length === 0
      ? []
      : [`<details><summary>${more.length} more</summary>`, ...body(more), '</details>']),
    '</section>',
  ];
}
