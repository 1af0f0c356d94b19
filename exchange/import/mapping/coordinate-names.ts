/** Names of attributes that are coordinates. */

const POINT = '(pos|position|coords?|coordinates?|at|xy|loc|location|point|cent(?:er|re)|viz)';

/** Names of x and y, in pairs: `x`, `position.0`, `pos_x`, `cx`, `longitude`. */
export const COORDINATE_NAMES: readonly (readonly [x: RegExp, y: RegExp])[] = [
  [/^x$/i, /^y$/i],
  [new RegExp(`^(.*[._])?${POINT}[._]?(0|x)$`, 'i'), new RegExp(`^(.*[._])?${POINT}[._]?(1|y)$`, 'i')],
  [/^(.*[._])?(cx|x_?pos|left|px|lng|lon|longitude)$/i, /^(.*[._])?(cy|y_?pos|top|py|lat|latitude)$/i],
];

/** Whether an attribute could be a coordinate. */
export const isCoordinateName = (name: string): boolean =>
  COORDINATE_NAMES.some(([x, y]) => x.test(name) || y.test(name));
