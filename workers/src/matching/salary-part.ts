import type { Candidate } from './candidate.js';
import type { JobCorpus } from './corpus.js';
import { fair, type Fitting, fittingOf, good, poor, type SaidFit } from './part.js';

/** What reaches their minimum fits this much, and more the nearer it comes to their maximum. */
const REACHED = 0.8;

/** Whether a job pays what a candidate would like; nothing where either does not say. */
export function salaryPart({ salary }: Candidate, corpus: JobCorpus): Fitting {
  return fittingOf((place) => {
    const offered = corpus.columns.yearlyAt(place);
    return offered && salary ? salaryFit(offered.most ?? offered.least, salary) : undefined;
  });
}

function salaryFit(offered: number, { least, most }: NonNullable<Candidate['salary']>): SaidFit {
  if (most !== undefined && offered >= most) return { fit: 1, said: good('Meets your expected salary', 'salary') };
  const floor = least ?? (most ?? 0) * REACHED;
  if (offered < floor) {
    const share = offered / floor;
    const fit = REACHED * share * share;
    // Of who names a maximum only, nobody knows what is too little.
    if (least === undefined) return { fit, said: fair('Below your expected salary') };
    return { fit, said: poor('Below your minimum', 'the salary is below your minimum') };
  }
  if (most === undefined || most <= floor) return { fit: 1, said: good('At or above your minimum', 'salary') };
  const share = (offered - floor) / (most - floor);
  const fit = REACHED + (1 - REACHED) * share;
  if (least === undefined) return { fit, said: fair('Close to your expected salary') };
  return { fit, said: good('Above your minimum, below your maximum', 'salary') };
}
