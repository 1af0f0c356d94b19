/** `lamplighter detect`: suggests what is on a board from a picture of it. */
import { existsSync, statSync } from 'node:fs';
import { parse } from 'node:path';
import { GAMES } from '../../../model/index.js';
import { describeMissingPath } from '../../boards/find-boards.js';
import {
  type Arguments,
  type Command,
  EXIT_CODES,
  type Ending,
  failure,
  type Result,
} from '../../command/command.js';
import { parseChoice } from '../../command/usage-errors.js';
import { checkOutputFile, writeOutput, writeOutputFiles } from '../../files/output.js';
import { quoteForMessage, type Terminal } from '../../terminal/terminal.js';
import type { DetectionRequest } from './detect-in-file.js';
import { isLikeCorner, parseCorners } from './parse-corners.js';

export const detectCommand: Command = {
  name: 'detect',
  summary: 'Suggest what is on a board from a picture of it',
  usage: `<picture> --game ${GAMES.join('|')} [--count N] [--corners X,Y X,Y X,Y X,Y] [-o FILE | --board FILE] [--overlay FILE]`,
  description: `Reads a JPEG, PNG or WebP of a board, by the library sharp ("npm install sharp"), and looks for circles with their
numbers, crossings and streets. Every suggestion has a position in pixels and a confidence from 0 to 1; nothing is
certain until a person has looked at it. schemas/suggestions.schema.json describes the result.
--board writes what is sure enough as a draft of a board, to be finished in the editor. --overlay shows all suggestions
on the picture: green ones are safe, orange ones likely, red ones doubtful.
A photograph from one side is read better with --corners, the corners of the board in the picture, clockwise from its
top left. With --count the numbers help each other: each from 1 to N is on the board once.
A picture that is too small or too blurred gives fewer suggestions and a sentence that says why. docs/detect.md explains
how to take a good one.`,
  operands: { least: 1, most: 4 },
  options: {
    '--game GAME': `The game of the board: ${GAMES.join(', ')}`,
    '--count N': 'How many circles the board has, numbered from 1 to N',
    '--corners X,Y…': 'The four corners of the board in the picture, in pixels',
    '-o, --output FILE': 'Write the suggestions to this file instead of stdout',
    '--board FILE': 'Write a draft of the board',
    '--min-confidence SHARE': 'With --board: the least confidence, from 0 to 1 (default 0.95)',
    '--overlay FILE': 'Write a PNG of the picture with the suggestions on it',
  },
  examples: {
    'lamplighter detect photo.jpg --game lfw -o suggestions.json': 'Everything that was found, as JSON.',
    'lamplighter detect photo.jpg --game lfw --count 195 --board draft.json':
      'A draft of a board of Letters from Whitechapel, for "lamplighter edit draft.json".',
    'lamplighter detect photo.jpg --game wm --corners 210,180 3890,150 3960,2710 160,2760 --board draft.json':
      'The same from a photograph that was taken from one side.',
    'lamplighter detect photo.jpg --game wm --overlay look.png > suggestions.json':
      'A picture that shows what was found.',
  },
  async run(given, terminal) {
    const request = requestOf(given);
    if (!request.ok) return request;
    const { value } = request;
    const { detectInFile } = await import('./detect-in-file.js');
    const detected = await detectInFile(value, terminal);
    if (!detected.ok) return refuse(detected.message, terminal);
    const { suggestions, board, overlay } = detected.value;
    const files = [
      ...(value.output === undefined ? [] : [[value.output, suggestions] as const]),
      ...(board === undefined ? [] : [[value.board!, board] as const]),
      ...(overlay === undefined ? [] : [[value.overlay!, overlay] as const]),
    ];
    const exit = files.length === 0 ? EXIT_CODES.clean : await writeOutputFiles(files, terminal);
    const isPrinted = value.output === undefined && value.board === undefined;
    return exit === EXIT_CODES.clean && isPrinted ? writeOutput(suggestions, undefined, terminal) : exit;
  },
};

/** The usage was right, so no help is offered. */
function refuse(message: string, terminal: Terminal): Ending {
  terminal.writeMessage(`${terminal.paintMessage('red', 'lamplighter detect')}: ${message}`);
  return EXIT_CODES.usage;
}

function requestOf({ operands, options, repeated }: Arguments): Result<DetectionRequest> {
  const given = repeated.get('corners');
  // `--corners 1,2 3,4 5,6 7,8` without quotes: the last three are operands.
  const isMore = (word: string): boolean => given !== undefined && isLikeCorner(word) && !existsSync(word);
  const [file, another] = operands.filter((word) => !isMore(word));
  if (file === undefined) return failure('<picture> is missing.');
  if (another !== undefined) return failure(`${quoteForMessage(another)} is one argument too many.`);
  const corners = given && parseCorners([...given, ...operands.filter(isMore)]);
  if (corners?.ok === false) return corners;
  const game = parseChoice(GAMES, options.get('game'), '--game');
  if (!game.ok) return game;
  const count = numberOption(options, 'count', /^[1-9]\d{0,3}$/, 'a whole number from 1 to 9999');
  if (!count.ok) return count;
  if (count.value !== undefined && game.value === 'mj')
    return failure('--count is a number of circles, and the board of Mr Jack has none.');
  const least = numberOption(options, 'min-confidence', /^(0|1|0?\.\d{1,6}|1\.0+)$/, 'a number from 0 to 1');
  if (!least.ok) return least;
  if (least.value !== undefined && !options.has('board'))
    return failure('--min-confidence works only with --board; -o always has all suggestions.');
  if (!existsSync(file)) return failure(describeMissingPath(file));
  if (statSync(file).isDirectory())
    return failure(`${quoteForMessage(file)} is a folder. Name a picture, such as photo.jpg.`);
  const outputs = ['output', 'board', 'overlay'].flatMap((name) => options.get(name) ?? []);
  const refusal = checkOutputs(file, outputs, options.get('overlay'));
  if (refusal !== undefined) return failure(refusal);
  return {
    ok: true,
    value: {
      file,
      name: parse(file).name,
      game: game.value,
      count: count.value,
      corners: corners?.value,
      minConfidence: least.value,
      output: options.get('output'),
      board: options.get('board'),
      overlay: options.get('overlay'),
    },
  };
}

/** Why the results cannot be written, checked before any work. */
function checkOutputs(file: string, outputs: readonly string[], overlay?: string): string | undefined {
  if (outputs.includes('-')) return 'Name a file; without -o and --board the suggestions go to stdout.';
  if (new Set(outputs).size < outputs.length) return 'Two results cannot be written to the same file.';
  if (overlay !== undefined && !/\.png$/i.test(overlay))
    return `--overlay writes a PNG. Name a file that ends in .png; found ${quoteForMessage(overlay)}.`;
  return outputs.map((output) => checkOutputFile(output, [file])).find((each) => each !== undefined);
}

function numberOption(
  options: Arguments['options'],
  name: string,
  pattern: RegExp,
  expected: string,
): Result<number | undefined> {
  const given = options.get(name);
  if (given === undefined) return { ok: true, value: undefined };
  return pattern.test(given)
    ? { ok: true, value: Number(given) }
    : failure(`--${name} must be ${expected}; found ${quoteForMessage(given)}.`);
}
