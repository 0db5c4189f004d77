import { truncateForEnhancement, type RoleProfile } from '@trackrecord/contracts';

/** Limits of the input, since rules run synchronously and block the worker. */
const MAX_ENTRIES = 15;
const MAX_SKILLS = 200;
const MAX_TITLES = 50;
const MAX_TITLE_LENGTH = 100;

type Entry = RoleProfile['projects'][number];

/** Cuts a job title to 100 characters. */
export const limitTitle = (title: string): string => title.slice(0, MAX_TITLE_LENGTH);

/** Returns the first 50 titles, the maximum of a request. */
export const limitTitles = (titles: readonly string[]): readonly string[] => titles.slice(0, MAX_TITLES);

/** Returns the first 200 skills. */
export const limitSkills = (skills: readonly string[]): readonly string[] => skills.slice(0, MAX_SKILLS);

/** Cuts the title, and the description to 2000 characters as for enhancing (spec section 9). */
const limitEntry = ({ title, description, ...others }: Entry): Entry => ({
  ...others,
  title: limitTitle(title),
  ...(description === undefined ? {} : { description: truncateForEnhancement(description) }),
});

/** Limits a profile to its first, i.e. newest, 15 experiences and projects, and cuts their texts. */
export const limitProfile = ({ skills, experiences, projects, ...others }: RoleProfile): RoleProfile => ({
  ...others,
  skills: [...limitSkills(skills)],
  experiences: experiences.slice(0, MAX_ENTRIES).map(limitEntry),
  projects: projects.slice(0, MAX_ENTRIES).map(limitEntry),
});
