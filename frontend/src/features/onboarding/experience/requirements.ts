import type { UserType } from '@trackrecord/contracts';

export type WorkTab = 'experience' | 'projects';

/** Returns what a user type has to enter: a project for students, otherwise work experience (spec section 4, Requirements). */
export const requiredTab = (userType: UserType | undefined): WorkTab =>
  userType === 'student' ? 'projects' : 'experience';

/** Whether Next in the Projects tab requires a project (design.md, "Questions settled"). */
export const projectsTabRequiresProject = (userType: UserType | undefined): boolean =>
  userType === 'student' || userType === 'graduate';
