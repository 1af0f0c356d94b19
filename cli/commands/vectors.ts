/** `lamplighter vectors`: the conformance vectors, checked again or put to another program. */
import type { Arguments } from '../arguments.js';
import { EXIT, type Command, type ExitCode } from '../command.js';
import { deliver, OUTPUT, refusalOfOutput } from '../output.js';
import { quoted, visible, type Terminal } from '../terminal.js';
import { oneOf, wrongUsage } from '../usage.js';
import type { Judged } from '../vectors/verdict.js';

const FORMATS = ['table', 'junit', 'json'] as const;
const LEVELS = ['derive', 'move', 'full'] as const;

export const vectors: Command = {
  name: 'vectors',
  summary: 'Check the conformance vectors, or another program by them',
  usage: '[folder] [--check | --against COMMAND] [--level LEVEL] [--format FORMAT] [-o FILE]',
  about: `With --check the reference engine answers every vector of the folder again, and every difference is told.
With --against another program does: it is started by the shell, asked by JSON lines as docs/vectors.md says,
and judged rule by rule. A question that it answers with the error "unsupported" is passed over; with
--level it claims all questions up to that level, and passing over counts as a difference.
With neither, the vectors and all boards they need are written into the folder, for programs elsewhere.
Without a folder, the vectors of this package are taken.`,
  operands: { least: 0, most: 1 },
  options: {
    check: { meaning: 'Have the reference engine answer again' },
    against: { value: 'COMMAND', meaning: 'The program to be judged, such as "python3 mine.py"' },
    level: {
      value: 'LEVEL',
      meaning: `Only what belongs to the level ${LEVELS.join(', ')}, and all of that`,
    },
    timeout: { value: 'SECONDS', meaning: 'How long one answer may take; 10 if left out' },
    format: { value: 'FORMAT', meaning: `${FORMATS.join(', ')}; table if left out` },
    output: OUTPUT,
  },
  examples: [
    { line: 'lamplighter vectors --check', meaning: 'Do the vectors still say what the engine says?' },
    {
      line: 'lamplighter vectors --against "python3 docs/examples/consumers/walks.py"',
      meaning: 'Does this program know where Jack may walk?',
    },
    {
      line: 'lamplighter vectors --against ./mine --level full --format junit -o vectors.xml',
      meaning: 'Does mine play by all rules? For a CI.',
    },
    { line: 'lamplighter vectors my-vectors', meaning: 'Write them all out, to read them elsewhere.' },
  ],
  run,
};

async function run({ operands, options }: Arguments, terminal: Terminal): Promise<ExitCode> {
  const no = (message: string): ExitCode => wrongUsage(terminal, message, 'vectors');
  const format = oneOf(FORMATS, options.get('format') ?? 'table', '--format');
  if (!format.ok) return no(format.message);
  const level = oneOf(LEVELS, options.get('level') ?? 'full', '--level');
  if (!level.ok) return no(level.message);
  const limit = Number(options.get('timeout') ?? '10');
  if (!(limit > 0 && limit <= 3600))
    return no('--timeout is a number of seconds, more than 0 and at most 3600.');
  const command = options.get('against');
  if (options.has('check') && command !== undefined) return no('Give --check or --against, not both.');
  const [folder] = operands;
  const { SHIPPED_VECTORS, readVectors } = await import('../vectors/read-vectors.js');
  if (!options.has('check') && command === undefined) {
    if (folder === undefined)
      return no('Name a folder to write the vectors into, or give --check or --against.');
    const { writeVectors } = await import('../vectors/write-vectors.js');
    return writeVectors(SHIPPED_VECTORS, folder, terminal);
  }
  const refusal = refusalOfOutput(options.get('output'), []);
  if (refusal !== undefined) return no(refusal);
  const read = readVectors(folder ?? SHIPPED_VECTORS);
  if (read === undefined)
    return no(
      `There are no vectors in ${quoted(folder ?? SHIPPED_VECTORS)}. They lie in its folders lfw, wm and mj.`,
    );
  const { vectorBoards } = await import('../vectors/vector-boards.js');
  const { judgedBy, judgedHere } = await import('../vectors/judge.js');
  const boards = vectorBoards(folder ?? SHIPPED_VECTORS);
  for (const { file, message } of [...read.bad, ...boards.bad]) terminal.talk(visible(`${file}: ${message}`));
  const asked = read.vectors.filter((vector) => LEVELS.indexOf(vector.level) <= LEVELS.indexOf(level.value));
  let done = 0;
  const told = (judged: Judged): void => {
    terminal.progress(`${++done} of ${asked.length} …`);
    if ('message' in judged.verdict)
      terminal.talk(
        `${judged.vector.id}: ${visible(judged.verdict.message)}\n    ${visible(judged.vector.note)}`,
      );
  };
  try {
    const judged =
      command === undefined
        ? asked.map((vector) => {
            const each = { vector, verdict: judgedHere(vector, boards) };
            told(each);
            return each;
          })
        : await judgedBy(command, asked, boards, limit * 1000, told);
    const isBad = read.bad.length + boards.bad.length > 0;
    return await report(judged, format.value, options, isBad, terminal);
  } finally {
    boards.close();
  }
}

async function report(
  judged: readonly Judged[],
  format: (typeof FORMATS)[number],
  options: Arguments['options'],
  isBad: boolean,
  terminal: Terminal,
): Promise<ExitCode> {
  const { junitOf, tableOf, talliesOf } = await import('../vectors/tally.js');
  const tallies = talliesOf(judged);
  const count = (is: Judged['verdict']['is']): number =>
    judged.filter(({ verdict }) => verdict.is === is).length;
  const texts = {
    table: () => tableOf(tallies),
    junit: () => junitOf(judged, options.get('against') ?? 'lamplighter'),
    json: () =>
      `${JSON.stringify({ rules: tallies, vectors: judged.map(({ vector, verdict }) => ({ id: vector.id, ...verdict })) }, null, 2)}\n`,
  };
  const delivered = await deliver(texts[format](), options.get('output'), terminal);
  if (delivered !== EXIT.clean) return delivered;
  const [agree, differ, passed] = [count('agrees'), count('differs') + count('broken'), count('passed over')];
  terminal.talk(`${judged.length} vectors: ${agree} agree, ${differ} differ, ${passed} passed over.`);
  const isShort = options.has('level') && passed > 0;
  if (isShort) terminal.talk('Whoever claims a level answers all of its vectors.');
  if (agree === 0 && differ === 0) terminal.talk('Nothing was answered at all.');
  return differ > 0 || isBad || isShort || agree === 0 ? EXIT.findings : EXIT.clean;
}
