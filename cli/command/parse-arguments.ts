/** Parses a command's arguments. Written by hand, so that a mistyped option gets a suggestion. */
import { suggestSpelling } from '../../model/index.js';
import type { Arguments, Command, Option } from './command.js';
import { quote } from '../terminal/terminal.js';

export type ParsedArguments =
  { readonly ok: true; readonly given: Arguments } | { readonly ok: false; readonly message: string };

type Syntax = Pick<Command, 'operands' | 'options' | 'usage'>;

/** Reads `--name value`, `--name=value`, `-o value`, `-ovalue`. Everything after `--` is an operand, and so is `-`. */
export function parseArguments(words: readonly string[], syntax: Syntax): ParsedArguments {
  const operands: string[] = [];
  const options = new Map<string, string>();
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    if (word === '--') {
      operands.push(...words.slice(i + 1));
      break;
    }
    if (!word.startsWith('-') || word === '-') {
      operands.push(word);
      continue;
    }
    const { written, name, attached } = split(word, syntax.options);
    const option = name === undefined ? undefined : syntax.options[name];
    if (name === undefined || option === undefined) return wrong(unknownOption(written, syntax.options));
    if (options.has(name)) return wrong(`The option ${written} is given twice.`);
    if (option.valueName === undefined && attached !== undefined)
      return wrong(`The option ${written} takes no value, but ${quote(attached)} is given.`);
    const value = option.valueName === undefined ? '' : (attached ?? words[++i]);
    if (option.valueName !== undefined && (value === undefined || value === ''))
      return wrong(`The option ${written} needs a value: ${written} ${option.valueName}.`);
    options.set(name, value!);
  }
  const { least, most } = syntax.operands;
  if (operands.length < least) {
    const missing = syntax.usage.match(/<[^>]+>/g)?.[operands.length] ?? 'An argument';
    return wrong(`${missing} is missing.`);
  }
  if (operands.length > most) return wrong(`${quote(operands[most]!)} is one argument too many.`);
  return { ok: true, given: { operands, options } };
}

const wrong = (message: string): ParsedArguments => ({ ok: false, message });

interface Split {
  readonly written: string;
  readonly name?: string | undefined;
  readonly attached?: string | undefined;
}

function split(word: string, options: Readonly<Record<string, Option>>): Split {
  if (word.startsWith('--')) {
    const equals = word.indexOf('=');
    const name = equals < 0 ? word.slice(2) : word.slice(2, equals);
    return {
      written: `--${name}`,
      name: Object.hasOwn(options, name) ? name : undefined,
      attached: equals < 0 ? undefined : word.slice(equals + 1),
    };
  }
  const letter = word.charAt(1);
  const name = Object.keys(options).find((each) => options[each]!.short === letter);
  // `-check` is a long option with a dash missing, not `-c` with a value.
  if (name === undefined) return { written: word };
  return { written: `-${letter}`, name, attached: word.length > 2 ? word.slice(2) : undefined };
}

function unknownOption(written: string, options: Readonly<Record<string, Option>>): string {
  const known = [...Object.keys(options), 'help'];
  const near = suggestSpelling(written.replace(/^-+/, ''), known);
  const hint =
    near === undefined
      ? `Options are ${known.map((name) => `--${name}`).join(', ')}.`
      : `Did you mean --${near}?`;
  return `There is no option ${quote(written)}. ${hint}`;
}
