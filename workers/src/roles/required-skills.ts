import { JOBS_COLLECTION } from '@trackrecord/contracts';
import type { Database } from '@trackrecord/platform';
import { normalizeTitle } from '../ai/rules/occupations/normalize-title.js';
import { getTitlesOfSameOccupation } from '../ai/rules/occupations/title-index.js';
import type { FindRequiredSkills } from '../ai/rules/rules-ai.js';
import type { StoredPosting } from '../feeds/ingestion/stored-posting.js';

/** Further postings of an occupation would not change what most of them ask for. */
const MAX_POSTINGS = 300;
/** What a smaller share of the postings asks for is the wish of a few companies. */
const MIN_SHARE = 0.25;
const MAX_SKILLS = 10;

type ReadPosting = Pick<StoredPosting, 'skills'>;

/** Reads the required skills of an occupation from the postings that have one of its titles. */
export function createRequiredSkillsFinder(db: Database): FindRequiredSkills {
  const postings = db.collection<StoredPosting>(JOBS_COLLECTION);
  return async (title) => {
    const titles = getTitlesOfSameOccupation(normalizeTitle(title));
    if (titles.length === 0) return [];
    const found = await postings
      .find<ReadPosting>(
        { titleKey: { $in: [...titles] }, isOpen: true },
        { projection: { 'skills.name': 1, 'skills.isExtra': 1 } },
      )
      .limit(MAX_POSTINGS)
      .batchSize(MAX_POSTINGS)
      .toArray();
    return findFrequentSkills(found);
  };
}

/** Returns the skills that at least a quarter of the postings demand. */
function findFrequentSkills(postings: readonly ReadPosting[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { skills } of postings)
    for (const { name, isExtra } of skills) if (!isExtra) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= MIN_SHARE * postings.length)
    .sort(([name, count], [otherName, otherCount]) => otherCount - count || name.localeCompare(otherName, 'en'))
    .slice(0, MAX_SKILLS)
    .map(([name]) => name);
}
