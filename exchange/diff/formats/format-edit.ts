/** An edit as a line in the game's words. */
import type { Point } from '../../../model/board.js';
import { capital } from '../../../model/text/capital.js';
import { shown } from '../../../model/text/visible.js';
import { nameOfId } from '../../canonical/fact.js';
import type { Edit } from '../diff.js';

/** What a node of the board before is called now. */
export type NowCalled = (id: string) => string;

/** What was done, without its sign. Texts out of the boards are cut and made harmless to a terminal. */
export function wordsOfEdit(edit: Edit, nowCalled: NowCalled): string {
  switch (edit.how) {
    case 'added':
      return whole(edit, edit.of.after!, edit.after);
    case 'removed':
      return whole(edit, edit.of.before!, edit.before);
    case 'renamed':
      return edit.part === 'circle'
        ? `${thing(edit)} is printed ${edit.of.after!.slice(1)} now`
        : `${thing(edit)} is ${shortName(edit.of.after!)} now`;
    case 'swapped':
      return swapped(edit);
    case 'became':
      return `${nameOfId(edit.of.before!)} is a ${edit.part} now, ${shortName(edit.of.after!)}`;
    case 'moved':
      return moved(edit, edit.before as Point, edit.after as Point);
    case 'changed':
      return changed(edit, nowCalled);
  }
}

const MOST = 160;

/** A value as it stands in the file, cut. */
const value = (of: unknown): string =>
  of === null || of === undefined
    ? 'none'
    : shown(typeof of === 'string' ? of : JSON.stringify(of).replaceAll('","', '", "'), MOST);

/** What an edit is about, in the words of the board before, if it was there. */
function thing({ part, of }: Edit): string {
  const id = of.before ?? of.after!;
  switch (part) {
    case 'circle':
    case 'crossing':
    case 'junction':
    case 'block':
    case 'hex':
      return nameOfId(id);
    case 'street':
    case 'waterline':
      return `the ${part} between ${id.split('-').map(nameOfId).join(' and ')}`;
    case 'exit':
      return `exit ${shown(id, MOST)}`;
    case 'character':
      return capital(shown(id, MOST));
    case 'lamp':
      return `lamp ${id}`;
    case 'cover':
      return `the cover on ${nameOfId(id)}`;
    case 'cordon':
      return `the cordon at exit ${shown(id, MOST)}`;
    case 'grid':
    case 'letters':
    case 'layout':
    case 'tracks':
    case 'discs':
      return 'they';
    case 'setup':
      return 'the starting position';
    case 'board':
    case 'expect':
    case 'witness':
    case 'waiver':
    case 'provenance':
      return shown(id, MOST);
  }
}

const shortName = (id: string): string => (id.startsWith('c') ? nameOfId(id) : id);

/** Something that is on one side only, with what there is to know about it. */
function whole(edit: Edit, id: string, entity: unknown): string {
  const name = thing({ ...edit, of: { before: id } });
  const entry = entity as Readonly<Record<string, unknown>>;
  switch (edit.part) {
    case 'circle':
      return `${name}, ${value(entry['colour'])}, at ${place(entry['at'] as Point)}`;
    case 'crossing':
      return `${name}${entry['border'] ? `, ${value(entry['border'])}` : ''}, at ${place(entry['at'] as Point)}`;
    case 'junction':
      return `${name}, at ${place(entry['at'] as Point)}`;
    case 'hex':
      return `${name}, ${value(entry['kind'])}`;
    case 'block':
      return `${name}, ${value(entry['kind'])}: ${(entry['walk'] as string[]).join(' ')}`;
    case 'exit':
      return `${name}, to the ${value(entry['side'])} of ${nameOfId(String(entry['hex']))}`;
    case 'lamp':
    case 'character':
      return `${name} on ${nameOfId(String(entry['hex']))}`;
    case 'expect':
      return `${name}: ${value(entry['count'])} (${value(entry['source'])})`;
    case 'street':
    case 'waterline':
    case 'cover':
    case 'cordon':
    case 'setup':
      return name;
    case 'witness':
    case 'waiver':
    case 'provenance':
      return `${name}: ${value(entity)}`;
    case 'board':
    case 'grid':
    case 'letters':
    case 'layout':
    case 'tracks':
    case 'discs':
      return value(entity);
  }
}

const place = ([x, y]: Point): string => `${x},${y}`;

function moved(edit: Edit, from: Point, to: Point): string {
  const by = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]));
  return `${thing(edit)} moved by ${by}, from ${place(from)} to ${place(to)}`;
}

/** Nothing is lost between places, but whoever says a number means another place now. */
function swapped({ part, of }: Edit): string {
  const [one, other] = [of.before!, of.after!];
  return part === 'circle'
    ? `circles ${one.slice(1)} and ${other.slice(1)} have exchanged their numbers: what was true of one holds of the other now`
    : `${part === 'crossing' ? 'crossings' : 'junctions'} ${one} and ${other} have exchanged their ids`;
}

function changed(edit: Edit, nowCalled: NowCalled): string {
  const { part, property = '', before, after } = edit;
  if (property === 'bends') return `${thing(edit)} runs another way`;
  if (property === 'walk')
    return `${thing(edit)} ${walkChange((before as string[]).map(nowCalled), after as string[])}`;
  if (part === 'character' && property === 'faces')
    return `Watson faces ${value(after)}, not ${value(before)}`;
  const what = ABOUT_ITSELF.has(part) ? property : `${thing(edit)}: ${property}`;
  return `${shown(what, MOST)} ${value(before)} → ${value(after)}`;
}

const ABOUT_ITSELF: ReadonlySet<string> = new Set([
  'board',
  'grid',
  'letters',
  'layout',
  'tracks',
  'discs',
  'provenance',
]);

function walkChange(before: readonly string[], after: readonly string[]): string {
  const [olds, news] = [new Set(before), new Set(after)];
  const [gone, come] = [before.filter((id) => !news.has(id)), after.filter((id) => !olds.has(id))];
  if (gone.length + come.length === 0) return 'goes round the same nodes otherwise';
  return [
    ...(gone.length > 0 ? [`no longer passes ${shown(gone.join(' '), MOST)}`] : []),
    ...(come.length > 0 ? [`passes ${shown(come.join(' '), MOST)} now`] : []),
  ].join(', ');
}
