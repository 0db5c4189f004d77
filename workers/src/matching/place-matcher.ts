import { type Candidate, normalizeModeOrType } from './candidate.js';
import type { JobCorpus } from './corpus.js';
import type { CorpusJob } from './job-columns.js';
import { type JobPlace, type JobPlaces, parseJobPlaces } from './job-places.js';
import {
  assessAsFair,
  type CriterionMatcher,
  createMatcher,
  assessAsGood,
  assessAsPoor,
  type AssessedFit,
} from './criterion-matcher.js';
import { MAX_SLOTS } from './inverted-index.js';
import { isInCity, isInCountry, type TargetPlace } from './target-place.js';

/** The job types that candidates can prefer, normalized. */
const JOB_TYPES = ['fulltime', 'parttime', 'contract', 'internship', 'freelance'];
/** Factor for a job type that the candidate does not want. */
const UNWANTED_TYPE_FACTOR = 0.5;
/** The reason of a remote job that suits a candidate. */
const REMOTE = { location: 'Remote' };
/** Each slot has one list of employment types. */
const MAX_EMPLOYMENT_TYPE_LISTS = MAX_SLOTS;

/** Matches location, work mode and job type. No fit if the candidate has no such preferences. */
export function createPlaceMatcher(candidate: Candidate, corpus: JobCorpus): CriterionMatcher {
  const cache = new Map<number, AssessedFit>();
  const { columns } = corpus;
  return createMatcher((slot) => {
    if (candidate.places.length === 0 && candidate.workModesAndJobTypes.size === 0) return undefined;
    const locationAndRemoteKey = columns.locationIds.at(slot) * 2 + columns.isRemote.at(slot);
    const key = locationAndRemoteKey * MAX_EMPLOYMENT_TYPE_LISTS + columns.employmentTypeListIds.at(slot);
    const cached = cache.get(key);
    if (cached) return cached;
    const job = corpus.at(slot);
    if (!job) return undefined;
    const fit = getPlaceFit(candidate, job);
    cache.set(key, fit);
    return fit;
  });
}

function getPlaceFit(candidate: Candidate, job: CorpusJob): AssessedFit {
  const locationFit = getLocationFit(candidate, job);
  const wantedTypes = JOB_TYPES.filter((type) => candidate.workModesAndJobTypes.has(type));
  const offeredTypes = job.employmentType.map(normalizeModeOrType).filter((type) => JOB_TYPES.includes(type));
  const isUnwantedType =
    wantedTypes.length > 0 && offeredTypes.length > 0 && !offeredTypes.some((type) => wantedTypes.includes(type));
  if (!isUnwantedType) return locationFit;
  const why = `${locationFit.assessment.why}; ${job.employmentType.join(', ')} is not what you're looking for`;
  const assessment = locationFit.assessment.verdict === 'poor' ? { ...locationFit.assessment, why } : assessAsFair(why);
  return { fit: locationFit.fit * UNWANTED_TYPE_FACTOR, assessment };
}

function getLocationFit(candidate: Candidate, job: CorpusJob): AssessedFit {
  const { places, workModesAndJobTypes } = candidate;
  const wantsRemote = workModesAndJobTypes.has('remote');
  const wantsOnlyRemote =
    wantsRemote && !['hybrid', 'onsite', 'flexible'].some((mode) => workModesAndJobTypes.has(mode));
  const jobPlaces = parseJobPlaces(job.location);
  const remoteReach = job.remote ? getRemoteReach(candidate, jobPlaces) : undefined;
  if (wantsRemote && (remoteReach?.kind === 'anywhere' || remoteReach?.kind === 'reachable'))
    return {
      fit: 1,
      assessment: assessAsGood({ why: 'Remote, as you prefer', strengthNoun: 'location', reasons: REMOTE }),
    };
  const nearestPlace = findNearest(places, jobPlaces.places);
  if (nearestPlace?.isExact) {
    if (wantsOnlyRemote && !job.remote)
      return { fit: 0.5, assessment: assessAsFair(`In ${nearestPlace.name}, but not remote`) };
    return {
      fit: 1,
      assessment: assessAsGood({
        why: `${nearestPlace.name} is on your list`,
        strengthNoun: 'location',
        reasons: { location: nearestPlace.name },
      }),
    };
  }
  if (remoteReach) return getRemoteFit(remoteReach, workModesAndJobTypes);
  if (wantsOnlyRemote)
    return {
      fit: nearestPlace ? 0.25 : 0.05,
      assessment: assessAsPoor({ why: 'Not remote', weaknessClause: 'it is not remote' }),
    };
  if (nearestPlace) return { fit: 0.6, assessment: assessAsFair('In a country on your list, but not in your city') };
  if (places.length === 0) return { fit: 0.7, assessment: assessAsFair("On-site; you haven't added locations") };
  const why = 'Not in any of your locations';
  return { fit: 0.1, assessment: assessAsPoor({ why, weaknessClause: 'the location is not on your list' }) };
}

/** Whether a candidate may do a remote job from where they are. */
type RemoteReach =
  | { readonly kind: 'anywhere' }
  | { readonly kind: 'reachable' | 'elsewhere' | 'unknown'; readonly where: string };

/**
 * Determines from where a remote job can be done: a place beside "Remote" must be the candidate's country or a region
 * that contains it.
 */
function getRemoteReach({ places, home }: Candidate, jobPlaces: JobPlaces): RemoteReach {
  if (jobPlaces.isAnywhere) return { kind: 'anywhere' };
  const where = jobPlaces.places.map(({ name }) => name).join('; ');
  const candidatePlaces = home ? [...places, home] : places;
  const isReachable = candidatePlaces.some((candidatePlace) =>
    jobPlaces.places.some((place) => isInCity(candidatePlace, place) || isInCountry(candidatePlace, place)),
  );
  if (isReachable) return { kind: 'reachable', where };
  return { kind: candidatePlaces.some(({ countries }) => countries) ? 'elsewhere' : 'unknown', where };
}

/** Rates a remote job for a candidate who does not ask for one, or whose country may be excluded. */
function getRemoteFit(reach: RemoteReach, workModesAndJobTypes: Candidate['workModesAndJobTypes']): AssessedFit {
  if (reach.kind === 'elsewhere') {
    const why = `Remote, but limited to ${reach.where}, which is not one of your locations`;
    const weaknessClause = 'its remote work is limited to another location';
    return { fit: 0.1, assessment: assessAsPoor({ why, weaknessClause }) };
  }
  if (reach.kind === 'unknown')
    return { fit: 0.7, assessment: assessAsFair(`Remote within ${reach.where}; you haven't added a country`) };
  const why = reach.kind === 'anywhere' ? 'Remote, from anywhere' : `Remote within ${reach.where}`;
  if (workModesAndJobTypes.size > 0 && !workModesAndJobTypes.has('flexible'))
    return { fit: 0.6, assessment: assessAsFair(why) };
  return { fit: 0.9, assessment: assessAsGood({ why, strengthNoun: 'location', reasons: REMOTE }) };
}

/** Returns the preferred location nearest to the job, and whether it matches exactly. */
function findNearest(
  preferredPlaces: readonly TargetPlace[],
  jobPlaces: readonly JobPlace[],
): { name: string; isExact: boolean } | undefined {
  const city = preferredPlaces.find((preferredPlace) => jobPlaces.some((place) => isInCity(preferredPlace, place)));
  if (city) return { name: city.name, isExact: true };
  const country = preferredPlaces.find((preferredPlace) =>
    jobPlaces.some((place) => isInCountry(preferredPlace, place)),
  );
  return country && { name: country.name, isExact: country.cityKey === '' };
}
