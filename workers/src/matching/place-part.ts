import { type Candidate, modeKey, type WishedPlace } from './candidate.js';
import type { CorpusJob, JobCorpus } from './corpus.js';
import type { Fitting } from './part.js';

interface PlaceFit {
  readonly fit: number;
  readonly why: string;
}

const WAYS = ['fulltime', 'parttime', 'contract', 'internship', 'freelance'];
/** What remains of the fit where the way of working is none of theirs. */
const OTHER_WAY = 0.5;

/** Whether a job is where, and done as, a candidate would like; nothing where the candidate does not say. */
export function placePart(candidate: Candidate, corpus: JobCorpus): Fitting {
  const known = new Map<string, PlaceFit>();
  const fitting = (place: number): PlaceFit | undefined => {
    const job = corpus.at(place);
    if (!job || (candidate.places.length === 0 && candidate.modes.size === 0)) return undefined;
    const key = `${job.location}|${String(job.remote)}|${job.employmentType.join()}`;
    const fit = known.get(key) ?? placeFit(candidate, job);
    known.set(key, fit);
    return fit;
  };
  return { fit: (place) => fitting(place)?.fit, why: (place) => fitting(place)?.why ?? '' };
}

function placeFit(candidate: Candidate, job: CorpusJob): PlaceFit {
  const where = whereFit(candidate, job);
  const wanted = WAYS.filter((way) => candidate.modes.has(way));
  const offered = job.employmentType.map(modeKey).filter((way) => WAYS.includes(way));
  const isOtherWay = wanted.length > 0 && offered.length > 0 && !offered.some((way) => wanted.includes(way));
  if (!isOtherWay) return where;
  return { fit: where.fit * OTHER_WAY, why: `${where.why}; ${job.employmentType.join(', ')} is not what you look for` };
}

function whereFit({ places, modes }: Candidate, job: CorpusJob): PlaceFit {
  const wantsRemote = modes.has('remote');
  const wantsOnlyRemote = wantsRemote && !modes.has('hybrid') && !modes.has('onsite') && !modes.has('flexible');
  if (job.remote && wantsRemote) return { fit: 1, why: 'Remote, as you would like' };
  const near = nearest(places, job.places);
  if (near?.isCity) {
    if (wantsOnlyRemote) return { fit: 0.5, why: `In ${near.name}, but not remote` };
    return { fit: 1, why: `${near.name} is on your list` };
  }
  if (job.remote) return { fit: modes.size === 0 || modes.has('flexible') ? 0.9 : 0.6, why: 'Remote, from anywhere' };
  if (wantsOnlyRemote) return { fit: near ? 0.25 : 0.05, why: 'Not remote' };
  if (near) return { fit: 0.6, why: 'In a country on your list, in another city' };
  if (places.length === 0) return { fit: 0.7, why: 'On site; you name no places' };
  return { fit: 0.1, why: 'In none of your places' };
}

function nearest(
  places: readonly WishedPlace[],
  words: readonly string[],
): { name: string; isCity: boolean } | undefined {
  const there = new Set(words);
  const isIn = (wished: readonly string[]): boolean => wished.length > 0 && wished.every((word) => there.has(word));
  const city = places.find((place) => isIn(place.city));
  if (city) return { name: city.name, isCity: true };
  const country = places.find((place) => isIn(place.country));
  return country && { name: country.name, isCity: false };
}
