/** Markers of the transcriber: `<sil>`, `[NOISE]`, `++BREATH++`, the 2 of `read(2)`. */
const MARKS = /<[^<>]*>|\[[^[\]]*\]|\+\+[^+]*\+\+|\(\d+\)/g;
/** What the transcriber recognizes in noise. */
const INTERJECTION = /^(?:ah|eh|er|hm+|huh|mm+|oh|uh|um)$/;
const FIRST_PERSON = /\bi\b/g;

/** Formats utterances as sentences, without the transcriber's markers and without noise. Empty if no words remain. */
export function formatTranscript(utterances: readonly string[]): string {
  return utterances
    .map(splitWords)
    .filter((words) => !words.every((word) => INTERJECTION.test(word)))
    .map((words) => toSentence(words.join(' ')))
    .join(' ');
}

const splitWords = (utterance: string): readonly string[] => utterance.replace(MARKS, '').split(/\s+/).filter(Boolean);

function toSentence(words: string): string {
  const text = words.replace(FIRST_PERSON, 'I');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
