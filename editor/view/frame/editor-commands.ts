/** The commands carried out by the editor element itself, by id. */
import { boardOf, positionOfEntity, selectionOf } from '../../tools/index.js';
import type { PanelId } from './panel-ids.js';
import type { PointerHost } from './pointer-controller.js';
import { choosePicture } from '../scan/picture-input.js';
import { THEME_NAMES, type ThemeName } from '../ui/theme.js';
import type { ViewModes } from '../ui/view-modes.js';

/** The editor, as far as its commands change it. */
export interface EditorCommandHost extends ViewModes, Pick<PointerHost, 'state' | 'canvas' | 'openPopover'> {
  theme: ThemeName;
  readonly visitNode: (step: 1 | -1) => boolean;
  readonly focusNextRegion: () => void;
  readonly openPanel: (panel: PanelId) => void;
  readonly addScan: (file: File) => void;
}

export const EDITOR_COMMANDS: Readonly<Record<string, (editor: EditorCommandHost) => void>> = {
  'edit.next': (editor) => editor.visitNode(1),
  'edit.previous': (editor) => editor.visitNode(-1),
  'edit.find': (editor) => (editor.openPopover = 'palette'),
  'view.selection': ({ state, canvas }) => {
    const at = state && positionOfEntity(boardOf(state), selectionOf(state)[0] ?? '');
    if (at) canvas.flyTo(at);
  },
  'view.theme': (editor) => {
    editor.theme = THEME_NAMES[(THEME_NAMES.indexOf(editor.theme) + 1) % THEME_NAMES.length]!;
  },
  'view.peek': (editor) => (editor.isPeeking = !editor.isPeeking),
  'view.magnify': (editor) => (editor.magnifier = editor.magnifier ? undefined : 'held'),
  'board.scan': (editor) => {
    editor.openPanel('scan');
    void choosePicture().then((file) => {
      if (file) editor.addScan(file);
    });
  },
  'view.panel': (editor) => {
    editor.focusNextRegion();
  },
  'panel.findings': (editor) => {
    editor.openPanel('findings');
  },
  'help.palette': (editor) => (editor.openPopover = 'palette'),
  'help.keys': (editor) => (editor.openPopover = 'keys'),
};
