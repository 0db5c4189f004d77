import type { Profile } from '@trackrecord/contracts';
import { readProfile } from './read-profile';

/** Parses a profile response. @throws if it is invalid, so that the request fails. */
export function parseProfileResponse(input: unknown): Profile {
  const profile = readProfile(input);
  if (profile === undefined) throw new Error('The response is not a profile.');
  return profile;
}
