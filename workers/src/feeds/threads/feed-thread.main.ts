import { type AskOwner, runThread } from '@trackrecord/platform/threads/run-thread';
import { type FeedReader, FeedUnreadableError } from '../adapter.js';
import { ADAPTERS } from '../adapters/adapters.js';
import type { DocumentMessage, FeedMessage, FeedStep } from './feed-messages.js';

runThread(async (message, askOwner): Promise<FeedStep> => {
  const { adapterName, settings, now } = message as FeedMessage;
  const adapter = ADAPTERS.get(adapterName);
  if (!adapter) throw new Error(`there is no adapter ${adapterName}`);
  try {
    for await (const page of adapter.readPages(settings, createReader(now, askOwner)))
      await askOwner({ step: 'page', page } satisfies FeedStep);
    return { step: 'end' };
  } catch (error) {
    if (error instanceof FeedUnreadableError) return { step: 'unreadable', reason: error.message };
    throw error;
  }
});

/** Creates a reader that has its owner read documents: the network is not accessed from threads. */
function createReader(now: Date, askOwner: AskOwner): FeedReader {
  return {
    now,
    // The owner ends the thread.
    signal: new AbortController().signal,
    readText: async (from, format) => {
      const document = (await askOwner({ step: 'read', from, format } satisfies FeedStep)) as DocumentMessage;
      if ('unreadable' in document) throw new FeedUnreadableError(document.unreadable);
      return document.text;
    },
  };
}
