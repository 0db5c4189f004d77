import type { LenientSectionsInput } from '@trackrecord/contracts';
import type { SectionsInput } from '@trackrecord/domain';
import type { Identity } from '@trackrecord/platform';

/** Picks the sections of a body. Personal information without an email gets that of the account. */
export function toSectionsInput(body: LenientSectionsInput, { email }: Identity): SectionsInput {
  const { userType, personalInfo, educations, experiences, projects, skills, preferences, preferredRoles } = body;
  return {
    userType,
    personalInfo: personalInfo && { ...personalInfo, email: personalInfo.email || email },
    educations,
    experiences,
    projects,
    skills,
    preferences,
    preferredRoles,
  };
}
