import { findPosting } from './find-posting';
import type { PageContent } from './read-page';

const PAGE = { url: 'https://jobs.test/cook?id=1', title: 'Cook - Jobs' };
const CONTENT: PageContent = {
  ...{ jsonLd: [], microdata: [], text: 'Page text', headings: [], foreignFrames: [] },
  ...{ loadedUrl: PAGE.url, canonicalLink: undefined },
};
const toScript = (posting: object) => JSON.stringify({ '@type': 'JobPosting', title: 'Cook', ...posting });
const find = (posting: object, page = PAGE, content: Partial<PageContent> = {}) =>
  findPosting({ ...CONTENT, jsonLd: [toScript(posting)], ...content }, page).posting;

it('uses the text of the page for a posting without one', () => {
  expect(find({ hiringOrganization: 'Inn' })).toEqual({
    title: 'Cook',
    company: 'Inn',
    text: 'Page text',
    url: PAGE.url,
  });
});

it('uses the title of the tab for a page without a posting', () => {
  const title = ` Cook\n- ${'x'.repeat(300)}`;
  const { posting } = findPosting({ ...CONTENT, jsonLd: ['{"a":', '3'], text: '' }, { ...PAGE, title });
  expect(posting).toEqual({ title: `Cook - ${'x'.repeat(193)}`, company: '', text: '', url: PAGE.url });
});

it.each([
  ['the address of the posting on the same site', '/jobs/1', 'https://jobs.test/jobs/1'],
  ['not one of another site', 'https://evil.test/', PAGE.url],
  ['not one that is no web address', 'javascript:alert(1)', PAGE.url],
])('uses %s', (_name, url, expected) => {
  expect(find({ url }).url).toBe(expected);
});

it.each(['chrome://version', 'file:///etc/passwd', '', `https://jobs.test/${'x'.repeat(2_000)}`])(
  'has no address for the page %s',
  (url) => {
    expect(find({}, { ...PAGE, url }).url).toBeUndefined();
  },
);

it('encodes what the server rejects in an address', () => {
  expect(find({}, { ...PAGE, url: 'https://jobs.test/a`b{c}' }).url).toBe('https://jobs.test/a%60b%7Bc%7D');
});

it('removes hidden characters', () => {
  const posting = find({ title: '\u202Eevil\u0007', description: 'a\u0000b\u2066c' });
  expect([posting.title, posting.text]).toEqual(['evil', 'abc']);
});

it.each([
  ['(3) Cook - Jobs', 'Cook - Jobs'],
  ['(99+) Cook', 'Cook'],
  ['[12]  Cook', 'Cook'],
  ['(2026) Internship', '(2026) Internship'],
  ['(Senior) Cook (2)', '(Senior) Cook (2)'],
  ['(3)', '(3)'],
])('reads the title of the tab %j', (title, expected) => {
  expect(findPosting(CONTENT, { ...PAGE, title }).posting.title).toBe(expected);
});

it.each([
  ['plain lines', 'You:\n- bake\n- cook\n\nWe pay.', 'You:\n- bake\n- cook\n\nWe pay.'],
  ['escaped plain lines', 'Fish &amp; chips\r\nDaily', 'Fish & chips\nDaily'],
  ['markup', '<p>Cook for <b>guests</b>.</p><ul><li>Bake</li><li>Cook</li></ul>', 'Cook for guests.\n\n• Bake\n• Cook'],
  ['escaped markup', '&lt;p&gt;Fish &amp;amp; chips&lt;/p&gt;', 'Fish & chips'],
  ['entities that were escaped twice', '<p>Fish &amp;amp; chips</p>', 'Fish & chips'],
  ['a text about tags', '<p>You know &lt;p&gt;.</p>', 'You know <p>.'],
  ['blanks around an entity', ' 1 &lt; 2 ', '1 < 2'],
])('reads a description of %s', (_name, description, text) => {
  expect(find({ description }).text).toBe(text);
});

it('runs and loads nothing of a description', () => {
  const description =
    '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script><svg onload="window.pwned=1">';
  expect(find({ description }, PAGE, { text: '' }).text).toBe('');
  expect(window).not.toHaveProperty('pwned');
});

it('does not use a posting that a single-page application showed before', () => {
  const moved = { loadedUrl: 'https://jobs.test/waiter' };
  const waiter = { title: 'Waiter', url: 'https://jobs.test/waiter', description: 'Serve.' };
  expect(find(waiter, PAGE, moved)).toEqual({ title: 'Cook - Jobs', company: '', text: 'Page text', url: PAGE.url });
  expect(find({ ...waiter, url: undefined }, PAGE, moved).text).toBe('Page text');
  expect(find({ description: 'Cook.' }, PAGE, moved).text).toBe('Cook.');
  expect(find({ title: 'Chef', description: 'Cook.' }, PAGE, { ...moved, headings: ['Chef (m/f)'] }).text).toBe(
    'Cook.',
  );
  expect(find(waiter, PAGE, { loadedUrl: `${PAGE.url}&utm_source=x#top` }).title).toBe('Waiter');
});

it('chooses the posting of the canonical link among several', () => {
  const jsonLd = [toScript({ url: '/1' }), toScript({ title: 'Waiter', url: '/2' })];
  expect(find({}, PAGE, { jsonLd, canonicalLink: '/2' }).title).toBe('Waiter');
  expect(find({}, PAGE, { jsonLd }).title).toBe('Cook - Jobs');
});

describe('a frame of another site', () => {
  const BOARD = 'https://boards.example/inn/jobs/7';
  const findFrame = (content: Partial<PageContent>) => findPosting({ ...CONTENT, ...content }, PAGE).frameUrl;

  it.each<readonly [string, Partial<PageContent>, string | undefined]>([
    ['a page with little text', { foreignFrames: ['https://widgets.example/7'] }, 'https://widgets.example/7'],
    ['a page with much text', { foreignFrames: ['https://videos.example/7'], text: 'x'.repeat(1_000) }, undefined],
    ['a page with much text and a board', { foreignFrames: [BOARD], text: 'x'.repeat(1_000) }, BOARD],
    ['a page with a video and a board', { foreignFrames: ['https://videos.example/7', BOARD] }, BOARD],
    ['a page with a posting', { foreignFrames: [BOARD], jsonLd: [toScript({})] }, undefined],
    ['a frame without an address', { foreignFrames: ['', 'javascript:alert(1)'] }, undefined],
    ['a page without frames', {}, undefined],
  ])('is found on %s', (_name, content, url) => expect(findFrame(content)).toBe(url));
});

describe('microdata', () => {
  const MICRODATA = `<div itemscope itemtype="https://schema.org/JobPosting">
    <h1 itemprop="title">Cook</h1>
    <div itemprop="hiringOrganization" itemscope><span itemprop="name">Inn</span></div>
    <div itemprop="description"><p>Cook &lt;well&gt;.</p><img src="x" onerror="alert(1)"><ul><li>Knife</li></ul></div>
  </div>`;
  const posting = { title: 'Cook', company: 'Inn', text: 'Cook <well>.\n\n• Knife', url: PAGE.url };

  it('is read', () => {
    expect(findPosting({ ...CONTENT, microdata: [MICRODATA] }, PAGE).posting).toEqual(posting);
  });

  it('is not used if the page has JSON-LD', () => {
    expect(find({ title: 'Baker' }, PAGE, { microdata: [MICRODATA] }).title).toBe('Baker');
  });
});
