/** A mermaid flowchart as a nested list: no script is needed to draw it, and a screen reader reads it. */
import { escapeMarkup } from '../pages/page.js';

/** One item for each node that points to others, in the order of the text. */
export function diagramAsList(diagram: string): string {
  const labels = new Map<string, string>();
  const targets = new Map<string, string[]>();
  for (const line of diagram.split('\n')) {
    const [, id, label] = /^\s*(\w+)\["([^"]+)"\]\s*$/.exec(line) ?? [];
    if (id !== undefined) labels.set(id, label!);
    const [, from, to] = /^\s*(\w+)\s*-->\s*(\w+)\s*$/.exec(line) ?? [];
    if (from !== undefined) targets.set(from, [...(targets.get(from) ?? []), to!]);
  }
  if (targets.size === 0) return `<pre tabindex="0"><code>${escapeMarkup(diagram)}</code></pre>\n`;
  const nameOf = (id: string): string => `<code>${escapeMarkup(labels.get(id) ?? id)}</code>`;
  const items = [...targets].map(([from, to]) => `<li>${nameOf(from)} → ${to.map(nameOf).join(', ')}</li>`);
  return `<ul class="diagram">\n${items.join('\n')}\n</ul>\n`;
}
