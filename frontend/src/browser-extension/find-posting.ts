import { MicrodataReader } from '@trackrecord/contracts/jobs/microdata-reader';
import { toPageKey } from '@trackrecord/contracts/jobs/page-key';
import { parseJsonLd } from '@trackrecord/contracts/jobs/parse-json-ld';
import { toPlainText } from '@trackrecord/contracts/jobs/plain-text';
import { readJobPosting, toPageTitle, type JobPostingFacts } from '@trackrecord/contracts/jobs/read-job-posting';
import type { PageContent } from './read-page';
import { readTags } from './read-tags';

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

/** A posting, and where the rest of it may be. */
export interface FoundPosting {
  readonly posting: JobPostingFacts;
  /** The address of a frame of another site that shows the posting; extensions may not read it. */
  readonly frameUrl?: string;
}

/**
 * Finds the posting on a page: its schema.org JobPosting (JSON-LD or microdata), or the title and the text of the page.
 * The company is empty if the page does not say it.
 */
export function findPosting(content: PageContent, { url: pageUrl, title: tabTitle }: PageLocation): FoundPosting {
  const resolveUrl = (address: string): string | undefined => URL.parse(address, pageUrl)?.href;
  const title = toPageTitle(tabTitle);
  const isAddressChanged = toPageKey(content.loadedUrl) !== toPageKey(pageUrl);
  const pageReader = {
    resolveUrl,
    toPlainText: (html: string) => toPlainText(html, readTags),
    canonicalUrl: content.canonicalLink === undefined ? undefined : resolveUrl(content.canonicalLink),
    shownTitles: isAddressChanged ? [title, ...content.headings] : undefined,
  };
  const markedUpPosting =
    readJobPosting(content.jsonLd.map(parseJsonLd), pageReader) ??
    readJobPosting(content.microdata.flatMap(readMicrodata), pageReader);
  const url = chooseUrl(markedUpPosting?.url, pageUrl);
  const frameUrl = markedUpPosting ? undefined : chooseFrame(content);
  return {
    ...(frameUrl !== undefined && { frameUrl }),
    posting: {
      ...(markedUpPosting?.location !== undefined && { location: cleanText(markedUpPosting.location) }),
      ...(markedUpPosting?.salary !== undefined && { salary: cleanText(markedUpPosting.salary) }),
      ...(markedUpPosting?.applyBy !== undefined && { applyBy: markedUpPosting.applyBy }),
      ...(url !== undefined && { url }),
      title: cleanText(markedUpPosting?.title ?? title.slice(0, MAX_LINE_LENGTH)),
      company: cleanText(markedUpPosting?.company ?? ''),
      text: cleanText(markedUpPosting?.text || content.text),
    },
  };
}

/** A page with less text (characters) shows little besides its frames. */
const MIN_TEXT_LENGTH = 1_000;
/** Words in the addresses of frames with postings. */
const BOARD = /job|career|recruit|vacanc|hiring|talent|apply|greenhouse|lever|workable|icims|personio|stellen|emploi/i;

/** Returns the address of the frame that shows the posting of a page without one. */
function chooseFrame({ foreignFrames, text }: PageContent): string | undefined {
  const frames = foreignFrames.filter((address) => toWebAddress(address) !== undefined);
  return frames.find((address) => BOARD.test(address)) ?? (text.length < MIN_TEXT_LENGTH ? frames[0] : undefined);
}

/** Reads the microdata of HTML, in the form of JSON-LD. */
function readMicrodata(html: string): readonly unknown[] {
  const reader = new MicrodataReader();
  readTags(html, reader);
  return reader.end();
}
