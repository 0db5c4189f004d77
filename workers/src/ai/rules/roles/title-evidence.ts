import type { Role } from './role.js';
import { STEPPING_STONES } from './stepping-stones.js';
import { titleSimilarity } from './title-similarity.js';
import { titleWords } from './title-words.js';

/** A title that has less than this in common with those of a role says nothing for it; here it says this much. */
const LEAST_SIMILARITY = 0.55;
const LEAST_SAID = 0.3;

/** What a title says for a role that it often leads to: for the first it names, and less for each after. */
const LEADS_TO = 0.4;
const LESS_FOR_EACH = 0.05;

const LEADS: ReadonlyMap<string, readonly string[]> = new Map(
  STEPPING_STONES.map(([title, roles]) => [titleWords(title).join(' '), roles]),
);

/** What a job title says for each role: 1 for its own title, less for one like it or one that leads to it; 0 to 1. */
export function titleEvidence(title: string): (role: Role) => number {
  const similarity = titleSimilarity(title);
  const leadsTo = LEADS.get(titleWords(title).join(' ')) ?? [];
  return (role) => {
    const alike = similarity.get(role) ?? 0;
    const asTitle =
      alike < LEAST_SIMILARITY
        ? 0
        : LEAST_SAID + ((alike - LEAST_SIMILARITY) / (1 - LEAST_SIMILARITY)) * (1 - LEAST_SAID);
    const place = leadsTo.indexOf(role.title);
    return Math.max(asTitle, place === -1 ? 0 : LEADS_TO - place * LESS_FOR_EACH);
  };
}
