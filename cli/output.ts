/** Where a command's result goes: stdout, or the file the user named. */
import { EXIT, type ExitCode, type Option } from './command.js';
import { visible, type Terminal } from './terminal.js';

export const OUTPUT: Option = {
  short: 'o',
  value: 'FILE',
  meaning: 'Write into this file instead of to stdout',
};

/** Delivers a text, byte for byte. */
export async function deliver(text: string, file: string | undefined, terminal: Terminal): Promise<ExitCode> {
  if (file === undefined || file === '-') {
    terminal.answer(text);
    return EXIT.clean;
  }
  const { writeFile } = await import('./write-file.js');
  const written = writeFile(file, text);
  terminal.talk(written.ok ? `Written: ${visible(file)}` : written.message);
  return written.ok ? EXIT.clean : EXIT.findings;
}
