import type { ProfileGap } from '@trackrecord/contracts';
import type { EditorName } from '../../shared/profile/editor-path';
import type { IconName } from '../../shared/ui/icon-name';

interface StepText {
  readonly title: string;
  /** What the step is good for. */
  readonly reason: string;
  readonly icon: IconName;
  /** The editor in which the user does the step. */
  readonly editor: EditorName;
}

const STEP_TEXTS: Readonly<Record<ProfileGap, StepText>> = {
  work: {
    title: 'Add your work experience',
    reason: 'Your matches and your CV start with it',
    icon: 'briefcase',
    editor: 'experience',
  },
  skills: {
    title: 'Add at least five skills',
    reason: 'Each job is compared with them',
    icon: 'stars',
    editor: 'skills',
  },
  roles: {
    title: 'Choose the roles you look for',
    reason: 'Jobs with these titles match better',
    icon: 'bullseye',
    editor: 'roles',
  },
  personal: {
    title: 'Add your name and LinkedIn profile',
    reason: 'They are at the top of your CV',
    icon: 'link-45deg',
    editor: 'personal',
  },
  education: {
    title: 'Add your education',
    reason: 'A section of your CV',
    icon: 'mortarboard',
    editor: 'education',
  },
  locations: {
    title: 'Name the locations you would work in',
    reason: 'For matches and events near you',
    icon: 'geo-alt',
    editor: 'preferences',
  },
  salary: {
    title: 'Set the pay you look for',
    reason: 'It is compared with the pay of each job',
    icon: 'cash',
    editor: 'preferences',
  },
  'work-modes': {
    title: 'Choose how you work',
    reason: 'Remote, hybrid or on site',
    icon: 'laptop',
    editor: 'preferences',
  },
  industries: {
    title: 'Choose the industries you like',
    reason: 'The kind of company you look for',
    icon: 'building',
    editor: 'preferences',
  },
  languages: {
    title: 'Add the languages you speak',
    reason: 'A section of your CV',
    icon: 'people',
    editor: 'preferences',
  },
};

/** Students have projects where others have jobs. */
const STUDENT_WORK: StepText = {
  title: 'Add a project',
  reason: 'Your matches and your CV start with it',
  icon: 'layers',
  editor: 'projects',
};

/** Returns the texts of a step that makes the profile more complete. */
export const getStepText = (gap: ProfileGap, userType: string | null): StepText =>
  gap === 'work' && userType === 'student' ? STUDENT_WORK : STEP_TEXTS[gap];
