import type { RequestListener } from 'node:http';
import { ThreadFailedError } from '@trackrecord/platform';
import { redirectTo, respondWith, startFeedServer } from '../testing/feed-server.js';
import { MARKUP } from '../testing/hostile-markup.js';
import type { HttpsServer } from '../testing/https-server.js';
import { PUBLIC_WEB } from '../web/web.js';
import type { ReadPage } from './page-threads.js';
import { readPage } from './read-page.js';
import { createPostingReader } from './read-posting.js';

const POSTING = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Backend Engineer',
  hiringOrganization: { name: 'Kestrel Labs' },
  description: '<p>Own the booking services.</p><ul><li>Go</li><li>PostgreSQL</li></ul>',
  validThrough: '2026-12-18',
};
const toScript = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const PAGE = `<html><head><title>Careers</title>${toScript({ '@type': 'WebSite' })}${toScript(POSTING)}</head><body>Menu</body></html>`;
const PLAIN = `<html><head><title>Cook &amp; more | Inn</title><meta property="og:site_name" content="The Inn">
  <style>p { color: red }</style></head><body><h1>Cook</h1><p>Cook for forty guests.</p><script>alert(1)</script></body></html>`;
const MICRODATA = `<title>Jobs</title><div itemscope itemtype="http://schema.org/JobPosting">
  <h1 itemprop="title">Cook &amp; Baker</h1>
  <span itemprop="hiringOrganization" itemscope itemtype="http://schema.org/Organization"><b itemprop="name">The Inn</b></span>
  <span itemprop="jobLocation" itemscope><span itemprop="address" itemscope>
    <meta itemprop="addressLocality" content="Dubai"><meta itemprop="addressCountry" content="AE"></span></span>
  <time itemprop="validThrough" datetime="2026-12-18">18 December</time>
  <a itemprop="url" href="/microdata#apply">Apply</a>
  <div itemprop="baseSalary" itemscope><meta itemprop="currency" content="AED"><div itemprop="value" itemscope>
    <span itemprop="minValue">9000</span> to <span itemprop="maxValue">11000</span><meta itemprop="unitText" content="MONTH"></div></div>
  <div itemprop="description"><p>Cook for <i itemprop="skills">forty</i> guests.<p>Tools:<ul><li>knife<li>&lt;pan&gt;</ul></div>
  </div><p>Cookies</p>`;
const neverRespond: RequestListener = () => undefined;

const ROUTES = {
  '/posting': respondWith(PAGE, 'text/html'),
  '/microdata': respondWith(MICRODATA, 'text/html; charset=utf-8'),
  '/plain': respondWith(PLAIN, 'text/html; charset=utf-8'),
  '/latin': respondWith(Buffer.from('<title>Café</title>Köche', 'latin1'), 'text/html; charset=iso-8859-1'),
  '/broken': respondWith('<title>Cook</title><script type="application/ld+json">{"@type":</script>Text', 'text/html'),
  '/hostile': respondWith(`<title>Cook</title>${MARKUP.join('')}`, 'text/html'),
  '/moved': redirectTo('https://other.test/posting'),
  '/inside': redirectTo('https://192.168.0.1/posting'),
  '/empty': respondWith('<script>render()</script>', 'text/html'),
  '/image': respondWith('x', 'image/png'),
  '/klingon': respondWith('x', 'text/html; charset=klingon'),
  '/huge': respondWith(Buffer.alloc(5_000_001, ' '), 'text/html'),
  '/refused': ((_request, response) => response.writeHead(403).end()) satisfies RequestListener,
  '/silent': neverRespond,
};

let server: HttpsServer;
beforeAll(async () => (server = await startFeedServer(ROUTES)));
afterAll(() => server.close());

const readHere: ReadPage = ({ html, url }) => Promise.resolve(readPage(html, url));
const read = (path: string, signal = new AbortController().signal, web = server.web, readIn = readHere) =>
  createPostingReader(readIn, web)({ url: `https://feeds.test${path}` }, { uid: 'ann', signal });

it('reads the JobPosting of a page', async () => {
  expect(await read('/posting')).toEqual({
    title: 'Backend Engineer',
    company: 'Kestrel Labs',
    url: 'https://feeds.test/posting',
    text: 'Own the booking services.\n\n• Go\n• PostgreSQL',
    applyBy: '2026-12-18',
  });
});

it('reads the JobPosting of microdata', async () => {
  expect(await read('/microdata')).toEqual({
    title: 'Cook & Baker',
    company: 'The Inn',
    location: 'Dubai, United Arab Emirates',
    salary: 'AED 9,000–11,000 a month',
    url: 'https://feeds.test/microdata#apply',
    text: 'Cook for forty guests.\n\nTools:\n\n• knife\n• ‹pan›',
    applyBy: '2026-12-18',
  });
});

it('reads the title, company and text of a page without a JobPosting', async () => {
  expect(await read('/plain')).toEqual({
    title: 'Cook & more | Inn',
    company: 'The Inn',
    url: 'https://feeds.test/plain',
    text: 'Cook\n\nCook for forty guests.',
  });
});

it('reads a page with invalid JSON-LD, one in ISO-8859-1, and one behind a redirect', async () => {
  expect(await read('/broken')).toMatchObject({ title: 'Cook', text: 'Text' });
  expect(await read('/latin')).toMatchObject({ title: 'Café', text: 'Köche' });
  expect(await read('/moved')).toMatchObject({ title: 'Backend Engineer' });
});

it('returns nothing that a browser would run or load', async () => {
  expect(JSON.stringify(await read('/hostile'))).not.toMatch(/<[a-z/!?]/i);
});

it.each([
  ['/inside', 'page-unreachable'],
  ['/refused', 'page-unreachable'],
  ['/huge', 'page-unreachable'],
  ['/missing', 'page-unreachable'],
  ['/empty', 'page-unreadable'],
  ['/image', 'page-unreadable'],
  ['/klingon', 'page-unreadable'],
])('fails for %s: %s', async (path, failure) => {
  await expect(read(path)).rejects.toMatchObject({ failure });
});

it('fails for a page that takes too much time or memory', async () => {
  const readIn = () => Promise.reject(new ThreadFailedError('out-of-memory'));
  await expect(read('/posting', undefined, server.web, readIn)).rejects.toMatchObject({ failure: 'page-unreadable' });
});

it('contacts no host outside of the public internet', async () => {
  const before = server.connectionCount;
  await expect(read('/posting', undefined, { ...PUBLIC_WEB, resolve: server.web.resolve })).rejects.toMatchObject({
    failure: 'page-unreachable',
  });
  expect(server.connectionCount).toBe(before);
});

it('stops when the time is over', async () => {
  await expect(read('/silent', AbortSignal.timeout(50))).rejects.toThrow();
});
