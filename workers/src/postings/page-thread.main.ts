import { runThread } from '@trackrecord/platform/threads/run-thread';
import type { PageMessage } from './page-threads.js';
import { readPage } from './read-page.js';

runThread((message) => {
  const { html, url } = message as PageMessage;
  return readPage(html, url);
});
