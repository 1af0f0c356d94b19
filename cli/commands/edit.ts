/** `lamplighter edit`: the editor on the loopback, saving into the file. */
import type { Arguments } from '../arguments.js';
import { EXIT, type Command, type ExitCode } from '../command.js';
import { openBoard } from '../open-board.js';
import { quoted, visible, type Terminal } from '../terminal.js';
import { wrongUsage } from '../usage.js';

export const edit: Command = {
  name: 'edit',
  summary: 'Open the editor in a browser, saving into the board file',
  usage: '[board] [--port PORT]',
  about: `Serves the editor on this machine alone (127.0.0.1) and prints its address; open it in a browser. With a board,
Ctrl-S in the editor writes that file at once and whole; if it was changed on disk meanwhile nothing is
written and the difference is shown. The address holds a token that is good until the command ends (Ctrl-C).
Without a board the editor opens with its own; boards are then kept in the browser, by this address, and saved as files
from there.`,
  operands: { least: 0, most: 1 },
  options: {
    port: { value: 'PORT', meaning: 'Listen there, instead of at 4188 or, if that is taken, any free port' },
  },
  examples: [
    { line: 'lamplighter edit boards/whitehall', meaning: 'Correct a board.' },
    { line: 'lamplighter edit', meaning: 'Look round, trace a board of your own.' },
    {
      line: 'lamplighter edit boards/whitechapel --port 8080',
      meaning: 'At another address; the browser keeps boards by it.',
    },
  ],
  run,
};

async function run({ operands, options }: Arguments, terminal: Terminal): Promise<ExitCode> {
  const port = portOf(options.get('port'));
  if (port === undefined)
    return wrongUsage(
      terminal,
      `--port takes a number from 1 to 65535, not ${quoted(options.get('port')!)}.`,
      'edit',
    );
  const [path] = operands;
  const opened = path === undefined ? undefined : openBoard(path, terminal, 'edit');
  if (opened && !opened.ok) return opened.exit;
  const { folderOfPage } = await import('../edit/page-files.js');
  const page = folderOfPage();
  if (page === undefined) {
    terminal.talk('lamplighter edit: the editor’s page has not been built. Run "npm run build" first.');
    return EXIT.usage;
  }
  const { serveEditor } = await import('../edit/serve-editor.js');
  try {
    const what = { page, ...(opened && { file: opened.file }) };
    const server = await (port === 'usual'
      ? serveEditor({ ...what, port: USUAL_PORT }).catch(() => serveEditor({ ...what, port: 0 }))
      : serveEditor({ ...what, port }));
    terminal.talk(
      opened ? `Editing ${visible(opened.file)}. Ctrl-C ends it.` : 'The editor. Ctrl-C ends it.',
    );
    terminal.answer(`${server.address}\n`);
    await signalled();
    await server.close();
    return EXIT.clean;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    const why = code === 'EADDRINUSE' ? 'something else listens there' : code;
    terminal.talk(`lamplighter edit: port ${port} cannot be had (${why}). Choose another with --port.`);
    return EXIT.usage;
  }
}

/** Browsers keep boards by the address of the page, so it is the same one whenever that is free. */
const USUAL_PORT = 4188;

/** Undefined if it is none. */
function portOf(given: string | undefined): number | 'usual' | undefined {
  if (given === undefined) return 'usual';
  return /^[1-9]\d{0,4}$/.test(given) && Number(given) < 65536 ? Number(given) : undefined;
}

/** Stays to listen while the server closes: what listens beside it, while files are written, would else end the process. */
const signalled = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => {
        resolve();
      });
  });
