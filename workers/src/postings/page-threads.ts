import type { JobPostingFacts } from '@trackrecord/contracts/jobs/read-job-posting';
import { type Logger, resolveBuiltFile, type ThreadLimits, ThreadPool } from '@trackrecord/platform';

/** What a thread gets. */
export interface PageMessage {
  readonly html: string;
  /** The address of the page. */
  readonly url: string;
}

/** Reads the posting of a page. @throws {ThreadFailedError} if that takes too much time or memory. */
export type ReadPage = (page: PageMessage, signal: AbortSignal) => Promise<JobPostingFacts>;

/** Reading is linear in the size of a page, a second for the largest. The rest is for busy machines. */
const LIMITS: ThreadLimits = { timeoutMs: 15_000, maxHeapMb: 256 };

/** Creates a reader of pages that people paste the address of. They are not trusted, so threads read them. */
export function createPageThreads(logger: Logger, limits = LIMITS) {
  const threads = new ThreadPool({
    name: 'page',
    file: resolveBuiltFile('page-thread.main.js', import.meta.url),
    maxThreads: 2,
    ...limits,
    logger,
  });
  const readPage: ReadPage = async (page, signal) => (await threads.run(page, signal)) as JobPostingFacts;
  return { readPage, close: () => threads.close() };
}
