import type { JobSalary, MatchCriterion } from '@trackrecord/contracts';
import { PERIOD_NAMES } from '@trackrecord/contracts/money/pay-periods';
import { formatAmount, formatExactAmount } from '../profile/format-salary';
import { getInitials } from '../ui/get-initials';
import type { ListedJob } from './listed-job';

const NOT_SPECIFIED = 'Not specified';

interface Bounds {
  readonly minValue?: number | undefined;
  readonly maxValue?: number | undefined;
}

function formatRange({ minValue, maxValue }: Bounds, format: (amount: number) => string): string | undefined {
  const [min, max] = [minValue, maxValue].map((amount) =>
    typeof amount === 'number' && Number.isFinite(amount) ? format(amount) : undefined,
  );
  if (min === undefined) return max && `Up to ${max}`;
  if (max === undefined) return `From ${min}`;
  return min === max ? min : `${min} – ${max}`;
}

/** Formats the salary in the currency of the posting: "€50,000 – €60,000"; undefined if that is US dollars. */
export const formatPostedSalary = (salary: JobSalary | undefined): string | undefined => {
  const posted = salary?.posted;
  return posted && formatRange(posted, (amount) => formatExactAmount(amount, posted.currency));
};

/**
 * Formats a salary in whole US dollars, "$55,000 – $70,000 / year", with that in the currency of the posting behind it,
 * or with that only if there is no exchange rate. Returns undefined without amounts.
 */
export function formatKnownSalary(salary: JobSalary | undefined): string | undefined {
  if (salary === undefined) return undefined;
  const period = PERIOD_NAMES[salary.value.unitText];
  const dollars = formatRange(salary.value, (amount) => formatAmount(amount, 'USD'));
  const posted = formatPostedSalary(salary);
  if (dollars === undefined) return posted && `${posted} / ${period}`;
  return [`${dollars} / ${period}`, posted && `(${posted})`].filter(Boolean).join(' ');
}

/** Formats a salary for display (spec section 5, Salary display). */
export const formatSalary = (salary: JobSalary | undefined): string => formatKnownSalary(salary) ?? NOT_SPECIFIED;

/** Returns the placeholder of a company logo: KL for "Kestrel Labs", OA for "Oakbridge". */
export function getCompanyInitials(company: string): string {
  const initials = getInitials(company);
  return Array.from(initials).length > 1
    ? initials
    : Array.from(company.trim()).slice(0, 2).join('').toLocaleUpperCase();
}

/** Formats the location of a job; without one, the job counts as remote (spec section 2, Jobs screen). */
export const formatLocation = ({ location }: ListedJob): string => location?.trim() || 'Remote';

export const formatCompanySize = ({ companyInfo }: ListedJob): string =>
  companyInfo.size?.trim() || 'Company size not specified';

export const formatRole = ({ roleType, role }: ListedJob): string | undefined =>
  roleType?.trim() || role?.trim() || undefined;

/** Formats what speaks for a job: "8 of 9 skills", "Dubai", "title fits". */
export function formatReasons({ searchContext }: ListedJob): readonly string[] {
  const { skills, location, title, salary } = searchContext?.reasons ?? {};
  return [
    skills && `${skills.met} of ${skills.listed} ${skills.listed === 1 ? 'skill' : 'skills'}`,
    location,
    title && 'title fits',
    salary && 'salary fits',
  ].filter((text) => typeof text === 'string');
}

export const isSample = ({ source }: ListedJob): boolean => source?.isSample === true;

/** Names the job and company in the accessible name of a control. */
export const toAccessibleSuffix = ({ title, company }: ListedJob): string => `: ${title}, ${company}`;

/** In display order. */
export const CRITERION_LABELS: Readonly<Record<MatchCriterion, string>> = {
  skills: 'Skills',
  title: 'Title',
  text: 'Description',
  place: 'Location and work mode',
  salary: 'Salary',
};
