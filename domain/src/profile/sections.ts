import type { ProfileChange, ProfileSections } from '@trackrecord/contracts';
import equal from 'fast-deep-equal';
import { diffList } from './diff-list.js';
import { diffSkills } from './diff-skills.js';
import { educationEvents, experienceEvents, projectEvents, roleEvents } from './list-events.js';
import type { ProfileState } from './state.js';

type Events = readonly ProfileChange[];

/** The events of a section, where it is to be saved at all. */
const of = <Section>(wanted: Section | undefined, decide: (wanted: Section) => Events): Events =>
  wanted === undefined ? [] : decide(wanted);

/** One event when a section that is no list is to be another one. */
const changed = <Section>(present: Section | undefined, wanted: Section, event: ProfileChange): Events =>
  equal(present, wanted) ? [] : [event];

/**
 * The smallest set of events that makes a profile hold the sections (design.md section 3); none when it does already,
 * and none for a section that is absent.
 */
export const decideSections = (wanted: ProfileSections, present: ProfileState): Events => [
  ...of(wanted.userType, (userType) =>
    changed(present.userType, userType, { type: 'UserTypeChosen', data: { userType } }),
  ),
  ...of(wanted.personalInfo, (personalInfo) =>
    changed(present.personalInfo, personalInfo, { type: 'PersonalInfoChanged', data: { personalInfo } }),
  ),
  ...of(wanted.educations, (list) => diffList(present.educations, list, educationEvents)),
  ...of(wanted.experiences, (list) => diffList(present.experiences, list, experienceEvents)),
  ...of(wanted.projects, (list) => diffList(present.projects, list, projectEvents)),
  ...of(wanted.skills, (skills) => diffSkills(present.skills, skills)),
  ...of(wanted.preferences, (preferences) =>
    changed(present.preferences, preferences, { type: 'PreferencesChanged', data: { preferences } }),
  ),
  ...of(wanted.preferredRoles, (list) => diffList(present.preferredRoles, list, roleEvents)),
];
