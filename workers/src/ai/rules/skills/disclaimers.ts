import { type Act, findActs } from '../../language/acts.js';
import { isEnglish } from '../../language/is-english.js';
import { isPersonWord } from '../../language/noun-phrases.js';
import { isKnownWord } from '../../language/wordnet.js';
import { findCanonicalSkill } from './taxonomy.js';

/** A clause of a text: whose it is, and from where to where it goes, in UTF-16 units. */
interface Clause {
  readonly start: number;
  readonly end: number;
  readonly act: Act | undefined;
}

/** Words that begin a clause of their own, and marks that end one. */
const CLAUSE_BORDER =
  /[.!?;:\n](?=\s|$)|(?<![\p{L}\p{N}])(?:but|however|although|though|while|whereas|because|since|so|until|where|if|aber|sondern|jedoch|mais|pero|sino)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])by(?=\s+\p{L}+ing(?!\p{L}))/giu;
/** After a comma these words are about what follows only. */
const NEW_POLARITY =
  /,\s*(?=(?:no|not|never|only|just|instead|also|basic|good|strong|some|fluent|mostly|mainly|above all|yes|kein\w*|nicht|sans|sin|ich|je|yo)(?!\p{L}))/giu;

const WORD_START = '(?<![\\p{L}\\p{N}])';
const WORD_END = '(?![\\p{L}\\p{N}])';
const anyOf = (pattern: string): RegExp => new RegExp(`${WORD_START}(?:${pattern})${WORD_END}`, 'giu');

/** Words that deny what follows, or what is said of the subject. */
const NEGATOR = anyOf(
  "not(?! only)|never|no(?! longer than| one in)|none|nobody|neither|cannot|can't|\\p{L}+n[’']t|(?:do|does|did|have|has|had|is|was|were|could|would|ca)nt|without|lack(?:s|ed|ing)?|unfamiliar|zero (?:experience|knowledge|skills?)|hardly|barely|non-existent|except(?: for)?|instead of|rather than|in place of|apart from|forg[eo]t(?:ten)?|miss(?:ed|ing)?|fail(?:s|ed)?|avoid(?:s|ed|ing)?|reject(?:s|ed)?|drop(?:ped)?|refus(?:e|ed)|outsourced|consider(?:ed|ing)?|kein\\p{L}*|nicht|nie|niemals|ohne|jamais|sans|nunca|sin|jam[aá]s|tampoco",
);
/** French denials of two words. */
const FRENCH_DENIAL = /(?<!\p{L})(?:ne\s|n[’'])\s?\p{L}+\s+(?:pas|jamais|rien|plus)(?!\p{L})/giu;
/** Other people, in languages that the tagger does not know. */
const OTHERS_ABROAD = anyOf(
  "(?:mein|meine|unser|unsere|der|die|ein|eine|einer|einem)\\s+(?:kolleg\\p{L}*|chef\\p{L}*|vorgesetzte\\p{L}*|agentur|firma|kund\\p{L}*|bruder|schwester|mann|frau|dienstleister)|(?:mon|ma|mes|notre|nos|un|une|le|la|les|l[’'])\\s?(?:coll[eè]gue\\p{L}*|chef\\p{L}*|agence|fr[eè]re|s(?:œ|oe)ur|mari|femme|client\\p{L}*|prestataire)|(?:mi|mis|nuestro|nuestra|un|una|el|la|los)\\s+(?:compañer\\p{L}*|colega\\p{L}*|jef\\p{L}*|agencia|herman\\p{L}*|marido|mujer|client\\p{L}*|proveedor\\p{L}*)",
);
const WISH = anyOf(
  'want(?:s|ed)?(?: to)?|would (?:like|love)|like to|hop(?:e|es|ing) to|plan(?:s|ning)? to|planning an? (?:\\p{L}+ ){0,2}(?:course|class|training|certificate)|interested in|keen (?:to|on)|eager to|curious about|goal is|next on my list|if I get|looking for|look(?:ing)? forward|my (?:wish|dream)|wish(?:es|ed)? to|möchte|würde gern\\p{L}*|will\\s+\\p{L}+\\s+lernen|aimerais|voudrais|souhaite|gustaría|quisiera|quiero',
);
/** What the author does with people who have a skill, or with what is about it. */
const DEALING = anyOf(
  'hired?|hiring|recruit(?:ed|ing)?|interview(?:ed|ing)?|sourced|placed|headhunted|reported to|sat (?:next to|near|with)|sold|selling|translated(?!.*\\b(?:from|into|between)\\b)|advertised|job adverts?|adverts for|vacanc(?:y|ies)|positions?|applicants?|candidates?',
);
const TEACHING = anyOf(
  'taught|teach(?:es|ing)?|train(?:ed|ing)?|help(?:ed|s|ing)?|support(?:ed|ing)?|show(?:ed|ing)?|coach(?:ed|ing)?|explain(?:ed|ing)?',
);
const KNOWS_BETTER = /\bas (?:well|good|much|fast) as (?:i|me)\b/i;
/** What is said of a tool that was given up. */
const DISMISSAL = anyOf('too|was (?:dropped|replaced|rejected|retired)|were (?:dropped|replaced|rejected)');
const CHOSE = anyOf('chose|choose|preferred|prefer|picked|favou?red');

/** How much of a clause is read around a skill, since each skill of a long clause reads it again. */
const MAX_CONTEXT_LENGTH = 300;

/**
 * Returns a test for ranges of a text, in UTF-16 units: whether a skill there is not one that the author has, because it
 * is denied, wished for, or another person's. English clauses are read by their subject and verb, other languages by words.
 */
export function findDisclaimers(text: string): (start: number, end: number) => boolean {
  const clauses = splitClauses(text);
  return (start, end) => {
    const index = findClauseIndex(clauses, start);
    const clause = clauses[index];
    if (!clause) return false;
    const [previous, next] = [clauses[index - 1], clauses[index + 1]];
    const getText = (part: Clause | undefined): string => (part ? readStart(text, part.start, part.end) : '');
    return isDisclaimed({
      before: readEnd(text, clause.start, start),
      after: readStart(text, end, clause.end),
      answer: SHORT_ANSWER.exec(text.slice(end, end + MAX_ANSWER_LENGTH))?.[1]?.toLowerCase(),
      isSubject: isInSubject(clause.act, start),
      isHead: isInSubject(clause.act, start) && text.slice(end, clause.act?.start).trim() === '',
      clause,
      previousText: getText(previous),
      nextText: getText(next),
      next,
    });
  };
}

/** Returns the index of the clause that a position is in. */
function findClauseIndex(clauses: readonly Clause[], position: number): number {
  let [low, high] = [0, clauses.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((clauses[middle]?.start ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Returns true for a position before the verb that the subject of this verb includes. */
const isInSubject = (act: Act | undefined, position: number): boolean =>
  act?.subjectStart !== undefined && position >= act.subjectStart && position < act.start;

const readStart = (text: string, start: number, end: number): string =>
  text.slice(start, Math.min(end, start + MAX_CONTEXT_LENGTH));

const readEnd = (text: string, start: number, end: number): string =>
  text.slice(Math.max(start, end - MAX_CONTEXT_LENGTH), end);

function splitClauses(text: string): readonly Clause[] {
  const acts = isEnglish(text) ? findActs(text) : [];
  const borders = new Set([0]);
  for (const { 0: match, index } of text.matchAll(CLAUSE_BORDER))
    borders.add(/^[.!?;:\n]/.test(match) ? index + match.length : index);
  for (const { index } of text.matchAll(NEW_POLARITY)) borders.add(index + 1);
  for (const { subjectStart } of acts)
    if (subjectStart !== undefined && !followsBorderWord(text, borders, subjectStart)) borders.add(subjectStart);
  const starts = [...borders].sort((left, right) => left - right);
  let nextAct = 0;
  return starts.map((start, at) => {
    const end = starts[at + 1] ?? text.length;
    while ((acts[nextAct]?.start ?? Infinity) < start) nextAct += 1;
    const act = acts[nextAct];
    return { start, end, act: act && act.start < end ? act : undefined };
  });
}

/** Returns true if only the word of a border stands before a subject: "while I". */
const followsBorderWord = (text: string, borders: ReadonlySet<number>, subjectStart: number): boolean => {
  const word = /(?<!\p{L})\p{L}+\s+$/u.exec(text.slice(Math.max(0, subjectStart - MAX_BORDER_LENGTH), subjectStart));
  return word !== null && borders.has(subjectStart - word[0].length);
};
const MAX_BORDER_LENGTH = 20;

const count = (pattern: RegExp, text: string): number => [...text.matchAll(pattern)].length;

/** A skill in its clause. */
interface Mention {
  readonly before: string;
  readonly after: string;
  /** The answer that follows: "Docker: no". */
  readonly answer: string | undefined;
  /** Whether it stands before the verb: "Java is something I never used". */
  readonly isSubject: boolean;
  /** Whether it is that subject itself, rather than part of its name: "My Git is good". */
  readonly isHead: boolean;
  readonly clause: Clause;
  /** The texts of the clauses around. */
  readonly previousText: string;
  readonly nextText: string;
  readonly next: Clause | undefined;
}

function isDisclaimed(mention: Mention): boolean {
  const { before, after, answer, isSubject, isHead, clause, previousText, nextText } = mention;
  if (KNOWS_BETTER.test(before + after + nextText)) return false;
  if (answer !== undefined) return answer !== 'yes';
  const isOthers =
    (!isHead && isClearlyOthers(clause.act)) || isUsedByOthers(before) || count(OTHERS_ABROAD, before) > 0;
  const isTaught = count(TEACHING, before) + count(TEACHING, previousText) > 0;
  const denials = countGoverningDenials(mention);
  if (denials > 0) return denials % 2 === 1 && !(isTaught && isOthers) && !isWrittenByAuthor(mention);
  if (count(WISH, before) > 0 || isInWish(before, previousText)) return true;
  if (isSubject && count(DISMISSAL, after) > 0) return true;
  if (isSecondChoice(before)) return true;
  return (isOthers && !isTaught) || isDealtWith(before, after);
}

/**
 * Returns true if another person acts and is named clearly. Names alone are not clear: the tagger takes products for
 * people, and lists of them for clauses.
 */
const isClearlyOthers = (act: Act | undefined): boolean =>
  act?.agent === 'other' &&
  (act.subject === undefined || CLEAR_SUBJECT.test(act.subject) || isUnknownName(act.subject));

const CLEAR_SUBJECT =
  /^(?:he|she|they|who|that|which|someone|somebody|everyone|my|our|his|her|their|the|an?|another|some|other|two|three|four|five)\b/i;

/** Verbs in the plural, after their subject. The tagger takes them for nouns: "Our customers use Oracle". */
const PLURAL_USE = /(?<!\p{L})(\p{L}+)\s+(?:(?:all|also|mostly|mainly|still|now|only|often)\s+)?(?:use|run|need)\s/giu;

/** Returns true for "our customers use Oracle". */
const isUsedByOthers = (before: string): boolean =>
  [...before.matchAll(PLURAL_USE)].some(
    ([, subject = '']) => subject.endsWith('s') && isPersonWord(subject.toLowerCase()),
  );

const isUnknownName = (subject: string): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(subject) && !isKnownWord(subject.toLowerCase()) && findCanonicalSkill(subject) === undefined;

/** Returns true for "sold licences of AutoCAD" and "job adverts for Java positions". */
const isDealtWith = (before: string, after: string): boolean =>
  count(DEALING, before.split(/,|\band\b/i).at(-1) ?? '') > 0 || VACANCY.test(after);

const VACANCY = /^\s+(?:positions?|roles?|vacanc(?:y|ies)|jobs)(?!\p{L})/iu;

const SHORT_ANSWER = /^\s*(?::\s*)?(no|none|yes)(?!\p{L})/iu;
const MAX_ANSWER_LENGTH = 20;

/** Counts the denials that govern a skill: two of them assert it. */
function countGoverningDenials({ before, after, isSubject, previousText, nextText }: Mention): number {
  let denials = countDenials(before);
  if (isSubject) denials += countDenials(after);
  // Java is something | I never used. No task in Photoshop that | I could not do. Apart from Excel | I know no tools.
  const continuesIntoNext =
    (isSubject && !after.includes(',')) ||
    /\bthat\s*$/i.test(after) ||
    /\b(?:apart from|except(?: for)?)\b/i.test(before);
  if (continuesIntoNext) denials += countDenials(nextText);
  if (THERE_WAS_NONE.test(previousText)) denials += countDenials(previousText);
  return denials;
}

const THERE_WAS_NONE = /^\W*there (?:was|were|is|are|has been)(?:n[’']t)?\b.*\b(?:when|where|that)\s*$/i;

/** Returns true for "not the Java code, which I wrote". */
const isWrittenByAuthor = ({ after, next, nextText }: Mention): boolean =>
  next?.act?.agent === 'author' && /,\s*which\s*$/i.test(after) && countDenials(nextText) === 0;

/** Returns true for "if I get the chance, I will …" and "looking for a job where …". */
const isInWish = (before: string, previousText: string): boolean =>
  (count(WISH, previousText) > 0 && (/:\s*$/.test(previousText) || /^\W*(?:where|which|that)\b/i.test(before))) ||
  (/^\W*if\b/i.test(previousText) && /\b(?:will|would|could|shall)\b/i.test(before));

const countDenials = (part: string): number => count(NEGATOR, part.replace(FRENCH_DENIAL, ' jamais '));

/** "Chose PostgreSQL over MongoDB". */
const isSecondChoice = (before: string): boolean =>
  count(CHOSE, before) > 0 && /\bover\s+(?:\p{L}+\s+){0,2}$/iu.test(before);
