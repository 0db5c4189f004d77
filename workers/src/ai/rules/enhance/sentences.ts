import { VERB_BY_PAST } from '../words/action-verbs.js';

const BULLET = /^(?:[•·▪◦‣●○*–—-]|\d{1,2}[.)])\s+/u;
const ABBREVIATION =
  /(?:\b(?:e\.g|i\.e|etc|vs|inc|ltd|co|corp|mr|mrs|ms|dr|prof|st|no|approx|dept|est|incl|jr|sr|fig|min|max|[a-z])|\b\p{Lu}(?:\.\p{Lu})+)\.$/iu;

/** The end of a sentence that is compared with `ABBREVIATION`, in letters. */
const MAX_ABBREVIATION = 20;

/** One thing that a text says, or the heading of what follows. */
export interface Statement {
  readonly text: string;
  readonly isHeading: boolean;
}

/** Lines that were broken in the middle of a sentence are joined again. */
function paragraphs(text: string): readonly string[] {
  const lines: string[] = [];
  let isOpen = false;
  for (const line of text.split('\n')) {
    const goesOn = isOpen && /^\p{Ll}/u.test(line) && !BULLET.test(line);
    if (goesOn) lines.push(`${lines.pop() ?? ''} ${line}`);
    else if (line !== '') lines.push(line);
    isOpen = line.length >= WRAPPED_AT && /[\p{L}\p{N},]$/u.test(line);
  }
  return lines;
}

/** A line shorter than this was not broken for want of room. */
const WRAPPED_AT = 50;

function sentencesOf(line: string): readonly string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const { index, 0: stop } of line.matchAll(/(?<![.!?])[.!?]+["')\]]* (?=\S)/g)) {
    const end = index + stop.length;
    const sentence = line.slice(from, end).trim();
    if (ABBREVIATION.test(sentence.slice(-MAX_ABBREVIATION))) continue;
    sentences.push(sentence);
    from = end;
  }
  return [...sentences, line.slice(from).trim()].filter((sentence) => sentence !== '');
}

const AND_THEN_I = / (?:and )?(?:then|also) (?:i|we) (?:also )?(\p{L}+)\b/giu;

/** Dictated text has no full stops: "and then I …" begins the next thing that was done. */
function clausesOf(sentence: string): readonly string[] {
  if (!/^(?:i|we)\b/i.test(sentence)) return [sentence];
  const clauses: string[] = [];
  let from = 0;
  for (const { index, 0: found, 1: verb = '' } of sentence.matchAll(AND_THEN_I)) {
    if (!VERB_BY_PAST.has(verb.toLowerCase())) continue;
    clauses.push(sentence.slice(from, index).replace(/,$/, ''));
    from = index + found.search(/(?:i|we) (?:also )?\p{L}+$/iu);
  }
  return [...clauses, sentence.slice(from)];
}

/** What a tidy text says, one thing at a time, in order; marks of lists taken off. */
export function statementsOf(text: string): readonly Statement[] {
  return paragraphs(text).flatMap((line): readonly Statement[] => {
    const bare = line.replace(BULLET, '').trim();
    if (/:$/.test(bare)) return [{ text: bare, isHeading: true }];
    return sentencesOf(bare)
      .flatMap(clausesOf)
      .map((sentence) => ({ text: sentence, isHeading: false }));
  });
}
