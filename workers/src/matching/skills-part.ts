import type { Candidate } from './candidate.js';
import type { CorpusJob, JobCorpus } from './corpus.js';
import type { Fitting } from './part.js';

/** What is only wished for counts half. */
const EXTRA = 0.5;
/** Nobody has all that a posting lists: the first skills count more than the last. */
const EASED = 0.8;

/**
 * How much of the skills that a job asks for a candidate has, the rare ones counted more. One who names no skills has
 * none of them, rather than nothing to compare: so a skill more can never make a match worse.
 */
export function skillsPart({ skills }: Candidate, corpus: JobCorpus): Fitting {
  const counts = new Map<string, number>();
  const rarity = (name: string): number => {
    const known = counts.get(name) ?? corpus.rarity(name);
    counts.set(name, known);
    return known;
  };
  return {
    fit: (place) => {
      const asked = corpus.at(place)?.skills ?? [];
      if (asked.length === 0) return undefined;
      let met = 0;
      let all = 0;
      for (const { names, isExtra } of asked) {
        const counted = Math.min(...names.map(rarity)) * (isExtra ? EXTRA : 1);
        all += counted;
        if (names.some((name) => skills.has(name))) met += counted;
      }
      return (met / all) ** EASED;
    },
    why: (place) => skillsWords(corpus.at(place), skills),
  };
}

function skillsWords(job: CorpusJob | undefined, skills: ReadonlySet<string>): string {
  const asked = job?.skills ?? [];
  const met = asked.filter(({ names }) => names.some((name) => skills.has(name))).length;
  if (met === 0)
    return asked.length === 1 ? 'The one skill they name is missing' : `None of ${String(asked.length)} skills yet`;
  if (met === asked.length)
    return asked.length === 1 ? 'The one skill they name' : `All ${String(met)} skills they name`;
  return `${String(met)} of ${String(asked.length)} skills, the rare ones counted more`;
}
