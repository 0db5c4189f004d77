/** A text as a person wrote or dictated it, with the skills it states, by category. A missing category holds none. */
export interface LabelledText {
  readonly text: string;
  readonly technical?: readonly string[];
  readonly tools?: readonly string[];
  readonly domain?: readonly string[];
  readonly soft?: readonly string[];
}
