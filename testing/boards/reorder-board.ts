/** Writes the same board differently: other orders, starts, directions and spellings. */
import type { Board } from '../../model/board/board.js';
import { pickRandom, seededRandom, shuffle, type Random } from '../seeded-random.js';

/** An equivalent board; only arbitrary choices are changed. */
export const reorderBoard = <B extends Board>(board: B, seed: number): B =>
  rewrite(board, '', seededRandom(seed)) as B;

/** Lists without a meaningful order; not columns, rows, tracks, bends and walks. */
const SETS = new Set(
  [
    'circles crossings junctions streets waterlines blocks islands hexes exits sections dearBoss saucyJacky fromHell',
    'expect witnesses waivers sources scans traced reviewed unreviewed notes stated characters lamps covers cordons',
    'of has hasNot oneStepOn',
  ].flatMap((line) => line.split(' ')),
);
const SECTIONS = new Set(['sections', 'dearBoss', 'saucyJacky', 'fromHell', 'sector', 'in', 'is']);
/** The key of a list in a map from ids. */
const IS_ID = /^[cxt]\d+$/;
const WALKS = new Set(['walk', 'islands']);

function rewrite(value: unknown, key: string, random: Random): unknown {
  if (typeof value === 'string') return SECTIONS.has(key) ? respelled(value, random) : value;
  if (Array.isArray(value)) {
    const inner = value.map((each: unknown) =>
      key === 'islands' ? rotated(each as unknown[], random) : rewrite(each, key, random),
    );
    if (SETS.has(key) || IS_ID.test(key)) return shuffle(inner, random);
    return WALKS.has(key) ? rotated(inner, random) : inner;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, rewrite(inner, name, random)] as const);
  const copy = Object.fromEntries(shuffle(entries, random));
  if (Array.isArray(copy['between']) && random() < 0.5) {
    copy['between'] = copy['between'].toReversed();
    if (Array.isArray(copy['bends'])) copy['bends'] = copy['bends'].toReversed();
  }
  return copy;
}

function rotated(walk: readonly unknown[], random: Random): unknown[] {
  const start = Math.floor(random() * walk.length);
  return [...walk.slice(start), ...walk.slice(0, start)];
}

function respelled(section: string, random: Random): string {
  if (!/^[A-Z][a-z]$/.test(section)) return section;
  const [column, row] = [section.charAt(0), section.charAt(1)];
  return pickRandom([section, row + column, `${column}/${row}`, `${row}/${column}`], random);
}
