import type { Token } from './parts-of-speech.js';
import { getBaseForms, getSenses, isNounSense, isPersonSense } from './wordnet.js';

/** Who acts: the author (alone or with others), another person or group of people, a thing, or an unknown agent. */
export type Agent = 'author' | 'other' | 'thing' | 'unknown';

const splitList = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const AUTHOR_PRONOUNS = splitList('i we you me us');
const OTHER_PRONOUNS = splitList('he she they someone somebody everyone everybody others who');
const THING_PRONOUNS = splitList('it this these that those there what which');
const POSSESSIVES = splitList("my our your his her their its 's");
export const RELATIVE_PRONOUNS = splitList('who which that whom');
/** Groups that count as the author when they are the subject: the team won. */
const OWN_GROUPS = splitList('team group crew squad band class duo pair');
export const FORMS_OF_BE = splitList("be am is are was were been being 'm 's 're got get gets getting");
export const SENTENCE_END = /^[.!?;:•·▪◦*|–—-]$/;
/** How many of its most frequent senses tell whether a noun is a person. */
const TELLING_SENSES = 2;

export const isVerb = (token: Token | undefined): boolean => token?.part === 'VERB' || token?.part === 'AUX';
export const isNoun = ({ part }: Token): boolean => part === 'NOUN' || part === 'PROPN';
export const isPronoun = ({ lower }: Token): boolean =>
  AUTHOR_PRONOUNS.has(lower) || OTHER_PRONOUNS.has(lower) || THING_PRONOUNS.has(lower);
export const isInNounPhrase = (token: Token | undefined): boolean =>
  token !== undefined &&
  (/^(?:NOUN|PROPN|DET|ADJ|NUM)$/.test(token.part) || POSSESSIVES.has(token.lower) || token.text === 'IT');
export const isBetweenSubjectAndVerb = ({ part, lower }: Token): boolean =>
  /^(?:ADV|PART|AUX)$/.test(part) || /^(?:n't|not|never|to|just|only)$/.test(lower);

/** Returns true if a lower-case noun mostly means a person. */
export const isPersonWord = (word: string): boolean =>
  getBaseForms(word).some((base) => getSenses(base).filter(isNounSense).slice(0, TELLING_SENSES).some(isPersonSense));

/** Returns the agent that a noun phrase or pronoun names. */
export function toAgent(phrase: readonly Token[]): Agent {
  const head = phrase.findLast(isNoun) ?? phrase.at(-1);
  if (!head) return 'unknown';
  if (phrase.some(({ lower }) => AUTHOR_PRONOUNS.has(lower)) || OWN_GROUPS.has(head.lower)) return 'author';
  return head.part === 'PROPN' || OTHER_PRONOUNS.has(head.lower) || isPersonWord(head.lower) ? 'other' : 'thing';
}
