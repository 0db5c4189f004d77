// Without zod and without Node, because the browser extension loads it.
import { findNodes, isNode, type JsonLdNode, RepeatedTextsError, toArray, toText } from './json-ld-graph.js';
import { readPublishedDate } from './published-date.js';
import type { SalaryUnit } from './salary.js';

/** The facts of a schema.org JobPosting, as an application stores them. Every text is plain and within its limit. */
export interface JobPostingFacts {
  readonly title: string;
  readonly company: string;
  readonly location?: string;
  readonly salary?: string;
  /** An http or https URL. */
  readonly url?: string;
  readonly text: string;
  /** The last day to apply: YYYY-MM-DD. */
  readonly applyBy?: string;
}

/** How a page is read. */
export interface PageReader {
  /** Resolves an address against the URL of the page; undefined if it is invalid. '' is the page itself. */
  readonly resolveUrl: (address: string) => string | undefined;
  /**
   * Converts HTML to plain text, without running or loading anything of it. Lists and paragraphs are separate lines.
   */
  readonly toPlainText: (html: string) => string;
}

const MAX_LINE_LENGTH = 200;
const MAX_TEXT_LENGTH = 50_000;
const MAX_URL_LENGTH = 2_000;
/** An amount from here on counts as an error of the page. */
const MAX_AMOUNT = 1e12;
/** Further postings of a page are ignored: a page of search results has no more. */
const MAX_POSTINGS = 1_000;

/**
 * Reads the JobPosting of a page from its parsed JSON-LD, or its microdata in the form of JSON-LD (schema.org). Returns
 * undefined if there is none with a title, if there are several and none of them has the page's URL (a page of search
 * results), or if references repeat the texts of the page too often. The cost is linear in the size of the page.
 */
export function readJobPosting(documents: readonly unknown[], page: PageReader): JobPostingFacts | undefined {
  const postings = findPostings(documents)
    .map((node) => identifyPosting(node, page))
    .filter(({ title }) => title !== '');
  const [first, ...others] = postings;
  if (!first) return undefined;
  const isOnlyPosting = others.every(({ title, company }) => title === first.title && company === first.company);
  const pageUrl = normalizeUrl(page.resolveUrl('') ?? '');
  const posting = isOnlyPosting
    ? first
    : postings.find(({ url }) => url !== undefined && normalizeUrl(url) === pageUrl);
  return posting && toPosting(posting, page);
}

function findPostings(documents: readonly unknown[]): readonly JsonLdNode[] {
  try {
    return findNodes(documents, (type) => type === 'JobPosting').slice(0, MAX_POSTINGS);
  } catch (error) {
    if (error instanceof RepeatedTextsError) return [];
    throw error;
  }
}

/** What tells the postings of a page apart. The other texts are converted for one of them only. */
interface IdentifiedPosting {
  readonly node: JsonLdNode;
  readonly title: string;
  readonly company: string;
  readonly url: string | undefined;
}

function identifyPosting(node: JsonLdNode, page: PageReader): IdentifiedPosting {
  return {
    node,
    title: toLine(node.title, page) || toLine(node.name, page),
    company: toLine(node.hiringOrganization, page),
    url: readUrl(toText(node.url), page),
  };
}

const toLine = (value: unknown, { toPlainText }: PageReader): string => truncateLine(toPlainText(toText(value) ?? ''));

function toPosting({ node, title, company, url }: IdentifiedPosting, page: PageReader): JobPostingFacts {
  const { toPlainText } = page;
  const location = truncateLine(toPlainText(readLocation(node)));
  const salary = readSalary(node.baseSalary, toText(node.salaryCurrency)) || toLine(node.estimatedSalary, page);
  const applyBy = readPublishedDate(toText(node.validThrough) ?? '')?.day;
  return {
    title,
    company,
    text: truncate(toPlainText(toText(node.description) ?? '').trim(), MAX_TEXT_LENGTH),
    ...(location !== '' && { location }),
    ...(salary !== '' && { salary }),
    ...(url !== undefined && { url }),
    ...(applyBy !== undefined && { applyBy }),
  };
}

/** Returns the places of a posting, or for a remote one the countries that applicants may live in. */
function readLocation(node: JsonLdNode): string {
  const isRemote = toArray(node.jobLocationType).some((type) => /TELECOMMUTE/i.test(toText(type) ?? ''));
  const places = distinct(toArray(node.jobLocation).map(toPlace));
  const countries = isRemote ? distinct(toArray(node.applicantLocationRequirements).map(toPlace)) : [];
  if (!isRemote) return places.join('; ');
  return [`Remote`, ...(places.length > 0 ? places : countries)].join('; ');
}

function toPlace(value: unknown): string {
  if (!isNode(value)) return toText(value) ?? '';
  const address = toArray(value.address)[0] ?? value;
  if (!isNode(address)) return toText(address) ?? '';
  const parts = [
    toText(address.addressLocality) ?? toText(address.addressRegion),
    formatCountry(toText(address.addressCountry)),
  ];
  return distinct(parts.map((part) => part ?? '')).join(', ') || (toText(value) ?? '');
}

const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region' });

/** Returns the name of a two-letter country code (ISO 3166-1), or the text itself. */
function formatCountry(country: string | undefined): string | undefined {
  if (country === undefined || !/^[A-Z]{2}$/.test(country.trim())) return country;
  return COUNTRY_NAMES.of(country.trim());
}

/**
 * Pay periods, each with the pattern of its names and codes, and its text after an amount. `hur`, `wee`, `mon` and
 * `ann` are the codes of UN/CEFACT.
 */
const PAY_PERIODS: readonly (readonly [SalaryUnit, RegExp, string])[] = [
  ['HOUR', /hour|\bhr\b|\bhur\b/i, 'an hour'],
  ['DAY', /\bda(?:y|ily)/i, 'a day'],
  ['WEEK', /week|\bwee\b/i, 'a week'],
  ['MONTH', /month|\bmon\b/i, 'a month'],
  ['YEAR', /year|annual|annum|\bann\b|\byr\b/i, 'a year'],
];

/**
 * Returns a `baseSalary` as a line: an amount, or a `MonetaryAmount` with a value, bounds or a `QuantitativeValue`.
 * Returns '' if it has no amount.
 */
function readSalary(baseSalary: unknown, salaryCurrency: string | undefined): string {
  const [salary] = toArray(baseSalary);
  const quantity = isNode(salary) && isNode(salary.value) ? salary.value : salary;
  const [min, max] = isNode(quantity)
    ? [toAmount(quantity.minValue ?? quantity.value), toAmount(quantity.maxValue ?? quantity.value)]
    : [toAmount(salary), toAmount(salary)];
  const amounts = distinct([min, max].map((amount) => (amount === undefined ? '' : formatAmount(amount))));
  if (amounts.length === 0) return '';
  const unitTexts = [quantity, salary].map((node) =>
    isNode(node) ? toText(node.unitText ?? node.unitCode) : undefined,
  );
  const payPeriod = PAY_PERIODS.find(([, pattern]) =>
    pattern.test(unitTexts.find((text) => text !== undefined) ?? ''),
  )?.[2];
  const currencies = [salary, quantity].map((node) => (isNode(node) ? toText(node.currency) : undefined));
  const currencyCode = [...currencies, salaryCurrency].find((text) => /^[A-Za-z]{3}$/.test(text?.trim() ?? ''));
  return truncateLine([currencyCode?.trim().toUpperCase(), amounts.join('–'), payPeriod].filter(Boolean).join(' '));
}

/** Parses an amount above zero; commas may separate thousands. */
function toAmount(value: unknown): number | undefined {
  const text = toText(value)?.trim() ?? '';
  if (!/^[\d.,]{1,20}$/.test(text)) return undefined;
  const amount = Number(text.replace(/,(?=\d{2,3}(?!\d))/g, ''));
  return amount > 0 && amount < MAX_AMOUNT ? amount : undefined;
}

const formatAmount = (amount: number): string => amount.toLocaleString('en-US', { maximumFractionDigits: 2 });

/** Returns an http or https URL without credentials, or undefined. */
function readUrl(address: string | undefined, { resolveUrl }: PageReader): string | undefined {
  if (address === undefined || address.length > MAX_URL_LENGTH) return undefined;
  const url = resolveUrl(address);
  if (url === undefined || url.length > MAX_URL_LENGTH) return undefined;
  return /^https?:\/\/[^/?#@]+(?:[/?#]|$)/.test(url) ? url : undefined;
}

/** Removes what does not tell pages apart: the fragment, and the slash at the end. */
const normalizeUrl = (url: string): string => (url.split('#', 1)[0] ?? '').replace(/\/$/, '');

const truncateLine = (text: string): string => truncate(text.replace(/\s+/gu, ' ').trim(), MAX_LINE_LENGTH);

/** Truncates a text, without cutting a surrogate pair in half. */
const truncate = (text: string, max: number): string =>
  text.length <= max
    ? text
    : text
        .slice(0, max)
        .replace(/[\uD800-\uDBFF]$/u, '')
        .trimEnd();

const distinct = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.map((text) => text.trim()).filter((text) => text !== '')),
];
