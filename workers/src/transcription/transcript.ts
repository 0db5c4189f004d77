/** Marks of the recogniser for what is no word: `<sil>`, `[NOISE]`, `++BREATH++`, the 2 of `read(2)`. */
const MARKS = /<[^<>]*>|\[[^[\]]*\]|\+\+[^+]*\+\+|\(\d+\)/g;
/** What steady noise is heard as; nobody dictates a sentence of these alone. */
const INTERJECTION = /^(?:ah|eh|er|hm+|huh|mm+|oh|uh|um)$/;
const FIRST_PERSON = /\bi\b/g;

/**
 * Readable text from what was heard between silences, in order: each piece a sentence, without the recogniser's marks
 * and without sentences that are noise. Empty where no words are left.
 */
export function transcript(utterances: readonly string[]): string {
  return utterances
    .map(wordsOf)
    .filter((words) => !words.every((word) => INTERJECTION.test(word)))
    .map((words) => sentence(words.join(' ')))
    .join(' ');
}

const wordsOf = (utterance: string): readonly string[] => utterance.replace(MARKS, '').split(/\s+/).filter(Boolean);

function sentence(words: string): string {
  const text = words.replace(FIRST_PERSON, 'I');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
