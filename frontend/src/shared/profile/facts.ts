import type { Education, ProfileSections, UserType } from '@trackrecord/contracts';
import { difference, listDifferences, orderDifference, partDifference } from './part-differences';
import type { Part, PartDifference } from './part-differences';
import {
  educationFacts,
  experienceFacts,
  personalFacts,
  preferenceFacts,
  projectFacts,
  roleFacts,
} from './section-facts';
import type { Fact } from './section-facts';
import { educationWords } from './words';

export type { Difference, PartDifference } from './part-differences';
export type { Fact } from './section-facts';

/** The kinds of job seeker as the review names them. */
const USER_TYPE_WORDS: Readonly<Record<UserType, string>> = {
  student: 'Student',
  graduate: 'Recent Graduate',
  professional: 'Professional',
};

/** A section that is no list as a part; nothing where there is none. */
const partOf = <Section>(
  section: Section | undefined,
  key: string,
  title: string,
  factsOf: (section: Section) => readonly Fact[],
): Part | undefined => (section === undefined ? undefined : { key, title, facts: factsOf(section) });

const userTypePart = ({ userType }: ProfileSections) =>
  partOf(userType, 'userType', 'User type', (type) => [{ label: 'User type', text: USER_TYPE_WORDS[type] }]);
const personalPart = ({ personalInfo }: ProfileSections) =>
  partOf(personalInfo, 'personalInfo', 'Personal information', personalFacts);
const preferencesPart = ({ preferences }: ProfileSections) =>
  partOf(preferences, 'preferences', 'Work preferences', preferenceFacts);

function skillDifferences(before: readonly string[] = [], after: readonly string[] = []): readonly PartDifference[] {
  const only = (these: readonly string[], others: readonly string[]): string | undefined =>
    these.filter((skill) => !others.includes(skill)).join(', ') || undefined;
  const [gone, added] = [only(before, after), only(after, before)];
  if (gone === undefined && added === undefined) {
    const named = (skill: string) => ({ key: skill, title: skill });
    return orderDifference('skills', before.map(named), after.map(named));
  }
  const change = gone === undefined ? 'added' : added === undefined ? 'removed' : 'changed';
  return [{ key: 'skills', title: 'Skills', change, differences: [difference('Skills', gone, added)] }];
}

const EDUCATION = { titleOf: (item: Education) => educationWords(item).title, factsOf: educationFacts };

/**
 * What differs between two states of a profile, in words, part by part. Either may hold only some sections, and of a
 * list only some items; what neither holds is not mentioned.
 */
export const sectionDifferences = (before: ProfileSections, after: ProfileSections): readonly PartDifference[] => [
  ...partDifference(userTypePart(before), userTypePart(after)),
  ...partDifference(personalPart(before), personalPart(after)),
  ...listDifferences('educations', before.educations, after.educations, EDUCATION),
  ...listDifferences('experiences', before.experiences, after.experiences, {
    titleOf: ({ title, company }) => [title, company].filter(Boolean).join(' at '),
    factsOf: experienceFacts,
  }),
  ...listDifferences('projects', before.projects, after.projects, {
    titleOf: ({ title }) => title,
    factsOf: projectFacts,
  }),
  ...skillDifferences(before.skills, after.skills),
  ...partDifference(preferencesPart(before), preferencesPart(after)),
  ...listDifferences('preferredRoles', before.preferredRoles, after.preferredRoles, {
    titleOf: ({ title }) => title || 'Unnamed Role',
    factsOf: roleFacts,
  }),
];
