import {
  ENDPOINTS,
  job,
  type JobContext,
  type JobDetails,
  MESSAGES,
  type MatchExplanation,
  REQUESTED_WORK,
} from '@trackrecord/contracts';
import {
  handle,
  HttpError,
  DeadlineExceededError,
  getJobContext,
  QueuesUnavailableError,
  type WorkQueues,
  type WorkStore,
} from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { readCurrentProfile, type ProfileSources } from '../profile/current-profile.js';
import type { JobReader } from './job-reader.js';
import { randomUUID } from 'node:crypto';

const KIND = 'explain-match';
/** The timeout of the explanation. Then the posting is returned without it. */
const EXPLAIN_TIMEOUT_MS = 2_500;

type MatchResult = Pick<JobDetails['data'], 'match' | 'noMatch'>;
const NO_PROFILE: MatchResult = { noMatch: 'no-profile' };

/** GET /jobs/{jobId}: one posting with the explanation of its match, or the reason why there is none. */
export const getJob = (sources: ProfileSources, reader: JobReader, explainer: MatchExplainer): RequestHandler =>
  handle(ENDPOINTS.getJob, async ({ params: { jobId }, identity: { uid }, request }) => {
    const posting = await reader.findOpen(jobId);
    if (!posting) throw new HttpError(404, 'job-not-open', MESSAGES.jobNotOpen);
    const profile = await readCurrentProfile(request, sources, uid);
    const matchResult = profile
      ? await explainMatch(posting.jobId, uid, explainer, getJobContext(request))
      : NO_PROFILE;
    return { status: 200, body: { success: true, data: { job: job.parse(posting), ...matchResult } } };
  });

async function explainMatch(
  jobId: string,
  uid: string,
  explainer: MatchExplainer,
  jobContext: JobContext,
): Promise<MatchResult> {
  const match = await explainer.explain(uid, jobId, EXPLAIN_TIMEOUT_MS, jobContext);
  return match ? { match } : { noMatch: 'not-ready' };
}

/** Requests explanations of matches from the workers, which have all postings in memory. */
export class MatchExplainer {
  constructor(
    private readonly store: Pick<WorkStore, 'begin' | 'findOutcome'>,
    private readonly queues: Pick<WorkQueues, 'add' | 'waitUntilFinished' | 'requireRunning'>,
  ) {}

  /**
   * Returns the explanation of a match; undefined after a timeout, if the workers are down, or if there is no profile
   * or posting.
   * @throws {KeyDestroyedError}
   */
  async explain(
    uid: string,
    jobId: string,
    timeoutMs: number,
    jobContext: JobContext = {},
  ): Promise<MatchExplanation | undefined> {
    const id = randomUUID();
    const { queue, result } = REQUESTED_WORK[KIND];
    try {
      await this.queues.requireRunning(queue);
      await this.store.begin({ id, uid, kind: KIND, input: { jobId }, until: new Date(Date.now() + timeoutMs) });
      const data = { uid, workId: id, ...jobContext };
      const addedJob = await this.queues.add({ queue, name: KIND, id: `${KIND}-${id}`, data });
      await this.queues.waitUntilFinished(queue, addedJob, timeoutMs);
    } catch (error) {
      if (!(error instanceof DeadlineExceededError || error instanceof QueuesUnavailableError)) throw error;
    }
    const outcome = await this.store.findOutcome(id, uid);
    return outcome?.state === 'done' ? (result.parse(outcome.result) ?? undefined) : undefined;
  }
}
