import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseArguments } from './parse-arguments.js';

const syntax = {
  usage: '<board> [node] [--check] [-o FILE]',
  operands: { least: 1, most: 2 },
  options: {
    '--check': 'a switch',
    '-o, --output FILE': 'a value',
    '--theme THEME': 'a value',
  },
};

describe('arguments that are right', () => {
  test.each<[string[], string[], Record<string, string>]>([
    [['a'], ['a'], {}],
    [['a', 'b', '--check'], ['a', 'b'], { check: '' }],
    [['--check', 'a'], ['a'], { check: '' }],
    [['a', '-o', 'f'], ['a'], { output: 'f' }],
    [['a', '-of'], ['a'], { output: 'f' }],
    [['a', '--output', 'f'], ['a'], { output: 'f' }],
    [['a', '--output=f=g'], ['a'], { output: 'f=g' }],
    [['a', '--output', '-'], ['a'], { output: '-' }],
    [['a', '-'], ['a', '-'], {}],
    [['--check', '--', '--check', '-o'], ['--check', '-o'], { check: '' }],
  ])('%j', (words, operands, options) => {
    const parsed = parseArguments(words, syntax);
    expect(parsed).toMatchObject({ ok: true, value: { operands } });
    expect(parsed.ok && Object.fromEntries(parsed.value.options)).toEqual(options);
  });
});

test('an option with … may be given several times', () => {
  const several = { ...syntax, options: { ...syntax.options, '--report FORMAT=FILE…': 'a list' } };
  const parsed = parseArguments(['a', '--report', 'x=1', '--report=y=2', '--check'], several);
  expect(parsed.ok && Object.fromEntries(parsed.value.repeated)).toEqual({ report: ['x=1', 'y=2'] });
  expect(parsed.ok && Object.fromEntries(parsed.value.options)).toEqual({ check: '' });
  expect(parseArguments(['a', '--report'], several)).toMatchObject({
    message: 'The option --report needs a value: --report FORMAT=FILE.',
  });
});

describe('arguments that are wrong', () => {
  test.each<[string[], string]>([
    [[], '<board> is missing.'],
    [['a', 'b', 'c'], '"c" is one argument too many.'],
    [['a', '--chek'], 'There is no option "--chek". Did you mean --check?'],
    [['a', '-check'], 'There is no option "-check". Did you mean --check?'],
    [['a', '--zzzzzzzz'], 'There is no option "--zzzzzzzz". Options are --check, --output, --theme, --help.'],
    [['a', '-z'], 'There is no option "-z". Options are --check, --output, --theme, --help.'],
    [
      ['a', '--constructor'],
      'There is no option "--constructor". Options are --check, --output, --theme, --help.',
    ],
    [['a', '--check=yes'], 'The option --check takes no value, but "yes" is given.'],
    [['a', '-o'], 'The option -o needs a value: -o FILE.'],
    [['a', '--theme='], 'The option --theme needs a value: --theme THEME.'],
    [['a', '-o', 'f', '--output', 'g'], 'The option --output is given twice.'],
    [
      ['a', '--\u001b[31m'],
      'There is no option "--\\u001b[31m". Options are --check, --output, --theme, --help.',
    ],
  ])('%j', (words, message) => {
    expect(parseArguments(words, syntax)).toEqual({ ok: false, message });
  });
});

test('whatever is given, it is understood or refused, and operands are never lost', () => {
  const word = fc.oneof(
    fc.string(),
    fc.constantFrom('-', '--', '-o', '-of', '--check', '--output=f', '--theme', 'a', '--check=', '-'),
  );
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const parsed = parseArguments(words, { ...syntax, operands: { least: 0, most: Infinity } });
      if (!parsed.ok) return parsed.message !== '';
      return parsed.value.operands.every((each) => words.includes(each));
    }),
  );
});
