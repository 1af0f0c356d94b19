/** The boards that come with the editor, each loaded when it is asked for. */
const FILES = import.meta.glob<string>('../../boards/**/board.json', { query: '?raw', import: 'default' });

/** `whitechapel`, `teaching/two-routes`, in the order of their folders. */
export const SHIPPED: readonly string[] = Object.keys(FILES)
  .map((path) => path.replace('../../boards/', '').replace('/board.json', ''))
  .sort();

/** The text of a shipped board's file, or undefined if there is none of that name. */
export const loadBoard = async (name: string): Promise<string | undefined> =>
  FILES[`../../boards/${name}/board.json`]?.();
