import type { WorkResult } from '@trackrecord/contracts';
import { ThreadFailedError } from '@trackrecord/platform';
import { matchesFormat, parseCharset } from '../feeds/reading/feed-format.js';
import { download } from '../web/download.js';
import { FetchFailedError } from '../web/fetch-failed-error.js';
import { PUBLIC_WEB, type Web } from '../web/web.js';
import { WorkFailedError } from '../worker/work-failed-error.js';
import type { Processor } from '../worker/processors.js';
import type { ReadPage } from './page-threads.js';

const OPTIONS = { accept: 'text/html', maxBytes: 5_000_000, maxRedirects: 5, gzip: true } as const;

/**
 * Creates the processor that reads the posting at an address that a user entered. The address and its server are not
 * trusted: only public hosts are contacted, over https, nothing of the page is run, and a page that is too costly to
 * read is given up.
 */
export const createPostingReader =
  (readPage: ReadPage, web: Web = PUBLIC_WEB): Processor<'read-posting'> =>
  async ({ url }, { signal }): Promise<WorkResult<'read-posting'>> => {
    const page = await download(url, OPTIONS, web, signal).catch((error: unknown) => {
      throw error instanceof FetchFailedError && !signal.aborted ? new WorkFailedError('page-unreachable') : error;
    });
    if (!matchesFormat(page.type, 'any')) throw new WorkFailedError('page-unreadable');
    const html = decode(page.bytes, parseCharset(page.type));
    const posting = await readPage({ html, url }, signal).catch((error: unknown) => {
      throw error instanceof ThreadFailedError ? new WorkFailedError('page-unreadable') : error;
    });
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
