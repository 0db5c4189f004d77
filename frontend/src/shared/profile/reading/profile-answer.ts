import type { Profile } from '@trackrecord/contracts';
import { readProfile } from './read-profile';

/** Reads the answer of a request for a profile. @throws where it is none, so that the request fails. */
export function profileAnswer(sent: unknown): Profile {
  const profile = readProfile(sent);
  if (profile === undefined) throw new Error('The answer is no profile.');
  return profile;
}
