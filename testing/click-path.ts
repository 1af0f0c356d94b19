/**
 * Measures one click of the circle tool until the new board is in the history: in how many files functions run, and how deep
 * the calls are. Run it with `npx tsx testing/click-path.ts`; `--list` names the files.
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
import { dirname, join, relative } from 'node:path';
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

/** Every function, method and getter of a file with a call at its beginning and at its end. */
const instrument =
  (file: string): ts.TransformerFactory<ts.SourceFile> =>
  (context) => {
    const { factory } = context;
    const call = (name: string, ...values: readonly ts.Expression[]): ts.Statement =>
      factory.createExpressionStatement(
        factory.createCallExpression(factory.createIdentifier(name), undefined, values),
      );
    const counted = (body: ts.ConciseBody): ts.Block => {
      const statements = ts.isBlock(body) ? body.statements : [factory.createReturnStatement(body)];
      const guarded = factory.createTryStatement(
        factory.createBlock(statements, true),
        undefined,
        factory.createBlock([call('__exit')]),
      );
      return factory.createBlock([call('__enter', factory.createStringLiteral(file)), guarded], true);
    };
    const visit = (node: ts.Node): ts.Node => {
      const each = ts.visitEachChild(node, visit, context);
      if (ts.isArrowFunction(each))
        return factory.updateArrowFunction(
          each,
          each.modifiers,
          each.typeParameters,
          each.parameters,
          each.type,
          each.equalsGreaterThanToken,
          counted(each.body),
        );
      // A generator runs when it is asked for values, not when it is called.
      if ((ts.isFunctionDeclaration(each) || ts.isFunctionExpression(each)) && each.asteriskToken)
        return each;
      if (ts.isFunctionDeclaration(each) && each.body)
        return factory.updateFunctionDeclaration(
          each,
          each.modifiers,
          undefined,
          each.name,
          each.typeParameters,
          each.parameters,
          each.type,
          counted(each.body),
        );
      if (ts.isFunctionExpression(each))
        return factory.updateFunctionExpression(
          each,
          each.modifiers,
          undefined,
          each.name,
          each.typeParameters,
          each.parameters,
          each.type,
          counted(each.body),
        );
      if (ts.isMethodDeclaration(each) && each.body && !each.asteriskToken)
        return factory.updateMethodDeclaration(
          each,
          each.modifiers,
          undefined,
          each.name,
          each.questionToken,
          each.typeParameters,
          each.parameters,
          each.type,
          counted(each.body),
        );
      if (ts.isGetAccessorDeclaration(each) && each.body)
        return factory.updateGetAccessorDeclaration(
          each,
          each.modifiers,
          each.name,
          each.parameters,
          each.type,
          counted(each.body),
        );
      return each;
    };
    return (source) => ts.visitEachChild(source, visit, context);
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
      const { outputText } = ts.transpileModule(readFileSync(join(ROOT, file), 'utf8'), {
        compilerOptions: {
          target: ts.ScriptTarget.ES2023,
          module: ts.ModuleKind.ESNext,
          verbatimModuleSyntax: true,
        },
        transformers: { before: [instrument(relative('.', file))] },
      });
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
