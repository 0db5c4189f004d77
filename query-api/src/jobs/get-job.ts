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
  DeadlineExceededError,
  type DerivedDocuments,
  deriveWorkId,
  getJobContext,
  handle,
  HttpError,
  QueuesUnavailableError,
  type WorkOutcome,
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
      ? await explainMatch({ uid, jobId: posting.jobId, revision: profile.revision }, explainer, getJobContext(request))
      : NO_PROFILE;
    return { status: 200, body: { success: true, data: { job: job.parse(posting), ...matchResult } } };
  });

async function explainMatch(
  question: MatchQuestion,
  explainer: MatchExplainer,
  jobContext: JobContext,
): Promise<MatchResult> {
  const match = await explainer.explain(question, EXPLAIN_TIMEOUT_MS, jobContext);
  return match ? { match } : { noMatch: 'not-ready' };
}

/** Which match to explain. */
interface MatchQuestion {
  readonly uid: string;
  readonly jobId: string;
  /** The revision of the profile. */
  readonly revision: number;
}

/**
 * Requests explanations of matches from the workers, which have all postings in memory. The stored result of a ranking
 * is reused for as long as it is kept (an hour), so that opening a job again does not occupy a worker.
 */
export class MatchExplainer {
  constructor(
    private readonly store: Pick<WorkStore, 'begin' | 'findOutcome'>,
    private readonly queues: Pick<WorkQueues, 'add' | 'waitUntilFinished' | 'requireRunning'>,
    private readonly rankings: Pick<DerivedDocuments<unknown>, 'readMetadata'>,
  ) {}

  /**
   * Returns the explanation of a match; undefined after a timeout, if the workers are down, or if there is no profile
   * or posting.
   * @throws {KeyDestroyedError}
   */
  async explain(
    question: MatchQuestion,
    timeoutMs: number,
    jobContext: JobContext = {},
  ): Promise<MatchExplanation | undefined> {
    const { uid, jobId } = question;
    const reusableId = await this.#deriveId(question);
    const earlierOutcome = reusableId === undefined ? undefined : await this.store.findOutcome(reusableId, uid);
    const earlierMatch = toMatch(earlierOutcome);
    if (earlierMatch) return earlierMatch;
    // Work that has failed, expired or found nothing cannot be repeated under its id.
    const id = earlierOutcome === undefined && reusableId !== undefined ? reusableId : randomUUID();
    const { queue } = REQUESTED_WORK[KIND];
    try {
      await this.queues.requireRunning(queue);
      await this.store.begin({ id, uid, kind: KIND, input: { jobId }, until: new Date(Date.now() + timeoutMs) });
      const data = { uid, workId: id, ...jobContext };
      const addedJob = await this.queues.add({ queue, name: KIND, id: `${KIND}-${id}`, data });
      await this.queues.waitUntilFinished(queue, addedJob, timeoutMs);
    } catch (error) {
      if (!(error instanceof DeadlineExceededError || error instanceof QueuesUnavailableError)) throw error;
    }
    return toMatch(await this.store.findOutcome(id, uid));
  }

  /** Derives the id of the work from everything that the explanation depends on; undefined without a ranking. */
  async #deriveId({ uid, jobId, revision }: MatchQuestion): Promise<string | undefined> {
    const ranking = await this.rankings.readMetadata(uid);
    if (!ranking) return undefined;
    // The edition changes with the open postings, which a match is compared with.
    return deriveWorkId(uid, KIND, jobId, String(revision), String(ranking.version), String(ranking.edition));
  }
}

const toMatch = (outcome: WorkOutcome | undefined): MatchExplanation | undefined =>
  outcome?.state === 'done' ? (REQUESTED_WORK[KIND].result.parse(outcome.result) ?? undefined) : undefined;
