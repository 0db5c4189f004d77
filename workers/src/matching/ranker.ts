import { MATCH_PARTS, type MatchPart } from '@trackrecord/contracts';
import type { Candidate } from './candidate.js';
import type { JobCorpus } from './corpus.js';
import type { Fitting, Said } from './part.js';
import { placePart } from './place-part.js';
import { salaryPart } from './salary-part.js';
import { skillsPart } from './skills-part.js';
import { textPart } from './text-part.js';
import { titlePart } from './title-part.js';

/** How much each part counts where all are there (tuned on half of the golden set, decision 020). */
export const WEIGHTS: Readonly<Record<MatchPart, number>> = {
  skills: 0.32,
  title: 0.22,
  text: 0.2,
  place: 0.2,
  salary: 0.06,
};

const PARTS: Readonly<Record<MatchPart, (candidate: Candidate, corpus: JobCorpus, atOnce: number) => Fitting>> = {
  skills: skillsPart,
  title: titlePart,
  text: textPart,
  place: placePart,
  salary: salaryPart,
};

/** A part of a match that is there: how the job fits, 0 to 1, and how much that counts, all together 1. */
export interface CountedPart {
  readonly part: MatchPart;
  readonly fit: number;
  readonly weight: number;
  readonly said: Said;
}

/** Matches the jobs of a corpus with one candidate: the same candidate and jobs, the same matches (design.md section 6). */
export class Ranker {
  readonly #parts: readonly (readonly [MatchPart, Fitting])[];

  /** `atOnce` is how many neighbouring places will be asked for, one after another. */
  constructor(candidate: Candidate, corpus: JobCorpus, atOnce = 1) {
    this.#parts = MATCH_PARTS.map((part) => [part, PARTS[part](candidate, corpus, atOnce)]);
  }

  /** How well a job matches, 0 to 100; 0 where there is nothing to compare. */
  match(place: number): number {
    let sum = 0;
    let all = 0;
    for (const [part, { fit }] of this.#parts) {
      const fits = fit(place);
      if (fits === undefined) continue;
      sum += WEIGHTS[part] * fits;
      all += WEIGHTS[part];
    }
    return all === 0 ? 0 : Math.round((100 * sum) / all);
  }

  /** What the match of a job is made of. */
  parts(place: number): readonly CountedPart[] {
    const there = this.#parts.flatMap(([part, { fit, said }]) => {
      const fits = fit(place);
      return fits === undefined ? [] : [{ part, fit: fits, said: said(place) }];
    });
    const all = there.reduce((sum, { part }) => sum + WEIGHTS[part], 0);
    return there.map((part) => ({ ...part, weight: WEIGHTS[part.part] / all }));
  }
}
