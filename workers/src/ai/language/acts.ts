import { type Token, tagPartsOfSpeech } from './parts-of-speech.js';
import { getBaseForms, getSenses, isNounSense, isPersonSense } from './wordnet.js';

/** Who acts: the author (alone or with others), another person or group of people, a thing, or somebody unknown. */
export type Agent = 'author' | 'other' | 'thing' | 'unknown';

/** What somebody does. The words are in lower case. */
export interface Act {
  readonly agent: Agent;
  readonly verb: string;
  /** The nouns and adjectives after the verb, up to the next verb or the end of the clause. */
  readonly objects: readonly string[];
}

const splitList = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const AUTHOR_PRONOUNS = splitList('i we you me us');
const OTHER_PRONOUNS = splitList('he she they someone somebody everyone everybody others who');
const THING_PRONOUNS = splitList('it this these that those there what which');
const POSSESSIVES = splitList("my our your his her their its 's");
const RELATIVE_PRONOUNS = splitList('who which that whom');
/** Groups that count as the author when they are the subject: the team won. */
const OWN_GROUPS = splitList('team group crew squad band class duo pair');
const FORMS_OF_BE = splitList("be am is are was were been being 'm 's 're got get gets getting");
const SENTENCE_END = /^[.!?;:•·▪◦*|–—-]$/;
/** How many of its most frequent senses tell whether a noun is a person. */
const TELLING_SENSES = 2;
/** How far after a verb "by my boss" may follow. */
const MAX_WORDS_BEFORE_BY = 4;

const isVerb = (token: Token | undefined): boolean => token?.part === 'VERB' || token?.part === 'AUX';
const isNoun = ({ part }: Token): boolean => part === 'NOUN' || part === 'PROPN';
const isPronoun = ({ lower }: Token): boolean =>
  AUTHOR_PRONOUNS.has(lower) || OTHER_PRONOUNS.has(lower) || THING_PRONOUNS.has(lower);
const isInNounPhrase = (token: Token | undefined): boolean =>
  token !== undefined && (/^(?:NOUN|PROPN|DET|ADJ|NUM)$/.test(token.part) || POSSESSIVES.has(token.lower));
const isBetweenSubjectAndVerb = ({ part, lower }: Token): boolean =>
  /^(?:ADV|PART|AUX)$/.test(part) || /^(?:n't|not|never|to|just|only)$/.test(lower);

const isPersonWord = (word: string): boolean =>
  getBaseForms(word).some((base) => getSenses(base).filter(isNounSense).slice(0, TELLING_SENSES).some(isPersonSense));

/** Returns the agent that a noun phrase or pronoun names. */
function toAgent(phrase: readonly Token[]): Agent {
  const head = phrase.findLast(isNoun) ?? phrase.at(-1);
  if (!head) return 'unknown';
  if (phrase.some(({ lower }) => AUTHOR_PRONOUNS.has(lower)) || OWN_GROUPS.has(head.lower)) return 'author';
  return head.part === 'PROPN' || OTHER_PRONOUNS.has(head.lower) || isPersonWord(head.lower) ? 'other' : 'thing';
}

/** The acts of one line. A verb without a subject at the start of a sentence is the author's: "Built an app". */
class ActReader {
  constructor(private readonly tokens: readonly Token[]) {}

  read(): readonly Act[] {
    const acts: Act[] = [];
    let agent: Agent = 'author';
    this.tokens.forEach((token, at) => {
      if (SENTENCE_END.test(token.text)) agent = 'author';
      if (!isVerb(token) || (token.part === 'AUX' && this.#isAuxiliary(at))) return;
      agent = this.#findAgent(at, agent);
      acts.push({ agent, verb: token.lower, objects: this.#findObjects(at) });
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
  #findAgent(at: number, previous: Agent): Agent {
    const doer = this.#findDoer(at);
    if (doer) return doer;
    let end = at;
    let hasBe = false;
    for (let token = this.tokens[end - 1]; token && isBetweenSubjectAndVerb(token); token = this.tokens[end - 1]) {
      hasBe ||= FORMS_OF_BE.has(token.lower);
      end -= 1;
    }
    const subject = this.#findSubject(end, previous);
    const isPassive = hasBe && !(this.tokens[at]?.lower ?? '').endsWith('ing') && this.tokens[at]?.part === 'VERB';
    if (!isPassive) return subject;
    return subject === 'author' ? 'other' : 'unknown';
  }

  /** Returns the agent after "by": written by my boss. */
  #findDoer(at: number): Agent | undefined {
    const by = this.tokens.findIndex(
      ({ lower }, position) => position > at && position <= at + MAX_WORDS_BEFORE_BY && lower === 'by',
    );
    if (by === -1 || this.tokens.slice(at + 1, by).some((token) => isVerb(token) || SENTENCE_END.test(token.text)))
      return undefined;
    const end = this.#findPhraseEnd(by + 1);
    const phrase = this.tokens.slice(by + 1, end);
    const isAmount = phrase.some(({ part }) => part === 'NUM');
    return !isAmount && toAgent(phrase) === 'other' ? 'other' : undefined;
  }

  /** Returns the agent of the verb whose subject ends before `end`. */
  #findSubject(end: number, previous: Agent): Agent {
    const last = this.tokens[end - 1];
    if (!last || SENTENCE_END.test(last.text)) return 'author';
    if (RELATIVE_PRONOUNS.has(last.lower)) return this.#findAntecedent(end - 1, previous);
    if (isPronoun(last)) return toAgent([last]);
    // A list of verbs continues with the author; after a clause of somebody else it may be about either.
    if (last.text === ',') return previous === 'author' ? previous : 'unknown';
    if (!isInNounPhrase(last)) return previous;
    const start = this.#findPhraseStart(end);
    const phrase = this.tokens.slice(start, end);
    if (this.#isClauseStart(start)) return toAgent(phrase);
    // The head of sales negotiated: the subject is the phrase before the preposition.
    const outerStart = this.#findPhraseStart(start - 1);
    const isOuterSubject =
      this.tokens[start - 1]?.part === 'ADP' && outerStart < start - 1 && this.#isClauseStart(outerStart);
    return isOuterSubject ? toAgent(this.tokens.slice(outerStart, start - 1)) : 'unknown';
  }

  /** Returns what a relative pronoun stands for: the manager who, the one who. */
  #findAntecedent(end: number, previous: Agent): Agent {
    const start = this.#findPhraseStart(end);
    const isComplement = FORMS_OF_BE.has(this.tokens[start - 1]?.lower ?? '');
    if (isComplement && previous === 'author') return 'author';
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
    const after = this.tokens.slice(at + 1);
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
  text.split(/\n+/).flatMap((line) => new ActReader(tagPartsOfSpeech(line)).read());
