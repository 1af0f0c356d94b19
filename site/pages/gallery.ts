/** The gallery: one page for each shipped board, with the board itself and downloads in every format. */
import { GAME_NAMES, isStreetBoard, type Board } from '../../model/index.js';
import { EXPORT_FORMATS, drawBoard } from '../../exchange/index.js';
import { countOnBoard } from '../../validator/index.js';
import { escapeMarkup, relativeAddress, type Page } from './page.js';

/** A shipped board with the facts of its pages. */
export interface GalleryBoard {
  /** As on the command line: `whitechapel`, `teaching/two-routes`. */
  readonly name: string;
  readonly board: Board;
  readonly digest: string;
  /** Whether the repository has a page about its sources. */
  readonly hasSources: boolean;
}

/** A file of the site that is made from a board. */
interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

export interface Gallery {
  readonly pages: readonly Page[];
  readonly files: readonly GeneratedFile[];
}

const folderOf = ({ name }: GalleryBoard): string => `gallery/${name.replace('/', '-')}`;

/** All pages and downloads of the gallery. */
export async function buildGallery(boards: readonly GalleryBoard[]): Promise<Gallery> {
  const pages: Page[] = [listPage(boards)];
  const files: GeneratedFile[] = [];
  for (const each of boards) {
    const downloads = await writeDownloads(each);
    files.push(...downloads.map(({ path, text }) => ({ path, text })));
    files.push({ path: `${folderOf(each)}/picture.svg`, text: drawBoard(each.board, { theme: 'light' }) });
    files.push({
      path: `${folderOf(each)}/picture-dark.svg`,
      text: drawBoard(each.board, { theme: 'dark' }),
    });
    pages.push(boardPage(each, downloads));
  }
  return { pages, files };
}

interface Download extends GeneratedFile {
  readonly label: string;
  readonly summary: string;
}

/** The board in every format that is text. */
async function writeDownloads(each: GalleryBoard): Promise<readonly Download[]> {
  const kind = isStreetBoard(each.board) ? 'streets' : 'hexes';
  const downloads: Download[] = [];
  for (const format of EXPORT_FORMATS) {
    if (format.kind === 'raster' || !format.boards.includes(kind)) continue;
    const texts = (await format.write(each.board, {})).map((pieces) => [...pieces].join(''));
    const names = format.files ?? [`${each.name.replace('/', '-')}.${format.name}.${format.extension}`];
    for (const [i, text] of texts.entries())
      downloads.push({
        path: `${folderOf(each)}/${names[i]!}`,
        text,
        label: names.length > 1 ? `${format.name}: ${names[i]!}` : format.name,
        summary: format.summary,
      });
  }
  return downloads;
}

const picture = (each: GalleryBoard, from: string, alt: string): string =>
  `<picture>
    <source media="(prefers-color-scheme: dark)" srcset="${relativeAddress(from, `${folderOf(each)}/picture-dark.svg`)}">
    <img src="${relativeAddress(from, `${folderOf(each)}/picture.svg`)}" alt="${escapeMarkup(alt)}" loading="lazy" width="${WIDTH}" height="${Math.round((WIDTH * each.board.extent[1]) / each.board.extent[0])}">
  </picture>`;
const WIDTH = 480;

/** The name of a board, with the edition of a print, because the prints of one game have one name. */
const titleOf = ({ name, board }: GalleryBoard): string =>
  name.includes('/') ? board.name : `${board.name} (${board.edition})`;

function listPage(boards: readonly GalleryBoard[]): Page {
  const path = 'gallery/index.html';
  const card = (each: GalleryBoard): string =>
    `<li class="card"><a href="${relativeAddress(path, `${folderOf(each)}/index.html`)}">${picture(each, path, `The board ${each.board.name}`)}
      <strong>${escapeMarkup(titleOf(each))}</strong></a>
      <p>${escapeMarkup(GAME_NAMES[each.board.game])}. ${escapeMarkup(describeCounts(each.board))}.</p></li>`;
  const printed = boards.filter(({ name }) => !name.includes('/'));
  const teaching = boards.filter(({ name }) => name.includes('/'));
  return {
    path,
    title: 'Boards',
    description:
      'Verified board data of Letters from Whitechapel, Whitehall Mystery and Mr Jack, to look at and to download.',
    body: `<h1>Boards</h1>
<p>Each board can be explored on its page and downloaded in every format. The data are in the public domain (CC0).</p>
<ul class="cards">${printed.map(card).join('\n')}</ul>
<h2>Teaching boards</h2>
<p>Small boards that show one idea each.</p>
<ul class="cards small">${teaching.map(card).join('\n')}</ul>`,
  };
}

function describeCounts(board: Board): string {
  const counts = isStreetBoard(board)
    ? [`${board.circles.length} circles`, `${board.crossings.length} crossings`, `${board.streets.length} streets`]
    : [`${board.hexes.length} hexes`, `${countOnBoard(board, 'manholes') ?? 0} manholes`, `${countOnBoard(board, 'gaslights') ?? 0} gaslights`]; // prettier-ignore
  return counts.join(', ');
}

function boardPage(each: GalleryBoard, downloads: readonly Download[]): Page {
  const { board, name } = each;
  const path = `${folderOf(each)}/index.html`;
  const to = (target: string): string => relativeAddress(path, target);
  const lenses = isStreetBoard(board)
    ? ['none', 'jack', 'police', 'search', 'alley', 'sectors', 'blocks']
    : ['none', 'light'];
  const facts: readonly (readonly [string, string])[] = [
    ['Game', GAME_NAMES[board.game]],
    ['Edition', board.edition],
    ['Version', board.boardVersion],
    ['Counts', describeCounts(board)],
    ['Digest', each.digest],
    ['Profile', board.profile],
  ];
  return {
    path,
    title: titleOf(each),
    description: `${board.name}: ${describeCounts(board)}. Explore it, and download it in every format.`,
    scripts: ['board-page'],
    body: `<h1>${escapeMarkup(titleOf(each))}</h1>
<div class="viewer" data-board="${to(`boards/${name}/board.json`)}">
  <div class="viewer-bar"><label>Show <select id="lens">${lenses.map((lens) => `<option value="${lens}">${lens === 'none' ? 'the board' : lens}</option>`).join('')}</select></label>
  <span>Click a place to see what it reaches.</span></div>
  <div id="live">${picture(each, path, `The board ${board.name}`)}</div>
</div>
<p><a class="button" href="${to('editor/index.html')}?board=${encodeURIComponent(name)}">Open in the editor</a></p>
<h2>Facts</h2>
<dl class="facts">${facts.map(([term, value]) => `<div><dt>${term}</dt><dd>${escapeMarkup(value)}</dd></div>`).join('')}</dl>
${each.hasSources ? `<p>Where it comes from, and what is debatable: <a href="${to(`boards/${name}/sources.html`)}">sources</a>.</p>` : ''}
<h2>Downloads</h2>
<ul class="downloads">
<li><a href="${to(`boards/${name}/board.json`)}" download>board.json</a> the board file, for the editor, the validator and the command line</li>
${downloads.map(({ path: file, label, summary }) => `<li><a href="${to(file)}" download>${escapeMarkup(label)}</a> ${escapeMarkup(summary)}</li>`).join('\n')}
</ul>
<h2>On the command line</h2>
<pre tabindex="0"><code>npx lamplighter relations ${escapeMarkup(name)} ${isStreetBoard(board) ? 'jack c1' : 'visibility'}
npx lamplighter export ${escapeMarkup(name)} --to graphml -o board.graphml</code></pre>`,
  };
}
