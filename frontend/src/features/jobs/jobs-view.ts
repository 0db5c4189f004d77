/** What narrows the list. Bounds are as they were typed, US dollars a year. */
export interface JobFilters {
  readonly location: string;
  readonly minSalary: string;
  readonly maxSalary: string;
  /** These two have no control on the screen (spec section 5, Client-side job filtering). */
  readonly country: string;
  readonly remote: boolean;
}

export const NO_FILTERS: JobFilters = { location: '', minSalary: '', maxSalary: '', country: '', remote: false };

/** What the jobs screen shows. All of it lives in the address. */
export interface JobsView {
  readonly mode: 'recommended' | 'all';
  readonly search: string;
  readonly filters: JobFilters;
  /** The job whose details are open. */
  readonly job: string | undefined;
}

/** How many filters are set. */
export const filtersSet = (filters: JobFilters): number =>
  Object.values(filters).filter((value) => value !== '' && value !== false).length;

/** More than any place has; the server takes no longer one. */
const LONGEST_PLACE = 200;

/** Reads the view out of the query of an address, which anybody may have typed. */
export function viewOf(query: string): JobsView {
  const parameters = new URLSearchParams(query);
  const textOf = (name: string): string => parameters.get(name)?.trim() ?? '';
  return {
    mode: parameters.get('mode') === 'all' ? 'all' : 'recommended',
    search: parameters.get('q') ?? '',
    filters: {
      location: textOf('location').slice(0, LONGEST_PLACE),
      minSalary: textOf('min'),
      maxSalary: textOf('max'),
      country: textOf('country'),
      remote: textOf('remote') === 'true',
    },
    job: textOf('job') || undefined,
  };
}

/** The query of the address of a view; what is not set is not in it. */
export function queryOf({ mode, search, filters, job }: JobsView): string {
  const said = {
    mode: mode === 'all' ? 'all' : '',
    q: search,
    location: filters.location,
    min: filters.minSalary,
    max: filters.maxSalary,
    country: filters.country,
    remote: filters.remote ? 'true' : '',
    job: job ?? '',
  };
  const parameters = new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ''));
  return parameters.size === 0 ? '' : `?${parameters}`;
}
