import {
  describeDocumentCost,
  type DocumentShape,
} from '@trackrecord/contracts/testing/text-cost/describe-document-cost';
import {
  createList,
  createRecordShapes,
  nestDeep,
  repeatPart,
  toJsonShape,
} from '@trackrecord/contracts/testing/text-cost/document-shapes';
import { ADAPTERS } from './feeds/adapters/adapters.js';
import { htmlToText } from './feeds/text/html-to-text.js';
import { readPage } from './postings/read-page.js';
import { createTextReader } from './testing/text-reader.js';

const toScript = (json: string): string => `<script type="application/ld+json">${json}</script>`;
const REFERENCE = { '@id': '#text' };
const URL_OF_PAGE = 'https://feeds.test/jobs';

/** Documents in which many objects of a type refer to one text, by the property that refers. */
const createReferenceShapes = (type: string, properties: readonly string[]): Readonly<Record<string, DocumentShape>> =>
  Object.fromEntries(
    properties.map((property) => [
      `many references to one text (${property})`,
      toJsonShape((size) => [
        { ...REFERENCE, name: repeatPart('Cook. ', size / 2) },
        ...createList(size / 2, (index) => ({
          '@type': type,
          ...createJsonLdFields(index, 'x'),
          [property]: REFERENCE,
        })),
      ]),
    ]),
  );

/** Fields of a posting or an event that are valid for the tests' time. */
const createJsonLdFields = (index: number, text: string) => ({
  identifier: String(index),
  title: `Cook ${String(index)}`,
  name: `Cook ${String(index)}`,
  description: text,
  datePosted: '2026-11-20',
  startDate: '2026-12-20',
  hiringOrganization: 'Inn',
  url: 'https://feeds.test/1',
});

describeDocumentCost('a page of a posting', (html) => readPage(html, URL_OF_PAGE), {
  'a long text': (size) => `<title>Cook</title>${repeatPart('Cook. <b>x</b>', size)}`,
  'many references to one text': (size) =>
    toScript(
      createReferenceShapes('JobPosting', ['description'])['many references to one text (description)']?.(size) ?? '',
    ),
  'many scripts': (size) => repeatPart(toScript('{"@type":"JobPosting","title":"Cook"}'), size),
  'many script parts': (size) => `<script type="application/ld+json">${repeatPart('</x><', size)}`,
  'many attributes': (size) => `<p ${repeatPart('a=b ', size)}>`,
  'many meta elements': (size) => repeatPart('<meta name=a content=b>', size),
  'nested items': (size) => repeatPart('<p itemscope itemprop="name item title mainEntity">', size),
  'nested properties': (size) =>
    `<p itemscope itemtype=JobPosting>${repeatPart('<b itemprop="title name description">', size)}`,
  'many items': (size) => repeatPart('<p itemscope itemtype=JobPosting><b itemprop=title>Cook</b></p>', size),
});

describeDocumentCost('HTML as text', htmlToText, {
  words: (size) => repeatPart('Cook. ', size),
  tags: (size) => repeatPart('<b>x</b>', size),
  'escaped tags': (size) => repeatPart('&lt;b&gt;', size),
  'twice escaped tags': (size) => repeatPart('&amp;lt;p&amp;gt;', size),
  'nested elements': (size) => repeatPart('<div><p>', size),
  'nested lists': (size) => repeatPart('<ul><li>x', size),
  'hidden elements': (size) => repeatPart('<div hidden>', size),
  'end tags': (size) => repeatPart('</div>', size),
  'table cells': (size) => `<table>${repeatPart('<tr><td>x', size)}`,
  'nested escapes': (size) => `&${repeatPart('amp;', size)}lt;p&amp;gt;`,
  comments: (size) => repeatPart('<!--x', size),
  quotes: (size) => repeatPart('<a b="', size),
});

/** Creates a function that reads a document with an adapter, in this thread. Returns the number of its pages. */
const readWith =
  (adapterName: string, settings: unknown) =>
  async (document: string): Promise<number> => {
    let pageCount = 0;
    const pages = ADAPTERS.get(adapterName)?.readPages(settings, createTextReader(document)) ?? [];
    for await (const { records, errors } of pages) pageCount += records.length + errors.length > 0 ? 1 : 0;
    return pageCount;
  };

describeDocumentCost('a feed of JSON-LD postings', readWith('json-ld-jobs', { url: URL_OF_PAGE }), {
  ...createRecordShapes(
    (records) => ({ '@graph': records }),
    (index, text) => ({ '@type': 'JobPosting', ...createJsonLdFields(index, text) }),
  ),
  ...createReferenceShapes('JobPosting', [
    'description',
    'title',
    'hiringOrganization',
    'jobLocation',
    'datePosted',
    'url',
  ]),
  'many scripts': (size) => repeatPart(toScript('{"@type":"JobPosting","title":"Cook"}'), size),
  'invalid scripts': (size) => repeatPart(toScript('{'), size),
});

describeDocumentCost('a feed of JSON-LD events', readWith('json-ld-events', { url: URL_OF_PAGE }), {
  ...createRecordShapes(
    (records) => ({ '@graph': records }),
    (index, text) => ({ '@type': 'Event', ...createJsonLdFields(index, text), location: text, image: text }),
  ),
  ...createReferenceShapes('Event', ['name', 'location', 'image', 'startDate', 'eventStatus']),
});

const BOARD = { board: 'inn', company: 'Inn' };

describeDocumentCost('a feed of Greenhouse', readWith('greenhouse', BOARD), {
  ...createRecordShapes(
    (jobs) => ({ jobs }),
    (index, text) => ({
      id: index,
      title: text,
      absolute_url: 'https://feeds.test/1',
      content: text,
      location: { name: text },
      first_published: '2026-11-20',
      departments: [{ name: text }],
      metadata: [{ name: text, value: text }],
      pay_input_ranges: [],
    }),
  ),
  'many departments': toJsonShape((size) => ({
    jobs: [
      {
        id: 1,
        title: 'Cook',
        absolute_url: 'https://feeds.test/1',
        departments: createList(size, () => ({ name: 'x' })),
      },
    ],
  })),
});

describeDocumentCost('a feed of Lever', readWith('lever', { site: 'inn', company: 'Inn' }), {
  ...createRecordShapes(
    (records) => records,
    (index, text) => ({
      id: String(index),
      text: 'Cook',
      hostedUrl: 'https://feeds.test/1',
      categories: { location: text, allLocations: [text] },
      description: text,
      lists: [{ text, content: text }],
      additional: text,
      createdAt: 1_795_000_000_000,
    }),
  ),
  'many lists': toJsonShape((size) => [
    {
      id: 'a',
      text: 'Cook',
      hostedUrl: 'https://feeds.test/1',
      lists: createList(size, () => ({ text: 'x', content: '<li>x' })),
    },
  ]),
  'many places': toJsonShape((size) => [
    {
      id: 'a',
      text: 'Cook',
      hostedUrl: 'https://feeds.test/1',
      categories: { allLocations: createList(size, (index) => `Pune ${String(index)}`) },
    },
  ]),
});

describeDocumentCost('a feed of Ashby', readWith('ashby', BOARD), {
  ...createRecordShapes(
    (jobs) => ({ jobs }),
    (index, text) => ({
      id: String(index),
      title: text,
      jobUrl: 'https://feeds.test/1',
      location: text,
      descriptionHtml: text,
      publishedAt: '2026-11-20',
      secondaryLocations: [{ location: text }],
    }),
  ),
  'many places': toJsonShape((size) => ({
    jobs: [
      {
        id: 'a',
        title: 'Cook',
        jobUrl: 'https://feeds.test/1',
        secondaryLocations: createList(size, (index) => ({ location: `Pune ${String(index)}` })),
      },
    ],
  })),
});

describeDocumentCost('a feed of Arbeitnow', readWith('arbeitnow', {}), {
  ...createRecordShapes(
    (data) => ({ data }),
    (index, text) => ({
      slug: String(index),
      company_name: 'Inn',
      title: text,
      description: text,
      url: 'https://feeds.test/1',
      tags: [text],
      job_types: [text],
      location: text,
      created_at: 1_795_000_000,
    }),
  ),
  'many tags': toJsonShape((size) => ({ data: [{ slug: 'a', tags: createList(size, () => 'remote') }] })),
});

describeDocumentCost('a feed of confs.tech', readWith('confs-tech', { url: URL_OF_PAGE }), {
  ...createRecordShapes(
    (records) => records,
    (index, text) => ({
      name: text,
      url: `https://feeds.test/${String(index)}`,
      startDate: '2026-12-20',
      endDate: '2026-12-20',
      city: text,
      country: text,
    }),
  ),
});

const toCalendar = (lines: string): string => `BEGIN:VCALENDAR\r\n${lines}\r\nEND:VCALENDAR`;
const toEvent = (lines: string): string =>
  `BEGIN:VEVENT\r\nDTSTART:20261220T090000Z\r\nSUMMARY:Expo\r\nURL:https://feeds.test/1\r\n${lines}\r\nEND:VEVENT\r\n`;

describeDocumentCost('a calendar', readWith('icalendar', { url: URL_OF_PAGE }), {
  'many events': (size) => toCalendar(createList(size, (index) => toEvent(`UID:${String(index)}`)).join('')),
  'many changes of one event': (size) =>
    toCalendar(createList(size, (index) => toEvent(`UID:1\r\nSEQUENCE:${String(index)}`)).join('')),
  'many moved dates of one event': (size) =>
    toCalendar(
      toEvent('UID:1\r\nRRULE:FREQ=DAILY') +
        createList(size, (index) =>
          toEvent(`UID:1\r\nRECURRENCE-ID:20270101T0900${String(index % 60).padStart(2, '0')}Z`),
        ).join(''),
    ),
  'a long line': (size) => toCalendar(toEvent(`UID:1\r\nDESCRIPTION:${repeatPart('x ', size)}`)),
  'many folded lines': (size) => toCalendar(toEvent(`UID:1\r\nDESCRIPTION:x${repeatPart('\r\n x', size)}`)),
  'many properties': (size) => toCalendar(toEvent(repeatPart('COMMENT:x\r\n', size))),
  'many parameters': (size) => toCalendar(toEvent(`ATTENDEE${repeatPart(';X=Y', size)}:x`)),
  'nested components': (size) => toCalendar(toEvent(repeatPart('BEGIN:VALARM\r\n', size))),
  'events without an end': (size) => toCalendar(repeatPart('BEGIN:VEVENT\r\nUID:1\r\n', size)),
  'many time zones': (size) =>
    toCalendar(
      createList(size, (index) => `BEGIN:VTIMEZONE\r\nTZID:Z${String(index)}\r\nEND:VTIMEZONE\r\n`).join('') +
        toEvent('UID:1'),
    ),
  'many dates of a series': (size) =>
    toCalendar(toEvent(`UID:1\r\nRRULE:FREQ=DAILY\r\nEXDATE:${repeatPart('20261225T090000Z,', size)}20261226T090000Z`)),
});

describeDocumentCost('documents that are no feed', readWith('json-ld-jobs', { url: URL_OF_PAGE }), {
  'open brackets': nestDeep('DEEP'),
  tags: (size) => repeatPart('<script>', size),
});
