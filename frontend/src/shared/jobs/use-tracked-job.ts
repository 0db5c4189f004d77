import type { ApplicationSummary } from '@trackrecord/contracts';
import { useListApplicationsQuery } from '../applications/applications-api';

/** The application of a posting of our lists, if there is one. */
export interface TrackedJob {
  readonly application: ApplicationSummary | undefined;
  /** Until the applications are loaded, it is unknown whether the posting has one. */
  readonly areApplicationsLoaded: boolean;
}

/** Finds the application of a posting. All callers share one request. */
export const useTrackedJob = (uid: string, jobId: string): TrackedJob =>
  useListApplicationsQuery(uid, {
    skip: uid === '',
    selectFromResult: ({ data }) => ({
      application: data?.items.find(({ posting }) => posting.jobId === jobId),
      areApplicationsLoaded: data !== undefined,
    }),
  });

/** Returns true if the posting was only saved, so that removing its application loses nothing. */
export const isOnlySaved = ({ moves, nextStep, notes, sentAt }: ApplicationSummary): boolean =>
  moves.length === 1 && moves[0]?.stage === 'saved' && nextStep === undefined && notes === 0 && sentAt === null;
