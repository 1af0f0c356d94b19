/** Goes through the review queue, with the print in mind. */
import type { Page } from 'playwright-core';
import type { LamplighterReviewQueue } from '../../editor/view/review/lamplighter-review-queue.js';
import type { LamplighterEditor } from '../../editor/view/lamplighter-editor.js';
import type { Point, StreetBoard } from '../../model/index.js';
import { pressKey, readStreetBoard } from '../editor-driver.js';
import type { ActionLog } from './action-log.js';
import { distance, scaleBoard } from './compare-network.js';

/** A suggestion as the queue shows it. */
interface ShownSuggestion {
  readonly id: string;
  readonly kind: string;
  readonly number: number | undefined;
  readonly places: readonly Point[];
}

/** The suggestion that the queue shows; undefined if nothing is left. */
const readShown = (page: Page): Promise<ShownSuggestion | undefined> =>
  page.evaluate(() => {
    const editor = document.querySelector<LamplighterEditor>('lamplighter-editor')!;
    const panel = editor.renderRoot.querySelector('lamplighter-detection');
    const queue = panel?.shadowRoot?.querySelector<LamplighterReviewQueue>('lamplighter-review-queue');
    const item = queue?.items.find(({ id }) => id === queue.current) ?? queue?.items[0];
    const detected = editor.state!.settings.detected;
    if (!item || !detected) return undefined;
    const node = detected.nodes.find(({ id }) => id === item.id);
    const line = detected.lines.find(({ id }) => id === item.id);
    const places = node
      ? [node.at]
      : (line?.ends.map((end) => detected.nodes.find(({ id }) => id === end)!.at) ?? []);
    return { id: item.id, kind: node?.kind ?? line!.kind, number: item.number?.read, places };
  });

/** Decides about each suggestion of the queue. */
export async function reviewQueue(page: Page, print: StreetBoard, log: ActionLog): Promise<void> {
  for (let last = ''; ;) {
    const shown = await readShown(page);
    if (!shown || shown.id === last) return;
    last = shown.id;
    const scaled = scaleBoard(print, (await readStreetBoard(page)).extent);
    const right = decide(scaled, shown);
    if (right === false) {
      await pressKey(page, 'Delete');
      log.count('look at a suggestion and reject it');
    } else if (right === true) {
      await pressKey(page, 'Enter');
      log.count('look at a suggestion and press Enter');
    } else {
      await page.keyboard.type(String(right));
      await pressKey(page, 'Enter');
      log.count('correct a number');
    }
    await page.waitForTimeout(50);
  }
}

/** Whether a suggestion is right, or its number if only that is wrong. */
function decide(print: StreetBoard, { kind, number, places }: ShownSuggestion): boolean | number {
  const reach = print.discs.circle / 2;
  if (kind === 'circle') {
    const circle = print.circles.find(({ at }) => distance(at, places[0]!) <= reach);
    return circle ? circle.number === number || circle.number : false;
  }
  if (kind === 'crossing') return print.crossings.some(({ at }) => distance(at, places[0]!) <= reach);
  if (kind === 'junction') return print.junctions.some(({ at }) => distance(at, places[0]!) <= 1.4 * reach);
  const nodes = new Map<string, Point>([
    ...print.circles.map(({ number: name, at }) => [`c${name}`, at] as const),
    ...[...print.crossings, ...print.junctions].map(({ id, at }) => [id, at] as const),
  ]);
  const isAt = (id: string, at: Point): boolean => distance(nodes.get(id)!, at) <= 1.4 * reach;
  const [from, to] = places;
  return print.streets.some(
    ({ between: [a, b] }) => (isAt(a, from!) && isAt(b, to!)) || (isAt(a, to!) && isAt(b, from!)),
  );
}
