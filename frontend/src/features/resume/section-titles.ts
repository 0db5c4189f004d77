import type { SectionChange } from '@trackrecord/contracts';

/** What each section is called on the profile page and in its editors. */
const TITLES: Readonly<Record<SectionChange['section'], string>> = {
  userType: 'About you',
  personalInfo: 'Personal information',
  educations: 'Education',
  experiences: 'Work experience',
  projects: 'Projects',
  skills: 'Skills',
  preferences: 'Work preferences',
  preferredRoles: 'Preferred roles',
};

/** The changes of one section, in the words of the history. */
export interface ChangedSection {
  readonly title: string;
  readonly words: readonly string[];
}

/** Changes by section, in the order in which the sections come first. */
export function bySection(changes: readonly SectionChange[]): readonly ChangedSection[] {
  const sections = [...new Set(changes.map(({ section }) => section))];
  return sections.map((section) => ({
    title: TITLES[section],
    words: changes.filter((change) => change.section === section).map(({ words }) => words),
  }));
}
