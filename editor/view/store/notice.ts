/** Something the person must know, and what can be done about it. */
export interface Notice {
  readonly words: string;
  /** warn: something is or may be lost. */
  readonly tone: 'info' | 'warn';
  readonly actions?: readonly { readonly label: string; readonly run: () => void }[];
}
