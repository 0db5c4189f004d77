import type { RecommendedRole, RoleProfile, UserType } from '@trackrecord/contracts';
import { consideredProfile } from './considered.js';
import { skillsOfProfile } from './known-skills.js';
import type { Level, Role } from './role.js';
import { KNOWN_ROLES } from './roles.js';
import { coverage } from './skill-weights.js';
import { titleEvidence } from './title-evidence.js';

const MOST_ROLES = 10;

/** What skills alone and titles alone can show of a fit; both together show more than either. */
const SHOWN_BY_SKILLS = 0.78;
const SHOWN_BY_TITLES = 0.6;

/** How far a role is open to somebody, by how far they are. */
const OPEN: Readonly<Record<UserType, Readonly<Record<Level, number>>>> = {
  student: { entry: 1, experienced: 0.8, senior: 0.45 },
  graduate: { entry: 1, experienced: 0.9, senior: 0.6 },
  professional: { entry: 1, experienced: 1, senior: 1 },
};

/** Evidence below this is chance, and so is what falls far behind the best. */
const LEAST_EVIDENCE = 0.1;
const LEAST_OF_BEST = 0.35;
/** Where all evidence is slight, so many of the best are still worth a thought. */
const FEW = 3;

/** The match, in percent, of the slightest evidence and of the best there can be. */
const WEAKEST = 35;
const STRONGEST = 98;

interface Scored {
  readonly role: Role;
  readonly evidence: number;
}

function scored(profile: RoleProfile): readonly Scored[] {
  const skills = skillsOfProfile(profile);
  const titles = [...new Set(profile.experiences.map(({ title }) => title))].map(titleEvidence);
  const open = OPEN[profile.userType ?? 'professional'];
  return KNOWN_ROLES.map((role) => {
    const byTitles = Math.max(0, ...titles.map((evidenceFor) => evidenceFor(role)));
    const missing = (1 - SHOWN_BY_SKILLS * coverage(role, skills)) * (1 - SHOWN_BY_TITLES * byTitles);
    return { role, evidence: (1 - missing) * open[role.level] };
  })
    .filter(({ evidence }) => evidence > 0)
    .sort((one, other) => other.evidence - one.evidence);
}

const match = (evidence: number): number => Math.round(WEAKEST + (STRONGEST - WEAKEST) * evidence);

/**
 * The roles that a profile shows evidence for, the best first, at most ten; none where it shows none. Matches are
 * percentages of spec section 9, from 35 for slight evidence to 98, the same for the same profile. Of a long profile only
 * the beginning counts: 15 experiences, 15 projects, 200 skills, 2000 characters of a text, 100 of a title.
 */
export function recommendRoles(profile: RoleProfile): readonly RecommendedRole[] {
  const all = scored(consideredProfile(profile));
  const least = Math.max(LEAST_EVIDENCE, (all[0]?.evidence ?? 0) * LEAST_OF_BEST);
  const clear = all.filter(({ evidence }) => evidence >= least);
  const chosen = clear.length > 0 ? clear.slice(0, MOST_ROLES) : all.slice(0, FEW);
  return chosen.map(({ role, evidence }) => ({
    title: role.title,
    match: match(evidence),
    description: role.description,
    requiredSkills: [...role.skills],
  }));
}
