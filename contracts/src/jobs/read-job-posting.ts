// Without zod and without Node, because the browser extension loads it.
import { toComparableWords } from './comparable-words.js';
import { findNodes, isNode, type JsonLdNode, RepeatedTextsError, toArray, toText } from './json-ld-graph.js';
import { toPageKey } from './page-key.js';
import { formatAddress } from './place.js';
import { readPublishedDate } from './published-date.js';
import { formatSalaryFields, readBaseSalary } from './salary-fields.js';

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
  /** The address that the page gives as its own (`link rel=canonical`). */
  readonly canonicalUrl?: string | undefined;
  /**
   * What the page shows as its title, if a script has changed its address since it was loaded. Then the page may
   * describe the posting that it was loaded for, and not the one that it shows.
   */
  readonly shownTitles?: readonly string[] | undefined;
}

/** The number of unread messages in the title of a tab: "(3) Cook". */
const UNREAD_COUNT = /^\s*(?:\(\d{1,3}\+?\)|\[\d{1,3}\+?\])\s+(?=\S)/;

/** Returns the title of a page without the number of unread messages, which scripts put before it. */
export const toPageTitle = (title: string): string => title.replace(UNREAD_COUNT, '').replace(/\s+/gu, ' ').trim();

const MAX_LINE_LENGTH = 200;
const MAX_TEXT_LENGTH = 50_000;
const MAX_URL_LENGTH = 2_000;
/** Further postings of a page are ignored: a page of search results has no more. */
const MAX_POSTINGS = 1_000;

/**
 * Reads the JobPosting of a page from its parsed JSON-LD, or its microdata in the form of JSON-LD (schema.org). Returns
 * undefined if there is none with a title that is about this page, if there are several and none of them has the page's
 * address (a page of search results), or if references repeat the texts of the page too often. The cost is linear in
 * the size of the page.
 */
export function readJobPosting(documents: readonly unknown[], page: PageReader): JobPostingFacts | undefined {
  const postings = findPostings(documents)
    .map((node) => identifyPosting(node, page))
    .filter(({ title }) => title !== '');
  const posting = chooseMainPosting(postings, page);
  return posting && toPosting(posting, page);
}

/** Chooses the posting that a page is about: by the address of the page, by its canonical one, or the only one. */
function chooseMainPosting(postings: readonly IdentifiedPosting[], page: PageReader): IdentifiedPosting | undefined {
  const pageKey = toPageKey(page.resolveUrl('') ?? '');
  const ownPosting = getOnlyPosting(postings.filter(({ pageKeys }) => pageKeys.includes(pageKey)));
  if (ownPosting) return ownPosting;
  const { shownTitles, canonicalUrl } = page;
  if (shownTitles) return getOnlyPosting(postings.filter((posting) => isShown(posting, shownTitles, pageKey)));
  const canonicalKey = canonicalUrl === undefined ? pageKey : toPageKey(canonicalUrl);
  return getOnlyPosting(postings.filter(({ pageKeys }) => pageKeys.includes(canonicalKey))) ?? getOnlyPosting(postings);
}

/** Returns the first posting, if the others have the same title and company. */
function getOnlyPosting([first, ...others]: readonly IdentifiedPosting[]): IdentifiedPosting | undefined {
  return others.every(({ title, company }) => title === first?.title && company === first.company) ? first : undefined;
}

/** Returns true if a page shows the title of a posting, and the posting does not name another page of the same site. */
function isShown({ title, pageKeys }: IdentifiedPosting, shownTitles: readonly string[], pageKey: string): boolean {
  const isOfOtherPage = pageKeys.some((key) => getSite(key) === getSite(pageKey));
  const words = toComparableText(title);
  return !isOfOtherPage && words.trim() !== '' && shownTitles.some((shown) => toComparableText(shown).includes(words));
}

const getSite = (pageKey: string): string => /^[^/?#]*/.exec(pageKey)?.[0] ?? '';
const toComparableText = (text: string): string => ` ${toComparableWords(text).join(' ')} `;

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
  /** The pages that it says it is on, as `toPageKey` returns them. */
  readonly pageKeys: readonly string[];
}

function identifyPosting(node: JsonLdNode, page: PageReader): IdentifiedPosting {
  return {
    node,
    title: toLine(node.title, page) || toLine(node.name, page),
    company: toLine(node.hiringOrganization, page),
    url: readUrl(toText(node.url), page),
    pageKeys: readPageKeys(node, page),
  };
}

/** The addresses of a posting are read up to here. */
const MAX_ADDRESSES = 20;

/** Returns the pages that a posting names as its own: its `url`, `mainEntityOfPage` and `@id`. */
function readPageKeys(
  { url, mainEntityOfPage, '@id': id }: JsonLdNode,
  { resolveUrl, shownTitles }: PageReader,
): readonly string[] {
  const pages = toArray(mainEntityOfPage).map(toPageAddress);
  // Without an address, it is the page that the posting was found on; not if its address has changed since then.
  const ownPages = shownTitles === undefined ? pages : pages.filter((page) => page !== '');
  const addresses = [...toArray(url).map(toPageAddress), toPageOfId(id)].filter((address) => address !== '');
  return [...addresses, ...ownPages].slice(0, MAX_ADDRESSES).flatMap((address) => {
    const isAddress = typeof address === 'string' && address.length <= MAX_URL_LENGTH;
    const resolvedUrl = isAddress ? resolveUrl(address) : undefined;
    return resolvedUrl === undefined ? [] : [toPageKey(resolvedUrl)];
  });
}

const toPageAddress = (value: unknown): unknown => (isNode(value) ? (value.url ?? toPageOfId(value['@id'])) : value);

/** Returns the address of the page in an id, without a name on the page (`#job-7`); undefined if it has none. */
function toPageOfId(id: unknown): string | undefined {
  if (typeof id !== 'string' || !/^https?:|^\//i.test(id)) return undefined;
  return id.replace(/#(?![!/])[^]*/, '');
}

const toLine = (value: unknown, { toPlainText }: PageReader): string => truncateLine(toPlainText(toText(value) ?? ''));

function toPosting({ node, title, company, url }: IdentifiedPosting, page: PageReader): JobPostingFacts {
  const { toPlainText } = page;
  const location = truncateLine(toPlainText(readLocation(node)));
  const baseSalary = formatSalaryFields(readBaseSalary(node.baseSalary, toText(node.salaryCurrency)));
  const salary = truncateLine(toPlainText(baseSalary)) || toLine(node.estimatedSalary, page);
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
  const place = formatAddress({
    locality: toText(address.addressLocality),
    region: toText(address.addressRegion),
    country: toText(address.addressCountry),
  });
  return place || (toText(value) ?? '');
}

/** Returns an http or https URL without credentials, or undefined. */
function readUrl(address: string | undefined, { resolveUrl }: PageReader): string | undefined {
  if (address === undefined || address.length > MAX_URL_LENGTH) return undefined;
  const url = resolveUrl(address);
  if (url === undefined || url.length > MAX_URL_LENGTH) return undefined;
  return /^https?:\/\/[^/?#@]+(?:[/?#]|$)/.test(url) ? url : undefined;
}

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
