/** The commands of the table that are the editor element's own, by their id: what is open over the map, and where one looks. */
import { boardOf } from '../tools/desk.js';
import { placeOf } from '../tools/place-of.js';
import type { LamplighterEditor } from './lamplighter-editor.js';
import { choosePicture } from './scan/bring-picture.js';
import { THEME_NAMES } from './theme.js';

export const OWN_COMMANDS: Readonly<Record<string, (editor: LamplighterEditor) => void>> = {
  'edit.next': (editor) => editor.visit(1),
  'edit.previous': (editor) => editor.visit(-1),
  'edit.find': (editor) => (editor.over = 'palette'),
  'view.selection': ({ desk, canvas }) => {
    const at = desk && placeOf(boardOf(desk), desk.selection[0] ?? '');
    if (at) canvas.flyTo(at);
  },
  'view.theme': (editor) => {
    editor.theme = THEME_NAMES[(THEME_NAMES.indexOf(editor.theme) + 1) % THEME_NAMES.length]!;
  },
  'view.peek': (editor) => (editor.peeks = !editor.peeks),
  'view.magnify': (editor) => (editor.magnifies = editor.magnifies ? undefined : 'held'),
  'board.scan': (editor) => {
    editor.openPanel('scan');
    void choosePicture().then((file) => {
      if (file) editor.layUnder(file);
    });
  },
  'view.panel': (editor) => {
    editor.nextRegion();
  },
  'panel.findings': (editor) => {
    editor.openPanel('findings');
  },
  'help.palette': (editor) => (editor.over = 'palette'),
  'help.keys': (editor) => (editor.over = 'keys'),
};
