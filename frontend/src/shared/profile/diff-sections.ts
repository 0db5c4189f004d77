import type { Education, ProfileSections } from '@trackrecord/contracts';
import { createDifference, diffList, diffOrder, diffPart } from './diff-parts';
import type { Part, PartDifference } from './diff-parts';
import {
  educationFacts,
  experienceFacts,
  personalFacts,
  preferenceFacts,
  projectFacts,
  roleFacts,
} from './section-facts';
import type { Fact } from './section-facts';
import { USER_TYPE_LABELS, summarizeEducation } from './entry-summaries';

export type { Difference, PartDifference } from './diff-parts';
export type { Fact } from './section-facts';

/** Converts a section that is not a list to a part; undefined if the section is missing. */
const toPart = <Section>(
  section: Section | undefined,
  key: string,
  title: string,
  factsOf: (section: Section) => readonly Fact[],
): Part | undefined => (section === undefined ? undefined : { key, title, facts: factsOf(section) });

const userTypePart = ({ userType }: ProfileSections) =>
  toPart(userType, 'userType', 'User type', (type) => [{ label: 'User type', text: USER_TYPE_LABELS[type] }]);
const personalPart = ({ personalInfo }: ProfileSections) =>
  toPart(personalInfo, 'personalInfo', 'Personal information', personalFacts);
const preferencesPart = ({ preferences }: ProfileSections) =>
  toPart(preferences, 'preferences', 'Work preferences', preferenceFacts);

function diffSkills(before: readonly string[] = [], after: readonly string[] = []): readonly PartDifference[] {
  const only = (these: readonly string[], others: readonly string[]): string | undefined =>
    these.filter((skill) => !others.includes(skill)).join(', ') || undefined;
  const [removed, added] = [only(before, after), only(after, before)];
  if (removed === undefined && added === undefined) {
    const titled = (skill: string) => ({ key: skill, title: skill });
    return diffOrder('skills', before.map(titled), after.map(titled));
  }
  const change = removed === undefined ? 'added' : added === undefined ? 'removed' : 'changed';
  return [{ key: 'skills', title: 'Skills', change, differences: [createDifference('Skills', removed, added)] }];
}

const EDUCATION = { titleOf: (item: Education) => summarizeEducation(item).title, factsOf: educationFacts };

/**
 * Returns the differences between two versions of a profile, part by part. Both may be partial: they may contain only some
 * sections, and of a list only some items.
 */
export const diffSections = (before: ProfileSections, after: ProfileSections): readonly PartDifference[] => [
  ...diffPart(userTypePart(before), userTypePart(after)),
  ...diffPart(personalPart(before), personalPart(after)),
  ...diffList('educations', before.educations, after.educations, EDUCATION),
  ...diffList('experiences', before.experiences, after.experiences, {
    titleOf: ({ title, company }) => [title, company].filter(Boolean).join(' at '),
    factsOf: experienceFacts,
  }),
  ...diffList('projects', before.projects, after.projects, {
    titleOf: ({ title }) => title,
    factsOf: projectFacts,
  }),
  ...diffSkills(before.skills, after.skills),
  ...diffPart(preferencesPart(before), preferencesPart(after)),
  ...diffList('preferredRoles', before.preferredRoles, after.preferredRoles, {
    titleOf: ({ title }) => title || 'Unnamed Role',
    factsOf: roleFacts,
  }),
];
