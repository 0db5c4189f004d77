import { parseJsonLd } from '@trackrecord/contracts/jobs/parse-json-ld';
import { MicrodataReader } from '@trackrecord/contracts/jobs/microdata-reader';
import { type JobPostingFacts, readJobPosting, toPageTitle } from '@trackrecord/contracts/jobs/read-job-posting';
import { resolveUrl } from '../feeds/reading/urls.js';
import { htmlToLine, htmlToText } from '../feeds/text/html-to-text.js';
import { readTags } from '../feeds/text/tags.js';

/** What a page says without running it. */
interface PageContent {
  /** The contents of its JSON-LD scripts. */
  readonly scripts: readonly string[];
  /** The items of its microdata. */
  readonly items: readonly unknown[];
  /** The text of its `title` element. */
  readonly title: string;
  /** The contents of its `meta` elements, by name or property. */
  readonly meta: ReadonlyMap<string, string>;
  /** Its canonical link. */
  readonly canonicalLink: string | undefined;
}

/** A page with more JSON-LD scripts is read up to here. */
const MAX_SCRIPTS = 50;

/**
 * Reads the posting of a page: its schema.org JobPosting (JSON-LD or microdata) or, without one, its title, the name of
 * its site and its text. The title and the company are empty if the page has none.
 */
export function readPage(html: string, url: string): JobPostingFacts {
  const { scripts, items, title, meta, canonicalLink } = readContent(html);
  const reader = {
    resolveUrl: (address: string) => resolveUrl(address, url),
    toPlainText: htmlToText,
    canonicalUrl: resolveUrl(canonicalLink ?? meta.get('og:url'), url),
  };
  const posting = readJobPosting(scripts.map(parseJsonLd), reader) ?? readJobPosting(items, reader);
  if (posting) return { url, ...posting };
  return {
    title: toPageTitle(htmlToLine(meta.get('og:title') ?? title)),
    company: htmlToLine(meta.get('og:site_name') ?? ''),
    url,
    text: htmlToText(html),
  };
}

function readContent(html: string): PageContent {
  const scripts: string[] = [];
  const meta = new Map<string, string>();
  let title: string | undefined;
  let canonicalLink: string | undefined;
  let element: 'script' | 'title' | undefined;
  const microdata = new MicrodataReader();
  readTags(html, {
    onOpenTag: (name, attributes) => {
      microdata.onOpenTag(name, attributes);
      element = undefined;
      if (name === 'title' && title === undefined) {
        element = 'title';
        title = '';
      }
      if (name === 'meta') {
        const key = attributes.get('property') ?? attributes.get('name');
        if (key !== undefined && !meta.has(key)) meta.set(key, attributes.get('content') ?? '');
      }
      if (name === 'link' && /^canonical$/i.test(attributes.get('rel') ?? '')) canonicalLink ??= attributes.get('href');
      if (name === 'script' && isJsonLd(attributes) && scripts.length < MAX_SCRIPTS) {
        element = 'script';
        scripts.push('');
      }
    },
    onCloseTag: (name) => {
      microdata.onCloseTag(name);
      element = undefined;
    },
    onText: (text) => {
      microdata.onText(text);
      if (element === 'title') title = `${title ?? ''}${text}`;
      if (element === 'script') scripts.push(`${scripts.pop() ?? ''}${text}`);
    },
  });
  return { scripts, items: microdata.end(), title: title ?? '', meta, canonicalLink };
}

const isJsonLd = (attributes: ReadonlyMap<string, string>): boolean =>
  /^\s*application\/ld\+json\b/i.test(attributes.get('type') ?? '');
