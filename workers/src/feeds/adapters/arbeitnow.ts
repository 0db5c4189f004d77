import { z } from 'zod';
import { FeedUnreadable, type JobAdapter } from '../adapter.js';
import { answerOf, idBy, pagesOf } from '../reading/records.js';
import { listOf, maybeText, maybeYes } from '../reading/shapes.js';
import { jobOf, type RawPosting } from '../reading/raw-posting.js';

const settings = z.strictObject({});
const FIRST = 'https://www.arbeitnow.com/api/job-board-api';

const page = z.object({
  data: z.array(z.unknown()),
  links: z.object({ next: z.string().nullish() }).nullish(),
});
const posting = z.object({
  slug: z.string(),
  company_name: z.string(),
  title: z.string(),
  description: maybeText,
  remote: maybeYes,
  url: z.string(),
  tags: listOf(z.string()),
  job_types: listOf(z.string()),
  location: maybeText,
  created_at: z.union([z.number(), z.string()]),
});
const idIn = idBy(posting.pick({ slug: true }), ({ slug }) => slug);

/** The Arbeitnow job board API. Follows the link to the next page and reads no page twice. */
export const arbeitnow: JobAdapter = {
  finds: 'jobs',
  settings,
  async *pages(_given, reader) {
    const seen = new Set<string>();
    for (let url: string | undefined = FIRST; url !== undefined;) {
      if (seen.has(url)) throw new FeedUnreadable(`${url}: its pages lead around in a circle`);
      seen.add(url);
      const { data, links } = answerOf(await reader.text({ url }, 'json'), page, url);
      yield* pagesOf(data, posting, (told) => jobOf(toldOf(told), reader.now), idIn);
      url = nextOf(links?.next, url);
    }
  },
};

/** @throws {FeedUnreadable} if the next page is on another origin. */
function nextOf(next: string | null | undefined, url: string): string | undefined {
  if (!next) return undefined;
  const address = URL.canParse(next, url) ? new URL(next, url) : undefined;
  if (address?.origin === new URL(FIRST).origin) return address.href;
  throw new FeedUnreadable(`${url}: its next page lies elsewhere: ${next.slice(0, 200)}`);
}

const toldOf = (told: z.infer<typeof posting>): RawPosting => ({
  id: told.slug,
  title: told.title,
  company: told.company_name,
  location: told.location,
  remote: told.remote === true,
  roleType: told.tags.find((tag) => !/^remote$/i.test(tag)),
  description: told.description ?? '',
  dates: [told.created_at],
  employment: told.job_types,
  url: told.url,
});
