/** Assigns ids to nodes and blocks whose ids are not ours. */

/** Keeps ids of our form with this letter; any other gets the smallest free number. */
export function createIdAssigner(letter: 'x' | 't' | 'b', theirs: readonly string[]): (id: string) => string {
  const isOurs = new RegExp(`^${letter}[1-9][0-9]{0,6}$`);
  const taken = new Set(theirs.filter((id) => isOurs.test(id)));
  let next = 1;
  return (id) => {
    if (isOurs.test(id)) return id;
    while (taken.has(`${letter}${next}`)) next++;
    return `${letter}${next++}`;
  };
}
