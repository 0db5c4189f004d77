/** A word of a text with what decides whether its capital letter says that it is a name. */
export interface Word {
  readonly text: string;
  readonly lower: string;
  /** Whether a sentence, a line, a bracket or a quotation begins with it. */
  readonly isFirst: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:'\p{L}+)?/gu;
const INITIALS = /(?<![\p{L}\p{N}])(?:\p{Lu}\.){2,}/gu;
const BREAK = /[.!?:;•·▪◦*|()[\]{}"“”„«»\n]|(?:^|\s)-\s|(?:^|[\s(])'/u;
const ENDING = /'(?:s|S)?$/;

/** The words of a plain text: U.S.A. as one, a possessive as its name, hyphenated words apart. */
export function wordsOf(text: string): readonly Word[] {
  const joined = text.replace(INITIALS, (initials) => initials.replaceAll('.', ''));
  let end = 0;
  return [...joined.matchAll(WORD)].map(({ index, 0: found }) => {
    const isFirst = index === 0 || end === 0 || BREAK.test(joined.slice(end, index));
    end = index + found.length;
    const bare = found.replace(ENDING, '');
    return { text: bare, lower: bare.toLowerCase(), isFirst };
  });
}
