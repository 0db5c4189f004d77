import { type Candidate, modeKey } from './candidate.js';
import type { CorpusJob, JobCorpus } from './corpus.js';
import { type JobPlace, jobPlacesOf } from './job-places.js';
import { fair, type Fitting, fittingOf, good, poor, type SaidFit } from './part.js';
import { MAX_PLACES } from './postings.js';
import { type Reach, remoteReach } from './remote-reach.js';
import { isInCity, isInCountry, type WishedPlace } from './wished-place.js';

const WAYS = ['fulltime', 'parttime', 'contract', 'internship', 'freelance'];
/** What remains of the fit where the way of working is none of theirs. */
const OTHER_WAY = 0.5;
/** More than there can be places in the corpus, and so lists of types. */
const MAX_EMPLOYMENT_TYPES = MAX_PLACES;

/** Whether a job is where, and done as, a candidate would like; nothing where the candidate does not say. */
export function placePart(candidate: Candidate, corpus: JobCorpus): Fitting {
  const known = new Map<number, SaidFit>();
  const { columns } = corpus;
  return fittingOf((place) => {
    if (candidate.places.length === 0 && candidate.modes.size === 0) return undefined;
    const where = columns.location.at(place) * 2 + columns.isRemote.at(place);
    const key = where * MAX_EMPLOYMENT_TYPES + columns.employmentType.at(place);
    const before = known.get(key);
    if (before) return before;
    const job = corpus.at(place);
    if (!job) return undefined;
    const fit = placeFit(candidate, job);
    known.set(key, fit);
    return fit;
  });
}

function placeFit(candidate: Candidate, job: CorpusJob): SaidFit {
  const where = whereFit(candidate, job);
  const wanted = WAYS.filter((way) => candidate.modes.has(way));
  const offered = job.employmentType.map(modeKey).filter((way) => WAYS.includes(way));
  const isOtherWay = wanted.length > 0 && offered.length > 0 && !offered.some((way) => wanted.includes(way));
  if (!isOtherWay) return where;
  const why = `${where.said.why}; ${job.employmentType.join(', ')} is not what you're looking for`;
  const said = where.said.verdict === 'poor' ? { ...where.said, why } : fair(why);
  return { fit: where.fit * OTHER_WAY, said };
}

function whereFit(candidate: Candidate, job: CorpusJob): SaidFit {
  const { places, modes } = candidate;
  const wantsRemote = modes.has('remote');
  const wantsOnlyRemote = wantsRemote && !modes.has('hybrid') && !modes.has('onsite') && !modes.has('flexible');
  const where = jobPlacesOf(job.location);
  const reach = job.remote ? remoteReach(candidate, where) : undefined;
  if (wantsRemote && (reach?.is === 'anywhere' || reach?.is === 'theirs'))
    return { fit: 1, said: good('Remote, as you prefer', 'location') };
  const near = nearest(places, where.places);
  if (near?.isAllTheyAskFor) {
    if (wantsOnlyRemote && !job.remote) return { fit: 0.5, said: fair(`In ${near.name}, but not remote`) };
    return { fit: 1, said: good(`${near.name} is on your list`, 'location') };
  }
  if (reach) return remoteFit(reach, modes);
  if (wantsOnlyRemote) return { fit: near ? 0.25 : 0.05, said: poor('Not remote', 'it is not remote') };
  if (near) return { fit: 0.6, said: fair('In a country on your list, but not in your city') };
  if (places.length === 0) return { fit: 0.7, said: fair("On-site; you haven't added locations") };
  return { fit: 0.1, said: poor('Not in any of your locations', 'the location is not on your list') };
}

/** How a remote job fits who does not ask for one, or cannot be told to be where it may be done. */
function remoteFit(reach: Reach, modes: Candidate['modes']): SaidFit {
  if (reach.is === 'elsewhere') {
    const why = `Remote, but limited to ${reach.where}, which is not one of your locations`;
    return { fit: 0.1, said: poor(why, 'its remote work is limited to another location') };
  }
  if (reach.is === 'unknown')
    return { fit: 0.7, said: fair(`Remote within ${reach.where}; you haven't added a country`) };
  const why = reach.is === 'anywhere' ? 'Remote, from anywhere' : `Remote within ${reach.where}`;
  if (modes.size > 0 && !modes.has('flexible')) return { fit: 0.6, said: fair(why) };
  return { fit: 0.9, said: good(why, 'location') };
}

/** The wished place that is nearest to those of a job, and whether nothing more was wished for. */
function nearest(
  wished: readonly WishedPlace[],
  there: readonly JobPlace[],
): { name: string; isAllTheyAskFor: boolean } | undefined {
  const city = wished.find((wish) => there.some((place) => isInCity(wish, place)));
  if (city) return { name: city.name, isAllTheyAskFor: true };
  const country = wished.find((wish) => there.some((place) => isInCountry(wish, place)));
  return country && { name: country.name, isAllTheyAskFor: country.city === '' };
}
