import { removeBullet } from '../../../bullets.js';
import { VERB_BY_PAST_TENSE } from '../words/action-verbs.js';

const ITEM_NUMBER = /^\d{1,2}[.)]\s+/u;
const ABBREVIATION =
  /(?:\b(?:e\.g|i\.e|etc|vs|inc|ltd|co|corp|mr|mrs|ms|dr|prof|st|no|nr|approx|c?ca|appr|avg|dept|est|incl|excl|resp|jr|sr|asst|fig|min|max|tel|vol|[a-z])|\b\p{Lu}(?:\.\p{Lu})+)\.$/iu;

/** The number of characters at the end of a sentence that `ABBREVIATION` is matched with. */
const MAX_ABBREVIATION_LENGTH = 20;

/** A sentence or clause, or a heading. */
export interface Statement {
  readonly text: string;
  readonly isHeading: boolean;
}

/** Joins lines that were wrapped within a sentence. */
function joinWrappedLines(text: string): readonly string[] {
  const lines: string[] = [];
  let isUnfinished = false;
  for (const line of text.split('\n')) {
    const continuesLine = isUnfinished && /^\p{Ll}/u.test(line) && removeBullet(line) === undefined;
    if (continuesLine) lines.push(`${lines.pop() ?? ''} ${line}`);
    else if (line !== '') lines.push(line);
    isUnfinished = line.length >= MIN_WRAPPED_LENGTH && /[\p{L}\p{N},]$/u.test(line);
  }
  return lines;
}

/** Shorter lines were not wrapped. */
const MIN_WRAPPED_LENGTH = 50;

function splitSentences(line: string): readonly string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const { index, 0: stop } of line.matchAll(/(?<![.!?])[.!?]+["')\]]* (?=\S)/g)) {
    const end = index + stop.length;
    const sentence = line.slice(from, end).trim();
    if (ABBREVIATION.test(sentence.slice(-MAX_ABBREVIATION_LENGTH))) continue;
    sentences.push(sentence);
    from = end;
  }
  return [...sentences, line.slice(from).trim()].filter((sentence) => sentence !== '');
}

const AND_THEN_I = / (?:and )?(?:then|also) (?:i|we) (?:also )?(\p{L}+)\b/giu;

/** Splits dictated text, which has no full stops, at "and then I …". */
function splitClauses(sentence: string): readonly string[] {
  if (!/^(?:i|we)\b/i.test(sentence)) return [sentence];
  const clauses: string[] = [];
  let from = 0;
  for (const { index, 0: match, 1: verb = '' } of sentence.matchAll(AND_THEN_I)) {
    if (!VERB_BY_PAST_TENSE.has(verb.toLowerCase())) continue;
    clauses.push(sentence.slice(from, index).replace(/,$/, ''));
    from = index + match.search(/(?:i|we) (?:also )?\p{L}+$/iu);
  }
  return [...clauses, sentence.slice(from)];
}

/** Splits a normalized text into statements, without list markers. */
export function splitStatements(text: string): readonly Statement[] {
  return joinWrappedLines(text).flatMap((line): readonly Statement[] => {
    const content = removeBullet(line) ?? line.replace(ITEM_NUMBER, '').trim();
    if (/:$/.test(content)) return [{ text: content, isHeading: true }];
    return splitSentences(content)
      .flatMap(splitClauses)
      .map((sentence) => ({ text: sentence, isHeading: false }));
  });
}
