import type { RecommendedRole, RoleProfile, UserType } from '@trackrecord/contracts';
import { readData } from '../../../read-data.js';
import { limitProfile } from './input-limits.js';
import { getProfileSkills } from './profile-skills.js';
import { KNOWN_ROLES, type Level, type Role } from './roles.js';
import { getCoverage } from './skill-weights.js';
import { getTitleSimilarities } from './title-similarity.js';
import { getTitleWords } from './title-words.js';

const MAX_ROLES = 10;

/** Maximum evidence from skills alone and from titles alone; combined they exceed both. */
const SKILLS_WEIGHT = 0.78;
const TITLES_WEIGHT = 0.6;

/** The suitability of role levels by user type. */
const SUITABILITY: Readonly<Record<UserType, Readonly<Record<Level, number>>>> = {
  student: { entry: 1, experienced: 0.8, senior: 0.45 },
  graduate: { entry: 1, experienced: 0.9, senior: 0.6 },
  professional: { entry: 1, experienced: 1, senior: 1 },
};

/** Roles with less evidence than either of these, in absolute terms and relative to the best role, are left out. */
const MIN_EVIDENCE = 0.1;
const MIN_SHARE_OF_BEST = 0.35;
/** How many roles to return if all evidence is slight. */
const FALLBACK_COUNT = 3;

/** The match in percent for the least and the most evidence. */
const MIN_MATCH = 35;
const MAX_MATCH = 98;

interface ScoredRole {
  readonly role: Role;
  readonly evidence: number;
}

function scoreRoles(profile: RoleProfile): readonly ScoredRole[] {
  const skills = getProfileSkills(profile);
  const titleEvidenceGetters = [...new Set(profile.experiences.map(({ title }) => title))].map(
    createTitleEvidenceGetter,
  );
  const suitability = SUITABILITY[profile.userType ?? 'professional'];
  return KNOWN_ROLES.map((role) => {
    const titleEvidence = Math.max(0, ...titleEvidenceGetters.map((getEvidence) => getEvidence(role)));
    const missingEvidence = (1 - SKILLS_WEIGHT * getCoverage(role, skills)) * (1 - TITLES_WEIGHT * titleEvidence);
    return { role, evidence: (1 - missingEvidence) * suitability[role.level] };
  })
    .filter(({ evidence }) => evidence > 0)
    .sort((left, right) => right.evidence - left.evidence);
}

const toMatch = (evidence: number): number => Math.round(MIN_MATCH + (MAX_MATCH - MIN_MATCH) * evidence);

/**
 * Returns at most ten roles that fit a profile, best first, with matches from 35 to 98 percent (spec section 9). Uses
 * at most 15 experiences, 15 projects, 200 skills, 2000 characters of a text and 100 of a title.
 */
export function recommendRoles(profile: RoleProfile): readonly RecommendedRole[] {
  const scoredRoles = scoreRoles(limitProfile(profile));
  const threshold = Math.max(MIN_EVIDENCE, (scoredRoles[0]?.evidence ?? 0) * MIN_SHARE_OF_BEST);
  const significantRoles = scoredRoles.filter(({ evidence }) => evidence >= threshold);
  const selectedRoles =
    significantRoles.length > 0 ? significantRoles.slice(0, MAX_ROLES) : scoredRoles.slice(0, FALLBACK_COUNT);
  return selectedRoles.map(({ role, evidence }) => ({
    title: role.title,
    match: toMatch(evidence),
    description: role.description,
    requiredSkills: [...role.skills],
  }));
}

/** The minimum similarity at which a title is evidence for a role, and the evidence at that similarity. */
const MIN_SIMILARITY = 0.55;
const MIN_TITLE_EVIDENCE = 0.3;

/** Evidence for the first role that a title often leads to, and the decrement for each further role. */
const STEPPING_STONE_EVIDENCE = 0.4;
const STEPPING_STONE_DECREMENT = 0.05;

/** Titles that are not roles themselves, and the roles they often lead to, most likely first. */
interface SteppingStones {
  readonly titles: readonly string[];
  readonly roles: readonly string[];
}

/** Each title with the roles it leads to, most likely first. */
export const STEPPING_STONES: readonly (readonly [title: string, roles: readonly string[]])[] = (
  readData('roles/stepping-stones') as readonly SteppingStones[]
).flatMap(({ titles, roles }) => titles.map((title): readonly [string, readonly string[]] => [title, roles]));

const ROLES_BY_STEPPING_STONE: ReadonlyMap<string, readonly string[]> = new Map(
  STEPPING_STONES.map(([title, roles]) => [getTitleWords(title).join(' '), roles]),
);

/**
 * Returns the evidence (0 to 1) of a job title for roles: 1 for an exact title, less for similar titles and stepping
 * stones.
 */
function createTitleEvidenceGetter(title: string): (role: Role) => number {
  const similarities = getTitleSimilarities(title);
  const nextRoles = ROLES_BY_STEPPING_STONE.get(getTitleWords(title).join(' ')) ?? [];
  return (role) => {
    const roleSimilarity = similarities.get(role) ?? 0;
    const similarityEvidence =
      roleSimilarity < MIN_SIMILARITY
        ? 0
        : MIN_TITLE_EVIDENCE + ((roleSimilarity - MIN_SIMILARITY) / (1 - MIN_SIMILARITY)) * (1 - MIN_TITLE_EVIDENCE);
    const rank = nextRoles.indexOf(role.title);
    return Math.max(similarityEvidence, rank === -1 ? 0 : STEPPING_STONE_EVIDENCE - rank * STEPPING_STONE_DECREMENT);
  };
}
