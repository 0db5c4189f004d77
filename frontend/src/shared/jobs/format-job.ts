import type { JobSalary, MatchCriterion } from '@trackrecord/contracts';
import { PERIOD_NAMES } from '@trackrecord/contracts/money/pay-periods';
import { getInitials } from '../ui/get-initials';
import type { ListedJob } from './listed-job';

const NOT_SPECIFIED = 'Not specified';
const DOLLAR_FORMAT = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

const formatDollars = (amount: number | undefined): string | undefined =>
  typeof amount === 'number' && Number.isFinite(amount) ? DOLLAR_FORMAT.format(amount) : undefined;

function formatRange(min: string | undefined, max: string | undefined): string | undefined {
  if (min === undefined) return max && `Up to ${max}`;
  if (max === undefined) return `From ${min}`;
  return min === max ? min : `${min} – ${max}`;
}

/** Formats a salary in whole US dollars, "$55,000 – $70,000 / year"; undefined without amounts. */
export function formatKnownSalary(salary: JobSalary | undefined): string | undefined {
  if (salary === undefined) return undefined;
  const { minValue, maxValue, unitText } = salary.value;
  const range = formatRange(formatDollars(minValue), formatDollars(maxValue));
  return range && `${range} / ${PERIOD_NAMES[unitText]}`;
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
