import { measureResume, readResume, type ReadResumeResult } from '@trackrecord/contracts';
import { type Logger, resolveBuiltFile, type ThreadLimits, ThreadPool } from '@trackrecord/platform';

/**
 * Resumes up to this size are read without a thread: that takes less time than starting one, at most 20 ms, because the
 * time is linear in the number of values and characters.
 */
const MAX_INLINE = { values: 2_000, characters: 100_000 } as const;

/** Reading is linear in the size of the file, half a second for the largest. Requests time out soon after. */
const LIMITS: ThreadLimits = { timeoutMs: 4_500, maxHeapMb: 128 };

/** Reads resumes that users upload; large ones in threads, because other requests would wait for them. */
export class ResumeReader {
  readonly #threads: ThreadPool;

  constructor(logger: Logger, limits = LIMITS) {
    this.#threads = new ThreadPool({
      name: 'resume',
      file: resolveBuiltFile('resume-thread.main.js', import.meta.url),
      maxThreads: 2,
      ...limits,
      logger,
    });
  }

  /** @throws {ThreadFailedError} if reading takes too much time or memory; the reason of the signal if it aborts. */
  async read(file: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<ReadResumeResult> {
    const { values, characters } = measureResume(file);
    if (values <= MAX_INLINE.values && characters <= MAX_INLINE.characters) return readResume(file);
    return (await this.#threads.run(file, signal)) as ReadResumeResult;
  }

  /** Ends its threads. */
  close(): Promise<void> {
    return this.#threads.close();
  }
}
