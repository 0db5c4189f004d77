import { CONJUNCTIONS, toWordKeys } from './cues.js';
import { getWordAt, isPhraseEnd } from './phrase.js';
import type { Token } from './tokens.js';

/** Words that say that somebody speaks the language after them. */
const SPEAKING = toWordKeys(`
  speak speaking spoke spoken fluent fluently conversational bilingual trilingual multilingual native fließend fließendes
  parle parlé hablo hablado spreche
`);
/** Words for a level that have other meanings, too: "a good polish". They count before a name with its capitals. */
const LEVEL_WORDS = toWordKeys(`
  basic intermediate advanced good excellent perfect business working written beginner elementary professional strong some
  gute guten gutes sehr grundkenntnisse verhandlungssicher
`);
/** Words before "in", "of" or "with" and a language: fluent in, knowledge of. */
const ABILITIES = toWordKeys(`
  fluent fluency proficient proficiency bilingual trilingual conversant converse conversed communicate communicated
  communicating knowledge command literate fluently skilled competent comfortable speaker
`);
const PREPOSITIONS = toWordKeys('in of with');
/** Words after a name, also in brackets or after a dash or colon: English (native), German: fluent. */
const LEVELS_AFTER = toWordKeys(`
  native fluent fluently bilingual conversational intermediate basic advanced beginner elementary proficient proficiency
  mother muttersprache muttersprachlich fließend verhandlungssicher maternelle courant couramment bilingue nativo fluido
`);
/** Words that follow a name without a pause only. */
const NOUNS_AFTER = toWordKeys('fluency proficiency skill');
const FILLERS_AFTER = toWordKeys('language level niveau nivel');
/** Words of a heading: "Languages: English, Polish". */
const HEADINGS = toWordKeys('language sprachen sprachkenntnisse langues idiomas');
const TRANSLATION = /^(?:translat|interpret)/u;
const FROM_OR_INTO = toWordKeys('from into between');
const TRANSLATION_DISTANCE = 6;
/** A level of the Common European Framework of Reference for Languages. */
const CEFR_LEVEL = /^[abc][12]$/u;

/** Returns true if a text states that its author speaks the language named from token `first` to `last`. */
export const isSpokenLanguage = (tokens: readonly Token[], first: number, last: number): boolean =>
  isOfSpeaker(tokens, last) || hasAbilityBefore(tokens, first, last) || hasLevelAfter(tokens, last);

/** Matches "a native Hindi speaker" at the end of a phrase, but not "French speakers" or "German-speaking customers". */
function isOfSpeaker(tokens: readonly Token[], last: number): boolean {
  const next = getWordAt(tokens, last + 1);
  return (next?.key === 'speaking' || next?.text === 'speaker') && isPhraseEnd(tokens, last + 1);
}

function hasAbilityBefore(tokens: readonly Token[], first: number, last: number): boolean {
  const before = tokens[first - 1];
  if (!before) return false;
  const isCapitalised = /^\p{Lu}/u.test(tokens[first]?.text ?? '');
  if (isCapitalised && isTranslated(tokens, first)) return true;
  if (!isPhraseEnd(tokens, last) && !CONJUNCTIONS.has(getWordAt(tokens, last + 1)?.key ?? '')) return false;
  if (before.kind === 'pause')
    return before.text.includes(':') && HEADINGS.has(getWordAt(tokens, first - 2)?.key ?? '');
  if (SPEAKING.has(before.key) || CEFR_LEVEL.test(before.key)) return true;
  if (LEVEL_WORDS.has(before.key)) return isCapitalised;
  return PREPOSITIONS.has(before.key) && ABILITIES.has(getWordAt(tokens, first - 2)?.key ?? '');
}

/** Matches "translated letters from German into English". */
function isTranslated(tokens: readonly Token[], first: number): boolean {
  const before = getWordAt(tokens, first - 1)?.key ?? '';
  return (
    (FROM_OR_INTO.has(before) || CONJUNCTIONS.has(before)) &&
    tokens.slice(Math.max(0, first - TRANSLATION_DISTANCE), first).some(({ key }) => TRANSLATION.test(key))
  );
}

function hasLevelAfter(tokens: readonly Token[], last: number): boolean {
  const afterName = FILLERS_AFTER.has(tokens[last + 1]?.key ?? '') ? last + 2 : last + 1;
  const next = tokens[afterName];
  if (next?.kind === 'word' && NOUNS_AFTER.has(next.key)) return true;
  const level = next?.kind === 'pause' ? tokens[afterName + 1] : next;
  if (level?.kind !== 'word') return false;
  return CEFR_LEVEL.test(level.key) || LEVELS_AFTER.has(level.key);
}
