import { z } from 'zod';
import type { JobAdapter } from '../adapter.js';
import { addCountry, joinPlaces, mentionsRemote } from '../reading/places.js';
import { parseResponse, createIdReader, parseRecords } from '../reading/records.js';
import { boardName, displayName } from '../reading/settings.js';
import { lenientArray, optionalAmount, optionalText } from '../reading/lenient-schemas.js';
import { toPosting, type RawPosting } from '../reading/raw-posting.js';
import { htmlToLine, htmlToText } from '../text/html-to-text.js';

/** `company` is configured because the API does not return it. `region` selects the Lever instance. */
const settings = z.strictObject({
  site: boardName,
  company: displayName,
  region: z.enum(['global', 'eu']).default('global'),
});
const HOSTS = { global: 'api.lever.co', eu: 'api.eu.lever.co' } as const;

const PAGE_SIZE = 100;
const page = z.array(z.unknown());

const categories = z.object({
  location: optionalText,
  allLocations: lenientArray(z.string()),
  commitment: optionalText,
  team: optionalText,
  department: optionalText,
});
const posting = z.object({
  id: z.string(),
  text: z.string(),
  hostedUrl: z.string(),
  categories: categories.nullish().catch(undefined),
  country: optionalText,
  workplaceType: optionalText,
  description: optionalText,
  lists: lenientArray(z.object({ text: z.string(), content: z.string() })),
  additional: optionalText,
  salaryRange: z
    .object({ min: optionalAmount, max: optionalAmount, currency: optionalText, interval: optionalText })
    .nullish()
    .catch(undefined),
  updatedAt: optionalAmount,
  createdAt: optionalAmount,
});
const readId = createIdReader(posting.pick({ id: true }), ({ id }) => id);

/** The Lever postings API. Requests pages until one is not full. */
export const lever: JobAdapter = {
  recordType: 'jobs',
  settings,
  async *readPages(input, reader) {
    const { site, company, region } = settings.parse(input);
    for (let skip = 0; ; skip += PAGE_SIZE) {
      const url = `https://${HOSTS[region]}/v0/postings/${site}?mode=json&skip=${String(skip)}&limit=${String(PAGE_SIZE)}`;
      const postings = parseResponse(await reader.readText({ url }, 'json'), page, url);
      yield* parseRecords(postings, posting, (raw) => toPosting(toRawPosting(raw, company), reader.now), readId);
      if (postings.length < PAGE_SIZE) return;
    }
  },
};

function toRawPosting(raw: z.infer<typeof posting>, company: string): RawPosting {
  const { categories: postingCategories, workplaceType } = raw;
  // `country` belongs to the first location; the others may be elsewhere.
  const firstLocation = postingCategories?.location ?? postingCategories?.allLocations[0] ?? '';
  const otherLocations = postingCategories?.allLocations.filter((place) => place.trim() !== firstLocation.trim()) ?? [];
  const location = joinPlaces([addCountry(firstLocation, raw.country ?? ''), ...otherLocations]);
  return {
    id: raw.id,
    title: raw.text,
    company,
    location,
    remote: workplaceType === 'remote' || (!isSpecified(workplaceType) && mentionsRemote(location)),
    pay: toRawSalary(raw.salaryRange),
    roleType: postingCategories?.team ?? postingCategories?.department,
    description: joinDescription(raw),
    dates: [raw.updatedAt, raw.createdAt],
    employment: [postingCategories?.commitment ?? '', workplaceType ?? ''],
    url: raw.hostedUrl,
  };
}

const toRawSalary = (range: z.infer<typeof posting>['salaryRange']): RawPosting['pay'] =>
  range ? { min: range.min, max: range.max, unit: range.interval, currency: range.currency } : undefined;

const isSpecified = (workplaceType: string | null | undefined): boolean =>
  workplaceType !== null && workplaceType !== undefined && workplaceType !== 'unspecified';

/** Joins the sections of a posting in the order Lever shows them. A list has bare items under its heading. */
function joinDescription({ description, lists, additional }: z.infer<typeof posting>): string {
  const sections = lists.map(({ text, content }) => `${htmlToLine(text)}\n\n${htmlToText(`<ul>${content}</ul>`)}`);
  return [htmlToText(description ?? ''), ...sections, htmlToText(additional ?? '')].join('\n\n');
}
