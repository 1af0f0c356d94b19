/** What the page that validates and its worker send each other. */

export interface ValidateRequest {
  readonly deep: boolean;
  readonly files: readonly { readonly name: string; readonly text: string }[];
}

export interface ValidateAnswer {
  /** One line: how many boards and findings. */
  readonly summary: string;
  /** The report as a document of its own. */
  readonly html: string;
}
