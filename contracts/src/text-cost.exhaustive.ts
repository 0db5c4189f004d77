import { resolve } from 'node:path';
import { markupToText } from './jobs/markup-text.js';
import { MicrodataReader } from './jobs/microdata-reader.js';
import { toPlainText } from './jobs/plain-text.js';
import type { ReadTags } from './jobs/tag-handler.js';
import { TextWriter } from './jobs/text-writer.js';
import { readCurrencyAt } from './money/currencies.js';
import { readPeriodAt } from './money/read-pay-period.js';
import { formatSalaryFields, readBaseSalary } from './money/salary-fields.js';
import { describeTextCost } from './testing/text-cost/describe-text-cost.js';
import type { TextCall } from './testing/text-cost/text-cost.js';
import { readDateText } from './resume/read-date-text.js';
import {
  toCanonicalLinkedInUrl,
  isInFuture,
  line,
  onboardingDraft,
  optionalUrl,
  readResume,
  skillsInput,
  typedLine,
  typedProse,
} from './index.js';
const EVENT_TYPE = 'its only text is an event type, with which it looks up a schema';
/** Functions whose time is not measured with long texts, and why. */
const exempt: Readonly<Record<string, string>> = {
  'events/decode#decodeProfileEvent': EVENT_TYPE,
  'events/decode#decodeOnboardingEvent': EVENT_TYPE,
  'events/decode#decodeDetectedSkillsEvent': EVENT_TYPE,
  'events/decode#decodeApplicationsEvent': EVENT_TYPE,
  'events/decode#decodeAccountEvent': EVENT_TYPE,
  'events/decode#decodeAccessEvent': EVENT_TYPE,
  'events/decode#decodeStaffEvent': EVENT_TYPE,
};

/** Calls a reader with a text within a property of an item. */
const readProperty =
  (read: (reader: MicrodataReader, text: string) => void): TextCall =>
  (text) => {
    const reader = new MicrodataReader();
    reader.onOpenTag('div', new Map([['itemscope', '']]));
    reader.onOpenTag('p', new Map([['itemprop', 'description']]));
    read(reader, text);
    return reader.end();
  };

/** Reads tags without attributes, and no entities. */
const readTags: ReadTags = (html, { onOpenTag, onCloseTag, onText }) => {
  for (const part of html.split(/(<[^<>]*>)/)) {
    if (!part.startsWith('<')) onText(part);
    else if (part.startsWith('</')) onCloseTag(part.slice(2, -1));
    else onOpenTag(part.slice(1, -1), new Map());
  }
};

/** How to call the others with a long text; also other code that takes text. */
const calls: Readonly<Record<string, TextCall>> = {
  'jobs/plain-text#toPlainText': (text) => toPlainText(text, readTags),
  'jobs/markup-text#markupToText': (text) => markupToText(`<p>${text}`, readTags),
  'jobs/text-writer#TextWriter.writeWords': (text) => new TextWriter().writeWords(text),
  'jobs/text-writer#TextWriter.writeLines': (text) => new TextWriter().writeLines(text),
  'jobs/microdata-reader#MicrodataReader.onOpenTag': readProperty((reader, text) => {
    for (const letter of text) reader.onOpenTag(letter, new Map([['itemprop', text.slice(0, 10)]]));
  }),
  'jobs/microdata-reader#MicrodataReader.onCloseTag': readProperty((reader, text) => {
    for (const letter of text) reader.onCloseTag(letter);
  }),
  'jobs/microdata-reader#MicrodataReader.onText': readProperty((reader, text) => {
    reader.onText(text);
  }),
  'money/currencies#readCurrencyAt': (text) => readCurrencyAt(text, 0),
  'money/read-pay-period#readPeriodAt': (text) => readPeriodAt(text, 0),
  'money/salary-fields#readBaseSalary': (text) =>
    formatSalaryFields(readBaseSalary({ value: text, unitText: text, currency: text }, text)),
  'month#isInFuture': (text) => isInFuture(text, 0),
  'resume/read-date-text#readDateText': (text) => readDateText(text, 'end'),
  'a skill': (text) => skillsInput.safeParse([text]),
  'a line': (text) => typedLine.safeParse(text),
  'a description': (text) => typedProse.safeParse(text),
  'a stored line': (text) => line.safeParse(text),
  'a web address': (text) => optionalUrl.safeParse(`https://a.example/${text}`),
  'a LinkedIn address': (text) => toCanonicalLinkedInUrl(`https://www.linkedin.com/in/${text}`),
  'a draft': (text) => onboardingDraft.safeParse({ kind: 'personal', value: { firstName: text } }),
  'a resume': (text) =>
    readResume({
      basics: { name: text, summary: text, url: text },
      work: [{ name: text, summary: text, startDate: text }],
    }),
};

describeTextCost(resolve(__dirname, '..'), { exempt, calls });
