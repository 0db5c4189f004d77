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
  const { columns } = corpus;
  /** By the numbers of skills: how much each counts, and whether the candidate has it; worked out once for all jobs. */
  const weights: number[] = [];
  const met: boolean[] = [];
  const read = (id: number): number => {
    const { names, isExtra } = columns.skills.at(id) ?? { names: [], isExtra: false };
    const weight = Math.min(...names.map((name) => corpus.rarity(name))) * (isExtra ? EXTRA : 1);
    weights[id] = weight;
    met[id] = names.some((name) => skills.has(name));
    return weight;
  };
  const fit = (place: number): number | undefined => {
    const from = columns.askedFrom.at(place);
    const to = columns.askedTo(place);
    if (from === to) return undefined;
    let has = 0;
    let all = 0;
    for (let at = from; at < to; at += 1) {
      const id = columns.asked.at(at);
      const weight = weights[id] ?? read(id);
      all += weight;
      if (met[id]) has += weight;
    }
    return (has / all) ** EASED;
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
