/** `lamplighter edit`: serves the editor on this machine and saves to the board file. */
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { whyNotWritable } from '../../boards/describe-found-boards.js';
import { findBoard, shippedBoardOfPath } from '../../boards/find-boards.js';
import { EXIT_CODES, type Command, failure, type Result } from '../../command/command.js';
import { openBoard } from '../../boards/read-board.js';
import { quoteForMessage, escapeControlCharacters } from '../../terminal/terminal.js';

export const editCommand: Command = {
  name: 'edit',
  summary: 'Open the editor in a browser and save to the board file',
  usage: '[board] [--port PORT]',
  description: `Serves the editor on this machine alone (127.0.0.1) and prints its address; open it in a browser. With a board,
Ctrl-S in the editor writes that file atomically; if the file changed on disk in the meantime, nothing is
written and the difference is shown. The address contains a token that is valid until the command ends (Ctrl-C).
With the name of a shipped board, a copy is edited: the first save creates NAME.json in the working directory.
Without a board, boards are stored in the browser under this address and can be saved as files. Browsers store
them by address, so the port is always the same; if it is in use, choose another with --port.`,
  operands: { least: 0, most: 1 },
  options: {
    '--port PORT': 'Listen on this port; default 4188',
  },
  examples: {
    'lamplighter edit boards/whitehall': 'Correct a board.',
    'lamplighter edit whitechapel': 'Edit a copy of a shipped board; saving creates whitechapel.json here.',
    'lamplighter edit': 'Look around, or trace a new board.',
    'lamplighter edit boards/whitechapel --port 8080':
      'Use another port; the browser stores boards by address.',
  },
  async run({ operands, options }, terminal) {
    const port = portOf(options.get('port'));
    if (port === undefined)
      return failure(
        `--port must be a number from 1 to 65535; found ${quoteForMessage(options.get('port')!)}.`,
      );
    const [path] = operands;
    const refusal = path === undefined ? undefined : whyNotEditable(path);
    if (refusal !== undefined) return failure(refusal);
    const opened = path === undefined ? undefined : openBoard(path, terminal);
    if (opened && !opened.ok) return opened.exit;
    const edited = opened && fileToEdit(path!, opened.file);
    if (edited && !edited.ok) return edited;
    const { findPageFolder } = await import('./page-files.js');
    const page = findPageFolder();
    if (page === undefined) {
      terminal.writeMessage('lamplighter edit: the editor has not been built. Run "npm run build" first.');
      return EXIT_CODES.usage;
    }
    const { isEditorRunning, serveEditor } = await import('./serve-editor.js');
    try {
      const server = await serveEditor({ page, ...edited?.value, port });
      terminal.writeMessage(
        `${edited ? describeEdited(edited.value) : 'The editor is running.'} Press Ctrl-C to stop.`,
      );
      terminal.writeResult(`${server.address}\n`);
      await signalled();
      await server.close();
      return EXIT_CODES.clean;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === undefined) throw error;
      terminal.writeMessage(
        code === 'EADDRINUSE'
          ? describePortInUse(port, await isEditorRunning(port))
          : `lamplighter edit: port ${port} is not available (${code}). Choose another with --port.`,
      );
      return EXIT_CODES.usage;
    }
  },
};

/** Checked before the board is read: reading a pipe would wait for its writer. */
function whyNotEditable(path: string): string | undefined {
  const found = findBoard(path);
  return found.ok ? whyNotWritable({ files: [found.file], shipped: [] }) : undefined;
}

function describePortInUse(port: number, isEditor: boolean): string {
  const other = `--port ${port === 65535 ? USUAL_PORT + 1 : port + 1}`;
  const start = isEditor
    ? `a Lamplighter editor is already running at http://127.0.0.1:${port}/. Open that address, or start another editor with ${other}.`
    : `port ${port} is in use by another program. End that program, or choose another port with ${other}.`;
  return `lamplighter edit: ${start}
Browsers keep boards by address: what is kept under port ${port} does not appear under another port. Under "Open" in the editor, all boards can be exported to a file and imported elsewhere.`;
}

interface EditedFile {
  readonly file: string;
  /** The text of a shipped board, until the file exists. */
  readonly template?: string;
}

/** A shipped board is not changed: saving creates a copy of its name in the working directory. */
function fileToEdit(path: string, file: string): Result<EditedFile> {
  const shipped = shippedBoardOfPath(path);
  if (shipped === undefined) {
    const refusal = whyNotWritable({ files: [file], shipped: [] });
    return refusal === undefined ? { ok: true, value: { file } } : failure(refusal);
  }
  const copy = `${basename(path)}.json`;
  if (existsSync(copy))
    return failure(
      `"${copy}" exists already, so ${quoteForMessage(path)} cannot be copied there. Open that file with "lamplighter edit ${copy}", or start in another folder.`,
    );
  return { ok: true, value: { file: copy, template: readFileSync(shipped, 'utf8') } };
}

const describeEdited = ({ file, template }: EditedFile): string =>
  template === undefined
    ? `Editing ${escapeControlCharacters(file)}.`
    : `Editing a copy of a shipped board; the first save creates ${escapeControlCharacters(file)}.`;

/** Browsers store boards by the address of the page, so the port stays the same. */
const USUAL_PORT = 4188;

/** The port; undefined if the text is not one. */
function portOf(given: string | undefined): number | undefined {
  if (given === undefined) return USUAL_PORT;
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
