import type { WorkResult } from '@trackrecord/contracts';
import { matchesFormat, parseCharset } from '../feeds/reading/feed-format.js';
import { download } from '../web/download.js';
import { FetchFailedError } from '../web/fetch-failed-error.js';
import { PUBLIC_WEB, type Web } from '../web/web.js';
import { WorkFailedError } from '../worker/work-failed-error.js';
import type { Processor } from '../worker/processors.js';
import { readPage } from './read-page.js';

const OPTIONS = { accept: 'text/html', maxBytes: 5_000_000, maxRedirects: 5, gzip: true } as const;

/**
 * Creates the processor that reads the posting at an address that a user entered. The address and its server are not
 * trusted: only public hosts are contacted, over https, and nothing of the page is run.
 */
export const createPostingReader =
  (web: Web = PUBLIC_WEB): Processor<'read-posting'> =>
  async ({ url }, { signal }): Promise<WorkResult<'read-posting'>> => {
    const page = await download(url, OPTIONS, web, signal).catch((error: unknown) => {
      throw error instanceof FetchFailedError && !signal.aborted ? new WorkFailedError('page-unreachable') : error;
    });
    if (!matchesFormat(page.type, 'any')) throw new WorkFailedError('page-unreadable');
    const posting = readPage(decode(page.bytes, parseCharset(page.type)), url);
    if (posting.title === '' && posting.text === '') throw new WorkFailedError('page-unreadable');
    return posting;
  };

/** Decodes a page; invalid sequences become U+FFFD. @throws {WorkFailedError} for an unknown charset. */
function decode(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    throw new WorkFailedError('page-unreadable');
  }
}
