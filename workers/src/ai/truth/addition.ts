/**
 * What sort of thing a text states: an amount, a time, a name (employer, person, place, product, address), a tool or
 * technology, another skill, a job title, charge over others, a result or a quality, an honour, a qualification, or
 * anything else that a word stands for.
 */
export type AdditionKind =
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
  | 'word';

/** Something that a text states and the text it was made of does not. `words` are somebody's: never log them. */
export interface Addition {
  readonly kind: AdditionKind;
  readonly words: string;
}
