import type { GameRecord } from './game-record.js';

/** The text of a record: one line for each field, action and hash, so that records diff like code. */
export function formatRecord(record: GameRecord): string {
  const format = (value: unknown): string =>
    Array.isArray(value)
      ? `[\n${value.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`
      : JSON.stringify(value);
  const fields = Object.entries(record).map(([key, value]) => `  "${key}": ${format(value)}`);
  return `{\n${fields.join(',\n')}\n}\n`;
}
