import type { Candidate } from './candidate.js';
import type { JobCorpus } from './corpus.js';
import { fair, type Fitting, good, poor, type Said } from './part.js';

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
  const fit = (place: number): number | undefined => {
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
  };
  return {
    fit,
    said: (place) => {
      const asked = corpus.at(place)?.skills ?? [];
      return skillsSaid(
        fit(place) ?? 0,
        asked.filter(({ names }) => names.some((name) => skills.has(name))).length,
        asked.length,
      );
    },
  };
}

/** Good or poor only where the plain count that is shown says so, too. */
function skillsSaid(fit: number, met: number, all: number): Said {
  const why = skillsWords(met, all);
  if (fit >= 0.7 && met * 2 >= all) return good(why, 'skills');
  if (met === 0) return poor(why, 'the skills are new to you');
  return fit < 0.35 && met * 2 < all ? poor(why, 'many skills are new to you') : fair(why);
}

function skillsWords(met: number, all: number): string {
  if (met === 0) return all === 1 ? 'The one skill listed is new to you' : `None of ${String(all)} skills yet`;
  if (met === all) return all === 1 ? 'You have the one skill listed' : `All ${String(met)} skills they name`;
  return `${String(met)} of ${String(all)} skills; rarer skills count more`;
}
