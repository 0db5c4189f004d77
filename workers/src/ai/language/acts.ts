import {
  type Agent,
  FORMS_OF_BE,
  isBetweenSubjectAndVerb,
  isInNounPhrase,
  isNoun,
  isPronoun,
  isVerb,
  RELATIVE_PRONOUNS,
  SENTENCE_END,
  toAgent,
} from './noun-phrases.js';
import { type Token, tagPartsOfSpeech } from './parts-of-speech.js';

/** An action in a text. Its words are in lower case. */
export interface Act {
  readonly agent: Agent;
  readonly verb: string;
  /** The nouns and adjectives after the verb, up to the next verb or the end of the clause. */
  readonly objects: readonly string[];
  /** Where the verb is in the text, in UTF-16 units. */
  readonly start: number;
  /** Where its own subject begins, if it has one: "and I built", "who built". */
  readonly subjectStart: number | undefined;
  /** The words of that subject. */
  readonly subject: string | undefined;
}

interface Subject {
  readonly agent: Agent;
  /** The positions of its first token and of the one after its last, if the verb has a subject of its own. */
  readonly at?: number;
  readonly end?: number;
}

/** How far after a verb "by my boss" may follow. */
const MAX_WORDS_BEFORE_BY = 4;
/** How far after a verb its objects may stand. */
const MAX_OBJECT_WORDS = 40;

/** The acts of one line. A verb without a subject at the start of a sentence is the author's: "Built an app". */
class ActReader {
  constructor(private readonly tokens: readonly Token[]) {}

  read(): readonly Act[] {
    const acts: Act[] = [];
    let agent: Agent = 'author';
    this.tokens.forEach((token, at) => {
      if (SENTENCE_END.test(token.text)) agent = 'author';
      if (!isVerb(token) || (token.part === 'AUX' && this.#isAuxiliary(at))) return;
      const subject = this.#findAgent(at, agent);
      ({ agent } = subject);
      const subjectTokens = subject.at === undefined ? [] : this.tokens.slice(subject.at, subject.end);
      acts.push({
        agent,
        verb: token.lower,
        objects: this.#findObjects(at),
        start: token.start,
        subjectStart: subjectTokens[0]?.start,
        subject: subjectTokens.length === 0 ? undefined : subjectTokens.map(({ text }) => text).join(' '),
      });
    });
    return acts;
  }

  /** Returns true if another verb follows: was working. */
  #isAuxiliary(at: number): boolean {
    let next = at + 1;
    while (this.tokens[next]?.part === 'ADV' || this.tokens[next]?.part === 'PART') next += 1;
    return isVerb(this.tokens[next]);
  }

  /** Returns the agent of the verb at `at`; `previous` is that of the verb before. */
  #findAgent(at: number, previous: Agent): Subject {
    let end = at;
    let hasBe = false;
    let isInfinitive = false;
    for (let token = this.tokens[end - 1]; token && isBetweenSubjectAndVerb(token); token = this.tokens[end - 1]) {
      hasBe ||= !isInfinitive && FORMS_OF_BE.has(token.lower);
      isInfinitive ||= token.lower === 'to';
      end -= 1;
    }
    const found = this.#findSubject(end, previous);
    // "Enough Java to change a page": what stands before an infinitive is no subject, unless it is "me".
    const subject = isInfinitive ? { agent: found.agent === 'author' ? found.agent : previous } : found;
    const isPassive = hasBe && !(this.tokens[at]?.lower ?? '').endsWith('ing') && this.tokens[at]?.part === 'VERB';
    const doer = this.#findDoer(at);
    if (doer) return { ...subject, agent: doer };
    if (!isPassive) return subject;
    return { ...subject, agent: subject.agent === 'author' ? 'other' : 'unknown' };
  }

  /** Returns the agent after "by": written by my boss. */
  #findDoer(at: number): Agent | undefined {
    const after = this.tokens.slice(at + 1, at + 1 + MAX_WORDS_BEFORE_BY);
    const by = at + 1 + after.findIndex(({ lower }) => lower === 'by');
    if (by === at || this.tokens.slice(at + 1, by).some((token) => isVerb(token) || SENTENCE_END.test(token.text)))
      return undefined;
    const end = this.#findPhraseEnd(by + 1);
    const phrase = this.tokens.slice(by + 1, end);
    const isAmount = phrase.some(({ part }) => part === 'NUM');
    return !isAmount && toAgent(phrase) === 'other' ? 'other' : undefined;
  }

  /** Returns the agent of the verb whose subject ends before `end`. */
  #findSubject(end: number, previous: Agent): Subject {
    const last = this.tokens[end - 1];
    if (!last || SENTENCE_END.test(last.text)) return { agent: 'author' };
    if (RELATIVE_PRONOUNS.has(last.lower)) return { agent: this.#findAntecedent(end - 1, previous), at: end - 1, end };
    if (isPronoun(last)) return { agent: toAgent([last]), at: end - 1, end };
    // A list of verbs continues with the author; after a clause with another agent it may be about either.
    if (last.text === ',') return { agent: previous === 'author' ? previous : 'unknown' };
    if (!isInNounPhrase(last)) return { agent: previous };
    const start = this.#findPhraseStart(end);
    const phrase = this.tokens.slice(start, end);
    if (this.#isClauseStart(start)) return { agent: toAgent(phrase), at: start, end };
    // The head of sales negotiated: the subject is the phrase before the preposition.
    const outerStart = this.#findPhraseStart(start - 1);
    const isOuterSubject =
      this.tokens[start - 1]?.part === 'ADP' && outerStart < start - 1 && this.#isClauseStart(outerStart);
    return isOuterSubject
      ? { agent: toAgent(this.tokens.slice(outerStart, start - 1)), at: outerStart, end: start - 1 }
      : { agent: 'unknown' };
  }

  /** Returns what a relative pronoun stands for: the manager who, the one who. */
  #findAntecedent(end: number, previous: Agent): Agent {
    const start = this.#findPhraseStart(end);
    const isComplement = FORMS_OF_BE.has(this.tokens[start - 1]?.lower ?? '');
    if (isComplement && previous !== 'unknown') return previous;
    if (start < end) return toAgent(this.tokens.slice(start, end));
    return this.tokens[end]?.lower === 'who' ? 'other' : 'thing';
  }

  #isClauseStart(at: number): boolean {
    const before = this.tokens[at - 1];
    return (
      !before ||
      SENTENCE_END.test(before.text) ||
      before.text === ',' ||
      /^(?:CCONJ|SCONJ|ADV)$/.test(before.part) ||
      RELATIVE_PRONOUNS.has(before.lower)
    );
  }

  #findPhraseStart(end: number): number {
    let start = end;
    while (isInNounPhrase(this.tokens[start - 1])) start -= 1;
    return start;
  }

  #findPhraseEnd(start: number): number {
    let end = start;
    while (
      isInNounPhrase(this.tokens[end]) ||
      (end === start && this.tokens[end] && isPronoun(this.tokens[end] as Token))
    )
      end += 1;
    return end;
  }

  #findObjects(at: number): readonly string[] {
    const after = this.tokens.slice(at + 1, at + 1 + MAX_OBJECT_WORDS);
    const end = after.findIndex(
      (token) =>
        isVerb(token) ||
        token.text === ',' ||
        SENTENCE_END.test(token.text) ||
        token.part === 'SCONJ' ||
        isPronoun(token),
    );
    return after
      .slice(0, end === -1 ? after.length : end)
      .flatMap((token) => (isNoun(token) || token.part === 'ADJ' ? [token.lower] : []));
  }
}

/** Returns the acts of an English text, in order. */
export const findActs = (text: string): readonly Act[] =>
  splitLines(text).flatMap(({ line, start }) =>
    new ActReader(tagPartsOfSpeech(line)).read().map((act) => ({
      ...act,
      start: start + act.start,
      subjectStart: act.subjectStart === undefined ? undefined : start + act.subjectStart,
    })),
  );

/** Splits a text into lines with their positions. */
function splitLines(text: string): readonly { readonly line: string; readonly start: number }[] {
  let end = 0;
  return text.split('\n').map((line) => {
    const start = end;
    end = start + line.length + 1;
    return { line, start };
  });
}
