import type { Actor, LogEvent, Origin, StreamCategory } from '@trackrecord/contracts';
import { STREAM_CATEGORIES } from '@trackrecord/contracts/events/streams';

// The lists are written out, because those of the contracts would add zod to the chunk.
const ORIGIN_NAMES = ['typed', 'dictated', 'suggested', 'imported'] as const satisfies readonly Origin[];
const ROLE_NAMES = [
  'user',
  'support',
  'operator',
  'developer',
  'auditor',
  'system',
  'host',
] as const satisfies readonly Actor['role'][];

/** The filters whose values are chosen from short lists. */
export const CHOICES = { category: STREAM_CATEGORIES, origin: ORIGIN_NAMES, role: ROLE_NAMES } as const;
export type ChoiceName = keyof typeof CHOICES;

/** The filters of the log. Empty lists and undefined values do not filter. */
export interface FilterValues {
  readonly type: readonly string[];
  readonly notType: readonly string[];
  readonly category: readonly StreamCategory[];
  readonly origin: readonly Origin[];
  readonly role: readonly Actor['role'][];
  readonly since: string | undefined;
  readonly until: string | undefined;
  readonly client: string | undefined;
  readonly id: string | undefined;
}

const LIST_NAMES = ['type', 'notType', 'category', 'origin', 'role'] as const;
const TEXT_NAMES = ['since', 'until', 'client', 'id'] as const;
export type ListFilter = (typeof LIST_NAMES)[number];
export type TextFilter = (typeof TEXT_NAMES)[number];

/** The most types of a filter. */
const MAX_TYPES = 20;
const EVENT_TYPE = /^[A-Z][A-Za-z]{1,60}$/;
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?Z$/;

/** What the server accepts in text filters. */
const TEXT_RULES: Readonly<Record<TextFilter, (text: string) => boolean>> = {
  since: (text) => ISO_TIME.test(text) && !Number.isNaN(Date.parse(text)),
  until: (text) => ISO_TIME.test(text) && !Number.isNaN(Date.parse(text)),
  client: (text) => /^[\w.+/-]{1,40}$/.test(text),
  id: (text) => /^[\w:-]{1,200}$/.test(text),
};

/** The filters of the whole log. */
export const NO_FILTERS: FilterValues = {
  type: [],
  notType: [],
  category: [],
  origin: [],
  role: [],
  since: undefined,
  until: undefined,
  client: undefined,
  id: undefined,
};

/** Returns true if the server accepts a text as the value of a filter. */
export const isFilterText = (name: TextFilter, text: string): boolean => TEXT_RULES[name](text);

const parseTypes = (text: string | null): readonly string[] =>
  [...new Set(text?.split(',') ?? [])].filter((type) => EVENT_TYPE.test(type)).slice(0, MAX_TYPES);

const parseChoices = <Choice extends string>(text: string | null, choices: readonly Choice[]): readonly Choice[] => {
  const values = text?.split(',') ?? [];
  return choices.filter((choice) => values.includes(choice));
};

const parseText = (name: TextFilter, text: string | null): string | undefined =>
  text !== null && isFilterText(name, text) ? text : undefined;

/** Reads the filters from the parameters of the URL. Values that the server would reject are ignored. */
export const parseFilters = (params: URLSearchParams): FilterValues => ({
  type: parseTypes(params.get('type')),
  notType: parseTypes(params.get('notType')),
  category: parseChoices(params.get('category'), CHOICES.category),
  origin: parseChoices(params.get('origin'), CHOICES.origin),
  role: parseChoices(params.get('role'), CHOICES.role),
  since: parseText('since', params.get('since')),
  until: parseText('until', params.get('until')),
  client: parseText('client', params.get('client')),
  id: parseText('id', params.get('id')),
});

const joinList = (values: readonly string[]): string | undefined =>
  values.length === 0 ? undefined : values.join(',');

/** Returns the filters as parameters of a URL; undefined for those that do not filter. */
export const toParams = (filters: FilterValues): Readonly<Record<ListFilter | TextFilter, string | undefined>> => ({
  type: joinList(filters.type),
  notType: joinList(filters.notType),
  category: joinList(filters.category),
  origin: joinList(filters.origin),
  role: joinList(filters.role),
  since: filters.since,
  until: filters.until,
  client: filters.client,
  id: filters.id,
});

/** Returns the query of a request with these filters. */
export const toQuery = (filters: FilterValues): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(toParams(filters)).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/** A value that filters, with the words that name it. */
export interface ActiveFilter {
  readonly name: ListFilter | TextFilter;
  readonly value: string;
}

/** Returns every value that filters. */
export const getActiveFilters = (filters: FilterValues): readonly ActiveFilter[] => [
  ...LIST_NAMES.flatMap((name) => filters[name].map((value) => ({ name, value }))),
  ...TEXT_NAMES.flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : [{ name, value }];
  }),
];

/** Returns the filters without one value. */
export const removeFilter = (filters: FilterValues, { name, value }: ActiveFilter): FilterValues => {
  const current = filters[name];
  return {
    ...filters,
    [name]: Array.isArray(current) ? current.filter((other: string) => other !== value) : undefined,
  };
};

const isListed = (values: readonly string[], value: string | null): boolean =>
  values.length === 0 || (value !== null && values.includes(value));

/** `web` or `web/0.2.0` include all its builds. */
const isClient = (filter: string, client: string | null): boolean =>
  client !== null && (client === filter || client.startsWith(`${filter}/`) || client.startsWith(`${filter}+`));

/** Returns true if an event of the tail, which the server filters by type and kind of stream only, matches the others. */
export function matchesFilters(event: LogEvent, filters: FilterValues): boolean {
  const { notType, origin, role, since, until, client, id } = filters;
  const ids = [event.eventId, event.requestId, event.correlationId, event.commandId, event.originRef];
  const at = Date.parse(event.at);
  return (
    isListed(filters.type, event.type) &&
    isListed(filters.category, event.category) &&
    !notType.includes(event.type) &&
    isListed(origin, event.origin) &&
    isListed(role, event.role) &&
    (since === undefined || at >= Date.parse(since)) &&
    (until === undefined || at < Date.parse(until)) &&
    (client === undefined || isClient(client, event.client)) &&
    (id === undefined || ids.includes(id))
  );
}
