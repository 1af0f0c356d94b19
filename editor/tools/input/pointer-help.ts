/** Pointer and keyboard gestures that are not commands, for the list of shortcuts and the docs. */
export const POINTER_HELP: readonly (readonly [keys: string, meaning: string])[] = [
  ['wheel, pinch', 'Zoom to the pointer'],
  ['space-drag, middle-drag, two fingers', 'Pan'],
  ['Alt-wheel, twist', 'Turn the sheet'],
  ['click, Shift-click', 'Select, add to the selection; again at the same place, what else lies there'],
  ['drag', 'Move, one node snaps to a street; on empty ground select an area, with Alt a lasso'],
  ['double-click a street', 'Add a bend; drag it onto the straight way to remove it'],
  ['right-click, long press', 'The commands for what is there'],
  ['menu key, Shift-F10', 'The commands for what is under the keyboard’s pointer, or selected'],
  ['hold Ctrl', 'Switch snapping off'],
  ['switches, with a finger', 'In place of Shift, Alt and Ctrl, over the map for the tool in hand'],
  [
    'arrows',
    'Nudge by 1 unit, with Shift by 10; with a drawing tool, or once the pointer is out, move the pointer',
  ],
  ['Alt-arrows', 'Follow a street to the next node'],
  [
    'Enter',
    'Click where the keyboard’s pointer is; with the select tool first bring it out, then select what is under it',
  ],
  ['Esc', 'Leave the smallest open thing'],
  ['Backspace', 'While something is half drawn, take back its last part; else delete'],
  [
    'digits',
    'Renumber the selected circle; with the circle tool only while the pointer is on it, and else number the next one',
  ],
  ['hold Q, hold Z', 'Peek at the scan alone; magnifier'],
];
