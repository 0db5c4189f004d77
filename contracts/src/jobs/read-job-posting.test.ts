import { readJobPosting } from './read-job-posting.js';

const page = {
  resolveUrl: (address: string) => URL.parse(address, 'https://jobs.test/cook')?.href,
  toPlainText: (html: string) => html.replace(/<[^<>]*>/g, ''),
};
const read = (...documents: readonly unknown[]) => readJobPosting(documents, page);
const POSTING = { '@type': 'JobPosting', title: 'Cook', hiringOrganization: { name: 'Inn' } };

it('reads all facts of a posting', () => {
  expect(
    read({
      '@context': 'https://schema.org',
      '@type': 'https://schema.org/JobPosting',
      title: 'Sales Lead',
      hiringOrganization: { '@type': 'Organization', name: 'Pfefferminz & Co' },
      jobLocation: [
        { '@type': 'Place', address: { addressLocality: 'Hamburg', addressCountry: 'DE' } },
        { address: { addressRegion: 'Goa', addressCountry: { name: 'India' } } },
      ],
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'eur',
        value: { '@type': 'QuantitativeValue', minValue: 4000, maxValue: '5,000', unitText: 'MONTH' },
      },
      url: '/jobs/tea-1',
      description: '<p>Sell <b>tea</b>.</p>',
      validThrough: '2026-12-18T23:59:00+02:00',
    }),
  ).toEqual({
    title: 'Sales Lead',
    company: 'Pfefferminz & Co',
    location: 'Hamburg, Germany; Goa, India',
    salary: 'EUR 4,000–5,000 a month',
    url: 'https://jobs.test/jobs/tea-1',
    text: 'Sell tea.',
    applyBy: '2026-12-18',
  });
});

it.each([
  ['in a list', [[POSTING]]],
  ['in a graph', [{ '@graph': [{ '@type': 'Person', name: 'Ann' }, POSTING] }]],
  ['in the main entity of a page', [{ '@type': 'WebPage', mainEntity: POSTING }]],
  ['with several types', [{ ...POSTING, '@type': ['Thing', 'schema:JobPosting'] }]],
  ['in the second script', [{ '@type': 'WebSite' }, POSTING]],
  ['that a page is about', [{ '@type': 'WebPage', about: POSTING }]],
  ['in a list of items', [{ '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: POSTING }] }]],
  ['whose company has only a legal name', [{ ...POSTING, hiringOrganization: { name: '', legalName: 'Inn' } }]],
  [
    'whose company is described in another object',
    [
      { '@type': 'WebSite', publisher: { '@type': 'Organization', '@id': '#inn', name: 'Inn' } },
      { ...POSTING, hiringOrganization: { '@type': 'Organization', '@id': '#inn' } },
    ],
  ],
  [
    'whose company is described twice',
    [
      { ...POSTING, hiringOrganization: { '@id': '#inn' } },
      { '@id': '#inn', '@type': 'Organization', legalName: 'Inn', url: '/' },
      { '@id': '#inn', url: '/' },
    ],
  ],
  [
    'whose company is a reference',
    [
      {
        '@graph': [
          { ...POSTING, hiringOrganization: { '@id': '#inn' } },
          { '@id': '#inn', name: 'Inn' },
        ],
      },
    ],
  ],
])('reads a posting %s', (_name, documents) => {
  expect(read(...documents)).toEqual({ title: 'Cook', company: 'Inn', text: '' });
});

it('follows references in references, and none in a circle', () => {
  const place = { '@id': '#place', address: { '@id': '#address' } };
  const address = { '@id': '#address', addressLocality: 'Pune', addressCountry: { '@id': '#india' } };
  const india = { '@id': '#india', '@type': 'Country', name: 'India' };
  expect(read({ ...POSTING, jobLocation: { '@id': '#place' } }, place, address, india)?.location).toBe('Pune, India');
  expect(read({ ...POSTING, jobLocation: [{ address: { '@id': '#address' } }] }, address, india)?.location).toBe(
    'Pune, India',
  );
  const circle = { '@id': '#place', name: 'Pune', address: { '@id': '#place', '@type': 'Place' } };
  expect(read({ ...POSTING, jobLocation: { '@id': '#place' } }, circle)?.title).toBe('Cook');
});

it.each([
  [{ addressLocality: 'Portland', addressRegion: 'ME', addressCountry: 'US' }, 'Portland, ME, United States'],
  [{ addressLocality: 'Portland', addressRegion: 'OR', addressCountry: 'US' }, 'Portland, OR, United States'],
  [{ addressLocality: '', addressRegion: 'Goa', addressCountry: 'IN' }, 'Goa, India'],
  [{ addressLocality: ' ', addressRegion: '', addressCountry: { name: 'Kenya' } }, 'Kenya'],
])('reads the place %j', (address, location) => {
  expect(read({ ...POSTING, jobLocation: { '@type': 'Place', address } })?.location).toBe(location);
});

it('reads the countries of a remote posting', () => {
  const remote = { ...POSTING, jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: [{ name: 'India' }] };
  expect(read(remote)?.location).toBe('Remote; India');
});

it.each([
  [{ value: 18, unitText: 'per-hour-wage' }, 'USD 18 an hour'],
  [{ value: { minValue: 90_000, unitText: 'YEAR' } }, 'from USD 90,000 a year'],
  [{ value: { maxValue: 90_000, minValue: 0, unitText: 'YEAR' } }, 'up to USD 90,000 a year'],
  [{ value: { minValue: 90_000, maxValue: 80_000, unitText: 'YEAR' } }, 'USD 80,000–90,000 a year'],
  [{ currency: 'EUR', value: { value: '45000,00', unitText: 'YEAR' } }, 'EUR 45,000 a year'],
  [{ currency: 'EUR', value: { value: '45.000', unitText: 'YEAR' } }, 'EUR 45,000 a year'],
  [{ currency: 'EUR', value: { minValue: '45.000 €', maxValue: '55.000 €' } }, 'EUR 45,000–55,000'],
  [
    { currency: 'INR', value: { minValue: '12,00,000', maxValue: '15,00,000', unitText: 'ANN' } },
    'INR 1,200,000–1,500,000 a year',
  ],
  [{ value: { value: '₹12-15 LPA' } }, 'INR 1,200,000–1,500,000 a year'],
  [{ value: { value: '$45k – $55k', unitText: 'YEAR' } }, 'USD 45,000–55,000 a year'],
  [{ value: { minValue: 2_000, maxValue: 2_400, unitText: 'BI_WEEKLY' } }, 'USD 2,000–2,400 every two weeks'],
  [{ value: { value: 2_100, unitText: 'semi-monthly' } }, 'USD 2,100 every half month'],
  [{ value: { value: 9_000, unitText: 'QUARTER' } }, 'USD 9,000 QUARTER'],
  [{ value: [{ value: 450, unitCode: 'DAY' }], currency: '£' }, 'GBP 450 a day'],
  ['€ 45.000 – 55.000 brutto im Jahr', 'EUR 45,000–55,000 a year'],
  ['from $30/hour', 'from USD 30 an hour'],
  [1_234.5, 'USD 1,234.5'],
  [45.125, 'USD 45.13'],
  [{ value: 'negotiable' }, 'negotiable'],
  [{ value: { value: '45k plus bonus', unitText: 'YEAR' } }, '45k plus bonus'],
  [-5, undefined],
  [{ value: { minValue: 0, maxValue: 0 } }, undefined],
  [{ value: '0.00' }, undefined],
])('formats the salary %j as %s', (baseSalary, line) => {
  expect(read({ ...POSTING, baseSalary, salaryCurrency: 'USD' })?.salary).toBe(line);
});

describe('the main posting among several', () => {
  const WAITER = { ...POSTING, title: 'Waiter', url: 'https://jobs.test/waiter' };
  const PAGE = { '@type': 'WebPage', url: 'https://jobs.test/cook' };

  it.each<readonly [string, object]>([
    ['its URL', { url: 'https://jobs.test/cook' }],
    ['its URL with an anchor', { url: 'https://jobs.test/cook/#apply' }],
    ['its URL with http, a slash and tracking parameters', { url: 'http://www.jobs.test/cook/?utm_source=x&gclid=1' }],
    ['its relative URL', { url: '/cook' }],
    ['one of its URLs', { url: ['https://jobs.test/apply/7', 'https://jobs.test/cook'] }],
    ['a URL object', { url: { '@id': 'https://jobs.test/cook' } }],
    ['mainEntityOfPage', { mainEntityOfPage: 'https://jobs.test/cook' }],
    ['the id of mainEntityOfPage', { mainEntityOfPage: { '@type': 'WebPage', '@id': 'https://jobs.test/cook/' } }],
    ['the URL of mainEntityOfPage', { mainEntityOfPage: PAGE }],
    ['its id', { '@id': 'https://jobs.test/cook' }],
    ['its id with a name on the page', { '@id': 'https://jobs.test/cook#job-7' }],
    ['its relative id', { '@id': '/cook#job-7' }],
    ['its id beside the URL of a form', { '@id': 'https://jobs.test/cook', url: 'https://apply.test/7' }],
  ])('is found by %s', (_name, fields) => {
    expect(read(WAITER, { ...POSTING, ...fields })?.title).toBe('Cook');
  });

  it.each([
    ['mainEntity with a URL', [{ ...PAGE, mainEntity: POSTING }]],
    ['mainEntity without a URL', [{ '@type': 'ItemPage', mainEntity: POSTING }]],
    ['about', [{ ...PAGE, about: POSTING }]],
    [
      'the id in about',
      [
        {
          '@graph': [
            { ...PAGE, about: { '@id': '#job' } },
            { ...POSTING, '@id': '#job' },
          ],
        },
      ],
    ],
    [
      'the reference in mainEntityOfPage',
      [
        { ...POSTING, mainEntityOfPage: { '@id': '#page' } },
        { ...PAGE, '@id': '#page' },
      ],
    ],
  ])('is found by the page: %s', (_name, documents) => {
    expect(read(WAITER, ...documents)?.title).toBe('Cook');
  });

  it('is found by the canonical URL of the page', () => {
    const readOn = (canonicalUrl: string) =>
      readJobPosting([WAITER, { ...POSTING, url: '/7' }], { ...page, canonicalUrl })?.title;
    expect(['https://jobs.test/7', 'https://jobs.test/waiter/', 'https://jobs.test/'].map(readOn)).toEqual([
      'Cook',
      'Waiter',
      undefined,
    ]);
  });

  it('is the only one, also if it occurs twice', () => {
    expect(read(POSTING, POSTING)?.title).toBe('Cook');
    expect(read(WAITER)?.title).toBe('Waiter');
  });

  it.each([
    ['no address is that of the page', { url: 'https://jobs.test/chef' }],
    ['only a parameter differs', { url: 'https://jobs.test/cook?id=7' }],
    ['the site differs', { url: 'https://other.test/cook' }],
    ['there is no address', {}],
    ['there is an empty address', { url: '' }],
    ['there is only a name on the page', { '@id': '#cook' }],
  ])('is not found if %s', (_name, fields) => {
    expect(read(WAITER, { ...POSTING, ...fields })).toBeUndefined();
  });
});

describe('a page whose address a script has changed', () => {
  const readShown = (fields: object, shownTitles: readonly string[]) =>
    readJobPosting([{ ...POSTING, ...fields }], { ...page, shownTitles, canonicalUrl: 'https://jobs.test/old' })?.title;

  it.each([
    ['names its address', { url: 'https://jobs.test/cook' }, [], 'Cook'],
    ['names the address it was loaded at', { url: 'https://jobs.test/old' }, ['Cook'], undefined],
    ['names the old page by its id', { '@id': 'https://jobs.test/old' }, ['Cook'], undefined],
    ['has no address, and its title is shown', {}, ['(3) COOK – Inn | Jobs'], 'Cook'],
    ['is about a page without an address', { mainEntityOfPage: '' }, ['Waiter'], undefined],
    ['names another site, and its title is shown', { url: 'https://apply.test/7' }, ['Jobs', 'Cook'], 'Cook'],
    ['names another site, and its title is not shown', { url: 'https://apply.test/7' }, ['Waiter'], undefined],
    ['has no address, and its title is not shown', {}, ['Waiter', 'Cookies'], undefined],
    ['has no address, and nothing is shown', {}, [], undefined],
    ['has a title without letters', { title: '!' }, ['!'], undefined],
  ])('is read like this if the posting %s', (_name, fields, shownTitles, title) => {
    expect(readShown(fields, shownTitles)).toBe(title);
  });
});

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'http://',
  'https://user:password@jobs.test/',
  `/${'a'.repeat(2_001)}`,
])('omits the URL %s', (url) => expect(read({ ...POSTING, url })?.url).toBeUndefined());

it.each(['20.11.2026', '2026/11/20 23:59', 'Fri, 20 Nov 2026 23:59:00 -0500'])('reads the date %s', (validThrough) => {
  expect(read({ ...POSTING, validThrough })?.applyBy).toBe('2026-11-20');
});

it.each(['soon', '03/04/2026', '2026-02-31', '99999-01-01', '', '0'.repeat(1_000)])(
  'omits the date %s',
  (validThrough) => {
    expect(read({ ...POSTING, validThrough })?.applyBy).toBeUndefined();
  },
);

it('returns undefined without a posting that has a title', () => {
  for (const value of [undefined, null, 1, 'JobPosting', [], {}, { '@type': 'JobPosting' }, { title: 'Cook' }]) {
    expect(read(value)).toBeUndefined();
  }
});

it('survives values of other types, deep nesting and long texts', () => {
  const odd = { a: [1] };
  expect(
    read({ ...POSTING, title: ['Cook'], hiringOrganization: [odd], jobLocation: odd, url: odd, description: 7 }),
  ).toEqual({ title: 'Cook', company: '', text: '7' });
  let deep: unknown = POSTING;
  for (let depth = 0; depth < 5_000; depth += 1) deep = { '@graph': [deep] };
  expect(read(deep)?.title).toBe('Cook');
  const long = read({ ...POSTING, title: '😀'.repeat(101), name: 'x', description: 'y'.repeat(60_000) });
  expect(long?.title).toBe('😀'.repeat(100));
  expect(long?.text).toHaveLength(50_000);
  expect(read(JSON.parse('{"@type":"JobPosting","title":"Cook","__proto__":{"url":"https://evil.test/"}}'))).toEqual({
    title: 'Cook',
    company: '',
    text: '',
  });
});

describe('the texts of a page with many references', () => {
  /** Reads JSON-LD. Returns the posting and how many characters were converted, in relation to the page. */
  function measure(documents: readonly unknown[]) {
    let convertedLength = 0;
    const toPlainText = (html: string) => {
      convertedLength += html.length;
      return page.toPlainText(html);
    };
    const posting = readJobPosting(documents, { ...page, toPlainText });
    return { posting, ratio: convertedLength / JSON.stringify(documents).length };
  }
  const LONG_TEXT = { '@id': '#text', '@value': 'Cook. '.repeat(10_000) };
  const createPostings = (count: number, fields: Readonly<Record<string, unknown>>) =>
    Array.from({ length: count }, (_, index) => ({
      ...POSTING,
      title: `Cook ${String(index)}`,
      url: `/${String(index)}`,
      ...fields,
    }));

  it.each(['description', 'title', 'name', 'hiringOrganization', 'jobLocation', 'estimatedSalary', 'url'])(
    'are converted once or twice if many postings share one (%s)',
    (field) => {
      const graph = [...createPostings(2_000, { [field]: { '@id': '#text' } }), LONG_TEXT];
      expect(measure([{ '@graph': graph }]).ratio).toBeLessThan(3);
    },
  );

  it('are converted once or twice if one posting refers to one often', () => {
    const jobLocation = Array.from({ length: 2_000 }, () => ({ '@id': '#text' }));
    expect(measure([{ '@graph': [{ ...POSTING, jobLocation }, LONG_TEXT] }]).ratio).toBeLessThan(3);
  });

  it('are converted for the chosen posting only', () => {
    const postings = createPostings(100, { description: 'Cook. '.repeat(1_000) });
    const { posting, ratio } = measure([...postings, { ...POSTING, url: 'https://jobs.test/cook' }]);
    expect(posting?.title).toBe('Cook');
    expect(ratio).toBeLessThan(0.1);
  });

  it('are read if many postings share a company with a long description', () => {
    const inn = { '@id': '#inn', '@type': 'Organization', name: 'Inn', description: 'x'.repeat(50_000) };
    const postings = createPostings(500, { hiringOrganization: { '@id': '#inn' } });
    const chosen = { ...POSTING, url: 'https://jobs.test/cook', hiringOrganization: { '@id': '#inn' } };
    expect(measure([{ '@graph': [inn, ...postings, chosen] }]).posting?.company).toBe('Inn');
  });
});
