import type { PersonCard } from '@trackrecord/contracts';

/** The person and session that the parts of a replay read with. */
export interface ReplaySession {
  readonly uid: string;
  readonly sessionId: string;
}

const findRevision = ({ streams }: PersonCard, name: string): number | undefined =>
  streams.find(({ stream }) => stream.startsWith(`${name}-`))?.revision;

/** Returns the newest revision of the profile, undefined if nothing was saved. */
export const getProfileRevision = (person: PersonCard): number | undefined => findRevision(person, 'profile');

/** Returns the newest revision of the wizard, undefined if it was never used. */
export const getOnboardingRevision = (person: PersonCard): number | undefined => findRevision(person, 'onboarding');
