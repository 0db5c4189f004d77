import { cutDescription } from '@trackrecord/contracts/ai/cut-description';
import { appendText } from './suggestion';

/** A description as it is enhanced: the part that is sent, and what comes after it. */
interface SplitDescription {
  readonly sent: string;
  readonly rest: string;
}

/**
 * What of a description is enhanced: at most 2000 characters, up to the last full stop if there is one (spec section
 * 9), else up to the last whole word.
 */
export function splitForEnhancement(description: string): SplitDescription {
  const text = description.trim();
  const cut = cutDescription(text);
  const isInWord = !cut.endsWith('.') && /^\S/.test(text.slice(cut.length));
  const sent = (isInWord ? /^.*\s/s.exec(cut)?.[0].trimEnd() : undefined) ?? cut;
  return { sent, rest: text.slice(sent.length) };
}

/** The improved part with the rest behind it, as the rest stood behind what was sent. */
export function appendRest(improved: string, rest: string): string {
  if (rest.trim() === '') return improved;
  return /^\s*\n|^\S/.test(rest) ? improved.trimEnd() + rest : appendText(improved, rest.trim());
}
