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

/** Sections as a command wants them; one that is absent stays as it is, an empty list empties it (design.md section 4). */
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
