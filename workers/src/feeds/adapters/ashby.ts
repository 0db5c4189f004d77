import { formatAddress } from '@trackrecord/contracts/jobs/place';
import { z } from 'zod';
import type { JobAdapter } from '../adapter.js';
import { joinPlaces } from '../reading/places.js';
import { parseResponse, createIdReader, parseRecords } from '../reading/records.js';
import { boardName, displayName } from '../reading/settings.js';
import { lenientArray, optionalAmount, optionalText, optionalBoolean } from '../reading/lenient-schemas.js';
import { toPosting, type RawPosting } from '../reading/raw-posting.js';

/** `company` is configured because the API does not return it. */
const settings = z.strictObject({ board: boardName, company: displayName });
const boardResponse = z.object({ jobs: z.array(z.unknown()) });

const address = z.object({ addressLocality: optionalText, addressRegion: optionalText, addressCountry: optionalText });
/** The documentation shows both a plain address and one wrapped in a `postalAddress`. */
const maybeAddress = z
  .union([z.object({ postalAddress: address }).transform(({ postalAddress }) => postalAddress), address])
  .nullish()
  .catch(undefined);
const location = z.object({ location: optionalText, address: maybeAddress });
const component = z.object({
  compensationType: z.literal('Salary'),
  interval: optionalText,
  currencyCode: optionalText,
  minValue: optionalAmount,
  maxValue: optionalAmount,
});
const compensation = z.object({
  summaryComponents: lenientArray(component),
  compensationTiers: lenientArray(z.object({ components: lenientArray(component) })),
});
const posting = location.extend({
  id: optionalText,
  title: z.string(),
  jobUrl: z.string(),
  secondaryLocations: lenientArray(location),
  department: optionalText,
  team: optionalText,
  isListed: optionalBoolean,
  isRemote: optionalBoolean,
  workplaceType: optionalText,
  employmentType: optionalText,
  descriptionHtml: optionalText,
  descriptionPlain: optionalText,
  publishedAt: optionalText,
  updatedAt: optionalText,
  compensation: compensation.nullish().catch(undefined),
});
const readId = createIdReader(z.object({ id: optionalText, jobUrl: optionalText }), ({ id, jobUrl }) => id ?? jobUrl);

/** The Ashby job postings API. One response holds the whole board; unlisted postings are skipped. */
export const ashby: JobAdapter = {
  recordType: 'jobs',
  settings,
  async *readPages(input, reader) {
    const { board, company } = settings.parse(input);
    const url = `https://api.ashbyhq.com/posting-api/job-board/${board}?includeCompensation=true`;
    const { jobs } = parseResponse(await reader.readText({ url }, 'json'), boardResponse, url);
    const parsePosting = (raw: z.infer<typeof posting>) =>
      raw.isListed === false ? undefined : toPosting(toRawPosting(raw, company), reader.now);
    yield* parseRecords(jobs, posting, parsePosting, readId);
  },
};

function toRawPosting(raw: z.infer<typeof posting>, company: string): RawPosting {
  const { workplaceType } = raw;
  return {
    id: raw.id ?? raw.jobUrl,
    title: raw.title,
    company,
    location: joinPlaces([raw, ...raw.secondaryLocations].map(formatLocation)),
    remote: workplaceType ? workplaceType === 'Remote' : raw.isRemote === true,
    pay: toRawSalary(raw.compensation),
    roleType: raw.team ?? raw.department,
    description: raw.descriptionHtml ?? raw.descriptionPlain ?? '',
    dates: [raw.publishedAt, raw.updatedAt],
    employment: [raw.employmentType ?? '', workplaceType ?? ''],
    url: raw.jobUrl,
  };
}

/** Returns the postal address of a location, or its name if it has none. */
const formatLocation = ({ address: postalAddress, location: name }: z.infer<typeof location>): string =>
  formatAddress({
    locality: postalAddress?.addressLocality,
    region: postalAddress?.addressRegion,
    country: postalAddress?.addressCountry,
  }) ||
  (name ?? '');

function toRawSalary(raw: z.infer<typeof posting>['compensation']): RawPosting['pay'] {
  const salary = raw?.summaryComponents[0] ?? raw?.compensationTiers.flatMap(({ components }) => components)[0];
  return salary && { min: salary.minValue, max: salary.maxValue, unit: salary.interval, currency: salary.currencyCode };
}
