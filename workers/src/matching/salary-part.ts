import type { Candidate } from './candidate.js';
import type { JobCorpus } from './corpus.js';
import type { Fitting } from './part.js';

interface SalaryFit {
  readonly fit: number;
  readonly why: string;
}

/** What reaches their minimum fits this much, and more the nearer it comes to their maximum. */
const REACHED = 0.8;

/** Whether a job pays what a candidate would like; nothing where either does not say. */
export function salaryPart({ salary }: Candidate, corpus: JobCorpus): Fitting {
  const fitting = (place: number): SalaryFit | undefined => {
    const offered = corpus.at(place)?.yearly;
    return offered && salary ? salaryFit(offered.most, salary) : undefined;
  };
  return { fit: (place) => fitting(place)?.fit, why: (place) => fitting(place)?.why ?? '' };
}

function salaryFit(offered: number, { least, most }: NonNullable<Candidate['salary']>): SalaryFit {
  const floor = least ?? (most ?? 0) * REACHED;
  if (most !== undefined && offered >= most) return { fit: 1, why: 'Reaches what you hope for' };
  if (offered >= floor) {
    if (most === undefined || most <= floor) return { fit: 1, why: 'At or above your minimum' };
    const share = (offered - floor) / (most - floor);
    return { fit: REACHED + (1 - REACHED) * share, why: 'Above your minimum, short of your maximum' };
  }
  const share = floor === 0 ? 1 : offered / floor;
  return { fit: REACHED * share * share, why: 'Below your minimum' };
}
