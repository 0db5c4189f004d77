import { z } from 'zod';
import { FeedUnreadableError, type JobAdapter } from '../adapter.js';
import { parseResponse, createIdReader, parseRecords } from '../reading/records.js';
import { lenientArray, optionalText, optionalBoolean } from '../reading/lenient-schemas.js';
import { toPosting, type RawPosting } from '../reading/raw-posting.js';

const settings = z.strictObject({});
const FIRST_URL = 'https://www.arbeitnow.com/api/job-board-api';

const page = z.object({
  data: z.array(z.unknown()),
  links: z.object({ next: z.string().nullish() }).nullish(),
});
const posting = z.object({
  slug: z.string(),
  company_name: z.string(),
  title: z.string(),
  description: optionalText,
  remote: optionalBoolean,
  url: z.string(),
  tags: lenientArray(z.string()),
  job_types: lenientArray(z.string()),
  location: optionalText,
  created_at: z.union([z.number(), z.string()]),
});
const readId = createIdReader(posting.pick({ slug: true }), ({ slug }) => slug);

/** The Arbeitnow job board API. Follows the link to the next page and reads no page twice. */
export const arbeitnow: JobAdapter = {
  recordType: 'jobs',
  settings,
  async *readPages(_settings, reader) {
    const seenUrls = new Set<string>();
    for (let url: string | undefined = FIRST_URL; url !== undefined;) {
      if (seenUrls.has(url)) throw new FeedUnreadableError(`${url}: its pages link in a loop`);
      seenUrls.add(url);
      const { data, links } = parseResponse(await reader.readText({ url }, 'json'), page, url);
      yield* parseRecords(data, posting, (raw) => toPosting(toRawPosting(raw), reader.now), readId);
      url = getNextUrl(links?.next, url);
    }
  },
};

/** @throws {FeedUnreadableError} if the next page is on another origin. */
function getNextUrl(next: string | null | undefined, url: string): string | undefined {
  if (!next) return undefined;
  const address = URL.canParse(next, url) ? new URL(next, url) : undefined;
  if (address?.origin === new URL(FIRST_URL).origin) return address.href;
  throw new FeedUnreadableError(`${url}: its next page is on another origin: ${next.slice(0, 200)}`);
}

const toRawPosting = (raw: z.infer<typeof posting>): RawPosting => ({
  id: raw.slug,
  title: raw.title,
  company: raw.company_name,
  location: raw.location,
  remote: raw.remote === true,
  roleType: raw.tags.find((tag) => !/^remote$/i.test(tag)),
  description: raw.description ?? '',
  dates: [raw.created_at],
  employment: raw.job_types,
  url: raw.url,
});
