import {
  type Logger,
  resolveBuiltFile,
  type Thread,
  ThreadFailedError,
  type ThreadLimits,
  ThreadPool,
} from '@trackrecord/platform';
import { type Adapter, type FeedPage, type FeedReader, FeedUnreadableError } from '../adapter.js';
import { ADAPTERS } from '../adapters/adapters.js';
import type { CareerEvent, Posting } from '../feed-records.js';
import type { DocumentMessage, FeedMessage, FeedStep } from './feed-messages.js';

/**
 * The limits of the thread of one fetch. The cost is linear in the size of the documents: the largest take some seconds.
 * The time for requests and writes does not count.
 */
const LIMITS: ThreadLimits = { timeoutMs: 120_000, maxHeapMb: 512 };

const FAILURE_REASONS: Readonly<Record<ThreadFailedError['reason'], string>> = {
  timeout: 'its documents take too long to read',
  'out-of-memory': 'its documents need too much memory',
  crashed: 'its documents cannot be read',
};

/** Creates adapters that read feeds in threads, because the documents of a feed are not trusted. */
export function createFeedThreads(logger: Logger, limits = LIMITS) {
  const threads = new ThreadPool({
    name: 'feed',
    file: resolveBuiltFile('feed-thread.main.js', import.meta.url),
    maxThreads: 1,
    ...limits,
    logger,
  });

  /** Reads the pages of a feed. Documents are requested by this process. */
  async function* readPages(message: FeedMessage, reader: FeedReader): AsyncGenerator<FeedPage<Posting | CareerEvent>> {
    const thread = await threads.open(reader.signal);
    try {
      let answer = await takeStep(thread, message);
      for (;;) {
        if (answer.step === 'end') return;
        if (answer.step === 'unreadable') throw new FeedUnreadableError(answer.reason);
        if (answer.step === 'page') {
          yield answer.page;
          answer = await takeStep(thread, undefined);
        } else answer = await takeStep(thread, await readDocument(answer, reader));
      }
    } finally {
      await thread.close();
    }
  }

  return {
    /** Returns an adapter that does the same in a thread. A feed that a thread fails on is unreadable. */
    runInThread: <A extends Adapter>(adapter: A): A => {
      const [adapterName] = [...ADAPTERS].find(([, other]) => other === adapter) ?? [];
      if (adapterName === undefined) throw new Error('only the adapters of the table can be run in a thread');
      return {
        ...adapter,
        readPages: (settings: unknown, reader: FeedReader) =>
          readPages({ adapterName, settings, now: reader.now }, reader),
      };
    },
    close: () => threads.close(),
  };
}

/** Sends a message and returns the next step. @throws {FeedUnreadableError} if the thread fails. */
async function takeStep(thread: Thread, message: FeedMessage | DocumentMessage | undefined): Promise<FeedStep> {
  try {
    return (await thread.ask(message)) as FeedStep;
  } catch (error) {
    throw error instanceof ThreadFailedError ? new FeedUnreadableError(FAILURE_REASONS[error.reason]) : error;
  }
}

async function readDocument(
  { from, format }: Extract<FeedStep, { step: 'read' }>,
  reader: FeedReader,
): Promise<DocumentMessage> {
  try {
    return { text: await reader.readText(from, format) };
  } catch (error) {
    if (error instanceof FeedUnreadableError) return { unreadable: error.message };
    throw error;
  }
}
