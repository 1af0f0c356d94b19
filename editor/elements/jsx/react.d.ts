/** The elements in the JSX of React 19: `import 'lamplighter/elements/react'` once, for its types only. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { LamplighterBoard } from '../board.js';
import type { LamplighterEditor } from '../editor.js';
import type { BoardAttributes, EditorAttributes } from '../element-attributes.js';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'lamplighter-board': DetailedHTMLProps<HTMLAttributes<LamplighterBoard>, LamplighterBoard> &
        BoardAttributes;
      'lamplighter-editor': DetailedHTMLProps<HTMLAttributes<LamplighterEditor>, LamplighterEditor> &
        EditorAttributes;
    }
  }
}
