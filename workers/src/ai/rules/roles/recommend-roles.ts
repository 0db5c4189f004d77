import {
  distinctBy,
  distinctNonEmpty,
  type RecommendedRole,
  type RoleProfile,
  type UserType,
} from '@trackrecord/contracts';
import { getGroup, getOccupationData, type Occupation } from '../occupations/occupations.js';
import { type OccupationMatch, recommendOccupations } from '../occupations/recommend-occupations.js';
import { capitalize } from '../words/letter-case.js';
import { limitProfile } from './input-limits.js';
import { getProfileSkills } from './profile-skills.js';
import { KNOWN_ROLES, type Level, type Role } from './roles.js';
import { getCoverage } from './skill-weights.js';
import { findRoleByTitle, getTitleSimilarities, isMainTitle } from './title-similarity.js';

const MAX_ROLES = 10;

/** Maximum evidence from skills alone and from titles alone; combined they exceed both. */
const SKILLS_WEIGHT = 0.78;
const TITLES_WEIGHT = 0.6;
/** The evidence of the very title of a role. */
const MAIN_TITLE_WEIGHT = 0.9;

/** The suitability of role levels by user type. */
const SUITABILITY: Readonly<Record<UserType, Readonly<Record<Level, number>>>> = {
  student: { entry: 1, experienced: 0.8, senior: 0.45 },
  graduate: { entry: 1, experienced: 0.9, senior: 0.6 },
  professional: { entry: 1, experienced: 1, senior: 1 },
};

/** Roles with less evidence than either of these, in absolute terms and relative to the best role, are left out. */
const MIN_EVIDENCE = 0.1;
const MIN_SHARE_OF_BEST = 0.35;

/** The match in percent for the least and the most evidence. */
const MIN_MATCH = 35;
const MAX_MATCH = 98;

/** Not for students. */
const MANAGER = /manager/i;

interface ScoredRole {
  readonly role: Role;
  readonly evidence: number;
  /** Whether a title of the person is the main one of the role. */
  readonly isExact: boolean;
}

function scoreRoles(profile: RoleProfile): readonly ScoredRole[] {
  const skills = getProfileSkills(profile);
  const titles = [...new Set(profile.experiences.map(({ title }) => title))];
  const titleEvidenceGetters = titles.map(createTitleEvidenceGetter);
  const suitability = SUITABILITY[profile.userType ?? 'professional'];
  const suitableRoles =
    profile.userType === 'student' ? KNOWN_ROLES.filter(({ title }) => !MANAGER.test(title)) : KNOWN_ROLES;
  return suitableRoles
    .map((role) => {
      const isExact = titles.some((title) => isMainTitle(title, role));
      const titleEvidence = isExact
        ? MAIN_TITLE_WEIGHT
        : TITLES_WEIGHT * Math.max(0, ...titleEvidenceGetters.map((getEvidence) => getEvidence(role)));
      const missingEvidence = (1 - SKILLS_WEIGHT * getCoverage(role, skills)) * (1 - titleEvidence);
      return { role, evidence: (1 - missingEvidence) * suitability[role.level], isExact };
    })
    .filter(({ evidence }) => evidence > 0)
    .sort((left, right) => right.evidence - left.evidence);
}

const toMatch = (evidence: number): number => Math.round(MIN_MATCH + (MAX_MATCH - MIN_MATCH) * evidence);

/** A known role comes before similar occupations from this match on. */
const MIN_MATCH_OF_FIRST = 70;
/** An occupation with less evidence is left out. */
const MIN_OCCUPATION_EVIDENCE = 0.33;

/** How many other titles the description of an occupation names. */
const MAX_OTHER_TITLES = 3;

/** Abbreviations are for searching only. */
const isSpelledOut = (title: string): boolean => title.length > 4;

/** A recommended role. Those of a higher rank come before those with a higher match. */
interface Candidate {
  readonly role: RecommendedRole;
  readonly rank: Rank;
}

type Rank = keyof typeof RANK_ORDER;
/** A title of the person is that of the known role; of the occupation; the role matches well; others. */
const RANK_ORDER = { exactRole: 3, exactOccupation: 2, goodRole: 1, other: 0 } as const;

const toKnownCandidate = ({ role, evidence, isExact }: ScoredRole): Candidate => {
  const { title, description, skills } = role;
  const match = toMatch(evidence);
  const rank = isExact ? 'exactRole' : match >= MIN_MATCH_OF_FIRST ? 'goodRole' : 'other';
  return { role: { title, match, description, requiredSkills: [...skills] }, rank };
};

/** Professionals of information and communications technology, in ISCO-08. */
const ICT_PROFESSIONALS = '25';

/** Returns the known role that an occupation is: by its main title, and in ICT, which most of them are of, by others. */
function findKnownRole({ title, code }: Occupation): Role | undefined {
  const role = findRoleByTitle(title);
  return (role && isMainTitle(title, role)) || code.startsWith(ICT_PROFESSIONALS) ? role : undefined;
}

/** Occupations that are known roles become those, which have required skills. */
function toCandidate({ occupation, evidence, isExact }: OccupationMatch): Candidate {
  const knownRole = findKnownRole(occupation);
  if (knownRole) return toKnownCandidate({ role: knownRole, evidence, isExact });
  const groupName = getOccupationData().groupNames.get(getGroup(occupation)) ?? '';
  const names = distinctNonEmpty([...occupation.commonTitles.filter(isSpelledOut), ...occupation.otherTitles]);
  const otherNames = names.filter((name) => name.toLowerCase() !== occupation.title.toLowerCase());
  const alsoCalled = otherNames.slice(0, MAX_OTHER_TITLES).join(', ');
  const description = alsoCalled === '' ? `${groupName}.` : `${groupName}. Also called ${alsoCalled}.`;
  const role = { title: capitalize(occupation.title), match: toMatch(evidence), description, requiredSkills: [] };
  return { role, rank: isExact ? 'exactOccupation' : 'other' };
}

/** Lowers each match to that of the role before it. */
const lowerToPrevious = (roles: readonly RecommendedRole[]): readonly RecommendedRole[] =>
  roles.reduce<readonly RecommendedRole[]>(
    (lowered, role) => [...lowered, { ...role, match: Math.min(role.match, lowered.at(-1)?.match ?? role.match) }],
    [],
  );

/**
 * Returns at most ten roles that fit a profile, best first, with matches from 35 to 98 percent (spec section 9): the 43
 * known ones, and occupations of ESCO. First come occupations with exactly a title of the person, or else known roles
 * with a good match. Returns none if nothing says enough. Uses at most 15 experiences, 15 projects, 200 skills, 2000
 * characters of a text and 100 of a title.
 */
export function recommendRoles(profile: RoleProfile): readonly RecommendedRole[] {
  const limitedProfile = limitProfile(profile);
  const scoredRoles = scoreRoles(limitedProfile);
  const threshold = Math.max(MIN_EVIDENCE, (scoredRoles[0]?.evidence ?? 0) * MIN_SHARE_OF_BEST);
  const knownRoles = scoredRoles.filter(({ evidence }) => evidence >= threshold).map(toKnownCandidate);
  const occupations = recommendOccupations(limitedProfile)
    .filter(({ evidence }) => evidence >= MIN_OCCUPATION_EVIDENCE)
    .slice(0, MAX_ROLES)
    .map(toCandidate);
  const candidates = [...knownRoles, ...occupations].sort(
    (left, right) => RANK_ORDER[right.rank] - RANK_ORDER[left.rank] || right.role.match - left.role.match,
  );
  const roles = distinctBy(candidates, ({ role }) => role.title).map(({ role }) => role);
  return lowerToPrevious(roles.slice(0, MAX_ROLES));
}

/** The minimum similarity at which a title is evidence for a role, and the evidence at that similarity. */
const MIN_SIMILARITY = 0.55;
const MIN_TITLE_EVIDENCE = 0.3;

/** Returns the evidence (0 to 1) of a job title for roles: 1 for an exact title, less for similar ones. */
function createTitleEvidenceGetter(title: string): (role: Role) => number {
  const similarities = getTitleSimilarities(title);
  return (role) => {
    const similarity = similarities.get(role) ?? 0;
    if (similarity < MIN_SIMILARITY) return 0;
    return MIN_TITLE_EVIDENCE + ((similarity - MIN_SIMILARITY) / (1 - MIN_SIMILARITY)) * (1 - MIN_TITLE_EVIDENCE);
  };
}
