/** `lamplighter vectors`: checks the conformance vectors, or another program against them. */
import { EXIT_CODES, type Command, type Ending, type Arguments, failure } from '../../command/command.js';
import { writeOutput, OUTPUT_OPTION, checkOutputFile } from '../../files/output.js';
import { quoteForMessage, escapeControlCharacters, type Terminal } from '../../terminal/terminal.js';
import { parseChoice } from '../../command/usage-errors.js';
import type { CheckedVector } from './compare-answer.js';

const FORMATS = ['table', 'junit', 'json'] as const;
const LEVELS = ['derive', 'move', 'full'] as const;

export const vectorsCommand: Command = {
  name: 'vectors',
  summary: 'Check the conformance vectors, or another program against them',
  usage: '[folder] [--check | --against COMMAND] [--level LEVEL] [--format FORMAT] [-o FILE]',
  description: `With --check the reference engine answers every vector of the folder, and every difference is printed.
With --against another program answers: it is started by the shell, gets JSON lines as docs/vectors.md describes,
and is checked rule by rule. A question that it answers with the error "unsupported" is passed over; with
--level it claims all questions up to that level, and a question passed over counts as a difference.
With neither, the vectors and all boards they need are written to the folder, for use elsewhere.
Without a folder, the vectors of this package are used.`,
  operands: { least: 0, most: 1 },
  options: {
    '--check': 'Check the vectors with the reference engine',
    '--against COMMAND': 'The program to check, such as "python3 mine.py"',
    '--level LEVEL': `All vectors up to the level ${LEVELS.join(', ')}, and only those`,
    '--timeout SECONDS': 'Time limit for one answer; default 10',
    '--format FORMAT': `${FORMATS.join(', ')}; default table`,
    ...OUTPUT_OPTION,
  },
  examples: {
    'lamplighter vectors --check': 'Does the engine still agree with the vectors?',
    'lamplighter vectors --against "python3 docs/examples/consumers/walks.py"':
      'Does this program find Jack’s moves?',
    'lamplighter vectors --against ./mine --level full --format junit -o vectors.xml':
      'Does a program follow all rules? As JUnit for CI.',
    'lamplighter vectors my-vectors': 'Write all vectors to a folder.',
  },
  async run({ operands, options }, terminal) {
    const format = parseChoice(FORMATS, options.get('format') ?? 'table', '--format');
    if (!format.ok) return format;
    const level = parseChoice(LEVELS, options.get('level') ?? 'full', '--level');
    if (!level.ok) return level;
    const limit = Number(options.get('timeout') ?? '10');
    if (!(limit > 0 && limit <= 3600))
      return failure('--timeout must be a number of seconds, more than 0 and at most 3600.');
    const command = options.get('against');
    if (options.has('check') && command !== undefined) return failure('Give --check or --against, not both.');
    const [folder] = operands;
    const { SHIPPED_VECTORS_FOLDER, readVectors } = await import('./read-vectors.js');
    if (!options.has('check') && command === undefined) {
      if (folder === undefined)
        return failure('Name a folder to write the vectors into, or give --check or --against.');
      const { writeVectors } = await import('./write-vectors.js');
      return writeVectors(SHIPPED_VECTORS_FOLDER, folder, terminal);
    }
    const refusal = checkOutputFile(options.get('output'), []);
    if (refusal !== undefined) return failure(refusal);
    const read = readVectors(folder ?? SHIPPED_VECTORS_FOLDER);
    if (read === undefined)
      return failure(
        `There are no vectors in ${quoteForMessage(folder ?? SHIPPED_VECTORS_FOLDER)}. They lie in its folders lfw, wm and mj.`,
      );
    const { openVectorBoards } = await import('./vector-boards.js');
    const { checkWithExternalEngine, checkWithReferenceEngine } = await import('./check-vectors.js');
    const boards = openVectorBoards(folder ?? SHIPPED_VECTORS_FOLDER);
    for (const { file, message } of [...read.bad, ...boards.bad])
      terminal.writeMessage(escapeControlCharacters(`${file}: ${message}`));
    const asked = read.vectors.filter(
      (vector) => LEVELS.indexOf(vector.level) <= LEVELS.indexOf(level.value),
    );
    let done = 0;
    const reported = (checked: CheckedVector): void => {
      terminal.showProgress(`${++done} of ${asked.length} …`);
      if ('message' in checked.verdict)
        terminal.writeMessage(
          `${checked.vector.id}: ${escapeControlCharacters(checked.verdict.message)}\n    ${escapeControlCharacters(checked.vector.note)}`,
        );
    };
    try {
      const checked =
        command === undefined
          ? asked.map((vector) => {
              const each = { vector, verdict: checkWithReferenceEngine(vector, boards) };
              reported(each);
              return each;
            })
          : await checkWithExternalEngine(command, asked, boards, limit * 1000, reported);
      const isBad = read.bad.length + boards.bad.length > 0;
      return await report(checked, format.value, options, isBad, terminal);
    } finally {
      boards.close();
    }
  },
};

async function report(
  checked: readonly CheckedVector[],
  format: (typeof FORMATS)[number],
  options: Arguments['options'],
  isBad: boolean,
  terminal: Terminal,
): Promise<Ending> {
  const { formatJunit, formatTallyTable, tallyByRule } = await import('./vector-reports.js');
  const tallies = tallyByRule(checked);
  const count = (is: CheckedVector['verdict']['is']): number =>
    checked.filter(({ verdict }) => verdict.is === is).length;
  const texts = {
    table: () => formatTallyTable(tallies),
    junit: () => formatJunit(checked, options.get('against') ?? 'lamplighter'),
    json: () =>
      `${JSON.stringify({ rules: tallies, vectors: checked.map(({ vector, verdict }) => ({ id: vector.id, ...verdict })) }, null, 2)}\n`,
  };
  const delivered = await writeOutput(texts[format](), options.get('output'), terminal);
  if (delivered !== EXIT_CODES.clean) return delivered;
  const [agree, differ, passed] = [count('agrees'), count('differs') + count('broken'), count('passed over')];
  terminal.writeMessage(
    `${checked.length} vectors: ${agree} agree, ${differ} differ, ${passed} passed over.`,
  );
  const isShort = options.has('level') && passed > 0;
  if (isShort)
    terminal.writeMessage(
      '--level claims all vectors of that level, so vectors passed over count as differences.',
    );
  if (agree === 0 && differ === 0) terminal.writeMessage('No vector was answered.');
  return differ > 0 || isBad || isShort || agree === 0 ? EXIT_CODES.findings : EXIT_CODES.clean;
}
