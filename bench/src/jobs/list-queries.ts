/** The query parameters of a list call. */
export interface ListQuery {
  readonly page: number;
  readonly location: string;
  readonly search: string;
  readonly minSalary?: number;
  readonly maxSalary?: number;
  readonly remote?: boolean;
}

const PAGE_COUNT = 5;

const PLACES = [
  '',
  'India',
  'Dubai',
  'united arab emirates',
  'Berlin',
  '',
  'London',
  'Bengaluru, India',
  'Remote',
  'Toronto',
];
const SEARCHES = [
  'engineer',
  'python',
  '',
  'product manager',
  'react',
  'sales',
  'kubernetes',
  '',
  'data',
  'design',
  'lead go',
  'marketing',
];
const SALARIES = [{ minSalary: 20_000 }, {}, { minSalary: 30_000, maxSalary: 120_000 }, { maxSalary: 80_000 }];
const REMOTE = [{}, { remote: false }, {}, { remote: true }, {}];

const pickCyclic = <Item>(items: readonly Item[], index: number, fallback: Item): Item =>
  items[index % items.length] ?? fallback;

/** Pages 1 to 5 of the whole list. */
export const WITHOUT_FILTERS: readonly ListQuery[] = Array.from({ length: PAGE_COUNT }, (_, index) => ({
  page: index + 1,
  location: '',
  search: '',
}));

/** Forty distinct, fixed combinations of filters. */
export const WITH_FILTERS: readonly ListQuery[] = Array.from({ length: 40 }, (_, index) => ({
  page: 1 + (index % PAGE_COUNT),
  location: pickCyclic(PLACES, index, ''),
  search: pickCyclic(SEARCHES, index, ''),
  ...pickCyclic(SALARIES, index + Math.floor(index / 20), {}),
  ...pickCyclic(REMOTE, index + Math.floor(index / 10), {}),
}));

/** Formats a query string, without the question mark. */
export const toQueryString = (query: ListQuery): string =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
