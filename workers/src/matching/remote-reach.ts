import type { Candidate } from './candidate.js';
import type { JobPlaces } from './job-places.js';
import { isInCity, isInCountry } from './wished-place.js';

/** Whether somebody may do a remote job from where they are: it may be tied to a place. */
export type Reach =
  | { readonly is: 'anywhere' }
  | { readonly is: 'theirs' | 'elsewhere' | 'unknown'; readonly where: string };

/** From where a remote job may be done: what stands beside "Remote" has to be their country or a region that holds it. */
export function remoteReach({ places, home }: Candidate, there: JobPlaces): Reach {
  if (there.isAnywhere) return { is: 'anywhere' };
  const where = there.places.map(({ name }) => name).join('; ');
  const theirs = home ? [...places, home] : places;
  const isTheirs = theirs.some((own) => there.places.some((place) => isInCity(own, place) || isInCountry(own, place)));
  if (isTheirs) return { is: 'theirs', where };
  return { is: theirs.some(({ countries }) => countries) ? 'elsewhere' : 'unknown', where };
}
