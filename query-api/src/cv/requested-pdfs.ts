import { CV_UNAVAILABLE, type JobContext, REQUESTED_WORK, TRANSIENT_FAILURES } from '@trackrecord/contracts';
import {
  cvUnavailableError,
  DeadlineExceededError,
  type HttpError,
  type NewJob,
  type WorkOutcome,
  type WorkQueues,
  type WorkStore,
} from '@trackrecord/platform';

/** Work whose result is a PDF, or null if there is nothing to render. */
type PdfWork = 'render-past-cv' | 'render-report';

/** A PDF to render. */
interface PdfRequest {
  readonly kind: PdfWork;
  readonly uid: string;
  /** The same id gives the same PDF for an hour. */
  readonly id: string;
  readonly input: object;
  /** Creates the error of a PDF that could not be rendered, or not in time. */
  readonly createError: () => HttpError;
}

/**
 * Requests PDFs from the workers. They are kept for an hour as requested work, encrypted with the key of the person,
 * and erased with the account.
 */
export class RequestedPdfs {
  constructor(
    private readonly store: Pick<WorkStore, 'begin' | 'findOutcome'>,
    private readonly queues: Pick<WorkQueues, 'addAgain' | 'waitUntilFinished' | 'requireRunning'>,
  ) {}

  /**
   * Returns a PDF; undefined if there is nothing to render.
   * @throws {HttpError} 503 if it was not rendered within `timeoutMs`.
   * @throws {QueuesUnavailableError}
   * @throws {KeyDestroyedError}
   */
  async render(request: PdfRequest, timeoutMs: number, jobContext: JobContext = {}): Promise<Buffer | undefined> {
    const { kind, uid, id, input, createError } = request;
    const until = new Date(Date.now() + timeoutMs);
    await this.store.begin({ id, uid, kind, input, until }, TRANSIENT_FAILURES);
    const storedOutcome = await this.store.findOutcome(id, uid);
    const outcome = storedOutcome?.state === 'done' ? storedOutcome : await this.#runJob(request, until, jobContext);
    if (outcome?.state === 'done') return toPdf(REQUESTED_WORK[kind].result.parse(outcome.result));
    if (outcome?.state === 'failed' && outcome.failure === CV_UNAVAILABLE) throw cvUnavailableError();
    throw createError();
  }

  async #runJob({ kind, uid, id }: PdfRequest, until: Date, jobContext: JobContext): Promise<WorkOutcome | undefined> {
    const { queue } = REQUESTED_WORK[kind];
    await this.queues.requireRunning(queue);
    const job: NewJob = {
      queue,
      name: kind,
      id: `${kind}-${id}`,
      data: { uid, workId: id, ...jobContext },
      // The jobs of people who wait for their own CV run first.
      priority: 'background',
    };
    const addedJob = await this.queues.addAgain(job);
    try {
      await this.queues.waitUntilFinished(queue, addedJob, Math.max(1, until.getTime() - Date.now()));
    } catch (error) {
      if (!(error instanceof DeadlineExceededError)) throw error;
    }
    return this.store.findOutcome(id, uid);
  }
}

const toPdf = (result: { readonly pdf: string } | null): Buffer | undefined =>
  result ? Buffer.from(result.pdf, 'base64') : undefined;
