import { getTitleSimilarities } from '../ai/rules/roles/title-similarity.js';

/** Lower similarities are ignored. */
const MIN_SIMILARITY = 0.55;

/** Returns the similarity of a title to known roles, by role title. */
export function findSimilarRoles(title: string): ReadonlyMap<string, number> {
  const roles = new Map<string, number>();
  for (const [role, similarity] of getTitleSimilarities(title))
    if (similarity >= MIN_SIMILARITY) roles.set(role.title, similarity);
  return roles;
}
