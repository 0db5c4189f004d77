import type { SeededRandom } from './seeded-random.js';

/** The values of a template's placeholders. */
export type TemplateValues = Readonly<Record<string, () => string>>;

/** Names that stay lower case at the start of a line. */
const LOWERCASE_NAMES = /^(?:[a-z]+[A-Z]|dbt\b|pytest\b|schema\.org\b)/u;

/**
 * Picks one of each `[a|b]`, fills in each `{name}` and capitalises the first letter.
 * @throws {Error} for an unknown placeholder
 */
export function fillTemplate(text: string, values: TemplateValues, random: SeededRandom): string {
  const chosen = !text.includes('[')
    ? text
    : text.replace(/\[([^[\]]*)\]/gu, (_, wordings: string) => random.pick(wordings.split('|')));
  const filled = !chosen.includes('{')
    ? chosen
    : chosen.replace(/\{([^{}]*)\}/gu, (_, name: string) => {
        const value = values[name];
        if (!value) throw new Error(`Nothing is known for {${name}} in "${text}".`);
        return value();
      });
  return LOWERCASE_NAMES.test(filled) ? filled : filled.charAt(0).toUpperCase() + filled.slice(1);
}

/** Acronyms whose first letter is pronounced with a vowel: an SEO specialist, but a SOC analyst. */
const VOWEL_ACRONYM = /^(?:(?!SOC|MERN)[AEFHILMNORSX][A-Z]+\b|iOS\b|MLOps\b)/u;

/** Prefixes a noun with "a" or "an". */
export function withArticle(noun: string): string {
  const isVowel = /^[A-Z]{2,}\b/u.test(noun)
    ? VOWEL_ACRONYM.test(noun)
    : VOWEL_ACRONYM.test(noun) || (/^[aeio]/iu.test(noun) && !/^(?:one|eu)/iu.test(noun));
  return `${isVowel ? 'an' : 'a'} ${noun}`;
}
