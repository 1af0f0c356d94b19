/**
 * Measures one click of the circle tool until the new board is in the history: in how many files functions run, and how deep
 * the calls are. Run it with `npx tsx testing/measure-click-path.ts`; `--list` names the files.
 *
 * The sources are transpiled into a temporary folder with a counter in every function. The DOM is left out: the click begins as
 * a gesture. Functions of one expression that V8 would inline count like all others.
 */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import type * as Tools from '../editor/tools/index.js';
import type * as Model from '../model/index.js';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = ['editor/document', 'editor/tools', 'model', 'validator', 'exchange', 'schemas'];

interface Counter {
  readonly files: Set<string>;
  depth: number;
  deepest: number;
  isOn: boolean;
}

const counter: Counter = { files: new Set(), depth: 0, deepest: 0, isOn: false };
Object.assign(globalThis, {
  __enter: (file: string) => {
    if (!counter.isOn) return;
    counter.files.add(file);
    counter.deepest = Math.max(counter.deepest, ++counter.depth);
  },
  __exit: () => {
    if (counter.isOn) counter.depth--;
  },
});

/** The source with a call at the beginning and at the end of every function, method and getter. */
function instrument(file: string, source: string): string {
  const inserted: [at: number, text: string][] = [];
  const visit = (node: ts.Node): void => {
    // A generator runs when it is asked for values, not when it is called.
    if (ts.isFunctionLike(node) && 'body' in node && !('asteriskToken' in node && node.asteriskToken)) {
      const body = node.body;
      if (body !== undefined && !ts.isConstructorDeclaration(node)) {
        const [open, close] = ts.isBlock(body) ? ['', ''] : ['return (', ')'];
        inserted.push([body.getStart(), `{ __enter(${JSON.stringify(file)}); try { ${open}`]);
        inserted.push([body.end, `${close} } finally { __exit(); } }`]);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.ES2023, true));
  // A body may end where the one around it ends; the inner one comes later in this list and must be closed first.
  const ordered = inserted
    .map(([at, text], order) => ({ at, text, order }))
    .sort((a, b) => b.at - a.at || a.order - b.order);
  return ordered.reduce((text, { at, text: more }) => text.slice(0, at) + more + text.slice(at), source);
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
};

function build(to: string): void {
  for (const folder of FOLDERS)
    for (const path of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      const file = join(folder, path);
      const target = join(to, file);
      if (!/\.(ts|js|json)$/.test(path) || path.endsWith('.test.ts')) continue;
      mkdirSync(dirname(target), { recursive: true });
      if (!path.endsWith('.ts') || path.endsWith('.d.ts')) {
        cpSync(join(ROOT, file), target);
        continue;
      }
      const source = instrument(file, readFileSync(join(ROOT, file), 'utf8'));
      const { outputText } = ts.transpileModule(source, { compilerOptions: OPTIONS });
      writeFileSync(target.replace(/\.ts$/, '.js'), outputText);
    }
  writeFileSync(join(to, 'package.json'), '{ "type": "module" }');
  symlinkSync(join(ROOT, 'node_modules'), join(to, 'node_modules'));
}

const folder = mkdtempSync(join(tmpdir(), 'click-path-'));
try {
  build(folder);
  const load = async <T>(path: string): Promise<T> =>
    (await import(pathToFileURL(join(folder, path)).href)) as T;
  const tools = await load<typeof Tools>('editor/tools/index.js');
  const model = await load<typeof Model>('model/index.js');
  const parsed = model.parseBoard(readFileSync(join(ROOT, 'boards/whitechapel/board.json'), 'utf8'));
  if (!parsed.ok) throw new Error('The board cannot be parsed.');
  const viewport = { unitsPerPixel: 2, coarse: false, centre: [5000, 3500], rotation: 0 } as const;
  const [street] = model.isStreetBoard(parsed.board) ? parsed.board.streets : [];
  const ends = street!.between.map((id) => tools.findPlacedNode(parsed.board, id)!.at);
  const middle = [0, 1].map((axis) => (ends[0]![axis]! + ends[1]![axis]!) / 2) as unknown as readonly [
    number,
    number,
  ];
  for (const [where, at] of [
    ['on empty ground', [-300, -300]],
    ['into a street', middle],
  ] as const) {
    const before = tools.switchTool(tools.openEditorState(parsed.board), 'circle');
    const hovered = tools.handleGesture(before, { type: 'hover', at }, viewport);
    Object.assign(counter, { files: new Set<string>(), depth: 0, deepest: 0, isOn: true });
    const after = tools.handleGesture(hovered, { type: 'click', at }, viewport);
    counter.isOn = false;
    if (after.history === before.history) throw new Error(`The click ${where} made no step.`);
    console.log(`A click ${where}: functions in ${counter.files.size} files, call depth ${counter.deepest}.`);
    if (process.argv.includes('--list')) console.log([...counter.files].sort().join('\n'));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
