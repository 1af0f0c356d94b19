/** Why faults of a class can be invisible on a board that claims no printed edition, by the name of the class. */
export const INVISIBLE_ON_CUSTOM: ReadonlyMap<string, string> = new Map([
  ...reasons('a game of one’s own may be played without them', ['the tracks are missing']),
  ...reasons('only the print shows where it is, and the other hex is as good', [
    'a manhole is at the wrong street',
    'an exit is at another hex',
    'an exit is at the next hex',
    'an exit is at another side',
    'two opposite exits are at the next hex (retraced)',
  ]),
  ...reasons('any complete starting position can be played; only the print shows which one is meant', [
    'a visible and a hidden character are swapped',
    'two visible characters are swapped',
    'two hidden characters are swapped',
    'a character stands elsewhere',
    'Watson looks elsewhere',
    'two lamps have exchanged tiles',
    'a cover is on another manhole',
    'a cordon is at another exit',
    'two opposite characters stand one hex further (retraced)',
  ]),
  ...reasons('every street still joins nodes as streets do; only the print shows which ones it joins', [
    'a street ends at the next crossing on its line (retraced)',
    'a street ends at the next crossing off its line (retraced)',
    'two streets have exchanged ends (retraced)',
    'a street too many, its block is two (retraced)',
  ]),
  ...reasons('blocks and counts were traced without it too, and the streets around make sense', [
    'a street is missing, its two blocks are one (retraced)',
    'a crossing is missing, its streets joined (retraced)',
  ]),
  ...reasons('only the print shows which lines are streets and where squares are printed', [
    'a waterline is drawn as a street (retraced)',
    'a junction and a crossing are exchanged (retraced)',
    'a crossing is read as a junction (retraced)',
    'a junction is read as a crossing (retraced)',
    'a crossing too many, in the middle of a street (retraced)',
  ]),
  ...reasons('no rule of play tells a garden from a building', ['an obstacle is of the other kind']),
  ...reasons('only the print shows what stands on a block', ['a block of houses is none (retraced)']),
  ...reasons('both orders are drawn alike; only the print shows where the circle lies', [
    'a circle is on the wrong side of a crossing (retraced)',
  ]),
  ...reasons('only the print shows it, and the witnesses were bent to the board', [
    'two circles have exchanged colours (retraced)',
    'a circle has another colour (retraced)',
    'a yellow border is at another crossing (retraced)',
    'a yellow border too many or too few (retraced)',
    'Goulston Street is at another crossing (retraced)',
  ]),
  ...reasons('near a section line only the print shows on which side a node lies', [
    'a node is decided to be in the next section (retraced)',
  ]),
  ...reasons('whoever makes the board decides which facts are recorded', [
    'a witness is left out (retraced)',
    'one of several witnesses of a rule is left out (retraced)',
    'a witness lists one thing less (retraced)',
    'an exact witness is weakened (retraced)',
  ]),
  ...reasons('the board is as symmetric as before, and the starting position follows it', [
    'a building is shifted with its opposite (retraced)',
    'a gaslight is shifted with its opposite (retraced)',
    'a gaslight and a building are exchanged, and their opposites (retraced)',
    'a manhole is shifted with its opposite (retraced)',
  ]),
]);

function reasons(reason: string, names: readonly string[]): (readonly [name: string, reason: string])[] {
  return names.map((name) => [name, reason]);
}
