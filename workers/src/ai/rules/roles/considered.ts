import { cutDescription, type RoleProfile } from '@trackrecord/contracts';

/** What of somebody's own is looked at: rules run where all events are handled, so nobody's answer may take long. */
const MAX_ENTRIES = 15;
const MAX_SKILLS = 200;
const MOST_TITLES = 50;
const TITLE_LENGTH = 100;

type Entry = RoleProfile['projects'][number];

/** The beginning of a job title, of at most 100 characters. */
export const consideredTitle = (title: string): string => title.slice(0, TITLE_LENGTH);

/** The first 50 roles that somebody asks about, which is as many as may be asked about at once. */
export const consideredTitles = (titles: readonly string[]): readonly string[] => titles.slice(0, MOST_TITLES);

/** The first 200 skills. */
export const consideredSkills = (skills: readonly string[]): readonly string[] => skills.slice(0, MAX_SKILLS);

/** Description cut as for enhancing (spec section 9), so at most 2000 characters. */
const consideredEntry = ({ title, description, ...others }: Entry): Entry => ({
  ...others,
  title: consideredTitle(title),
  ...(description === undefined ? {} : { description: cutDescription(description) }),
});

/** A profile without what would only take time: its first 15 experiences and projects, which are the newest, cut. */
export const consideredProfile = ({ skills, experiences, projects, ...others }: RoleProfile): RoleProfile => ({
  ...others,
  skills: [...consideredSkills(skills)],
  experiences: experiences.slice(0, MAX_ENTRIES).map(consideredEntry),
  projects: projects.slice(0, MAX_ENTRIES).map(consideredEntry),
});
