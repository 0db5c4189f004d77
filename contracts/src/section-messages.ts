/** Messages about saving one section in the profile editor (spec sections 5 and 8). */
export const SECTION_MESSAGES = {
  personalInfo: {
    saved: 'Personal information updated successfully',
    failed: 'Failed to update personal information',
    withoutUser: 'User ID is required to update personal information',
  },
  educations: {
    saved: 'Education updated successfully',
    failed: 'Failed to update education',
    withoutUser: 'User ID is required to update education',
  },
  experiences: {
    saved: 'Work experiences updated successfully',
    failed: 'Failed to update work experiences',
    withoutUser: 'User ID is required to update experiences',
  },
  projects: {
    saved: 'Projects updated successfully',
    failed: 'Failed to update projects',
    withoutUser: 'User ID is required to update projects',
  },
  skills: {
    saved: 'Skills updated successfully',
    failed: 'Failed to update skills',
    withoutUser: 'User ID is required to update skills',
  },
  preferences: {
    saved: 'Work preferences updated successfully',
    failed: 'Failed to update preferences',
    withoutUser: 'User ID is required to update preferences',
  },
  preferredRoles: {
    saved: 'Preferred roles updated successfully',
    failed: 'Failed to update preferred roles',
    withoutUser: 'User ID is required to update preferred roles',
  },
} as const;

/** A section of a profile that has its own editor on the profile page. */
export type EditableSection = keyof typeof SECTION_MESSAGES;
