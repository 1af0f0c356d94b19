/** Palettes as CSS custom properties: `squareOutline` is `--square-outline`. */

/** The colours of one theme as declarations. */
export const cssDeclarations = (colours: object): string =>
  colourNames(colours)
    .map(([name, colour]) => `${name}:${colour};`)
    .join('');

/** The same palette with each colour as a reference to its property. */
export function cssReferences<P extends object>(colours: P, prefix = '-'): P {
  const entries = Object.entries(colours).map(([key, value]) => {
    const name = propertyName(prefix, key);
    return [key, typeof value === 'string' ? `var(${name})` : cssReferences(value as object, name)];
  });
  return Object.fromEntries(entries) as P;
}

const colourNames = (colours: object, prefix = '-'): readonly (readonly [name: string, colour: string])[] =>
  Object.entries(colours).flatMap(([key, value]) => {
    const name = propertyName(prefix, key);
    return typeof value === 'string' ? [[name, value] as const] : colourNames(value as object, name);
  });

const propertyName = (prefix: string, key: string): string =>
  `${prefix}-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
