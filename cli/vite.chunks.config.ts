import { createHash } from 'node:crypto';
import { parseSync, type Plugin } from 'vite';

/**
 * Turns the ES modules of the bundle into scripts that `start/load-chunks.ts` loads: V8 can cache compiled code of scripts
 * after they have run. Scripts are written in ASCII, which Node decodes faster.
 */
export const scriptChunks: Plugin = {
  name: 'script-chunks',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = toScript(escapeNonAscii(file.code));
  },
};

/**
 * A module of ASCII text as a script: a stamp of its content, and a function that takes what the module may ask for and
 * returns its exports. Chunks may not import each other in a circle, because imported values are copied.
 */
export function toScript(code: string): string {
  const edits = new Map<Node, string>();
  const exported: string[] = [];
  const visit = (node: Node): void => {
    const source = node['source'] as Literal | undefined;
    if (node.type === 'ImportDeclaration') edits.set(node, importText(node));
    else if (node.type === 'ExportNamedDeclaration' && node['declaration'] === null) {
      for (const { local, exported: name } of node['specifiers'] as Specifier[])
        exported.push(`${nameOf(name!)}: ${source ? `${fetchText(source.value)}.` : ''}${nameOf(local)}`);
      edits.set(node, '');
    } else if (node.type === 'ImportExpression' && source!.type === 'Literal' && isChunk(source!.value))
      edits.set(node, `(async () => ${fetchText(source!.value)})()`);
    else if (node.type.startsWith('Export')) throw new Error(`Chunks cannot use ${node.type}.`);
    else {
      if (node.type === 'ImportExpression')
        edits.set({ ...node, end: node.start + 'import'.length }, '$import');
      if (code.startsWith('import.meta', node.start) && node.type === 'MetaProperty') {
        if (!/^\.url\b/.test(code.slice(node.end)))
          throw new Error('Chunks cannot use import.meta but for its url.');
        edits.set({ ...node, end: node.end + '.url'.length }, '$url');
      }
      for (const child of Object.values(node).flat()) if (isNode(child)) visit(child);
    }
  };
  visit(parseSync('chunk.js', code).program as unknown as Node);
  let body = '';
  let at = 0;
  for (const [{ start, end }, text] of [...edits].sort(([a], [b]) => a.start - b.start)) {
    body += code.slice(at, start) + text;
    at = end;
  }
  const script = `(function ($load, $import, $url) { "use strict"; ${body}${code.slice(at)}\nreturn { ${exported.join(', ')} };\n})`;
  return `/*${createHash('sha256').update(script).digest('hex').slice(0, 16)}*/${script}`;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}
interface Literal extends Node {
  readonly value: string;
}
interface Specifier extends Node {
  readonly local: Node;
  readonly imported?: Node;
  readonly exported?: Node;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const nameOf = (node: Node): string => (node['name'] ?? JSON.stringify(node['value'])) as string;

/** `import { a as b } from "./c.js"` becomes `const { a: b } = $load("c.js");` and keeps its lines. */
function importText(node: Node): string {
  const fetched = fetchText((node['source'] as Literal).value);
  const specifiers = node['specifiers'] as Specifier[];
  const whole = specifiers.find(({ type }) => type !== 'ImportSpecifier');
  if (whole) return `const ${nameOf(whole.local)} = ${fetched};`;
  const names = specifiers.map(({ imported, local }) => `${nameOf(imported!)}: ${nameOf(local)}`);
  return `const { ${names.join(', ')} } = ${fetched};`;
}

const isChunk = (specifier: string): boolean => specifier.startsWith('./');

/** A chunk, or else a module of Node: all other packages are part of the bundle. */
const fetchText = (specifier: string): string =>
  isChunk(specifier)
    ? `$load(${JSON.stringify(specifier.slice(2))})`
    : `process.getBuiltinModule(${JSON.stringify(specifier)})`;

/** Other characters stand in texts, regular expressions and comments only, with or without a backslash before them. */
export const escapeNonAscii = (code: string): string =>
  code.replace(/\\[^]|[^\0-\x7f]/g, (character) => {
    const unit = character.charCodeAt(character.length - 1);
    return unit < 0x80 ? character : `\\u${unit.toString(16).padStart(4, '0')}`;
  });
