import { readPayPeriod } from '@trackrecord/contracts/money/read-pay-period';
import { z } from 'zod';
import type { JobAdapter } from '../adapter.js';
import { mentionsRemote } from '../reading/places.js';
import { parseResponse, createIdReader, parseRecords } from '../reading/records.js';
import { boardName, displayName } from '../reading/settings.js';
import { lenientArray, optionalText } from '../reading/lenient-schemas.js';
import { toPosting, type RawPosting } from '../reading/raw-posting.js';

/** `company` is for boards that do not return one. */
const settings = z.strictObject({ board: boardName, company: displayName.optional() });
const boardResponse = z.object({ jobs: z.array(z.unknown()) });

const payRange = z.object({
  min_cents: z.number(),
  max_cents: z.number(),
  currency_type: z.string(),
  title: optionalText,
});
const posting = z.object({
  id: z.union([z.number(), z.string()]),
  title: z.string(),
  absolute_url: z.string(),
  company_name: optionalText,
  location: z.object({ name: optionalText }).nullish().catch(undefined),
  content: optionalText,
  first_published: optionalText,
  updated_at: optionalText,
  created_at: optionalText,
  departments: lenientArray(z.object({ name: z.string() })),
  metadata: lenientArray(z.object({ name: z.string(), value: z.string() })),
  pay_input_ranges: lenientArray(payRange),
});
const readId = createIdReader(posting.pick({ id: true }), ({ id }) => id);

/** The Greenhouse job board API. One response holds all postings; their HTML is escaped twice. */
export const greenhouse: JobAdapter = {
  recordType: 'jobs',
  settings,
  async *readPages(input, reader) {
    const { board: name, company } = settings.parse(input);
    const url = `https://boards-api.greenhouse.io/v1/boards/${name}/jobs?content=true&pay_transparency=true`;
    const { jobs } = parseResponse(await reader.readText({ url }, 'json'), boardResponse, url);
    yield* parseRecords(jobs, posting, (raw) => toPosting(toRawPosting(raw, company), reader.now), readId);
  },
};

function toRawPosting(raw: z.infer<typeof posting>, company: string | undefined): RawPosting {
  const location = raw.location?.name ?? '';
  return {
    id: raw.id,
    title: raw.title,
    company: company ?? raw.company_name,
    location,
    remote: mentionsRemote(location),
    pay: toRawSalary(raw.pay_input_ranges),
    roleType: raw.departments[0]?.name,
    description: raw.content ?? '',
    dates: [raw.first_published, raw.updated_at, raw.created_at],
    employment: raw.metadata.filter(({ name }) => /^employment type$/i.test(name)).map(({ value }) => value),
    url: raw.absolute_url,
  };
}

/** Amounts are in cents. Only the title of a range tells its unit; ranges without a unit are ignored. */
function toRawSalary(ranges: readonly z.infer<typeof payRange>[]): RawPosting['pay'] {
  const range = ranges.find(({ title }) => readPayPeriod(title ?? '') !== undefined);
  return (
    range && {
      min: range.min_cents / 100,
      max: range.max_cents / 100,
      unit: range.title,
      currency: range.currency_type,
    }
  );
}
