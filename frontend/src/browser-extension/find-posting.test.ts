import { findPosting } from './find-posting';

const PAGE = { url: 'https://jobs.test/cook?id=1', title: 'Cook - Jobs' };
const find = (posting: object, page = PAGE, text = 'Page text') =>
  findPosting(
    { jsonLd: [JSON.stringify({ '@type': 'JobPosting', title: 'Cook', ...posting })], microdata: [], text },
    page,
  );

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
  const posting = findPosting({ jsonLd: ['{"a":', '3'], microdata: [], text: '' }, { ...PAGE, title });
  expect(posting).toEqual({ title: `Cook - ${'x'.repeat(192)}`, company: '', text: '', url: PAGE.url });
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

describe('microdata', () => {
  const MICRODATA = `<div itemscope itemtype="https://schema.org/JobPosting">
    <h1 itemprop="title">Cook</h1>
    <div itemprop="hiringOrganization" itemscope><span itemprop="name">Inn</span></div>
    <div itemprop="description"><p>Cook &lt;well&gt;.</p><img src="x" onerror="alert(1)"><ul><li>Knife</li></ul></div>
  </div>`;
  const posting = { title: 'Cook', company: 'Inn', text: 'Cook <well>.\n\n• Knife', url: PAGE.url };

  it('is read', () => {
    expect(findPosting({ jsonLd: [], microdata: [MICRODATA], text: 'Page' }, PAGE)).toEqual(posting);
  });

  it('is not used if the page has JSON-LD', () => {
    const jsonLd = [JSON.stringify({ '@type': 'JobPosting', title: 'Baker' })];
    expect(findPosting({ jsonLd, microdata: [MICRODATA], text: 'Page' }, PAGE).title).toBe('Baker');
  });
});
