/** What the elements take in JSX, for the type declarations of frameworks. */
import type { LamplighterBoard, LamplighterEditor } from '../view/index.js';

/** The attributes and properties of `<lamplighter-board>`, and its events. */
export interface BoardAttributes extends Partial<
  Pick<LamplighterBoard, 'src' | 'relation' | 'of' | 'theme'>
> {
  board?: LamplighterBoard['board'] | undefined;
  'onlamp-pick'?: (event: CustomEvent<{ readonly key: string; readonly words: string }>) => void;
  'onlamp-problem'?: (event: CustomEvent<string>) => void;
}

/** The attributes and properties of `<lamplighter-editor>`, and its events. */
export interface EditorAttributes extends Partial<Pick<LamplighterEditor, 'readOnly' | 'theme'>> {
  board?: LamplighterEditor['board'] | undefined;
  'onlamp-change'?: (event: CustomEvent) => void;
  'onlamp-page-command'?: (event: CustomEvent<string>) => void;
}
