/** Salaries are unparsed input, in US dollars per year. */
export interface JobFilters {
  readonly location: string;
  readonly minSalary: string;
  readonly maxSalary: string;
  /** These two can only be set in the URL (spec section 5, Client-side job filtering). */
  readonly country: string;
  readonly remote: boolean;
}

export const NO_FILTERS: JobFilters = { location: '', minSalary: '', maxSalary: '', country: '', remote: false };

/** The state of the jobs page. All of it is in the URL. */
export interface JobsView {
  readonly mode: 'recommended' | 'all';
  readonly search: string;
  readonly filters: JobFilters;
  /** The id of the open job. */
  readonly job: string | undefined;
}

export const countFilters = (filters: JobFilters): number =>
  Object.values(filters).filter((value) => value !== '' && value !== false).length;

/** The server's limit. */
const MAX_LOCATION_LENGTH = 200;

/** Parses a query string, which is untrusted input. */
export function parseView(query: string): JobsView {
  const parameters = new URLSearchParams(query);
  const readText = (name: string): string => parameters.get(name)?.trim() ?? '';
  return {
    mode: parameters.get('mode') === 'all' ? 'all' : 'recommended',
    search: parameters.get('q') ?? '',
    filters: {
      location: readText('location').slice(0, MAX_LOCATION_LENGTH),
      minSalary: readText('min'),
      maxSalary: readText('max'),
      country: readText('country'),
      remote: readText('remote') === 'true',
    },
    job: readText('job') || undefined,
  };
}

/** Returns the query string of a view, without empty values. */
export function toQuery({ mode, search, filters, job }: JobsView): string {
  const values = {
    mode: mode === 'all' ? 'all' : '',
    q: search,
    location: filters.location,
    min: filters.minSalary,
    max: filters.maxSalary,
    country: filters.country,
    remote: filters.remote ? 'true' : '',
    job: job ?? '',
  };
  const parameters = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  return parameters.size === 0 ? '' : `?${parameters}`;
}
