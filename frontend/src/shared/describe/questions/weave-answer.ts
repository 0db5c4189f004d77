import type { DescriptionQuestion } from '@trackrecord/contracts';

/** An answer that says nothing. */
const NO_ANSWER = /^(?:no|none|nothing|no idea|not sure|n\/?a|i (?:do not|don['’]t) know|[^\p{L}\p{N}]*)[.!]?$/iu;
/** Words before the names of tools, which make an answer a statement. */
const STATES_USE =
  /^(?:i |we )?(?:also |mainly |mostly )?(?:used?|using|work(?:ed|ing)?|operat(?:ed?|ing)|with)(?!\p{L})/iu;
const NAME_WITH_INNER_CAPITAL = /^\p{Ll}+\p{Lu}/u;
const BULLET = /^\s*[•*–-]\s+/u;

/** Returns an error message for an answer that would say nothing in a description. */
export function getAnswerError(question: DescriptionQuestion, answer: string): string | undefined {
  const isBareNumber = question === 'amount' && answer.trim() !== '' && !/\p{L}/u.test(answer);
  return isBareNumber ? 'Say what you counted, not only the number.' : undefined;
}

/** Returns an answer as a sentence in the person's own words; undefined if it says nothing. */
function toSentence(question: DescriptionQuestion, answer: string): string | undefined {
  const words = answer.trim().replace(/\s+/gu, ' ');
  if (NO_ANSWER.test(words)) return undefined;
  const statement = question === 'tools' && !STATES_USE.test(words) ? `Used ${words}` : words;
  const sentence = NAME_WITH_INNER_CAPITAL.test(statement)
    ? statement
    : statement.charAt(0).toUpperCase() + statement.slice(1);
  return /[.!?]$/u.test(sentence) ? sentence : `${sentence.replace(/[,;:]$/u, '')}.`;
}

/** Appends a sentence: as an item if the description ends with a list, otherwise on the same line. */
function appendSentence(description: string, sentence: string): string {
  const text = description.trimEnd();
  const lastLine = text.slice(text.lastIndexOf('\n') + 1);
  const bullet = BULLET.exec(lastLine)?.[0];
  if (bullet !== undefined) return `${text}\n${bullet}${sentence}`;
  if (text === '') return sentence;
  return `${text}${/[\p{L}\p{N})\]"'%]$/u.test(text) ? '.' : ''} ${sentence}`;
}

/** Puts the answer to a question into a description, in the person's own words. */
export function weaveAnswer(description: string, question: DescriptionQuestion, answer: string): string {
  const sentence = toSentence(question, answer);
  return sentence === undefined ? description : appendSentence(description, sentence);
}
