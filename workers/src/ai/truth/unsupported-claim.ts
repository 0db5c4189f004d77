/**
 * The kind of a claim: an amount, a time, a name (employer, person, place, product, address), a tool or technology,
 * another skill, a job title, leadership, a result or quality, an honour, a qualification, an act of another subject than
 * the author, or any other content word.
 */
export type ClaimKind =
  | 'number'
  | 'date'
  | 'name'
  | 'tool'
  | 'skill'
  | 'title'
  | 'leadership'
  | 'result'
  | 'honour'
  | 'qualification'
  | 'subject'
  | 'word';

/** A claim of a rewritten text that its source does not support. `words` is user text: never log it. */
export interface UnsupportedClaim {
  readonly kind: ClaimKind;
  readonly words: string;
}
