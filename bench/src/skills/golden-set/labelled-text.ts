/** A text as a user writes or dictates it, with the skills it states, by category. A missing category has none. */
export interface LabelledText {
  readonly text: string;
  readonly technical?: readonly string[];
  readonly tools?: readonly string[];
  readonly domain?: readonly string[];
  readonly soft?: readonly string[];
}
