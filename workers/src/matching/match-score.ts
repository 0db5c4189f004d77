import { MATCH_CRITERIA, type MatchCriterion, type MatchReasons } from '@trackrecord/contracts';
import type { Candidate } from './candidate.js';
import type { JobCorpus } from './corpus.js';
import type { CriterionMatcher, Assessment } from './criterion-matcher.js';
import { MatchScale } from './match-scale.js';
import { createPlaceMatcher } from './place-matcher.js';
import { createSalaryMatcher } from './salary-matcher.js';
import { runAtOnce, runInSlices } from './run-steps.js';
import { createSkillsMatcher } from './skills-matcher.js';
import { createTextMatcher } from './text-matcher.js';
import { createTitleMatcher } from './title-matcher.js';

/** Weights of the criteria if all are present (tuned on half of the golden set, decision 085). */
export const WEIGHTS: Readonly<Record<MatchCriterion, number>> = {
  skills: 0.29,
  title: 0.2,
  text: 0.27,
  place: 0.18,
  salary: 0.06,
};

const MATCHERS: Readonly<
  Record<MatchCriterion, (candidate: Candidate, corpus: JobCorpus, batchSize: number) => CriterionMatcher>
> = {
  skills: createSkillsMatcher,
  title: createTitleMatcher,
  text: createTextMatcher,
  place: createPlaceMatcher,
  salary: createSalaryMatcher,
};

/** A criterion that applies to a job: the fit from 0 to 1 and the share of the total weight. */
export interface WeightedCriterion {
  readonly criterion: MatchCriterion;
  readonly fit: number;
  readonly weight: number;
  readonly assessment: Assessment;
}

/** How many jobs the scale of a candidate is measured on. */
const SCALE_SAMPLE_SIZE = 500;

/** Scores the jobs of a corpus for one candidate, deterministically. */
export class MatchScorer {
  readonly #matchers: readonly (readonly [MatchCriterion, CriterionMatcher])[];
  #scale: MatchScale | undefined;

  /** `batchSize` is the number of consecutive slots whose texts are scored together. */
  constructor(
    readonly candidate: Candidate,
    readonly corpus: JobCorpus,
    batchSize = 1,
  ) {
    this.#matchers = MATCH_CRITERIA.map((criterion) => [criterion, MATCHERS[criterion](candidate, corpus, batchSize)]);
  }

  /**
   * Creates a scorer that can score at once: a new one blocks for a second or more, until the space of the postings is
   * built and the scale measured. This is interleaved with other work.
   *
   * @throws the reason of the signal if it aborts.
   */
  static async prepare(
    candidate: Candidate,
    corpus: JobCorpus,
    signal: AbortSignal,
    batchSize?: number,
  ): Promise<MatchScorer> {
    await corpus.space.refresh();
    signal.throwIfAborted();
    const scorer = new MatchScorer(candidate, corpus, batchSize);
    await runInSlices(scorer.#measureScale());
    signal.throwIfAborted();
    return scorer;
  }

  /** Returns the match percentage of a job; 0 if nothing can be compared. */
  computePercentage(slot: number): number {
    if (!this.#scale) runAtOnce(this.#measureScale());
    return this.#scale?.toPercentage(this.#computeFit(slot)) ?? 0;
  }

  /** Returns how well a job fits, from 0 to 1. */
  #computeFit(slot: number): number {
    let sum = 0;
    let totalWeight = 0;
    for (const [criterion, { fit }] of this.#matchers) {
      const criterionFit = fit(slot);
      if (criterionFit === undefined) continue;
      sum += WEIGHTS[criterion] * criterionFit;
      totalWeight += WEIGHTS[criterion];
    }
    return totalWeight === 0 ? 0 : sum / totalWeight;
  }

  /** Measures the scale of the candidate on a sample of the jobs, which does not depend on their order. */
  *#measureScale(): Generator<void, void> {
    // Scores single jobs, whose texts need no batches.
    const sampleScorer = new MatchScorer(this.candidate, this.corpus);
    const { columns, size, slotCount } = this.corpus;
    const fits: number[] = [];
    for (let slot = 0; slot < slotCount; slot += 1) {
      if (columns.isOpen.at(slot) === 0 || hashNumber(columns.jobNumber.at(slot)) * size >= SCALE_SAMPLE_SIZE) continue;
      yield;
      fits.push(sampleScorer.#computeFit(slot));
    }
    this.#scale = new MatchScale(fits);
  }

  /** Returns what speaks for a job in a few words. Does not compare texts, which takes the longest. */
  getReasons(slot: number): MatchReasons {
    return this.#matchers.reduce<MatchReasons>((reasons, [criterion, { assess }]) => {
      if (criterion === 'text') return reasons;
      const assessment = assess(slot);
      return assessment.verdict === 'poor' ? reasons : { ...reasons, ...assessment.reasons };
    }, {});
  }

  /** Returns the criteria that both sides have data for. */
  scoreCriteria(slot: number): readonly WeightedCriterion[] {
    const criteria = this.#matchers.flatMap(([criterion, { fit, assess }]) => {
      const criterionFit = fit(slot);
      return criterionFit === undefined ? [] : [{ criterion, fit: criterionFit, assessment: assess(slot) }];
    });
    const totalWeight = criteria.reduce((sum, { criterion }) => sum + WEIGHTS[criterion], 0);
    return criteria.map((scored) => ({ ...scored, weight: WEIGHTS[scored.criterion] / totalWeight }));
  }
}

/** Returns a number from 0 to 1 for each whole number, evenly distributed (Fibonacci hashing). */
const hashNumber = (value: number): number => (Math.imul(value, 0x9e3779b1) >>> 0) / 2 ** 32;
