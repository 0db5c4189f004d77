/** Texts of the specification that both the server and the client show, word for word (spec sections 5 and 8). */
export const MESSAGES = {
  userIdRequired: 'User ID is required',
  userIdRequiredForPersonalInfo: 'User ID is required to update personal information',
  personalInfoSaved: 'Personal information updated successfully',
  personalInfoFailed: 'Failed to update personal information',
  profileSaved: 'Profile saved successfully!',
  profileNotSaved: 'Failed to save profile. Please try again.',
  profileUpdated: 'Profile updated successfully',
  profileNotFound: 'Profile not found',
  profileNotLoaded: 'Failed to get profile',
} as const;
