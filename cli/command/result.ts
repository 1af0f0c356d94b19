/** A value, or the sentence that says why there is none. */
export type Result<T> = { readonly ok: true; readonly value: T } | Failure;

export interface Failure {
  readonly ok: false;
  readonly message: string;
}

/** An expected failure with its sentence for the user. */
export const failure = (message: string): Failure => ({ ok: false, message });
