/** The first page: what this is, for whom, why, and how to try it. */
import { relativeAddress, type Page } from './page.js';

const TASKS = [
  {
    title: 'Trace a board',
    who: 'for people who digitise or correct a board',
    text: 'Lay a photograph under the editor. Circles, numbers, crossings and streets are detected in it and suggested; you confirm them, and see every mistake while you trace.',
    links: [
      ['Open the editor', 'editor/index.html'],
      ['From a photo to a board in fifteen minutes', 'docs/photo-to-board.html'],
    ],
  },
  {
    title: 'Validate in CI',
    who: 'for maintainers of board data',
    text: 'More than a hundred rules compare what people declared with what follows from the lines, and with the printed editions. Findings say what is wrong, why it matters and what to do.',
    links: [
      ['Drop a file, get a report', 'validate.html'],
      ['Recipes for GitHub, GitLab and others', 'docs/ci.html'],
    ],
  },
  {
    title: 'Use the data',
    who: 'for authors of other implementations',
    text: 'Every relation of the four boards as canonical JSON or a graph, a reference engine that any language can ask, and conformance vectors that tell you whether your program plays right.',
    links: [
      ['Boards and downloads', 'gallery/index.html'],
      ['Find the mistakes in your own list', 'docs/lists.html'],
      ['The engine for other languages', 'docs/protocol.html'],
    ],
  },
] as const;

export function landingPage(): Page {
  const path = 'index.html';
  const to = (target: string): string => relativeAddress(path, target);
  const tasks = TASKS.map(
    ({ title, who, text, links }) => `<section class="task">
  <h2>${title}</h2>
  <p class="who">${who}</p>
  <p>${text}</p>
  <ul>${links.map(([name, target]) => `<li><a href="${to(target)}">${name}</a></li>`).join('')}</ul>
</section>`,
  );
  return {
    path,
    title: 'Lamplighter: verified boards of hidden-movement games',
    description:
      'Board data and a map editor for Letters from Whitechapel, Whitehall Mystery and Mr Jack: trace a board over a photo, validate it, use it anywhere.',
    scripts: ['board-page'],
    body: `<section class="hero">
  <div>
    <h1>Boards you can trust</h1>
    <p class="lead">Lamplighter is board data and a map editor for <em>Letters from Whitechapel</em>, <em>Whitehall Mystery</em> and <em>Mr Jack</em>.</p>
    <p>These boards have been typed in by hand dozens of times, each time with other mistakes: a missing street, an alley that is none, a crossing on the wrong side. A list of neighbours looks the same with and without them. Lamplighter records every fact twice, compares the two, and draws the difference.</p>
    <p><a class="button" href="${to('editor/index.html')}">Open the editor</a> <a class="button quiet" href="${to('docs/index.html')}">Read the docs</a></p>
    <pre tabindex="0"><code>npx lamplighter validate my-board.json
npx lamplighter relations whitechapel jack c65</code></pre>
  </div>
  <figure class="viewer" data-board="${to('boards/whitechapel/board.json')}" data-lens="jack" data-of="c65">
    <div id="live"><picture><source media="(prefers-color-scheme: dark)" srcset="${to('docs/pictures/whitechapel-dark.svg')}"><img src="${to('docs/pictures/whitechapel.svg')}" alt="The Whitechapel board drawn from its data, with the circles that Jack can reach from circle 65 marked." width="640" height="460"></picture></div>
    <figcaption><button type="button" id="make-live">Explore this board</button> Where can Jack go from circle 65?</figcaption>
  </figure>
</section>
<div class="tasks">
${tasks.join('\n')}
</div>`,
  };
}
