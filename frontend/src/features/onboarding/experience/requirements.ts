import type { UserType } from '@trackrecord/contracts';

export type WorkTab = 'experience' | 'projects';

/** What somebody has to show: students a project, everybody else work experience (spec section 4, Requirements). */
export const requiredTab = (userType: UserType | undefined): WorkTab =>
  userType === 'student' ? 'projects' : 'experience';

/** Whether the Projects tab's own Next asks for a project: of students and graduates (design.md, "Questions settled"). */
export const asksForProject = (userType: UserType | undefined): boolean =>
  userType === 'student' || userType === 'graduate';
