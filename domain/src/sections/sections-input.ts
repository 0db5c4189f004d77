import type {
  Experience,
  PersonalInfo,
  Preferences,
  Project,
  Sent,
  SentEducation,
  SentRole,
  UserType,
} from '@trackrecord/contracts';

/** Sections as a command wants them; one that is absent stays as it is, an empty list empties it (design.md section 4). */
export interface SectionsInput {
  readonly userType?: UserType | undefined;
  readonly personalInfo?: PersonalInfo | undefined;
  readonly educations?: readonly SentEducation[] | undefined;
  readonly experiences?: readonly Sent<Experience>[] | undefined;
  readonly projects?: readonly Sent<Project>[] | undefined;
  readonly preferredRoles?: readonly SentRole[] | undefined;
  readonly skills?: readonly string[] | undefined;
  readonly preferences?: Preferences | undefined;
}
