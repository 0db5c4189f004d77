import { FALLBACK_ROLE_SKILLS, type RecommendedRole, ROLE_MATCH } from '@trackrecord/contracts';
import { consideredSkills, consideredTitle, consideredTitles } from './considered.js';
import { knownSkills } from './known-skills.js';
import type { Role } from './role.js';
import { coverage } from './skill-weights.js';
import { roleByTitle, titleSimilarity } from './title-similarity.js';

/** Titles that have this much in common are of one kind of work. */
const TRULY_SIMILAR = 0.7;

function nearest(title: string): Role | undefined {
  const [best] = [...titleSimilarity(title)].sort(([, one], [, other]) => other - one);
  return best !== undefined && best[1] >= TRULY_SIMILAR ? best[0] : undefined;
}

/** Whoever adds a role wants it, and so its match is 70 to 100 (spec section 9): more, the more of it they bring. */
const match = (role: Role, skills: ReadonlySet<string>): number =>
  Math.round(ROLE_MATCH.added + (ROLE_MATCH.most - ROLE_MATCH.added) * coverage(role, skills));

function enhanced(title: string, skills: readonly string[], known: ReadonlySet<string>): RecommendedRole {
  const compared = consideredTitle(title);
  const role = roleByTitle(compared);
  if (role)
    return { title, match: match(role, known), description: role.description, requiredSkills: [...role.skills] };
  const similar = nearest(compared);
  if (similar)
    return {
      title,
      match: match(similar, known),
      description: `Similar to ${similar.title}. Skills shown are typical for that role.`,
      requiredSkills: [...similar.skills],
    };
  return {
    title,
    match: ROLE_MATCH.added,
    description: 'You added this role. Skills shown are from your profile.',
    requiredSkills: skills.slice(0, FALLBACK_ROLE_SKILLS),
  };
}

/**
 * The roles of these titles, in their order, with what we know of them; a title that we do not know and that is like
 * none we know gets the first four of the person's own skills and a match of 70 (spec section 9). At most 50 titles, each
 * told by its first 100 characters, and 200 skills.
 */
export function enhanceRoles(titles: readonly string[], skills: readonly string[]): readonly RecommendedRole[] {
  const known = knownSkills(consideredSkills(skills));
  return consideredTitles(titles).map((title) => enhanced(title, skills, known));
}
