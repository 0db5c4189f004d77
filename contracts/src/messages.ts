/** Texts of the specification that the server and the client share. The wording is fixed (spec sections 5 and 8). */
export const MESSAGES = {
  userIdRequired: 'User ID is required',
  profileSaved: 'Profile saved successfully!',
  profileNotSaved: 'Failed to save profile. Please try again.',
  profileUpdated: 'Profile updated successfully',
  profileNotFound: 'Profile not found',
  profileNotLoaded: 'Failed to get profile',
  profileNotUpdated: 'Failed to update profile',
  experienceNotAdded: 'Failed to add experience',
  projectNotAdded: 'Failed to add project',
  enhanced: 'Description enhanced successfully',
  notEnhanced: 'Failed to enhance description',
  uploadInProgress: 'Upload already in progress',
  uploadNotFinished: 'Failed to finalize upload.',
  recordingNotProcessed: 'Failed to process your recording. Please try again.',
  nothingRecorded: 'No audio recorded. Please try again.',
  notTranscribed: 'Failed to transcribe audio',
  transcribed: 'Transcription captured.',
  transcribedRaw: 'Transcription captured. Consider enhancing with more details.',
  skillsNotProcessed: 'Failed to process skills. Please try again.',
  rolesNotRecommended: 'Role recommendations are unavailable right now. Please try again.',
  cvReady: 'CV ready for download',
  cvDownloaded: 'CV downloaded',
  cvNotFetched: 'Failed to fetch CV',
  cvIncomplete: 'Please complete your profile to generate CV',
  jobsNotFetched: 'Failed to fetch jobs',
  jobNotOpen: 'This job is no longer open.',
  invalidResponse: 'Invalid response format from server',
  notAuthenticated: 'User not authenticated',
  eventsNotFetched: 'Failed to fetch events',
  resumeNotExported: 'Failed to export resume',
  resumeNotImported: 'Failed to import resume',
  resumeImported: 'Resume imported successfully',
  resumePreviewed: 'Review the changes. Nothing is saved yet.',
  resumeKnown: 'Your profile already includes everything in this file.',
  resumeEmpty: 'Nothing to import was found in this file.',
  dataNotExported: 'Failed to download your data',
  accountDeleting: 'Deleting account...',
  accountDeleted: 'Account deleted successfully',
  accountNotDeleted: 'Failed to delete account',
  profileNotDeleted: 'Failed to delete profile',
  noUserFound: 'No user found',
} as const;

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
