/** Writes suggestions as JSON, one suggestion per line. */
import type { Suggestions } from '../../../vision/index.js';

/** The suggestions as the text of a file. */
export function formatSuggestions(suggestions: Suggestions): string {
  const entries = Object.entries(suggestions).map(([key, value]: [string, unknown]) =>
    Array.isArray(value) && value.length > 0
      ? `  "${key}": [\n${value.map((each) => `    ${JSON.stringify(each)}`).join(',\n')}\n  ]`
      : `  "${key}": ${JSON.stringify(value)}`,
  );
  return `{\n${entries.join(',\n')}\n}\n`;
}
