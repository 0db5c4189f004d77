/** A word, with its position for deciding whether a capital letter marks a name. */
export interface Word {
  readonly text: string;
  readonly lower: string;
  /** Whether it starts a sentence, line, bracket or quotation. */
  readonly isFirst: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:'\p{L}+)?/gu;
const INITIALS = /(?<![\p{L}\p{N}])(?:\p{Lu}\.){2,}/gu;
const SENTENCE_START = /[.!?:;•·▪◦*|()[\]{}"“”„«»\n]|(?:^|\s)-\s|(?:^|[\s(])'/u;
const POSSESSIVE = /'(?:s|S)?$/;

/**
 * Splits a normalized text into words: U.S.A. is one word, possessives lose their ending, hyphenated words are split.
 */
export function splitWords(text: string): readonly Word[] {
  const withoutDots = text.replace(INITIALS, (initials) => initials.replaceAll('.', ''));
  let end = 0;
  return [...withoutDots.matchAll(WORD)].map(({ index, 0: match }) => {
    const isFirst = index === 0 || end === 0 || SENTENCE_START.test(withoutDots.slice(end, index));
    end = index + match.length;
    const withoutPossessive = match.replace(POSSESSIVE, '');
    return { text: withoutPossessive, lower: withoutPossessive.toLowerCase(), isFirst };
  });
}
