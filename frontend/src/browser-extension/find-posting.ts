import { parseJsonLd } from '@trackrecord/contracts/jobs/json-ld-graph';
import { MicrodataReader } from '@trackrecord/contracts/jobs/microdata-reader';
import { readJobPosting, type JobPostingFacts } from '@trackrecord/contracts/jobs/read-job-posting';
import { getAttributes, getChildren, getName } from './dom-properties';
import type { PageContent } from './read-page';
import { toPlainText } from './to-plain-text';

/** Where a page is, and what its tab is called. */
export interface PageLocation {
  readonly url: string;
  readonly title: string;
}

const MAX_LINE_LENGTH = 200;
const MAX_URL_LENGTH = 2_000;
/** Control characters, and direction controls, which make a text look like another one: the server rejects both. */
const HIDDEN_CHARACTERS = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;
/** Characters that the server rejects in an address unless they are encoded. */
const UNSAFE_IN_URL = /[\s"<>\\^`{|}]/g;

const cleanText = (text: string): string => text.replace(HIDDEN_CHARACTERS, '').trim();

/** Returns an http or https URL that the server accepts; undefined for any other. */
function toWebAddress(url: string): string | undefined {
  const isWebAddress = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(url);
  const encodedUrl = url.replace(UNSAFE_IN_URL, encodeURIComponent);
  return isWebAddress && encodedUrl.length <= MAX_URL_LENGTH ? encodedUrl : undefined;
}

/** Returns the address of a posting: the one that it names, if it is on the same site, otherwise that of the page. */
function chooseUrl(namedUrl: string | undefined, pageUrl: string): string | undefined {
  const isSameSite = namedUrl !== undefined && URL.parse(namedUrl)?.origin === URL.parse(pageUrl)?.origin;
  return toWebAddress(isSameSite ? namedUrl : pageUrl);
}

/**
 * Finds the posting on a page: its schema.org JobPosting (JSON-LD or microdata), or the title and the text of the page.
 * The company is empty if the page does not say it.
 */
export function findPosting(
  { jsonLd, microdata, text }: PageContent,
  { url: pageUrl, title }: PageLocation,
): JobPostingFacts {
  const resolveUrl = (address: string): string | undefined => URL.parse(address, pageUrl)?.href;
  const pageReader = { resolveUrl, toPlainText };
  const markedUpPosting =
    readJobPosting(jsonLd.map(parseJsonLd), pageReader) ?? readJobPosting(microdata.flatMap(readMicrodata), pageReader);
  const url = chooseUrl(markedUpPosting?.url, pageUrl);
  return {
    ...(markedUpPosting?.location !== undefined && { location: cleanText(markedUpPosting.location) }),
    ...(markedUpPosting?.salary !== undefined && { salary: cleanText(markedUpPosting.salary) }),
    ...(markedUpPosting?.applyBy !== undefined && { applyBy: markedUpPosting.applyBy }),
    ...(url !== undefined && { url }),
    title: cleanText(markedUpPosting?.title ?? title.replace(/\s+/gu, ' ').slice(0, MAX_LINE_LENGTH)),
    company: cleanText(markedUpPosting?.company ?? ''),
    text: cleanText(markedUpPosting === undefined || markedUpPosting.text === '' ? text : markedUpPosting.text),
  };
}

/**
 * Reads the microdata of HTML, in the form of JSON-LD. The HTML is parsed into a document that is never shown: nothing
 * of it runs or is loaded.
 */
function readMicrodata(html: string): readonly unknown[] {
  const reader = new MicrodataReader();
  // The recursion cannot become too deep: DOMParser limits how deep elements nest.
  const visit = (node: Node): void => {
    if (node instanceof Text) reader.onText(node.data);
    if (!(node instanceof Element)) return;
    const name = getName(node);
    reader.onOpenTag(name, getAttributes(node));
    for (const child of getChildren(node)) visit(child);
    reader.onCloseTag(name);
  };
  visit(new DOMParser().parseFromString(html, 'text/html').body);
  return reader.end();
}
