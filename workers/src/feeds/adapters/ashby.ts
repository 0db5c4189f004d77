import { z } from 'zod';
import type { JobAdapter } from '../adapter.js';
import { placeOf, placesOf } from '../reading/places.js';
import { answerOf, idBy, pagesOf } from '../reading/records.js';
import { boardName, shownName } from '../reading/settings.js';
import { listOf, maybeAmount, maybeText, maybeYes } from '../reading/shapes.js';
import { jobOf, type RawPosting } from '../reading/raw-posting.js';

/** The API does not return the company, so it is configured. */
const settings = z.strictObject({ board: boardName, company: shownName });
const answer = z.object({ jobs: z.array(z.unknown()) });

const address = z.object({ addressLocality: maybeText, addressRegion: maybeText, addressCountry: maybeText });
/** The documentation shows both a plain address and one wrapped in a `postalAddress`. */
const maybeAddress = z
  .union([z.object({ postalAddress: address }).transform(({ postalAddress }) => postalAddress), address])
  .nullish()
  .catch(undefined);
const location = z.object({ location: maybeText, address: maybeAddress });
const component = z.object({
  compensationType: z.literal('Salary'),
  interval: maybeText,
  currencyCode: maybeText,
  minValue: maybeAmount,
  maxValue: maybeAmount,
});
const compensation = z.object({
  summaryComponents: listOf(component),
  compensationTiers: listOf(z.object({ components: listOf(component) })),
});
const posting = location.extend({
  id: maybeText,
  title: z.string(),
  jobUrl: z.string(),
  secondaryLocations: listOf(location),
  department: maybeText,
  team: maybeText,
  isListed: maybeYes,
  isRemote: maybeYes,
  workplaceType: maybeText,
  employmentType: maybeText,
  descriptionHtml: maybeText,
  descriptionPlain: maybeText,
  publishedAt: maybeText,
  updatedAt: maybeText,
  compensation: compensation.nullish().catch(undefined),
});
const idIn = idBy(z.object({ id: maybeText, jobUrl: maybeText }), ({ id, jobUrl }) => id ?? jobUrl);

/** The Ashby job postings API. One response holds the whole board; unlisted postings are skipped. */
export const ashby: JobAdapter = {
  finds: 'jobs',
  settings,
  async *pages(given, reader) {
    const { board, company } = settings.parse(given);
    const url = `https://api.ashbyhq.com/posting-api/job-board/${board}?includeCompensation=true`;
    const { jobs } = answerOf(await reader.text({ url }, 'json'), answer, url);
    const read = (told: z.infer<typeof posting>) =>
      told.isListed === false ? undefined : jobOf(toldOf(told, company), reader.now);
    yield* pagesOf(jobs, posting, read, idIn);
  },
};

function toldOf(told: z.infer<typeof posting>, company: string): RawPosting {
  const { workplaceType } = told;
  return {
    id: told.id ?? told.jobUrl,
    title: told.title,
    company,
    location: placesOf([told, ...told.secondaryLocations].map(placeIn)),
    remote: workplaceType ? workplaceType === 'Remote' : told.isRemote === true,
    pay: payIn(told.compensation),
    roleType: told.team ?? told.department,
    description: told.descriptionHtml ?? told.descriptionPlain ?? '',
    dates: [told.publishedAt, told.updatedAt],
    employment: [told.employmentType ?? '', workplaceType ?? ''],
    url: told.jobUrl,
  };
}

/** Returns the postal address of a location, or its name if it has none. */
const placeIn = ({ address: at, location: name }: z.infer<typeof location>): string =>
  placeOf({ city: at?.addressLocality, region: at?.addressRegion, country: at?.addressCountry }) || (name ?? '');

function payIn(told: z.infer<typeof posting>['compensation']): RawPosting['pay'] {
  const salary = told?.summaryComponents[0] ?? told?.compensationTiers.flatMap(({ components }) => components)[0];
  return (
    salary && { least: salary.minValue, most: salary.maxValue, unit: salary.interval, currency: salary.currencyCode }
  );
}
