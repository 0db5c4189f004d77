import type { SeededRandom } from './seeded-random.js';

/** What the names in braces stand for in one posting. */
export type Fillings = Readonly<Record<string, () => string>>;

/** Names that keep their small letter where a line begins. */
const WRITTEN_SMALL = /^(?:[a-z]+[A-Z]|dbt\b|pytest\b|schema\.org\b)/u;

/**
 * Chooses one of each `[a|b]`, fills in each `{name}` and begins with a capital.
 * @throws {Error} naming a brace that nothing is known for
 */
export function phrase(text: string, fillings: Fillings, random: SeededRandom): string {
  const chosen = !text.includes('[')
    ? text
    : text.replace(/\[([^[\]]*)\]/gu, (_, wordings: string) => random.pick(wordings.split('|')));
  const filled = !chosen.includes('{')
    ? chosen
    : chosen.replace(/\{([^{}]*)\}/gu, (_, name: string) => {
        const filling = fillings[name];
        if (!filling) throw new Error(`Nothing is known for {${name}} in "${text}".`);
        return filling();
      });
  return WRITTEN_SMALL.test(filled) ? filled : filled.charAt(0).toUpperCase() + filled.slice(1);
}

/** Letters that are spoken with a vowel first, at the start of a name in capitals: an SEO specialist, but a SOC analyst. */
const SPOKEN_WITH_A_VOWEL = /^(?:(?!SOC|MERN)[AEFHILMNORSX][A-Z]+\b|iOS\b|MLOps\b)/u;

/** A noun with "a" or "an" before it, as it is spoken. */
export function withArticle(noun: string): string {
  const isVowel = /^[A-Z]{2,}\b/u.test(noun)
    ? SPOKEN_WITH_A_VOWEL.test(noun)
    : SPOKEN_WITH_A_VOWEL.test(noun) || (/^[aeio]/iu.test(noun) && !/^(?:one|eu)/iu.test(noun));
  return `${isVowel ? 'an' : 'a'} ${noun}`;
}
