/** `lamplighter edit`: serves the editor on this machine and saves to the board file. */
import { EXIT_CODES, type Command, failure } from '../../command/command.js';
import { openBoard } from '../../boards/read-board.js';
import { quoteForMessage, escapeControlCharacters } from '../../terminal/terminal.js';

export const editCommand: Command = {
  name: 'edit',
  summary: 'Open the editor in a browser and save to the board file',
  usage: '[board] [--port PORT]',
  description: `Serves the editor on this machine alone (127.0.0.1) and prints its address; open it in a browser. With a board,
Ctrl-S in the editor writes that file atomically; if the file changed on disk in the meantime, nothing is
written and the difference is shown. The address contains a token that is valid until the command ends (Ctrl-C).
Without a board, boards are stored in the browser under this address and can be saved as files.`,
  operands: { least: 0, most: 1 },
  options: {
    '--port PORT': 'Listen on this port; default 4188, or any free port if that is taken',
  },
  examples: {
    'lamplighter edit boards/whitehall': 'Correct a board.',
    'lamplighter edit': 'Look around, or trace a new board.',
    'lamplighter edit boards/whitechapel --port 8080':
      'Use another port; the browser stores boards by address.',
  },
  async run({ operands, options }, terminal) {
    const port = portOf(options.get('port'));
    if (port === undefined)
      return failure(`--port takes a number from 1 to 65535, not ${quoteForMessage(options.get('port')!)}.`);
    const [path] = operands;
    const opened = path === undefined ? undefined : openBoard(path, terminal);
    if (opened && !opened.ok) return opened.exit;
    const { findPageFolder } = await import('./page-files.js');
    const page = findPageFolder();
    if (page === undefined) {
      terminal.writeMessage('lamplighter edit: the editor has not been built. Run "npm run build" first.');
      return EXIT_CODES.usage;
    }
    const { serveEditor } = await import('./serve-editor.js');
    try {
      const what = { page, ...(opened && { file: opened.file }) };
      const server = await (port === 'usual'
        ? serveEditor({ ...what, port: USUAL_PORT }).catch(() => serveEditor({ ...what, port: 0 }))
        : serveEditor({ ...what, port }));
      terminal.writeMessage(
        opened
          ? `Editing ${escapeControlCharacters(opened.file)}. Press Ctrl-C to stop.`
          : 'The editor is running. Press Ctrl-C to stop.',
      );
      terminal.writeResult(`${server.address}\n`);
      await signalled();
      await server.close();
      return EXIT_CODES.clean;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === undefined) throw error;
      const why = code === 'EADDRINUSE' ? 'it is in use' : code;
      terminal.writeMessage(
        `lamplighter edit: port ${port} is not available (${why}). Choose another with --port.`,
      );
      return EXIT_CODES.usage;
    }
  },
};

/** Browsers store boards by the address of the page, so the port stays the same whenever it is free. */
const USUAL_PORT = 4188;

/** The port; undefined if the text is not one. */
function portOf(given: string | undefined): number | 'usual' | undefined {
  if (given === undefined) return 'usual';
  return /^[1-9]\d{0,4}$/.test(given) && Number(given) < 65536 ? Number(given) : undefined;
}

/** Resolves on a signal. The listener stays while the server closes; otherwise that of `write-file` would end the process. */
const signalled = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => {
        resolve();
      });
  });
