import type { Job, JobSalary } from '@trackrecord/contracts';
import { DEFAULT_SALARY_UNIT } from '@trackrecord/contracts/constants';
import { SALARY_UNITS } from '@trackrecord/contracts/money/pay-periods';
import { isRecord } from '../is-record';
import { hasStrings, asTimestamp, asNumber, asString } from '../api/response-fields';

const REQUIRED_FIELDS = ['jobId', 'title', 'company', 'url', 'description'] as const;

/** A job in the list. Location and source are optional, and the role has two possible names (spec section 3). */
export interface ListedJob
  extends
    Pick<Job, (typeof REQUIRED_FIELDS)[number] | 'companyInfo' | 'remote' | 'salary' | 'roleType'>,
    Pick<Job, 'postedAt' | 'validThrough' | 'searchContext' | 'isNew'> {
  readonly location?: string | undefined;
  readonly role?: string | undefined;
  readonly employmentType: readonly string[];
  readonly source?: Pick<Job['source'], 'name' | 'isSample' | 'attribution'> | undefined;
}

function readPostedSalary(value: unknown): JobSalary['posted'] {
  if (!isRecord(value) || !hasStrings(value, ['currency'])) return undefined;
  const { minValue, maxValue, currency, rate } = value;
  return { minValue: asNumber(minValue), maxValue: asNumber(maxValue), currency, rate: asNumber(rate) };
}

/** The default unit is a year (spec section 9). A salary with an unknown unit is ignored. */
function readSalary(value: unknown): JobSalary | undefined {
  if (!isRecord(value) || !isRecord(value.value)) return undefined;
  const { minValue, maxValue, unitText } = value.value;
  const unit = SALARY_UNITS.find((candidate) => candidate === (unitText ?? DEFAULT_SALARY_UNIT));
  return (
    unit && {
      value: { minValue: asNumber(minValue), maxValue: asNumber(maxValue), unitText: unit },
      convertedFrom: asString(value.convertedFrom),
      posted: readPostedSalary(value.posted),
    }
  );
}

function readSource(value: unknown): ListedJob['source'] {
  if (!isRecord(value) || !hasStrings(value, ['name'])) return undefined;
  return { name: value.name, isSample: value.isSample === true, attribution: asString(value.attribution) };
}

function readMatch(value: unknown): ListedJob['searchContext'] {
  const matchPercentage = isRecord(value) ? asNumber(value.matchPercentage) : undefined;
  return matchPercentage === undefined ? undefined : { matchPercentage };
}

/** Reads a job from a response. Returns undefined if a required field is invalid; ignores invalid optional fields. */
export function readJob(value: unknown): ListedJob | undefined {
  if (!isRecord(value) || !hasStrings(value, REQUIRED_FIELDS)) return undefined;
  const { jobId, title, company, url, description, companyInfo, employmentType } = value;
  const companyFields = isRecord(companyInfo) ? companyInfo : {};
  return {
    jobId,
    title,
    company,
    companyInfo: { logo: asString(companyFields.logo), size: asString(companyFields.size) },
    location: asString(value.location),
    salary: readSalary(value.salary),
    roleType: asString(value.roleType),
    role: asString(value.role),
    description,
    postedAt: asTimestamp(value.postedAt),
    validThrough: asTimestamp(value.validThrough),
    remote: value.remote === true,
    employmentType: Array.isArray(employmentType) ? employmentType.filter((type) => typeof type === 'string') : [],
    url,
    source: readSource(value.source),
    searchContext: readMatch(value.searchContext),
    ...(value.isNew === true && { isNew: true }),
  };
}
