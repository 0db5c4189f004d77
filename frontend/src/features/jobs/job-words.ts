import type { JobSalary, MatchPart } from '@trackrecord/contracts';
import { initialsOf } from '../../shared/ui/initials';
import type { ListedJob } from './listed-job';

const NOT_SPECIFIED = 'Not specified';
const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

const inDollars = (amount: number | undefined): string | undefined =>
  typeof amount === 'number' && Number.isFinite(amount) ? DOLLARS.format(amount) : undefined;

function rangeWords(least: string | undefined, most: string | undefined): string | undefined {
  if (least === undefined) return most && `Up to ${most}`;
  if (most === undefined) return `From ${least}`;
  return least === most ? least : `${least} – ${most}`;
}

/** What a job pays in whole US dollars: "$55,000 – $70,000 / year" (spec section 5, Salary display). */
export function salaryWords(salary: JobSalary | undefined): string {
  if (salary === undefined) return NOT_SPECIFIED;
  const { minValue, maxValue, unitText } = salary.value;
  const range = rangeWords(inDollars(minValue), inDollars(maxValue));
  return range === undefined ? NOT_SPECIFIED : `${range} / ${unitText.toLowerCase()}`;
}

/** What stands in for the logo of a company: "Kestrel Labs" gives KL, "Oakbridge" OA. */
export function companyInitials(company: string): string {
  const initials = initialsOf(company);
  return Array.from(initials).length > 1
    ? initials
    : Array.from(company.trim()).slice(0, 2).join('').toLocaleUpperCase();
}

/** Where a job is (spec section 2, Jobs screen). */
export const placeWords = ({ location }: ListedJob): string => location?.trim() || 'Remote';

/** How large the company is. */
export const sizeWords = ({ companyInfo }: ListedJob): string =>
  companyInfo.size?.trim() || 'Company size not specified';

/** What kind of role it is, where the job says so. */
export const roleWords = ({ roleType, role }: ListedJob): string | undefined =>
  roleType?.trim() || role?.trim() || undefined;

/** Whether a job is sample data of ours. */
export const isSample = ({ source }: ListedJob): boolean => source?.isSample === true;

/** A job and its company, for those who hear a control alone. */
export const aboutJob = ({ title, company }: ListedJob): string => `: ${title}, ${company}`;

/** What the parts of a match are called, in the order they are shown. */
export const PART_WORDS: Readonly<Record<MatchPart, string>> = {
  skills: 'Skills',
  title: 'Title',
  text: 'Description',
  place: 'Location and work mode',
  salary: 'Salary',
};
