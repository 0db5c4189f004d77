import { z } from 'zod';
import type { JobAdapter } from '../adapter.js';
import { absolute } from '../reading/addresses.js';
import { isNode, jsonLdNodes } from '../reading/json-ld.js';
import { ldPay } from '../reading/json-ld-pay.js';
import { ldAddress, ldFirst, ldIdentifier, ldPlaces, ldText, ldTexts } from '../reading/json-ld-values.js';
import { placesOf } from '../reading/places.js';
import { idBy, pagesOf } from '../reading/records.js';
import { documentOf, documentSettings } from '../reading/settings.js';
import { jobOf, type RawPosting } from '../reading/raw-posting.js';

const posting = z.object({
  '@id': ldText,
  identifier: ldIdentifier,
  title: ldText,
  name: ldText,
  description: ldText,
  datePosted: ldText,
  dateModified: ldText,
  dateCreated: ldText,
  validThrough: ldText,
  employmentType: ldTexts,
  hiringOrganization: ldFirst,
  jobLocation: ldPlaces,
  jobLocationType: ldTexts,
  applicantLocationRequirements: ldPlaces,
  baseSalary: ldFirst,
  salaryCurrency: ldText,
  occupationalCategory: ldText,
  url: ldAddress,
});

const organization = z.object({ name: ldText, logo: ldAddress });

/** schema.org JobPosting as JSON-LD, in the scripts of a page or as a document. */
export const jsonLdJobs: JobAdapter = {
  finds: 'jobs',
  settings: documentSettings,
  async *pages(given, reader) {
    const { from, place } = documentOf(documentSettings.parse(given));
    const { nodes, faults } = jsonLdNodes(await reader.text(from, 'any'), place, (type) => type === 'JobPosting');
    // A page with a single posting may omit its URL.
    const page = 'url' in from ? from.url : undefined;
    const own = nodes.length === 1 ? page : undefined;
    yield { found: [], faults };
    const idIn = idBy(posting, (told) => {
      const { id, company } = toldOf(told, page, own);
      return company ? id : undefined;
    });
    yield* pagesOf(nodes, posting, (told) => jobOf(toldOf(told, page, own), reader.now), idIn);
  },
};

function toldOf(told: z.infer<typeof posting>, page: string | undefined, own: string | undefined): RawPosting {
  const isRemote = told.jobLocationType.some((type) => /TELECOMMUTE/i.test(type));
  const url = absolute(told.url, page) ?? own;
  const { name, logo } = organization.parse(isNode(told.hiringOrganization) ? told.hiringOrganization : {});
  const company = typeof told.hiringOrganization === 'string' ? told.hiringOrganization : name;
  return {
    // Identifiers are unique per employer only.
    id: told.identifier === undefined ? (url ?? told['@id']) : [company, told.identifier].join(' '),
    title: told.title ?? told.name,
    company,
    logo: absolute(logo, page),
    location: locationOf(told, isRemote),
    remote: isRemote,
    pay: ldPay(told.baseSalary, told.salaryCurrency),
    roleType: told.occupationalCategory,
    description: told.description ?? '',
    dates: [told.datePosted, told.dateModified, told.dateCreated],
    validThrough: told.validThrough,
    employment: told.employmentType,
    url,
  };
}

/** Returns the location; for remote jobs without one, the countries applicants may live in. */
function locationOf(told: z.infer<typeof posting>, isRemote: boolean): string {
  if (told.jobLocation.length > 0) return placesOf(told.jobLocation);
  return [isRemote ? 'Remote' : '', ...told.applicantLocationRequirements].filter((part) => part !== '').join(', ');
}
