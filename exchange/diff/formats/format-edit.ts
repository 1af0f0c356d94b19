/** Describes an edit in one line. */
import { describeId, describePart, printableText, type Point } from '../../../model/index.js';
import type { Edit } from '../board-diff.js';

/** Maps an id of the old board to its id on the new board. */
export type NewIdLookup = (id: string) => string;
/** Maps an id of the new board to its id on the old board. */
type OldIdLookup = (id: string) => string;

/** The line without its sign. Texts from the boards are shortened and stripped of control characters. */
export function formatEdit(edit: Edit, nowCalled: NewIdLookup, calledBefore: OldIdLookup): string {
  switch (edit.how) {
    case 'added':
      return whole(edit, edit.of.after!, edit.after);
    case 'removed':
      return whole(edit, edit.of.before!, edit.before);
    case 'merged':
      return `${thing(edit)} is merged into ${describeId(calledBefore(edit.of.after!))}`;
    case 'split':
      return `${describeId(edit.of.after!)} is split off from ${describeId(nowCalled(edit.of.before!))}`;
    case 'renamed':
      return edit.part === 'circle'
        ? `${thing(edit)} is now printed ${edit.of.after!.slice(1)}`
        : `${thing(edit)} is now ${shortName(edit.of.after!)}`;
    case 'swapped':
      return swapped(edit);
    case 'became':
      return `${describeId(edit.of.before!)} is now a ${edit.part}, ${shortName(edit.of.after!)}`;
    case 'moved':
      return moved(edit);
    case 'changed':
      return changed(edit, nowCalled);
  }
}

const MOST = 160;

/** A value as in the file, shortened. */
const value = (of: unknown): string =>
  of === null || of === undefined
    ? 'none'
    : printableText(typeof of === 'string' ? of : JSON.stringify(of).replaceAll('","', '", "'), MOST);

/** The subject of an edit, in the old ids if it was on the old board. */
function thing({ part, of }: Edit): string {
  const id = of.before ?? of.after!;
  switch (part) {
    case 'street':
    case 'waterline':
      return describePart(part, id.split('-'));
    case 'cover':
      return `the cover on ${describeId(id)}`;
    case 'cordon':
      return `the cordon at exit ${printableText(id, MOST)}`;
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
      return printableText(id, MOST);
    default:
      return describePart(part, [id]);
  }
}

const shortName = (id: string): string => (id.startsWith('c') ? describeId(id) : id);

/** An added or removed entity with its properties. */
function whole(edit: Edit, id: string, entity: unknown): string {
  const name = thing({ ...edit, of: { before: id } });
  const entry = entity as Readonly<Record<string, unknown>>;
  const at = (): string => (entry['at'] ? `, at ${place(entry['at'] as Point)}` : '');
  switch (edit.part) {
    case 'circle':
      return `${name}, ${value(entry['colour'])}${at()}`;
    case 'crossing':
      return `${name}${entry['border'] ? `, ${value(entry['border'])}` : ''}${at()}`;
    case 'junction':
      return `${name}${at()}`;
    case 'hex':
      return `${name}, ${value(entry['kind'])}`;
    case 'block':
      return `${name}, ${value(entry['kind'])}: ${(entry['walk'] as string[]).join(' ')}`;
    case 'exit':
      return `${name}, to the ${value(entry['side'])} of ${describeId(String(entry['hex']))}`;
    case 'lamp':
    case 'character':
      return `${name} on ${describeId(String(entry['hex']))}`;
    case 'expect':
      return `${name}: ${value(entry['count'])} (${value(entry['source'])})`;
    case 'witness':
    case 'waiver':
    case 'provenance':
      return `${name}: ${value(entity)}`;
    default:
      return ABOUT_ITSELF.has(edit.part) ? value(entity) : name;
  }
}

const place = ([x, y]: Point): string => `${x},${y}`;

function moved(edit: Edit): string {
  const [from, to] = [edit.before as Point, edit.after as Point];
  const by = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]));
  return `${thing(edit)} moved by ${by}, from ${place(from)} to ${place(to)}`;
}

/** Two nodes that exchanged their ids. */
function swapped({ part, of }: Edit): string {
  const [one, other] = [of.before!, of.after!];
  return part === 'circle'
    ? `circles ${one.slice(1)} and ${other.slice(1)} have exchanged their numbers: what was true of one is now true of the other`
    : `${part === 'crossing' ? 'crossings' : 'junctions'} ${one} and ${other} have exchanged their ids`;
}

function changed(edit: Edit, nowCalled: NewIdLookup): string {
  const { part, property = '', before, after } = edit;
  if (part === 'board' && property === 'places')
    return `the board ${after === true ? 'has places now' : 'has no places any more'}`;
  if (property === 'bends') return `${thing(edit)} has other bends`;
  if (property === 'walk')
    return `${thing(edit)} ${walkChange((before as string[]).map(nowCalled), after as string[])}`;
  if (part === 'character' && property === 'faces')
    return after === null ? `it is not stated any more where Watson faces; he faced ${value(before)}` : `Watson faces ${value(after)}${before === null ? ', which was not stated' : `, not ${value(before)}`}`; // prettier-ignore
  const what = ABOUT_ITSELF.has(part) ? property : `${thing(edit)}: ${property}`;
  return `${printableText(what, MOST)} ${value(before)} → ${value(after)}`;
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
  if (gone.length + come.length === 0) return 'passes the same nodes in another order';
  return [
    ...(gone.length > 0 ? [`no longer passes ${printableText(gone.join(' '), MOST)}`] : []),
    ...(come.length > 0 ? [`now passes ${printableText(come.join(' '), MOST)}`] : []),
  ].join(', ');
}
