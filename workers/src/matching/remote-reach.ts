import type { Candidate } from './candidate.js';
import type { JobPlaces } from './job-places.js';
import { isInCity, isInCountry } from './target-place.js';

/** Whether a candidate may do a remote job from where they are. */
export type RemoteReach =
  | { readonly is: 'anywhere' }
  | { readonly is: 'reachable' | 'elsewhere' | 'unknown'; readonly where: string };

/**
 * Determines from where a remote job can be done: a place beside "Remote" must be the candidate's country or a region
 * that contains it.
 */
export function remoteReach({ places, home }: Candidate, jobPlaces: JobPlaces): RemoteReach {
  if (jobPlaces.isAnywhere) return { is: 'anywhere' };
  const where = jobPlaces.places.map(({ name }) => name).join('; ');
  const candidatePlaces = home ? [...places, home] : places;
  const isReachable = candidatePlaces.some((candidatePlace) =>
    jobPlaces.places.some((place) => isInCity(candidatePlace, place) || isInCountry(candidatePlace, place)),
  );
  if (isReachable) return { is: 'reachable', where };
  return { is: candidatePlaces.some(({ countries }) => countries) ? 'elsewhere' : 'unknown', where };
}
