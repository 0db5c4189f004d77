import type { JobVisit } from '@trackrecord/contracts';
import type { UserDocuments } from '@trackrecord/platform';
import { recordJobVisit } from './record-job-visit.js';

/** What the handler needs. */
export interface Dependencies {
  readonly jobVisits: UserDocuments<JobVisit>;
}

/** Creates the handler that records a visit of the jobs. */
export const createHandlers = ({ jobVisits }: Dependencies) => ({
  recordJobVisit: recordJobVisit(jobVisits),
});
