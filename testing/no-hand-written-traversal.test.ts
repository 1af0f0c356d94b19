/** The validator asks graphs with graphology: a search through a graph that is written by hand is refused. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');
const sources = readdirSync(join(root, 'validator'), { recursive: true, encoding: 'utf8' })
  .map((file) => `validator/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

/** Functions of the model that search packed arrays or callbacks. */
const SEARCHES = [
  'countStepsFrom',
  'connectedParts',
  'createMarkedNodeSearch',
  'fillStepCounts',
  'neighboursIn',
];

/** What in a file searches a graph by hand: a loop over a list, set or map that grows in the loop, or a search of the model. */
function findTraversals(text: string): string[] {
  const file = ts.createSourceFile('file.ts', text, ts.ScriptTarget.ES2023, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && SEARCHES.includes(node.text)) found.push(node.text);
    if (ts.isForOfStatement(node) && ts.isIdentifier(node.expression))
      if (grows(node.statement, node.expression.text, ['add', 'set', 'push'])) found.push(node.getText());
    if (ts.isWhileStatement(node) || ts.isForStatement(node))
      for (const name of namesTakenFrom(node))
        if (grows(node.statement, name, ['push', 'unshift'])) found.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Whether something is added to a collection inside a node. */
function grows(node: ts.Node, name: string, methods: readonly string[]): boolean {
  const isAdding =
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.expression.getText() === name &&
    methods.includes(node.expression.name.text);
  return isAdding || (ts.forEachChild(node, (child) => grows(child, name, methods) || undefined) ?? false);
}

/** The lists that a loop takes entries from. */
function namesTakenFrom(loop: ts.Node): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      ['pop', 'shift'].includes(node.expression.name.text)
    )
      names.push(node.expression.expression.getText());
    ts.forEachChild(node, visit);
  };
  visit(loop);
  return names;
}

test.each([
  'for (const node of seen) for (const next of neighbours(node)) seen.add(next);',
  'for (const [node, steps] of reached) reached.set(next(node), steps + 1);',
  'while (queue.length > 0) { const node = queue.shift(); queue.push(next(node)); }',
  'for (let node = stack.pop(); node !== undefined; node = stack.pop()) stack.push(next(node));',
  "import { connectedParts } from '../model/index.js';",
])('%s is a traversal', (text) => {
  expect(findTraversals(text)).not.toEqual([]);
});

test.each([
  'for (const node of nodes) found.add(node);',
  'while (i < list.length) other.push(list[i++]);',
  'bfs(graph, (node) => parts.push(node));',
])('%s is none', (text) => {
  expect(findTraversals(text)).toEqual([]);
});

test.each(sources)('%s has none', (file) => {
  expect(findTraversals(readFileSync(join(root, file), 'utf8'))).toEqual([]);
});

test('the layers whose questions are about graphs use the graph', () => {
  for (const layer of ['street', 'topology', 'block', 'water', 'sector', 'hex', 'play']) {
    const rules = sources.filter((file) => file.startsWith(`validator/rules/${layer}/`));
    const users = rules.filter((file) => /\bgraph\b|Graph\(/.test(readFileSync(join(root, file), 'utf8')));
    expect([layer, users.length > 0]).toEqual([layer, true]);
  }
});
