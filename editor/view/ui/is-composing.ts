/** A press as browsers tell of it: by a number too, which is out of use but for this. */
interface Composed {
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/** Whether a key belongs to an input method, which makes one letter of several. Of the last one Safari says so by its number alone. */
export const isComposing = (event: Composed): boolean => event.isComposing || event.keyCode === 229;
