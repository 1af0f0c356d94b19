/** A key event with the deprecated key code, which is needed here. */
interface Composed {
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/** Whether a key belongs to an input method. For the last key, Safari reports it only by key code. */
export const isComposing = (event: Composed): boolean => event.isComposing || event.keyCode === 229;
