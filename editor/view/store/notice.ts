/** A message for the user, with actions. */
export interface Notice {
  readonly message: string;
  /** warn: work is or may be lost. */
  readonly tone: 'info' | 'warn';
  readonly actions?: readonly { readonly label: string; readonly run: () => void }[];
}
