import { createLogger } from '@trackrecord/platform';
import { createPageThreads } from './page-threads.js';
import { readPage } from './read-page.js';

const threads = createPageThreads(createLogger('test', 'silent'), { timeoutMs: 60_000, maxHeapMb: 256 });
afterAll(() => threads.close());

it('reads a page in a thread as without one', async () => {
  const url = 'https://jobs.test/cook';
  const script = '{"@type":"JobPosting","title":"Cook","description":"<p>Cook.</p>","validThrough":"2026-12-18"}';
  const html = `<title>Jobs</title><script type="application/ld+json">${script}</script>`;
  const posting = await threads.readPage({ html, url }, new AbortController().signal);
  expect(posting).toEqual(readPage(html, url));
  expect(posting.title).toBe('Cook');
});
