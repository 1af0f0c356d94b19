import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Every board in boards/, by its folder, the teaching boards among them. */
export const shippedBoards = (): string[] =>
  readdirSync(join(import.meta.dirname, '..', 'boards'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('/board.json'))
    .map((path) => dirname(path))
    .sort();
