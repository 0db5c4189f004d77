import type { Job, JobSalary, SalaryUnit } from '@trackrecord/contracts';
import { DEFAULT_SALARY_UNIT } from '@trackrecord/contracts/constants';
import { isRecord } from '../../shared/api/is-record';
import { hasTexts, instantOf, numberOf, textOf } from '../../shared/api/read-answer';

const NEEDED = ['jobId', 'title', 'company', 'url', 'description', 'postedAt'] as const;

/** A job as the screen shows it: it may lack a place and a source, and name its role in another way (spec section 3). */
export interface ListedJob
  extends
    Pick<Job, (typeof NEEDED)[number] | 'companyInfo' | 'remote' | 'salary' | 'roleType'>,
    Pick<Job, 'validThrough' | 'searchContext'> {
  readonly location?: string | undefined;
  readonly role?: string | undefined;
  readonly employmentType: readonly string[];
  readonly source?: Pick<Job['source'], 'name' | 'isSample' | 'attribution'> | undefined;
}

const UNITS: readonly SalaryUnit[] = ['YEAR', 'MONTH', 'WEEK', 'DAY', 'HOUR'];

/** A salary that names no unit is one of a year (spec section 9); one of a unit nobody knows says nothing. */
function readSalary(sent: unknown): JobSalary | undefined {
  if (!isRecord(sent) || !isRecord(sent.value)) return undefined;
  const { minValue, maxValue, unitText } = sent.value;
  const unit = UNITS.find((one) => one === (unitText ?? DEFAULT_SALARY_UNIT));
  return (
    unit && {
      value: { minValue: numberOf(minValue), maxValue: numberOf(maxValue), unitText: unit },
      convertedFrom: textOf(sent.convertedFrom),
    }
  );
}

function readSource(sent: unknown): ListedJob['source'] {
  if (!isRecord(sent) || !hasTexts(sent, ['name'])) return undefined;
  return { name: sent.name, isSample: sent.isSample === true, attribution: textOf(sent.attribution) };
}

function readMatch(sent: unknown): ListedJob['searchContext'] {
  const matchPercentage = isRecord(sent) ? numberOf(sent.matchPercentage) : undefined;
  return matchPercentage === undefined ? undefined : { matchPercentage };
}

/** Reads a job of an answer; undefined where it is none. What a job need not say counts only where it can be read. */
export function readJob(sent: unknown): ListedJob | undefined {
  if (!isRecord(sent) || !hasTexts(sent, NEEDED) || instantOf(sent.postedAt) === undefined) return undefined;
  const { jobId, title, company, url, description, postedAt, companyInfo, employmentType } = sent;
  const about = isRecord(companyInfo) ? companyInfo : {};
  return {
    jobId,
    title,
    company,
    companyInfo: { logo: textOf(about.logo), size: textOf(about.size) },
    location: textOf(sent.location),
    salary: readSalary(sent.salary),
    roleType: textOf(sent.roleType),
    role: textOf(sent.role),
    description,
    postedAt,
    validThrough: instantOf(sent.validThrough),
    remote: sent.remote === true,
    employmentType: Array.isArray(employmentType) ? employmentType.filter((type) => typeof type === 'string') : [],
    url,
    source: readSource(sent.source),
    searchContext: readMatch(sent.searchContext),
  };
}
