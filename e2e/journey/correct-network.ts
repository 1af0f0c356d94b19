/** Corrects by hand what differs from the print in the part of the board that is on the screen. */
import type { Page } from 'playwright-core';
import type { Point, StreetBoard } from '../../model/index.js';
import type { LamplighterEditor } from '../../editor/view/lamplighter-editor.js';
import { clickAt, editorLocator, pressKey, pressToolKey, readStreetBoard } from '../editor-driver.js';
import type { ActionLog } from './action-log.js';
import {
  compareNetworks,
  distance,
  distanceToPath,
  middleOf,
  scaleBoard,
  type NetworkFaults,
} from './compare-network.js';

/** The faults of the open board. */
export async function readFaults(page: Page, print: StreetBoard): Promise<NetworkFaults> {
  const traced = await readStreetBoard(page);
  return compareNetworks(scaleBoard(print, traced.extent), traced);
}

/** Shows some places on the map, so near that clicks hit what they should. */
export async function goTo(page: Page, places: readonly Point[], log: ActionLog): Promise<void> {
  await editorLocator(page).evaluate((element, all) => {
    const { canvas } = element as unknown as LamplighterEditor;
    const [left, right] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))];
    const [top, bottom] = [Math.min(...all.map(([, y]) => y)), Math.max(...all.map(([, y]) => y))];
    const zoom = Math.min(
      3,
      (0.6 * canvas.size[0]) / (right - left + 1),
      (0.6 * canvas.size[1]) / (bottom - top + 1),
    );
    canvas.flyTo([(left + right) / 2, (top + bottom) / 2], zoom);
  }, places);
  log.count('go to a place on the map');
}

/** Whether all places are on the screen, not at its edge and not covered. */
async function areSeen(page: Page, places: readonly Point[]): Promise<boolean> {
  return editorLocator(page).evaluate((element, all) => {
    const { canvas } = element as unknown as LamplighterEditor;
    const [width, height] = canvas.size;
    return all.every((at) => {
      const [x, y] = canvas.pixelOf(at);
      return x > 20 && y > 60 && x < width - 20 && y < height - 20;
    });
  }, places);
}

/** Whether a click at a place would hit a node that is there. */
async function isTooNear(page: Page, at: Point): Promise<boolean> {
  const { unitsPerPixel } = await editorLocator(page).evaluate(
    (element) => (element as unknown as LamplighterEditor).viewport,
  );
  return (await readNodes(page)).some((node) => distance(node, at) < 15 * unitsPerPixel);
}

/**
 * Corrects the faults that are on the screen and not too small to hit, as a person would: a missing junction is put into
 * the street that runs through it, wrong streets are deleted, missing ones drawn.
 */
export async function correctSeen(page: Page, print: StreetBoard, log: ActionLog): Promise<void> {
  const faults = (): Promise<NetworkFaults> => readFaults(page, print);
  for (const { id, at } of (await faults()).wrong)
    if (await areSeen(page, [at])) await deleteAt(page, at, log, id);
  for (const { at, kind, id } of (await faults()).missing) {
    if (!(await areSeen(page, [at])) || (await isTooNear(page, at))) continue;
    await pressToolKey(page, { circle: 'c', crossing: 'x', junction: 'j' }[kind]);
    if (kind === 'circle') await page.keyboard.type(id.slice(1));
    const through = (await faults()).wrongStreets.find(({ path }) => distanceToPath(at, path) < 60);
    await clickAt(page, through ? nearestOn(at, through.path, await readNodes(page)) : at);
    log.count('place a missing node');
  }
  for (const { at, number } of (await faults()).wrongNumbers) {
    if (!(await areSeen(page, [at]))) continue;
    await pressToolKey(page, 'v');
    await clickAt(page, at);
    await page.keyboard.type(String(number));
    await pressKey(page, 'Enter');
    log.count('correct a number');
  }
  // A street through a junction that is still to be placed is not wrong: the junction will split it.
  const { missing, wrongStreets } = await faults();
  for (const { path, id } of wrongStreets)
    if (missing.every(({ at }) => distanceToPath(at, path) >= 60) && (await areSeen(page, [middleOf(path)])))
      await deleteAt(page, middleOf(path), log, id);
  for (const { path } of (await faults()).missingStreets)
    if (await areSeen(page, path)) await drawStreet(page, path, log);
  await pressToolKey(page, 'v');
}

async function drawStreet(page: Page, path: readonly Point[], log: ActionLog): Promise<void> {
  await pressToolKey(page, 's');
  for (const at of path) {
    await clickAt(page, at);
    // Sooner, a near second click would be a double click.
    await page.waitForTimeout(400);
  }
  await pressKey(page, 'Escape');
  log.count('draw a missing street');
  // Each bend is a click more.
  if (path.length > 2) log.count('click a button', path.length - 2);
}

async function deleteAt(page: Page, at: Point, log: ActionLog, what: string): Promise<void> {
  await pressToolKey(page, 'v');
  await pressKey(page, 'Escape', 2);
  await clickAt(page, at);
  const selected = await editorLocator(page).evaluate(
    (element) => (element as unknown as LamplighterEditor).selection,
  );
  if (selected.length === 0) throw new Error(`Nothing is selected where ${what} is.`);
  await pressKey(page, 'Delete');
  log.count('delete something wrong');
}

/** The places of all nodes. */
async function readNodes(page: Page): Promise<readonly Point[]> {
  const { circles, crossings, junctions } = await readStreetBoard(page);
  return [...circles, ...crossings, ...junctions].map(({ at }) => at);
}

/** The place of a path that is nearest and not on a node, so that the click hits the street. */
function nearestOn(at: Point, path: readonly Point[], nodes: readonly Point[]): Point {
  const samples = path.slice(1).flatMap(([x2, y2], i) => {
    const [x1, y1] = path[i]!;
    return Array.from({ length: 50 }, (_, k): Point => [
      x1 + (k / 50) * (x2 - x1),
      y1 + (k / 50) * (y2 - y1),
    ]);
  });
  return samples
    .filter((place) => nodes.every((node) => distance(place, node) > 58))
    .reduce((best, place) => (distance(place, at) < distance(best, at) ? place : best));
}
