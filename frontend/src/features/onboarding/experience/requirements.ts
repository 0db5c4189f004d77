import type { UserType } from '@trackrecord/contracts';

export type WorkTab = 'experience' | 'projects';

/** Students have to enter a project, all others work experience (spec section 4, Requirements). */
export const getRequiredTab = (userType: UserType | undefined): WorkTab =>
  userType === 'student' ? 'projects' : 'experience';

/** Whether Next in the Projects tab requires a project. */
export const isProjectRequiredInProjectsTab = (userType: UserType | undefined): boolean =>
  userType === 'student' || userType === 'graduate';
