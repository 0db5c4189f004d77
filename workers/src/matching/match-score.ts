import { MATCH_PARTS, type MatchPart } from '@trackrecord/contracts';
import type { Candidate } from './candidate.js';
import type { JobCorpus } from './corpus.js';
import type { PartMatcher, Assessment } from './part.js';
import { createPlaceMatcher } from './place-part.js';
import { createSalaryMatcher } from './salary-part.js';
import { createSkillsMatcher } from './skills-part.js';
import { createTextMatcher } from './text-part.js';
import { createTitleMatcher } from './title-part.js';

/** Weights of the parts if all are present (tuned on half of the golden set, decision 020). */
export const WEIGHTS: Readonly<Record<MatchPart, number>> = {
  skills: 0.32,
  title: 0.22,
  text: 0.2,
  place: 0.2,
  salary: 0.06,
};

const MATCHERS: Readonly<
  Record<MatchPart, (candidate: Candidate, corpus: JobCorpus, batchSize: number) => PartMatcher>
> = {
  skills: createSkillsMatcher,
  title: createTitleMatcher,
  text: createTextMatcher,
  place: createPlaceMatcher,
  salary: createSalaryMatcher,
};

/** A part of a match: its fit from 0 to 1 and its share of the total weight. */
export interface WeightedPart {
  readonly part: MatchPart;
  readonly fit: number;
  readonly weight: number;
  readonly assessment: Assessment;
}

/** Scores the jobs of a corpus for one candidate, deterministically. */
export class MatchScorer {
  readonly #parts: readonly (readonly [MatchPart, PartMatcher])[];

  /** `batchSize` is the number of consecutive slots that will be scored. */
  constructor(candidate: Candidate, corpus: JobCorpus, batchSize = 1) {
    this.#parts = MATCH_PARTS.map((part) => [part, MATCHERS[part](candidate, corpus, batchSize)]);
  }

  /** Returns the match percentage of a job; 0 if nothing can be compared. */
  match(slot: number): number {
    let sum = 0;
    let totalWeight = 0;
    for (const [part, { fit }] of this.#parts) {
      const partFit = fit(slot);
      if (partFit === undefined) continue;
      sum += WEIGHTS[part] * partFit;
      totalWeight += WEIGHTS[part];
    }
    return totalWeight === 0 ? 0 : Math.round((100 * sum) / totalWeight);
  }

  /** Returns the parts of a match. */
  getParts(slot: number): readonly WeightedPart[] {
    const presentParts = this.#parts.flatMap(([part, { fit, assess }]) => {
      const partFit = fit(slot);
      return partFit === undefined ? [] : [{ part, fit: partFit, assessment: assess(slot) }];
    });
    const totalWeight = presentParts.reduce((sum, { part }) => sum + WEIGHTS[part], 0);
    return presentParts.map((part) => ({ ...part, weight: WEIGHTS[part.part] / totalWeight }));
  }
}
