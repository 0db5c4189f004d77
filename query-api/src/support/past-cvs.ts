import {
  CV_UNAVAILABLE,
  CV_VERSION,
  type JobContext,
  type Profile,
  REQUESTED_WORK,
  TRANSIENT_FAILURES,
} from '@trackrecord/contracts';
import {
  cvUnavailableError,
  DeadlineExceeded,
  deriveWorkId,
  type NewJob,
  unavailableError,
  type WorkOutcome,
  type WorkQueues,
  type WorkStore,
} from '@trackrecord/platform';

const KIND = 'render-past-cv';

/** The revision of a profile. */
type ProfileRevision = Pick<Profile, 'userId' | 'revision' | 'updatedAt'>;

/**
 * Requests the CVs of past revisions from the workers. They are kept for an hour as requested work, encrypted with the
 * key of the person, and erased with the account. The jobs yield to people who wait for their own CV.
 */
export class PastCvs {
  constructor(
    private readonly store: Pick<WorkStore, 'begin' | 'findOutcome'>,
    private readonly queues: Pick<WorkQueues, 'addAgain' | 'waitUntilFinished'>,
  ) {}

  /**
   * Returns the PDF of a revision; undefined if the revision or the account no longer exists.
   * @throws {HttpError} 503 if it was not rendered within `timeoutMs`.
   * @throws {QueuesUnavailable}
   * @throws {KeyDestroyed}
   */
  async render(profile: ProfileRevision, timeoutMs: number, ids: JobContext = {}): Promise<Buffer | undefined> {
    const { userId: uid, revision } = profile;
    const id = deriveId(profile);
    const until = new Date(Date.now() + timeoutMs);
    await this.store.begin({ id, uid, kind: KIND, input: { revision }, until }, TRANSIENT_FAILURES);
    const stored = await this.store.findOutcome(id, uid);
    const outcome = stored?.state === 'done' ? stored : await this.#runJob(uid, id, until, ids);
    if (outcome?.state === 'done') return toPdf(REQUESTED_WORK[KIND].result.parse(outcome.result));
    if (outcome?.state === 'failed' && outcome.failure === CV_UNAVAILABLE) throw cvUnavailableError();
    throw unavailableError('cv-not-made', "The CV couldn't be created. Please try again in a moment.");
  }

  async #runJob(uid: string, workId: string, until: Date, ids: JobContext): Promise<WorkOutcome | undefined> {
    const { queue } = REQUESTED_WORK[KIND];
    const job: NewJob = {
      queue,
      name: KIND,
      id: `${KIND}-${workId}`,
      data: { uid, workId, ...ids },
      priority: 'background',
    };
    const added = await this.queues.addAgain(job);
    try {
      await this.queues.waitUntilFinished(queue, added, Math.max(1, until.getTime() - Date.now()));
    } catch (error) {
      if (!(error instanceof DeadlineExceeded)) throw error;
    }
    return this.store.findOutcome(workId, uid);
  }
}

/** The time tells revisions of different histories apart, after the log was restored from a backup. */
const deriveId = ({ userId, revision, updatedAt }: ProfileRevision): string =>
  deriveWorkId(userId, KIND, String(revision), updatedAt, String(CV_VERSION));

const toPdf = (result: { readonly pdf: string } | null): Buffer | undefined =>
  result ? Buffer.from(result.pdf, 'base64') : undefined;
