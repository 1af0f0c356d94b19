/** Loads a configuration with its house rules, and checks the rule ids in it. */
import { pointerOfSteps, suggestSpelling, type ExplainedError } from '../../model/index.js';
import { isLower, RULES, type Profile, type Rule, type RuleConfiguration } from '../../validator/index.js';
import { printParseErrors } from '../boards/read-board.js';
import { EXIT_CODES, type Ending } from '../command/command.js';
import type { Terminal } from '../terminal/terminal.js';
import type { FoundConfig } from './find-config.js';
import { loadHouseRules } from './load-house-rules.js';
import { readConfig } from './read-config.js';
import { locateConfigErrors, type ConfigFile } from './parse-config.js';

/** A configuration that is ready for use. */
export interface Config {
  /** The boards to validate, from the working directory. */
  readonly paths: readonly string[];
  readonly profile?: Profile;
  readonly maxWarnings?: number;
  readonly rules: RuleConfiguration;
  /** The configuration, its modules and what they import, for --watch. */
  readonly files: readonly string[];
  /** The internal errors of house rules so far. */
  readonly faults: readonly string[];
}

export type LoadConfigResult =
  { readonly ok: true; readonly config: Config } | { readonly ok: false; readonly exit: Ending };

/** Loads a configuration. On failure it prints the reason and returns the exit code. */
export async function loadConfig(found: FoundConfig, terminal: Terminal): Promise<LoadConfigResult> {
  const read = readConfig(found.file, terminal);
  if (!read.ok) return read;
  const { config: file, paths } = read;
  const house = await loadHouseRules(found, file.plugins ?? []);
  if (!house.ok) {
    if (!('fault' in house)) return { ok: false, exit: house };
    terminal.writeMessage(`lamplighter: ${house.fault}`);
    return { ok: false, exit: EXIT_CODES.fault };
  }
  const errors = checkRuleSettings(file, [...RULES, ...house.rules]);
  if (errors.length > 0) {
    printParseErrors(found.file, locateConfigErrors(read.text, errors), terminal);
    return { ok: false, exit: EXIT_CODES.usage };
  }
  const settings = Object.entries(file.rules ?? {});
  return {
    ok: true,
    config: {
      paths,
      ...(file.profile && { profile: file.profile }),
      ...(file.maxWarnings !== undefined && { maxWarnings: file.maxWarnings }),
      rules: {
        severities: Object.fromEntries(
          settings.flatMap(([id, setting]) => (typeof setting === 'string' ? [[id, setting]] : [])),
        ),
        off: Object.fromEntries(
          settings.flatMap(([id, setting]) => (typeof setting === 'string' ? [] : [[id, setting.off]])),
        ),
        houseRules: house.rules,
      },
      files: [found.file, ...house.files],
      faults: house.faults,
    },
  };
}

/** Settings of rules that do not exist, or that cannot be changed so. */
function checkRuleSettings({ rules = {} }: ConfigFile, known: readonly Rule[]): readonly ExplainedError[] {
  return Object.entries(rules).flatMap(([id, setting]) => {
    const rule = known.find((each) => each.id === id);
    const message = rule === undefined ? describeUnknownRule(id, known) : whyNotSettable(rule, setting);
    if (message === undefined) return [];
    const pointer = `/rules${pointerOfSteps([id])}`;
    return [{ code: 'config/rule', pointer, at: 'key' as const, message }];
  });
}

function describeUnknownRule(id: string, known: readonly Rule[]): string {
  if (id.startsWith('schema/'))
    return `${id} is not a rule that can be set: a file without the form of a board is always an error.`;
  const near = suggestSpelling(
    id,
    known.map((rule) => rule.id),
  );
  return `There is no rule "${id}".${near === undefined ? ' "lamplighter rules" lists them.' : ` Did you mean "${near}"?`}`;
}

function whyNotSettable(rule: Rule, setting: NonNullable<ConfigFile['rules']>[string]): string | undefined {
  if (rule.waivable !== false) return undefined;
  if (typeof setting === 'string' && !isLower(setting, rule)) return undefined;
  return `${rule.id} cannot be ${typeof setting === 'string' ? 'lowered' : 'turned off'}, because it can never be waived. ${rule.whenToWaive}`;
}
