/** The tables of docs/faults.md. `npm run faults -- --page` measures and writes them. */
import type { DetectionRate } from './detection-rate.js';
import { HINT_BOARDS, type HintQuality } from './hint-quality.js';
import { INVISIBLE_ON_CUSTOM } from './invisible-on-custom.js';

/** The tables by the name in their marks. */
type FaultTables = Readonly<Record<'editions' | 'custom' | 'hint precision' | 'hint recall', string>>;

const formatTable = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** What is found of retraced faults on the printed editions, what stays invisible on home-made boards, and what hints are worth. */
export const faultTables = (
  editions: readonly DetectionRate[],
  custom: readonly DetectionRate[],
  { precision, recall }: HintQuality,
): FaultTables => ({
  editions: formatTable(
    ['fault', 'found', 'of'],
    editions.filter(({ isRetraced }) => isRetraced).map(({ name, found, total }) => [name, found, total]),
  ),
  custom: formatTable(
    ['fault', 'found', 'only a hint', 'invisible', 'why'],
    custom
      .filter(({ name }) => INVISIBLE_ON_CUSTOM.has(name))
      .map(({ name, found, hinted, total }) => [
        name,
        found,
        hinted,
        total - found - hinted,
        INVISIBLE_ON_CUSTOM.get(name)!,
      ]),
  ),
  'hint precision': formatTable(
    ['rule', 'board', 'hints', 'right', 'precision'],
    precision.map(({ rule, board, hints, right }) => [
      `[${rule}](rules/${rule}.md)`,
      `${board} (${board === HINT_BOARDS.training ? 'training' : 'test'})`,
      hints,
      right,
      (right / hints).toFixed(2),
    ]),
  ),
  'hint recall': formatTable(
    ['fault', 'faults', 'hinted at', 'without error or warning', 'of these hinted at'],
    recall
      .filter(({ hinted }) => hinted > 0)
      .map(({ name, faults, hinted, unseen, unseenHinted }) => [name, faults, hinted, unseen, unseenHinted]),
  ),
});

/** The page with the text between the marks of a table replaced. */
export const replaceTables = (page: string, tables: FaultTables): string =>
  Object.entries(tables).reduce((text, [name, table]) => {
    const [begin, end] = [`<!-- table: ${name} -->\n`, `\n<!-- end of table: ${name} -->`];
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from < 0 || to < 0) throw new Error(`The page has no place for the table ${name}.`);
    return `${text.slice(0, from + begin.length)}\n${table}\n${text.slice(to)}`;
  }, page);
