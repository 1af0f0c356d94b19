/** The elements in the JSX of Preact: `import 'lamplighter/elements/preact'` once, for its types only. */
import type { HTMLAttributes } from 'preact';
import type { LamplighterBoard } from '../board.js';
import type { LamplighterEditor } from '../editor.js';
import type { BoardAttributes, EditorAttributes } from '../element-attributes.js';

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'lamplighter-board': HTMLAttributes<LamplighterBoard> & BoardAttributes;
      'lamplighter-editor': HTMLAttributes<LamplighterEditor> & EditorAttributes;
    }
  }
}
