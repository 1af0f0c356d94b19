/** A key press as the command table writes it. */
export interface Press {
  readonly key: string;
  /** The place on the keyboard, if it is known. */
  readonly code?: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/**
 * The key that is meant. Commands are written with Latin letters and our digits; on a layout that has others the place tells
 * which letter is printed beside them.
 */
export function keyOf({ key, code = '' }: Pick<Press, 'key' | 'code'>): string {
  return OTHER_SCRIPT.test(key)
    ? (/^(?:Key|Digit|Numpad)(.)$/.exec(code)?.[1]?.toLowerCase() ?? SIGNS[code] ?? key)
    : key;
}

/** Letters, marks and digits, but none that is Latin, ASCII or, as `µ`, at home on Latin layouts too. */
const OTHER_SCRIPT =
  /^(?:(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])[\p{L}\p{M}]|(?!\d)\p{Nd})+$/u;
/** Where other scripts have letters and Latin ones have these. */
const SIGNS: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']', Period: '.' };

/**
 * `Mod+Shift+z`, `?`, `ArrowUp`. Letters are small; Shift is only said with letters under Mod and with named keys, since it is
 * already in the character of the others. So is Alt in a sign such as `[`, which many layouts have under Alt or AltGr, of which
 * some tell Ctrl and Alt. With letters and digits Alt is a chord of its own: Alt+D is the browser's.
 */
export function chordOf(press: Press): string {
  const { ctrlKey, metaKey, shiftKey, altKey } = press;
  const key = keyOf(press);
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

/** As a person reads it: `Ctrl+Shift+Z`, on a Mac `⌘⇧Z`. */
export function wordsOfChord(chord: string, mac: boolean): string {
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
