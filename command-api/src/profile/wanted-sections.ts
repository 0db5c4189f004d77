import type { ReturnedSections } from '@trackrecord/contracts';
import type { WantedSections } from '@trackrecord/domain';
import type { Identity } from '@trackrecord/platform';

/**
 * The sections of a body and nothing else, since a command is what was asked for and not what is ignored. Personal
 * information without an email gets that of the account (design.md, "Questions settled").
 */
export function wantedSections(body: ReturnedSections, { email }: Identity): WantedSections {
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
