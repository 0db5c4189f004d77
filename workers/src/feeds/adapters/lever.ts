import { z } from 'zod';
import type { JobAdapter } from '../adapter.js';
import { inCountry, placesOf, saysRemote } from '../reading/places.js';
import { answerOf, idBy, pagesOf } from '../reading/records.js';
import { boardName, shownName } from '../reading/settings.js';
import { listOf, maybeAmount, maybeText } from '../reading/shapes.js';
import { jobOf, type RawPosting } from '../reading/raw-posting.js';
import { lineOfHtml, textOfHtml } from '../text/text-of-html.js';

/** The API does not return the company. `region` selects the Lever instance. */
const settings = z.strictObject({
  site: boardName,
  company: shownName,
  region: z.enum(['global', 'eu']).default('global'),
});
const HOSTS = { global: 'api.lever.co', eu: 'api.eu.lever.co' } as const;

/** Page size. */
const LIMIT = 100;
const page = z.array(z.unknown());

const categories = z.object({
  location: maybeText,
  allLocations: listOf(z.string()),
  commitment: maybeText,
  team: maybeText,
  department: maybeText,
});
const posting = z.object({
  id: z.string(),
  text: z.string(),
  hostedUrl: z.string(),
  categories: categories.nullish().catch(undefined),
  country: maybeText,
  workplaceType: maybeText,
  description: maybeText,
  lists: listOf(z.object({ text: z.string(), content: z.string() })),
  additional: maybeText,
  salaryRange: z
    .object({ min: maybeAmount, max: maybeAmount, currency: maybeText, interval: maybeText })
    .nullish()
    .catch(undefined),
  updatedAt: maybeAmount,
  createdAt: maybeAmount,
});
const idIn = idBy(posting.pick({ id: true }), ({ id }) => id);

/** The Lever postings API. Requests pages until one is not full. */
export const lever: JobAdapter = {
  finds: 'jobs',
  settings,
  async *pages(given, reader) {
    const { site, company, region } = settings.parse(given);
    for (let skip = 0; ; skip += LIMIT) {
      const url = `https://${HOSTS[region]}/v0/postings/${site}?mode=json&skip=${String(skip)}&limit=${String(LIMIT)}`;
      const postings = answerOf(await reader.text({ url }, 'json'), page, url);
      yield* pagesOf(postings, posting, (told) => jobOf(toldOf(told, company), reader.now), idIn);
      if (postings.length < LIMIT) return;
    }
  },
};

function toldOf(told: z.infer<typeof posting>, company: string): RawPosting {
  const { categories: kinds, workplaceType } = told;
  // `country` belongs to the first location; the others may be elsewhere.
  const first = kinds?.location ?? kinds?.allLocations[0] ?? '';
  const others = kinds?.allLocations.filter((place) => place.trim() !== first.trim()) ?? [];
  const location = placesOf([inCountry(first, told.country ?? ''), ...others]);
  return {
    id: told.id,
    title: told.text,
    company,
    location,
    remote: workplaceType === 'remote' || (!isKnown(workplaceType) && saysRemote(location)),
    pay: payIn(told.salaryRange),
    roleType: kinds?.team ?? kinds?.department,
    description: descriptionOf(told),
    dates: [told.updatedAt, told.createdAt],
    employment: [kinds?.commitment ?? '', workplaceType ?? ''],
    url: told.hostedUrl,
  };
}

const payIn = (range: z.infer<typeof posting>['salaryRange']): RawPosting['pay'] =>
  range ? { least: range.min, most: range.max, unit: range.interval, currency: range.currency } : undefined;

const isKnown = (workplaceType: string | null | undefined): boolean =>
  workplaceType !== null && workplaceType !== undefined && workplaceType !== 'unspecified';

/** Joins the sections of a posting in the order Lever shows them. A list has bare items under its heading. */
function descriptionOf({ description, lists, additional }: z.infer<typeof posting>): string {
  const listed = lists.map(({ text, content }) => `${lineOfHtml(text)}\n\n${textOfHtml(`<ul>${content}</ul>`)}`);
  return [textOfHtml(description ?? ''), ...listed, textOfHtml(additional ?? '')].join('\n\n');
}
