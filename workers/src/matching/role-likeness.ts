import { titleSimilarity } from '../ai/rules/roles/title-similarity.js';

/** What a title has less than this in common with says nothing of it. */
const LEAST = 0.55;

/** The roles of the client's list that a title is like, by their titles. */
export function roleLikeness(title: string): ReadonlyMap<string, number> {
  const likeness = new Map<string, number>();
  for (const [role, similarity] of titleSimilarity(title))
    if (similarity >= LEAST) likeness.set(role.title, similarity);
  return likeness;
}
