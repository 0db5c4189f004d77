import type { UserType } from '@trackrecord/contracts';

/** What a user type has to enter before it can go on (spec section 4, "Requirements"). */
export type Requirement = 'project' | 'experience';

interface Entered {
  readonly userType?: UserType | undefined;
  readonly experiences?: readonly unknown[] | undefined;
  readonly projects?: readonly unknown[] | undefined;
}

/** What is missing still: students need a project, everybody else a work experience; nothing when it is there. */
export function findMissingRequirement({
  userType,
  experiences = [],
  projects = [],
}: Entered): Requirement | undefined {
  if (userType === 'student') return projects.length > 0 ? undefined : 'project';
  return experiences.length > 0 ? undefined : 'experience';
}
