import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** All boards in boards/ by folder, including the teaching boards. */
export const shippedBoardFolders = (): string[] =>
  readdirSync(join(import.meta.dirname, '..', '..', 'boards'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('/board.json'))
    .map((path) => dirname(path))
    .sort();
