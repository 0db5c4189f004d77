import { truncateForEnhancement } from '@trackrecord/contracts/ai/truncate-for-enhancement';
import { appendText } from './suggestion';

/** A description for enhancement: the part that is sent, and the rest. */
interface SplitDescription {
  readonly head: string;
  readonly rest: string;
}

/**
 * Splits a description for enhancement: at most 2000 characters, up to the last full stop if there is one (spec section
 * 9), otherwise up to the last whole word.
 */
export function splitForEnhancement(description: string): SplitDescription {
  const text = description.trim();
  const truncatedText = truncateForEnhancement(text);
  const isInWord = !truncatedText.endsWith('.') && /^\S/.test(text.slice(truncatedText.length));
  const head = (isInWord ? /^.*\s/s.exec(truncatedText)?.[0].trimEnd() : undefined) ?? truncatedText;
  return { head, rest: text.slice(head.length) };
}

/**
 * Appends the rest to the improved part. Keeps a line break or a missing space between them; otherwise separates them
 * as `appendText` does.
 */
export function appendRest(improved: string, rest: string): string {
  if (rest.trim() === '') return improved;
  return /^\s*\n|^\S/.test(rest) ? improved.trimEnd() + rest : appendText(improved, rest.trim());
}
