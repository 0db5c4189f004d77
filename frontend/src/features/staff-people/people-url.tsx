import { setParams, useUrlParams } from '../../shared/staff/url-params';

/** What a timeline shows. */
export const TIMELINE_FILTERS = ['all', 'changes', 'failures', 'jobs', 'access'] as const;
export type TimelineFilter = (typeof TIMELINE_FILTERS)[number];

/** What the panel `moment` can show of the person at the chosen revision. */
export const MOMENT_VIEWS = ['profile', 'onboarding', 'compare', 'cv', 'json'] as const;
export type MomentView = (typeof MOMENT_VIEWS)[number];

/** The panels of narrow screens. */
export const PANELS = ['person', 'timeline', 'moment'] as const;
export type Panel = (typeof PANELS)[number];

/** The state of the page. It is in the URL, which contains neither email addresses nor the reasons of sessions. */
export interface PeopleState {
  /** The user id of the person. */
  readonly person: string | undefined;
  /** The revision of the profile; the newest if undefined. */
  readonly revision: number | undefined;
  /** The revision to compare with. */
  readonly compare: number | undefined;
  readonly filter: TimelineFilter;
  /** The id of the chosen item of the timeline. */
  readonly item: string | undefined;
  readonly view: MomentView;
  readonly panel: Panel;
}

interface PeopleUrl extends PeopleState {
  /** Changes part of the state; undefined removes a parameter. */
  readonly update: (change: Readonly<Record<string, string | undefined>>) => void;
}

/** Accepts at most 15 digits, as the server does. */
const parseRevision = (text: string | null): number | undefined =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined;

const parseOption = <Option extends string>(text: string | null, options: readonly [Option, ...Option[]]): Option =>
  options.find((option) => option === text) ?? options[0];

/** Reads the state of the page from the parameters of its URL. */
export const parsePeopleState = (params: URLSearchParams): PeopleState => ({
  person: params.get('person') ?? undefined,
  revision: parseRevision(params.get('revision')),
  compare: parseRevision(params.get('compare')),
  filter: parseOption(params.get('show'), TIMELINE_FILTERS),
  item: params.get('item') ?? undefined,
  view: parseOption(params.get('view'), MOMENT_VIEWS),
  panel: parseOption(params.get('panel'), PANELS),
});

/** The state of the page in the URL. Changes replace the history entry, except those of the person. */
export function usePeopleUrl(): PeopleUrl {
  const { params, edit } = useUrlParams();

  const update: PeopleUrl['update'] = (change) => {
    const isOtherPerson = 'person' in change;
    edit(
      (next) => {
        if (isOtherPerson) for (const name of [...next.keys()]) next.delete(name);
        setParams(next, change);
      },
      { replace: !isOtherPerson, preventScrollReset: true },
    );
  };

  return { ...parsePeopleState(params), update };
}
