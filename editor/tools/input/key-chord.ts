/** Keys as text, and what pointers do, for the sheet of keys. */

/** A key press in the notation of the command table. */
export interface KeyPress {
  readonly key: string;
  /** The physical key, if known. */
  readonly code?: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** The logical key. On layouts without Latin letters the physical key determines the letter. */
export function latinKeyOf({ key, code = '' }: Pick<KeyPress, 'key' | 'code'>): string {
  return OTHER_SCRIPT.test(key)
    ? (/^(?:Key|Digit|Numpad)(.)$/.exec(code)?.[1]?.toLowerCase() ?? SIGNS[code] ?? key)
    : key;
}

/** Letters, marks and digits that are neither Latin nor ASCII nor, like `µ`, common on Latin layouts. */
const OTHER_SCRIPT =
  /^(?:(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])[\p{L}\p{M}]|(?!\d)\p{Nd})+$/u;
/** Keys with letters in other scripts and signs in Latin ones. */
const SIGNS: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']', Period: '.' };

/** The chord of a key press: `Mod+Shift+z`, `?`, `ArrowUp`. Shift and Alt are left out where they only produce the character. */
export function chordOf(press: KeyPress): string {
  const { ctrlKey, metaKey, shiftKey, altKey } = press;
  const key = latinKeyOf(press);
  const isNamed = key.length > 1;
  const letter = isNamed ? key : key.toLowerCase();
  const isLetter = !isNamed && letter !== key.toUpperCase();
  const isSign = !isNamed && !isLetter && !/\d/.test(key);
  const isMod = (ctrlKey || metaKey) && !(isSign && altKey);
  return [
    isMod ? 'Mod' : '',
    altKey && !isSign ? 'Alt' : '',
    shiftKey && (isNamed || (isLetter && isMod)) ? 'Shift' : '',
    letter,
  ]
    .filter((part) => part !== '')
    .join('+');
}

/** For display: `Ctrl+Shift+Z`, on a Mac `⌘⇧Z`. */
export function formatChord(chord: string, mac: boolean): string {
  const parts = chord
    .split(/\+(?=.)/)
    .map((part) => NAMES[part] ?? (part.length === 1 ? part.toUpperCase() : part));
  return mac
    ? parts.map((part) => ({ Mod: '⌘', Shift: '⇧', Alt: '⌥' })[part] ?? part).join('')
    : parts.map((part) => (part === 'Mod' ? 'Ctrl' : part)).join('+');
}

const NAMES: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Delete: 'Del',
};

/** Pointer and keyboard gestures that are not commands, for the list of shortcuts and the docs. */
export const POINTER_HELP: readonly (readonly [keys: string, meaning: string])[] = [
  ['wheel, pinch', 'Zoom to the pointer'],
  ['space-drag, middle-drag, two fingers', 'Pan'],
  ['Alt-wheel, twist', 'Turn the sheet'],
  ['click, Shift-click', 'Select; add to the selection; click again to select what is below'],
  ['drag', 'Move, one node snaps to a street; on empty ground select an area, with Alt a lasso'],
  ['double-click a street', 'Add a bend; drag it back onto the straight line to remove it'],
  ['right-click, long press', 'Commands for what is under the pointer'],
  ['menu key, Shift-F10', 'Commands for what is under the keyboard pointer, or for the selection'],
  ['hold Ctrl', 'Switch snapping off'],
  ['switches, with a finger', 'Replace Shift, Alt and Ctrl on a touch screen'],
  [
    'arrows',
    'Nudge by 1 unit, with Shift by 10; with a drawing tool, or while the keyboard pointer is shown, move the pointer',
  ],
  ['Alt-arrows', 'Follow a street to the next node'],
  ['Enter', 'Click at the keyboard pointer; the select tool first shows it, then selects what is under it'],
  ['Esc', 'Cancel, close or deselect, one thing at a time'],
  ['Backspace', 'Undo the last part while drawing; otherwise delete'],
  [
    'digits',
    'Renumber the selected circle; with the circle tool, only while the pointer is on it; otherwise number the next one',
  ],
  ['X, J, C while a street is drawn', 'Put a crossing, junction or circle into it at the pointer'],
  ['Alt-click', 'With the circle tool, place a circle without a number'],
  ['hold Q, hold Z', 'Peek at the scan alone; magnifier'],
];
