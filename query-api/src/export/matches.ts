import { type ExportedMatches, ranking } from '@trackrecord/contracts';
import { type StoredDerived, unpackNumbers } from '@trackrecord/platform';
import { z } from 'zod';
import type { ReadTitles } from './job-titles.js';
import { toProvenance } from './provenance.js';

/**
 * Returns the recommended postings, best first, with the titles of those that are still open.
 * @throws {HttpError} 503
 */
export async function matchesOf(
  kept: StoredDerived,
  newest: number | undefined,
  titles: ReadTitles,
): Promise<ExportedMatches> {
  const read = ranking.safeParse(kept.value);
  const made = toProvenance(kept, newest);
  if (!read.success) return { ...made, jobs: [], unread: z.json().parse(kept.value) };
  const numbers = [...unpackNumbers(read.data.numbers)];
  const percentages = unpackNumbers(read.data.percentages);
  const known = await titles(numbers);
  const jobs = numbers.map((number, at) => ({
    number,
    matchPercentage: percentages[at] ?? null,
    job: known.get(number) ?? null,
  }));
  return { ...made, jobs, unread: null };
}
