/** Loads the rule modules of a configuration. Their code runs in this process, with the rights of the user. */
import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Fix } from '../../model/index.js';
import { SEVERITIES, type Issue, type Rule, type Severity } from '../../validator/index.js';
import { failure, type Failure } from '../command/command.js';
import { packagePath } from '../files/package-files.js';
import { escapeControlCharacters, quoteForMessage } from '../terminal/terminal.js';
import type { FoundConfig } from './find-config.js';
import { filesOfModule, versionOfFiles } from './local-imports.js';

export interface HouseRules {
  readonly ok: true;
  readonly rules: readonly Rule[];
  /** The modules and the files that they import. */
  readonly files: readonly string[];
  /** The internal errors of modules so far, one line each. They grow while rules run. */
  readonly faults: readonly string[];
}

/** An error inside a module, which is no wrong usage. */
export interface ModuleFault {
  readonly ok: false;
  readonly fault: string;
}

/** Loads all modules in their order. */
export async function loadHouseRules(
  config: FoundConfig,
  plugins: readonly string[],
): Promise<HouseRules | ModuleFault | Failure> {
  const owner = config.isNamed ? undefined : ownerOf(config.file);
  if (plugins.length > 0 && owner !== undefined && owner !== process.getuid?.())
    return failure(
      `${quoteForMessage(config.file)} belongs to another user, so its plugins are not run. If you trust it, name it: --config ${escapeControlCharacters(config.file)}`,
    );
  const rules: Rule[] = [];
  const files: string[] = [];
  const faults: string[] = [];
  const moduleOfRule = new Map<string, string>();
  for (const plugin of plugins) {
    const path = resolve(dirname(config.file), plugin);
    const name = join(dirname(config.file), plugin);
    if (!existsSync(path)) return failure(`There is no rule module ${quoteForMessage(name)}.`);
    let exported: { readonly rules?: unknown };
    try {
      const url = pathToFileURL(path);
      // With --watch a module is loaded again when it or one of its imports has changed.
      const own = filesOfModule(name);
      files.push(...own);
      url.searchParams.set('changed', versionOfFiles(own));
      exported = (await import(/* @vite-ignore */ url.href)) as { readonly rules?: unknown };
    } catch (error) {
      const missing = describeMissingPackage(error, name, resolve(dirname(config.file)));
      if (missing !== undefined) return failure(missing);
      return { ok: false, fault: `internal error in the rule module ${name}: ${describe(error)}` };
    }
    if (!Array.isArray(exported.rules))
      return failure(`The rule module ${quoteForMessage(name)} does not export a list "rules".`);
    for (const rule of exported.rules as readonly unknown[]) {
      const refusal = whyNotHouseRule(rule);
      if (refusal !== undefined) return failure(`The rule module ${quoteForMessage(name)}: ${refusal}`);
      const { id } = rule as Rule;
      const other = moduleOfRule.get(id);
      if (other !== undefined)
        return failure(`The rule ${id} is in ${quoteForMessage(other)} and in ${quoteForMessage(name)}.`);
      moduleOfRule.set(id, name);
      rules.push(guardRule(rule as Rule, name, faults));
    }
  }
  return { ok: true, rules, files, faults };
}

const ownerOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.uid;

/** Why a module cannot import a package, and what to do; undefined for other errors. */
function describeMissingPackage(error: unknown, name: string, folder: string): string | undefined {
  const { message } = error instanceof Error ? error : { message: '' };
  const [, missing] = /^Cannot find package '((?:@[^/']+\/)?[^/']+)/.exec(message) ?? [];
  if (missing === undefined) return undefined;
  const source = missing === 'lamplighter' ? packagePath('.') : missing;
  const prefix = folder === process.cwd() ? '' : ` --prefix ${shellWord(folder)}`;
  return `The rule module ${quoteForMessage(name)} imports the package ${quoteForMessage(missing)}, which is not installed in its folder or above it. Install it: npm install --save-dev${prefix} ${shellWord(source)}`;
}

const shellWord = (word: string): string =>
  /^[\w./@-]+$/.test(word) ? word : `'${escapeControlCharacters(word).replaceAll("'", "'\\''")}'`;

const describe = (error: unknown): string =>
  escapeControlCharacters(error instanceof Error ? `${error.name}: ${error.message}` : String(error));

/** What only rules of this package have: they know when the others run and what explains them. */
const PRIVATE = [
  'isTotal',
  'partlyNeeds',
  'runsLast',
  'skippedParts',
  'topologyOnly',
] as const satisfies readonly (keyof Rule)[];

/** Why a value is not a rule made with `defineHouseRule`; undefined if it is one. */
function whyNotHouseRule(value: unknown): string | undefined {
  const rule = (typeof value === 'object' && value !== null ? value : {}) as Readonly<
    Record<string, unknown>
  >;
  const { id, severity } = rule;
  if (typeof id !== 'string' || !/^house\/[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    return `the id of a house rule is like "house/named-crossings"; found ${id === undefined ? 'none' : JSON.stringify(id)}.`;
  const missing = ['summary', 'why', 'remedy', 'whenToWaive'].find((name) => typeof rule[name] !== 'string');
  const severities: readonly unknown[] = [
    severity,
    ...(Object.values(Object(rule['severityByProfile']) as object) as unknown[]),
  ];
  const isRule =
    missing === undefined &&
    typeof rule['check'] === 'function' &&
    Array.isArray(rule['games']) &&
    severities.every((each) => SEVERITIES.includes(each as Severity)) &&
    PRIVATE.every((name) => rule[name] === undefined);
  return isRule ? undefined : `the rule ${id} is not made with defineHouseRule of lamplighter/validator.`;
}

/** The rule with errors turned into a finding that names the module, so that a fault in it never passes for a clean board. */
function guardRule(rule: Rule, module: string, faults: string[]): Rule {
  const check = (context: Parameters<Rule['check']>[0]): readonly Issue[] => {
    try {
      const issues = rule.check(context);
      if (issues.every(isIssue)) return issues;
      throw new TypeError('check returned something that is not an issue');
    } catch (error) {
      const fault = `internal error in the rule ${rule.id} of ${module}: ${describe(error)}`;
      faults.push(`${context.board.id}: ${fault}`);
      return [{ entities: ['board'], pointer: '', what: `An ${fault}.`, remedy: 'Correct the rule module.' }];
    }
  };
  return { ...rule, check };
}

type Fields<T> = Readonly<Partial<Record<keyof T, unknown>>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isText = (value: unknown): boolean => typeof value === 'string';
const isListOf = (value: unknown, fits: (each: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(fits);

function isIssue(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { entities, pointer, what, remedy = '', at = [0, 0], fix, fixes = [] } = value as Fields<Issue>;
  return (
    isListOf(entities, isText) &&
    [pointer, what, remedy].every(isText) &&
    isListOf(at, Number.isFinite) &&
    (fix === undefined || isFix(fix)) &&
    isListOf(fixes, isFix)
  );
}

function isFix(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { kind, action, arguments: given, label } = value as Fields<Fix>;
  return (kind === 'ask' || kind === 'safe') && isText(action) && isObject(given) && isText(label);
}
