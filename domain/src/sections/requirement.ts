import type { UserType } from '@trackrecord/contracts';

/** The list that a user type must not leave empty (spec section 4, "Requirements"). */
export type Requirement = 'project' | 'experience';

interface RequiredLists {
  readonly userType?: UserType | undefined;
  readonly experiences?: readonly unknown[] | undefined;
  readonly projects?: readonly unknown[] | undefined;
}

/** Returns the missing requirement: a project for students, a work experience for others. */
export function findMissingRequirement({
  userType,
  experiences = [],
  projects = [],
}: RequiredLists): Requirement | undefined {
  if (userType === 'student') return projects.length > 0 ? undefined : 'project';
  return experiences.length > 0 ? undefined : 'experience';
}
