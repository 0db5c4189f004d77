import type { Education, ProfileSections } from '@trackrecord/contracts';
import { createDifference, diffList, diffOrder, diffPart } from './diff-parts';
import type { Part, PartDifference } from './diff-parts';
import {
  getEducationFacts,
  getExperienceFacts,
  getPersonalFacts,
  getPreferenceFacts,
  getProjectFacts,
  getRoleFacts,
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
  getFacts: (section: Section) => readonly Fact[],
): Part | undefined => (section === undefined ? undefined : { key, title, facts: getFacts(section) });

const toUserTypePart = ({ userType }: ProfileSections) =>
  toPart(userType, 'userType', 'User type', (type) => [{ label: 'User type', text: USER_TYPE_LABELS[type] }]);
const toPersonalPart = ({ personalInfo }: ProfileSections) =>
  toPart(personalInfo, 'personalInfo', 'Personal information', getPersonalFacts);
const toPreferencesPart = ({ preferences }: ProfileSections) =>
  toPart(preferences, 'preferences', 'Work preferences', getPreferenceFacts);

function diffSkills(before: readonly string[] = [], after: readonly string[] = []): readonly PartDifference[] {
  const joinDifference = (skills: readonly string[], otherSkills: readonly string[]): string | undefined =>
    skills.filter((skill) => !otherSkills.includes(skill)).join(', ') || undefined;
  const [removed, added] = [joinDifference(before, after), joinDifference(after, before)];
  if (removed === undefined && added === undefined) {
    const toTitledItem = (skill: string) => ({ key: skill, title: skill });
    return diffOrder('skills', before.map(toTitledItem), after.map(toTitledItem));
  }
  const change = removed === undefined ? 'added' : added === undefined ? 'removed' : 'changed';
  return [{ key: 'skills', title: 'Skills', change, differences: [createDifference('Skills', removed, added)] }];
}

const EDUCATION_DESCRIPTION = {
  getTitle: (item: Education) => summarizeEducation(item).title,
  getFacts: getEducationFacts,
};

/**
 * Returns the differences between two versions of a profile, part by part. Both may be partial: they may contain only some
 * sections, and of a list only some items.
 */
export const diffSections = (before: ProfileSections, after: ProfileSections): readonly PartDifference[] => [
  ...diffPart(toUserTypePart(before), toUserTypePart(after)),
  ...diffPart(toPersonalPart(before), toPersonalPart(after)),
  ...diffList('educations', before.educations, after.educations, EDUCATION_DESCRIPTION),
  ...diffList('experiences', before.experiences, after.experiences, {
    getTitle: ({ title, company }) => [title, company].filter(Boolean).join(' at '),
    getFacts: getExperienceFacts,
  }),
  ...diffList('projects', before.projects, after.projects, {
    getTitle: ({ title }) => title,
    getFacts: getProjectFacts,
  }),
  ...diffSkills(before.skills, after.skills),
  ...diffPart(toPreferencesPart(before), toPreferencesPart(after)),
  ...diffList('preferredRoles', before.preferredRoles, after.preferredRoles, {
    getTitle: ({ title }) => title || 'Unnamed Role',
    getFacts: getRoleFacts,
  }),
];
