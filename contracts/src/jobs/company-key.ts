// Without zod, because the client loads it.

import { normalizeWords } from './normalize-words.js';

/** Legal forms of companies, which some postings of an employer name and others do not. */
const LEGAL_FORMS = new Set(
  (
    'ab ag aps as asa bv co company corp corporation gmbh inc incorporated kg kk limited llc llp ltd ltda mbh nv oy oyj ' +
    'plc private pte pty pvt sa sarl sas se spa srl'
  ).split(' '),
);

/**
 * Normalizes the name of a company for comparison: no case, accents, punctuation, "and" or legal form. A name of legal
 * forms only keeps them, and a name without letters stays as it is.
 */
export function toCompanyKey(company: string): string {
  const words = normalizeWords(company.replaceAll('.', ''))
    .replaceAll(/ (?:and|und)(?= )/g, '')
    .split(' ');
  const nameWords = words.filter((word) => !LEGAL_FORMS.has(word));
  return (nameWords.length > 0 ? nameWords : words).join(' ') || company.trim();
}
