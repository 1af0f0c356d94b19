/** Parses a command's arguments. Written by hand, so that a mistyped option gets a suggestion. */
import { suggestSpelling } from '../../model/index.js';
import { type Arguments, type Command, type OptionDescriptions, failure, type Result } from './command.js';
import { quoteForMessage } from '../terminal/terminal.js';

type Syntax = Pick<Command, 'operands' | 'options' | 'usage'>;

/** Reads `--name value`, `--name=value`, `-o value`, `-ovalue`. Everything after `--` is an operand, and so is `-`. */
export function parseArguments(words: readonly string[], syntax: Syntax): Result<Arguments> {
  const known = parseOptions(syntax.options);
  const operands: string[] = [];
  const options = new Map<string, string>();
  const repeated = new Map<string, string[]>();
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
    const { written, option, attached } = split(word, known);
    if (option === undefined) return failure(unknownOption(written, known));
    const { name, valueName, isRepeatable } = option;
    if (options.has(name)) return failure(`The option ${written} is given twice.`);
    if (valueName === undefined && attached !== undefined)
      return failure(`The option ${written} takes no value, but ${quoteForMessage(attached)} is given.`);
    const value = valueName === undefined ? '' : (attached ?? words[++i]);
    if (valueName !== undefined && (value === undefined || value === ''))
      return failure(`The option ${written} needs a value: ${written} ${valueName}.`);
    if (isRepeatable) repeated.set(name, [...(repeated.get(name) ?? []), value!]);
    else options.set(name, value!);
  }
  const { least, most } = syntax.operands;
  if (operands.length < least) {
    const missing = syntax.usage.match(/<[^>]+>/g)?.[operands.length] ?? 'An argument';
    return failure(`${missing} is missing.`);
  }
  if (operands.length > most) return failure(`${quoteForMessage(operands[most]!)} is one argument too many.`);
  return { ok: true, value: { operands, options, repeated } };
}

interface Option {
  readonly name: string;
  /** One letter, without the dash. */
  readonly short: string | undefined;
  /** The placeholder for its value, such as FILE; a switch has none. */
  readonly valueName: string | undefined;
  readonly isRepeatable: boolean;
}

const parseOptions = (options: OptionDescriptions): readonly Option[] =>
  Object.keys(options).map((written) => {
    const [, short, name, valueName, mark] = /^(?:-(\w), )?--([\w-]+)(?: ([^…]+)(…)?)?$/.exec(written)!;
    return { name: name!, short, valueName, isRepeatable: mark !== undefined };
  });

interface Split {
  readonly written: string;
  readonly option?: Option | undefined;
  readonly attached?: string | undefined;
}

function split(word: string, known: readonly Option[]): Split {
  if (word.startsWith('--')) {
    const equals = word.indexOf('=');
    const name = equals < 0 ? word.slice(2) : word.slice(2, equals);
    const option = known.find((each) => each.name === name);
    return { written: `--${name}`, option, attached: equals < 0 ? undefined : word.slice(equals + 1) };
  }
  const letter = word.charAt(1);
  const option = known.find(({ short }) => short === letter);
  // `-check` is a long option with a dash missing, not `-c` with a value.
  if (option === undefined) return { written: word };
  return { written: `-${letter}`, option, attached: word.length > 2 ? word.slice(2) : undefined };
}

function unknownOption(written: string, options: readonly Option[]): string {
  const known = [...options.map(({ name }) => name), 'help'];
  const near = suggestSpelling(written.replace(/^-+/, ''), known);
  const hint =
    near === undefined
      ? `Options are ${known.map((name) => `--${name}`).join(', ')}.`
      : `Did you mean --${near}?`;
  return `There is no option ${quoteForMessage(written)}. ${hint}`;
}
