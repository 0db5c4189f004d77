import { MicrodataReader } from './jobs/microdata-reader.js';
import { parseJsonLd } from './jobs/parse-json-ld.js';
import { readJobPosting } from './jobs/read-job-posting.js';
import { readResume } from './resume/read-resume.js';
import { describeDocumentCost } from './testing/text-cost/describe-document-cost.js';
import {
  createList,
  createRecordShapes,
  nestDeep,
  repeatPart,
  toJsonShape,
} from './testing/text-cost/document-shapes.js';

const page = {
  resolveUrl: (address: string) => URL.parse(address, 'https://jobs.test/cook')?.href,
  toPlainText: (html: string) => html.replace(/<[^<>]*>/g, ' '),
};
const POSTING = { '@type': 'JobPosting', title: 'Cook', hiringOrganization: { name: 'Inn' } };
const REFERENCE = { '@id': '#text' };

describeDocumentCost('a posting of JSON-LD', (script) => readJobPosting([parseJsonLd(script)], page), {
  ...createRecordShapes(
    (records) => ({ '@graph': records }),
    (index, text) => ({ ...POSTING, title: `Cook ${String(index)}`, description: text, url: text }),
  ),
  ...Object.fromEntries(
    ['description', 'title', 'hiringOrganization', 'jobLocation', 'applicantLocationRequirements', 'url'].map(
      (field) => [
        `many references to one text (${field})`,
        toJsonShape((size) => [
          { ...REFERENCE, name: repeatPart('Cook. ', size / 2) },
          ...createList(size / 2, (index) => ({ '@type': 'JobPosting', name: String(index), [field]: REFERENCE })),
        ]),
      ],
    ),
  ),
  'many references in one posting': toJsonShape((size) => [
    { ...REFERENCE, name: repeatPart('Cook. ', size / 2) },
    { ...POSTING, jobLocation: createList(size / 2, () => REFERENCE) },
  ]),
  'references to references': toJsonShape((size) =>
    createList(size, (index) => ({
      '@type': 'JobPosting',
      '@id': String(index),
      name: 'Cook',
      address: { '@id': String(index + 1) },
      jobLocation: { '@id': String(index + 1) },
    })),
  ),
  'many countries': toJsonShape((size) => ({
    ...POSTING,
    jobLocation: createList(size, () => ({ address: { addressCountry: 'IN' } })),
  })),
  'nested graphs': (size) => repeatPart('{"@type":"JobPosting","@graph":[', size) + '1' + repeatPart(']}', size / 16),
  'a deep document': nestDeep('DEEP'),
  'line breaks in texts': (size) => `{"@type":"JobPosting","title":"${'\n'.repeat(size)}"}`,
});

/** Reads simple tags: `<name attribute>`, without attribute values. */
function readMicrodata(html: string): void {
  const reader = new MicrodataReader();
  for (const [, slash, name = '', attributes = '', text] of html.matchAll(/<(\/?)(\w+)([^<>]*)>|([^<]+)/g)) {
    if (text !== undefined) reader.onText(text);
    else if (slash === '/') reader.onCloseTag(name);
    else
      reader.onOpenTag(
        name,
        new Map(
          attributes
            .trim()
            .split('|')
            .map((pair) => splitPair(pair)),
        ),
      );
  }
  readJobPosting(reader.end(), page);
}
const splitPair = (pair: string): readonly [string, string] => {
  const [key = '', value = ''] = pair.split('=');
  return [key, value];
};

describeDocumentCost('microdata', readMicrodata, {
  'many items': (size) => repeatPart('<p itemscope|itemtype=JobPosting><b itemprop=title>Cook</b></p>', size),
  'nested items': (size) => repeatPart('<p itemscope|itemprop=name item title mainEntity>', size),
  'nested properties': (size) => `<p itemscope|itemtype=JobPosting>${repeatPart('<b itemprop=title name>', size)}`,
  'a long property': (size) => `<p itemscope|itemtype=JobPosting><b itemprop=title>${repeatPart('Cook ', size)}`,
  'many small texts in a property': (size) =>
    `<p itemscope|itemtype=JobPosting><b itemprop=title>${repeatPart('<i>x</i>', size)}`,
  'open elements': (size) => `<p itemscope>${repeatPart('<b>', size)}`,
  'end tags without a start': (size) => `<p itemscope>${'<b>'.repeat(499)}${repeatPart('</i>', size)}`,
});

describeDocumentCost('a resume', (file) => readResume(JSON.parse(file) as Record<string, unknown>), {
  ...createRecordShapes(
    (work) => ({ work }),
    (index, text) => ({ name: `Inn ${String(index)}`, position: text, summary: text, startDate: '2014', url: text }),
  ),
  ...createRecordShapes(
    (projects) => ({ projects }),
    (index, text) => ({ name: `Inn ${String(index)}`, description: text, url: text, keywords: [text] }),
  ),
  'many unknown fields': toJsonShape((size) =>
    Object.fromEntries(createList(size, (index) => `field ${String(index)}`).map((key) => [key, 1])),
  ),
  'many invalid entries': toJsonShape((size) => ({
    work: createList(size, () => ({ name: 7, endDate: '2014-02-31', highlights: [7] })),
  })),
  'many skills': toJsonShape((size) => ({ skills: createList(size, (index) => ({ name: `Skill ${String(index)}` })) })),
  'many highlights': toJsonShape((size) => ({
    work: [{ highlights: createList(size, (index) => `x${String(index)}`) }],
  })),
  'a deep value': nestDeep({ awards: 'DEEP' }),
});
