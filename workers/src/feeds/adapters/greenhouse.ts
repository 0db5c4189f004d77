import { z } from 'zod';
import type { JobAdapter } from '../adapter.js';
import { saysRemote } from '../reading/places.js';
import { unitOf } from '../reading/pay.js';
import { answerOf, idBy, pagesOf } from '../reading/records.js';
import { boardName, shownName } from '../reading/settings.js';
import { listOf, maybeText } from '../reading/shapes.js';
import { jobOf, type RawPosting } from '../reading/raw-posting.js';

/** `company` is for boards that do not return one. */
const settings = z.strictObject({ board: boardName, company: shownName.optional() });
const board = z.object({ jobs: z.array(z.unknown()) });

const payRange = z.object({
  min_cents: z.number(),
  max_cents: z.number(),
  currency_type: z.string(),
  title: maybeText,
});
const posting = z.object({
  id: z.union([z.number(), z.string()]),
  title: z.string(),
  absolute_url: z.string(),
  company_name: maybeText,
  location: z.object({ name: maybeText }).nullish().catch(undefined),
  content: maybeText,
  first_published: maybeText,
  updated_at: maybeText,
  created_at: maybeText,
  departments: listOf(z.object({ name: z.string() })),
  metadata: listOf(z.object({ name: z.string(), value: z.string() })),
  pay_input_ranges: listOf(payRange),
});
const idIn = idBy(posting.pick({ id: true }), ({ id }) => id);

/** The Greenhouse job board API. One response holds all postings; their HTML is escaped twice. */
export const greenhouse: JobAdapter = {
  finds: 'jobs',
  settings,
  async *pages(given, reader) {
    const { board: name, company } = settings.parse(given);
    const url = `https://boards-api.greenhouse.io/v1/boards/${name}/jobs?content=true&pay_transparency=true`;
    const { jobs } = answerOf(await reader.text({ url }, 'json'), board, url);
    yield* pagesOf(jobs, posting, (told) => jobOf(toldOf(told, company), reader.now), idIn);
  },
};

function toldOf(told: z.infer<typeof posting>, company: string | undefined): RawPosting {
  const location = told.location?.name ?? '';
  return {
    id: told.id,
    title: told.title,
    company: company ?? told.company_name,
    location,
    remote: saysRemote(location),
    pay: payIn(told.pay_input_ranges),
    roleType: told.departments[0]?.name,
    description: told.content ?? '',
    dates: [told.first_published, told.updated_at, told.created_at],
    employment: told.metadata.filter(({ name }) => /^employment type$/i.test(name)).map(({ value }) => value),
    url: told.absolute_url,
  };
}

/** Amounts are in cents. Only the title of a range tells its unit; ranges without a unit are ignored. */
function payIn(ranges: readonly z.infer<typeof payRange>[]): RawPosting['pay'] {
  const range = ranges.find(({ title }) => unitOf(title ?? '') !== undefined);
  return (
    range && {
      least: range.min_cents / 100,
      most: range.max_cents / 100,
      unit: range.title,
      currency: range.currency_type,
    }
  );
}
