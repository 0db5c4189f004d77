import { EMPLOYMENT_TYPES, JOB_ORDERS, JOB_SELECTIONS } from '@trackrecord/contracts/constants';

/** Salaries are unparsed input, per year in `currency`. */
export interface JobFilters {
  readonly location: string;
  readonly minSalary: string;
  readonly maxSalary: string;
  /** Empty for US dollars. */
  readonly currency: string;
  /** Can only be set in the URL (spec section 5, Client-side job filtering). */
  readonly country: string;
  readonly remote: boolean;
  /** Filtered by the server, in addition to `location`. */
  readonly place: string;
  readonly employmentType: EmploymentType | '';
  /** Only the jobs that are new, saved or hidden. Hidden ones are left out otherwise. */
  readonly show: JobSelection | '';
}

export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];
export type JobSelection = (typeof JOB_SELECTIONS)[number];
export type JobOrder = (typeof JOB_ORDERS)[number];

export const NO_FILTERS: JobFilters = {
  location: '',
  minSalary: '',
  maxSalary: '',
  currency: '',
  country: '',
  remote: false,
  place: '',
  employmentType: '',
  show: '',
};

/** The order of a mode if the URL has none. */
export const DEFAULT_ORDERS: Readonly<Record<JobsView['mode'], JobOrder>> = { recommended: 'match', all: 'date' };

/** The state of the jobs page. All of it is in the URL. */
export interface JobsView {
  readonly mode: 'recommended' | 'all';
  readonly search: string;
  readonly filters: JobFilters;
  readonly sort: JobOrder;
  readonly openJobId: string | undefined;
}

/** The currency of the salaries does not count: by itself it filters nothing. */
export const countFilters = ({ currency: _currency, ...filters }: JobFilters): number =>
  Object.values(filters).filter((value) => value !== '' && value !== false).length;

/** The server's limit for `location` and `place`. */
export const MAX_LOCATION_LENGTH = 200;

/** Parses a query string, which is untrusted input. */
export function parseView(query: string): JobsView {
  const parameters = new URLSearchParams(query);
  const readText = (name: string): string => parameters.get(name)?.trim() ?? '';
  const mode = parameters.get('mode') === 'all' ? 'all' : 'recommended';
  return {
    mode,
    search: parameters.get('q') ?? '',
    filters: {
      location: readText('location').slice(0, MAX_LOCATION_LENGTH),
      minSalary: readText('min'),
      maxSalary: readText('max'),
      currency: /^[A-Z]{3}$/.exec(readText('currency'))?.[0] ?? '',
      country: readText('country'),
      remote: readText('remote') === 'true',
      place: readText('place').slice(0, MAX_LOCATION_LENGTH),
      employmentType: EMPLOYMENT_TYPES.find((type) => type === readText('type')) ?? '',
      show: JOB_SELECTIONS.find((selection) => selection === readText('show')) ?? '',
    },
    sort: JOB_ORDERS.find((order) => order === readText('sort')) ?? DEFAULT_ORDERS[mode],
    openJobId: readText('job') || undefined,
  };
}

/** Returns the query string of a view, without empty values. */
export function toQuery({ mode, search, filters, sort, openJobId }: JobsView): string {
  const values = {
    mode: mode === 'all' ? 'all' : '',
    q: search,
    location: filters.location,
    min: filters.minSalary,
    max: filters.maxSalary,
    currency: filters.currency,
    country: filters.country,
    remote: filters.remote ? 'true' : '',
    place: filters.place,
    type: filters.employmentType,
    show: filters.show,
    sort: sort === DEFAULT_ORDERS[mode] ? '' : sort,
    job: openJobId ?? '',
  };
  const parameters = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  return parameters.size === 0 ? '' : `?${parameters}`;
}
