import { MicrodataReader } from '@trackrecord/contracts/jobs/microdata-reader';
import { parseJsonLd, readJobPosting, type ReadPosting } from '@trackrecord/contracts/jobs/read-job-posting';
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
/** Control characters, and the directions that make a text look like another one: the server rejects both. */
const HIDDEN_CHARACTERS = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;
/** Characters that the server rejects in an address unless they are encoded. */
const UNSAFE_IN_URL = /[\s"<>\\^`{|}]/g;

const clean = (text: string): string => text.replace(HIDDEN_CHARACTERS, '').trim();

/** Returns an http or https URL that the server accepts; undefined for any other. */
function toWebAddress(url: string): string | undefined {
  const isWeb = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(url);
  const encoded = url.replace(UNSAFE_IN_URL, encodeURIComponent);
  return isWeb && encoded.length <= MAX_URL_LENGTH ? encoded : undefined;
}

/** Returns the address of a posting: the one that it names, if it is on the same site, otherwise that of the page. */
function chooseUrl(named: string | undefined, pageUrl: string): string | undefined {
  const isSameSite = named !== undefined && URL.parse(named)?.origin === URL.parse(pageUrl)?.origin;
  return toWebAddress(isSameSite ? named : pageUrl);
}

/**
 * Finds the posting on a page: its schema.org JobPosting (JSON-LD or microdata), or the title and the text of the page. The company is empty if
 * the page does not say it.
 */
export function findPosting(
  { jsonLd, microdata, text }: PageContent,
  { url: pageUrl, title }: PageLocation,
): ReadPosting {
  const resolveUrl = (address: string): string | undefined => URL.parse(address, pageUrl)?.href;
  const reader = { resolveUrl, toPlainText };
  const found =
    readJobPosting(jsonLd.map(parseJsonLd), reader) ?? readJobPosting(microdata.flatMap(readMicrodata), reader);
  const url = chooseUrl(found?.url, pageUrl);
  return {
    ...(found?.location !== undefined && { location: clean(found.location) }),
    ...(found?.salary !== undefined && { salary: clean(found.salary) }),
    ...(found?.applyBy !== undefined && { applyBy: found.applyBy }),
    ...(url !== undefined && { url }),
    title: clean(found?.title ?? title.replace(/\s+/gu, ' ').slice(0, MAX_LINE_LENGTH)),
    company: clean(found?.company ?? ''),
    text: clean(found === undefined || found.text === '' ? text : found.text),
  };
}

/**
 * Reads the microdata of HTML, in the form of JSON-LD. The HTML is parsed into a document that is never shown: nothing of
 * it runs or is loaded.
 */
function readMicrodata(html: string): readonly unknown[] {
  const reader = new MicrodataReader();
  // The parser limits the depth of elements.
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
