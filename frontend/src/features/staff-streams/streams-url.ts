import { setParams, useUrlParams } from '../../shared/staff/url-params';
import { parseFilters, toParams } from './log/filter-values';
import type { FilterValues } from './log/filter-values';

/** What the page shows without a stream or graph. */
export const PAGE_VIEWS = ['log', 'schemas', 'projections'] as const;
export type PageView = (typeof PAGE_VIEWS)[number];

/** The panels of screens that are not wide. */
export const PANELS = ['list', 'event'] as const;
export type Panel = (typeof PANELS)[number];

/** The state of the page. It is in the URL. */
export interface StreamsState {
  readonly view: PageView | 'stream' | 'graph';
  /** The name of the open stream. */
  readonly stream: string | undefined;
  /** The id whose graph is open. */
  readonly graph: string | undefined;
  /** The id of the chosen event. */
  readonly event: string | undefined;
  /** The position before which the log is listed; its end if undefined. */
  readonly before: string | undefined;
  /** The revision from which the stream is listed. */
  readonly from: number | undefined;
  /** Whether the stream is listed from newer to older events. */
  readonly isBackwards: boolean;
  readonly filters: FilterValues;
  /** Whether the log is followed. */
  readonly isLive: boolean;
  readonly panel: Panel;
}

/** Changes of parameters by name; undefined removes one. */
type Change = Readonly<Record<string, string | undefined>>;

interface StreamsUrl extends StreamsState {
  /** Changes part of the state; the history entry is replaced. */
  readonly update: (change: Change) => void;
  readonly updateFilters: (filters: FilterValues) => void;
  /** Opens something else; going back returns to what was open. */
  readonly open: (change: Change) => void;
  /** Shows another event beside the list; going back returns to the one before. */
  readonly follow: (eventId: string) => void;
}

const parseOption = <Option extends string>(text: string | null, options: readonly [Option, ...Option[]]): Option =>
  options.find((option) => option === text) ?? options[0];

const parseMatch = (text: string | null, pattern: RegExp): string | undefined =>
  text !== null && pattern.test(text) ? text : undefined;

/** Reads the state of the page from the parameters of its URL. */
export function parseStreamsState(params: URLSearchParams): StreamsState {
  const stream = params.get('stream') ?? undefined;
  const graph = params.get('graph') ?? undefined;
  const from = parseMatch(params.get('from'), /^\d{1,15}$/);
  const view =
    (stream !== undefined && 'stream') ||
    (graph !== undefined && 'graph') ||
    parseOption(params.get('view'), PAGE_VIEWS);
  return {
    view,
    stream,
    graph,
    event: params.get('event') ?? undefined,
    before: parseMatch(params.get('before'), /^(0|[1-9]\d{0,18})$/),
    from: from === undefined ? undefined : Number(from),
    isBackwards: params.get('order') !== 'oldest',
    filters: parseFilters(params),
    isLive: params.get('live') === 'on',
    panel: parseOption(params.get('panel'), PANELS),
  };
}

/** The parameters that belong to what is open. Filters stay, so that the log keeps them. */
const OPENED: Change = {
  view: undefined,
  stream: undefined,
  graph: undefined,
  event: undefined,
  before: undefined,
  from: undefined,
  order: undefined,
  live: undefined,
  panel: undefined,
};

/** The state of the page in the URL. */
export function useStreamsUrl(): StreamsUrl {
  const { params, edit } = useUrlParams();
  const update: StreamsUrl['update'] = (change) =>
    edit((next) => setParams(next, change), { replace: true, preventScrollReset: true });
  return {
    ...parseStreamsState(params),
    update,
    updateFilters: (filters) => update({ ...toParams(filters), before: undefined, event: undefined, panel: undefined }),
    open: (change) => edit((next) => setParams(next, { ...OPENED, ...change }), {}),
    follow: (event) => edit((next) => setParams(next, { event, panel: 'event' }), { preventScrollReset: true }),
  };
}
