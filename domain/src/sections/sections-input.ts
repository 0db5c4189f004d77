import type {
  Experience,
  PersonalInfo,
  Preferences,
  Project,
  ItemInput,
  EducationInput,
  RoleInput,
  UserType,
} from '@trackrecord/contracts';

/** The sections of a command. Absent sections do not change; an empty list clears one. */
export interface SectionsInput {
  readonly userType?: UserType | undefined;
  readonly personalInfo?: PersonalInfo | undefined;
  readonly educations?: readonly EducationInput[] | undefined;
  readonly experiences?: readonly ItemInput<Experience>[] | undefined;
  readonly projects?: readonly ItemInput<Project>[] | undefined;
  readonly preferredRoles?: readonly RoleInput[] | undefined;
  readonly skills?: readonly string[] | undefined;
  readonly preferences?: Preferences | undefined;
}
