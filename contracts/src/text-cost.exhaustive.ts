import { markupToText, hasLayout } from './jobs/markup-text.js';
import { MicrodataReader } from './jobs/microdata-reader.js';
import { toPlainText } from './jobs/plain-text.js';
import type { ReadTags } from './jobs/tag-handler.js';
import { TextWriter } from './jobs/text-writer.js';
import { readCurrencyAt, readCurrency } from './money/currencies.js';
import { readPeriodAt, readPayPeriod } from './money/read-pay-period.js';
import { formatSalaryFields, readBaseSalary } from './jobs/salary-fields.js';
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
import { readNumber } from './money/read-number.js';
import { readMoney } from './money/read-money.js';
import { parseTypedAmount } from './money/typed-amount.js';
import { splitSkills, splitSkillsOrWords, normalizeSkill, toSkillKey, toListLine } from './skill-text.js';
import { isEmail } from './email-address.js';
import { removeUnstorable } from './unstorable.js';
import {
  normalizeLine,
  normalizeProse,
  cleanLine,
  cleanProse,
  hasControls,
  hasControlsInProse,
} from './visible-text.js';
import { isWebAddress } from './web-address.js';
import { isLinkedInUrl } from './profile/linkedin-url.js';
import { parseLocation } from './profile/preferences-input.js';
import { toResumeEmail } from './resume/json-resume.js';
import { findMonthByName, foldWord } from './month-words.js';
import { truncateForEnhancement } from './ai/truncate-for-enhancement.js';
import { toIndexWords, toComparableWords, toSearchWords } from './jobs/comparable-words.js';
import { normalizeWords } from './jobs/normalize-words.js';
import { toCompanyKey } from './jobs/company-key.js';
import { toPageKey } from './jobs/page-key.js';
import { parseJsonLd } from './jobs/parse-json-ld.js';
import { getCountryName, expandCountryNames } from './jobs/place.js';
import { readPublishedDate } from './jobs/published-date.js';
import { readJobPosting, toPageTitle } from './jobs/read-job-posting.js';

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

describeTextCost({
  readNumber,
  readCurrency,
  readPayPeriod,
  readMoney: (text) => readMoney(text, text),
  parseTypedAmount,
  splitSkills,
  splitSkillsOrWords,
  normalizeSkill,
  toSkillKey,
  toListLine,
  isEmail,
  removeUnstorable,
  normalizeLine,
  normalizeProse,
  cleanLine,
  cleanProse,
  hasControls,
  hasControlsInProse,
  isWebAddress,
  isLinkedInUrl,
  parseLocation,
  toResumeEmail,
  findMonthByName,
  foldWord,
  truncateForEnhancement,
  toIndexWords,
  toComparableWords,
  toSearchWords,
  normalizeWords,
  toCompanyKey,
  hasLayout,
  toPageKey: (text) => toPageKey(`https://${text}/${text}`),
  parseJsonLd,
  getCountryName,
  expandCountryNames,
  readPublishedDate,
  toPageTitle,
  toPlainText: (text) => toPlainText(text, readTags),
  markupToText: (text) => markupToText(`<p>${text}`, readTags),
  'TextWriter.writeWords': (text) => new TextWriter().writeWords(text),
  'TextWriter.writeLines': (text) => new TextWriter().writeLines(text),
  'MicrodataReader.onOpenTag': readProperty((reader, text) => {
    for (const letter of text) reader.onOpenTag(letter, new Map([['itemprop', text.slice(0, 10)]]));
  }),
  'MicrodataReader.onCloseTag': readProperty((reader, text) => {
    for (const letter of text) reader.onCloseTag(letter);
  }),
  'MicrodataReader.onText': readProperty((reader, text) => {
    reader.onText(text);
  }),
  readCurrencyAt: (text) => readCurrencyAt(text, 0),
  readPeriodAt: (text) => readPeriodAt(text, 0),
  readBaseSalary: (text) => formatSalaryFields(readBaseSalary({ value: text, unitText: text, currency: text }, text)),
  isInFuture: (text) => isInFuture(text, 0),
  readDateText: (text) => readDateText(text, 'end'),
  'the id of a posting': (text) =>
    readJobPosting(
      [{ '@type': 'JobPosting', title: 'Cook', hiringOrganization: 'Inn', '@id': `https://a.example/${text}` }],
      { resolveUrl: () => undefined, toPlainText: (html) => html },
    ),
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
});
