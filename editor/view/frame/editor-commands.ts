/** The commands carried out by the editor element itself, by id. */
import { boardOf, positionOfEntity, selectionOf } from '../../tools/index.js';
import type { EditorHost } from '../canvas/editor-host.js';
import { chooseFileOfTypes, choosePicture } from '../scan/picture-input.js';
import { THEME_NAMES, type ThemeName } from '../ui/theme-colours.js';

const THEME_LABELS: Readonly<Record<ThemeName, string>> = {
  auto: 'as the system',
  light: 'light',
  dark: 'dark',
  contrast: 'high contrast',
};

export const EDITOR_COMMANDS: Readonly<Record<string, (editor: EditorHost) => void>> = {
  'edit.next': (editor) => editor.visitNode(1),
  'edit.previous': (editor) => editor.visitNode(-1),
  'edit.find': (editor) => (editor.openPopover = 'palette'),
  'view.selection': ({ state, canvas }) => {
    const at = state && positionOfEntity(boardOf(state), selectionOf(state)[0] ?? '');
    if (at) canvas.flyTo(at);
  },
  'view.theme': (editor) => {
    editor.theme = THEME_NAMES[(THEME_NAMES.indexOf(editor.theme) + 1) % THEME_NAMES.length]!;
    const announcement = `Theme: ${THEME_LABELS[editor.theme]}.`;
    editor.change((state) => ({ ...state, announcement }));
  },
  'view.peek': (editor) => (editor.isPeeking = !editor.isPeeking),
  'view.fade': (editor) => {
    editor.fadeDrawing();
  },
  'view.magnify': (editor) => (editor.magnifier = editor.magnifier ? undefined : 'held'),
  'board.scan': (editor) => {
    editor.openPanel('scan');
    void choosePicture().then((file) => {
      if (file) editor.addScan(file);
    });
  },
  'board.detect': (editor) => {
    editor.detect();
  },
  'board.detect-blocks': (editor) => {
    editor.proposeBlocks();
  },
  'board.open-suggestions': (editor) => {
    editor.openPanel('scan');
    void chooseFileOfTypes('.json,application/json').then((file) => {
      if (file) editor.openSuggestions(file);
    });
  },
  'board.play': (editor) => {
    editor.play();
  },
  'board.compare': (editor) => {
    editor.compare();
  },
  'board.review': (editor) => {
    editor.reviewSuggestions();
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
