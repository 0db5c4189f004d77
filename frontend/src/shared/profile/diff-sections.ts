import type { Education, ProfileSections } from '@trackrecord/contracts';
import { createFieldDiff, diffList, diffOrder, diffItem } from './diff-items';
import type { ComparedItem, ItemDiff } from './diff-items';
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

export type { FieldDiff, ItemDiff } from './diff-items';
export type { Fact } from './section-facts';

/** Converts a section that is not a list to an item; undefined if the section is missing. */
const toItem = <Section>(
  section: Section | undefined,
  key: string,
  title: string,
  getFacts: (section: Section) => readonly Fact[],
): ComparedItem | undefined => (section === undefined ? undefined : { key, title, facts: getFacts(section) });

const toUserTypeItem = ({ userType }: ProfileSections) =>
  toItem(userType, 'userType', 'User type', (type) => [{ label: 'User type', text: USER_TYPE_LABELS[type] }]);
const toPersonalItem = ({ personalInfo }: ProfileSections) =>
  toItem(personalInfo, 'personalInfo', 'Personal information', getPersonalFacts);
const toPreferencesItem = ({ preferences }: ProfileSections) =>
  toItem(preferences, 'preferences', 'Work preferences', getPreferenceFacts);

function diffSkills(before: readonly string[] = [], after: readonly string[] = []): readonly ItemDiff[] {
  const joinDifference = (skills: readonly string[], otherSkills: readonly string[]): string | undefined =>
    skills.filter((skill) => !otherSkills.includes(skill)).join(', ') || undefined;
  const [removed, added] = [joinDifference(before, after), joinDifference(after, before)];
  if (removed === undefined && added === undefined) {
    const toTitledItem = (skill: string) => ({ key: skill, title: skill });
    return diffOrder('skills', before.map(toTitledItem), after.map(toTitledItem));
  }
  const change = removed === undefined ? 'added' : added === undefined ? 'removed' : 'changed';
  return [{ key: 'skills', title: 'Skills', change, fieldDiffs: [createFieldDiff('Skills', removed, added)] }];
}

const EDUCATION_DESCRIPTION = {
  getTitle: (item: Education) => summarizeEducation(item).title,
  getFacts: getEducationFacts,
};

/**
 * Returns the differences between two versions of a profile, item by item. Both may be partial: they may contain only
 * some sections, and of a list only some items.
 */
export const diffSections = (before: ProfileSections, after: ProfileSections): readonly ItemDiff[] => [
  ...diffItem(toUserTypeItem(before), toUserTypeItem(after)),
  ...diffItem(toPersonalItem(before), toPersonalItem(after)),
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
  ...diffItem(toPreferencesItem(before), toPreferencesItem(after)),
  ...diffList('preferredRoles', before.preferredRoles, after.preferredRoles, {
    getTitle: ({ title }) => title || 'Unnamed Role',
    getFacts: getRoleFacts,
  }),
];
