import { isNode } from '@trackrecord/contracts/jobs/json-ld-graph';
import { readBaseSalary } from '@trackrecord/contracts/jobs/salary-fields';
import { z } from 'zod';
import type { JobAdapter } from '../adapter.js';
import { ldFirst, ldIdentifier, ldPlaces, ldText, ldTexts, ldUrl } from '../reading/json-ld-values.js';
import { findJsonLdNodes } from '../reading/json-ld.js';
import { joinPlaces } from '../reading/places.js';
import { type RawPosting, toPosting } from '../reading/raw-posting.js';
import { createIdReader, parseRecords } from '../reading/records.js';
import { documentSettings, getDocumentLocation } from '../reading/settings.js';
import { resolveUrl } from '../reading/urls.js';

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
  url: ldUrl,
});

const organization = z.object({ name: ldText, logo: ldUrl });

/** schema.org JobPosting as JSON-LD, in the scripts of a page or as a document. */
export const jsonLdJobs: JobAdapter = {
  recordType: 'jobs',
  settings: documentSettings,
  async *readPages(input, reader) {
    const { address, label } = getDocumentLocation(documentSettings.parse(input));
    const { nodes, errors } = findJsonLdNodes(
      await reader.readText(address, 'any'),
      label,
      (type) => type === 'JobPosting',
    );
    // A page with a single posting may omit its URL.
    const pageUrl = 'url' in address ? address.url : undefined;
    const fallbackUrl = nodes.length === 1 ? pageUrl : undefined;
    // Reports the scripts with invalid JSON.
    yield { records: [], errors };
    const readId = createIdReader(posting, (raw) => {
      const { id, company } = toRawPosting(raw, pageUrl, fallbackUrl);
      return company ? id : undefined;
    });
    yield* parseRecords(
      nodes,
      posting,
      (raw) => toPosting(toRawPosting(raw, pageUrl, fallbackUrl), reader.now),
      readId,
    );
  },
};

function toRawPosting(
  raw: z.infer<typeof posting>,
  pageUrl: string | undefined,
  fallbackUrl: string | undefined,
): RawPosting {
  const isRemote = raw.jobLocationType.some((type) => /TELECOMMUTE/i.test(type));
  const url = resolveUrl(raw.url, pageUrl) ?? fallbackUrl;
  const { name, logo } = organization.parse(isNode(raw.hiringOrganization) ? raw.hiringOrganization : {});
  const company = typeof raw.hiringOrganization === 'string' ? raw.hiringOrganization : name;
  return {
    // Identifiers are unique per employer only.
    id: raw.identifier === undefined ? (url ?? raw['@id']) : [company, raw.identifier].join(' '),
    title: raw.title ?? raw.name,
    company,
    logo: resolveUrl(logo, pageUrl),
    location: formatLocation(raw, isRemote),
    remote: isRemote,
    pay: readBaseSalary(raw.baseSalary, raw.salaryCurrency),
    roleType: raw.occupationalCategory,
    description: raw.description ?? '',
    dates: [raw.datePosted, raw.dateModified, raw.dateCreated],
    validThrough: raw.validThrough,
    employment: raw.employmentType,
    url,
  };
}

/** Returns the location; for remote jobs without one, the countries applicants may live in. */
function formatLocation(raw: z.infer<typeof posting>, isRemote: boolean): string {
  if (raw.jobLocation.length > 0) return joinPlaces(raw.jobLocation);
  return [isRemote ? 'Remote' : '', ...raw.applicantLocationRequirements].filter((part) => part !== '').join(', ');
}
