import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { Profile, ProfileSections, Timeline, TimelineKind } from '@trackrecord/contracts';
import { timeline } from '@trackrecord/contracts/staff/timeline';
import type { ApiError } from '../api/api-error';
import type { ApiRequest, ResponseMeta } from '../api/base-query';
import { READ_DEADLINE_MS } from '../api/deadlines';
import { endpointRequest } from '../api/endpoint-request';
import { asString } from '../api/response-fields';
import { downloadFile } from '../cv/download-file';
import { asRecord, asStrings, asWholeNumber, mapList } from '../profile/reading/fields';
import { parseProfileResponse, readSections } from '../profile/reading/read-profile';
import { parseWith } from './parse-response';
import { staffApi } from './staff-api';
import { staffBaseQuery } from './staff-base-query';

export type TimelineItem = Timeline['items'][number];
export type ItemOfKind<Kind extends TimelineKind> = Extract<TimelineItem, { readonly kind: Kind }>;

/** A session and the person whose content it permits to read. */
interface SessionRef {
  readonly uid: string;
  readonly sessionId: string;
}

interface AtRevision extends SessionRef {
  readonly revision: number;
}

/** A profile at a revision, and the response that it was read from, which may have fields that this version ignores. */
interface PastProfile {
  readonly profile: Profile;
  readonly response: unknown;
}

/** The differences between two revisions: what changed in words, and each changed section before and after. */
export interface ContentDiff {
  readonly words: readonly string[];
  readonly events: number;
  readonly before: ProfileSections;
  readonly after: ProfileSections;
}

/** The progress in the wizard at a revision. */
export interface WizardProgress {
  /** The next step. */
  readonly step: string;
  readonly done: readonly string[];
  readonly data: ProfileSections;
  /** The names of the steps with a draft. */
  readonly drafts: readonly string[];
}

const SESSION_OVER = /^(access-(required|expired|ended|not-yours)|erased)$/;

type ContentQuery = BaseQueryFn<ApiRequest, unknown, ApiError, object, ResponseMeta>;

type StaffState = Parameters<ReturnType<typeof staffApi.endpoints.getStaffMe.select>>[0];

/** Dispatches to the store of the staff area. */
export type StaffDispatch = ThunkDispatch<StaffState, unknown, UnknownAction>;

/** Removes a session from the cached ones, before the server is asked again. */
export const removeSession = (dispatch: StaffDispatch, sessionId: string | undefined): void => {
  dispatch(
    staffApi.util.updateQueryData('getStaffMe', undefined, (me) => {
      me.sessions = me.sessions.filter((session) => session.sessionId !== sessionId);
    }),
  );
};

/**
 * Sends a request in an access session. If the server says that the session is over, it is removed at once, and the
 * screens with it. Otherwise its new end is read, because a session ends sooner without use.
 */
const contentBaseQuery: ContentQuery = async (request, api, options) => {
  const result = await staffBaseQuery(request, api, options);
  const dispatch: StaffDispatch = api.dispatch;
  if (SESSION_OVER.test(result.error?.code ?? '')) removeSession(dispatch, request.accessSession);
  dispatch(staffApi.util.invalidateTags(['Me']));
  return result;
};

const read = ({ sessionId }: SessionRef) => ({ accessSession: sessionId, deadline: READ_DEADLINE_MS });

function parseDiff(response: unknown): ContentDiff {
  const { sections, words, events } = asRecord(response);
  const merge = (side: 'before' | 'after'): ProfileSections =>
    mapList(sections, (entry) => readSections(asRecord(entry)[side])).reduce(
      (merged, section) => ({ ...merged, ...section }),
      {},
    );
  return {
    words: mapList(words, asString),
    events: asWholeNumber(events) ?? 0,
    before: merge('before'),
    after: merge('after'),
  };
}

function parseProgress(response: unknown): WizardProgress {
  const { step, done, data, drafts } = asRecord(response);
  return {
    step: asString(step) ?? '',
    done: asStrings(done),
    data: readSections(data),
    drafts: Object.keys(asRecord(drafts)),
  };
}

/** Saves the file of a response; it is not cached. */
const saveFile =
  (name: string) =>
  ({ data, error }: { readonly data?: unknown; readonly error?: ApiError | undefined }) => {
    if (error !== undefined) return { error };
    if (data instanceof Blob) downloadFile(data, name);
    return { data: null };
  };

/**
 * The API of the content of people. Its cache is separate, so that it can be emptied when a session ends
 * (`open-sessions.tsx`).
 */
export const contentApi = createApi({
  reducerPath: 'content',
  baseQuery: contentBaseQuery,
  endpoints: (build) => ({
    getTimeline: build.infiniteQuery<Timeline, SessionRef & { readonly kinds: readonly TimelineKind[] }, string | null>(
      {
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
        query: ({ queryArg: { kinds, ...session }, pageParam: before }) =>
          endpointRequest('GET /api/support/people/{uid}/timeline', {
            params: { uid: session.uid },
            query: {
              ...(before !== null && { before }),
              ...(kinds.length > 0 && { kinds: kinds.join(',') }),
            },
            ...read(session),
          }),
        transformResponse: parseWith(timeline),
      },
    ),
    getProfileAt: build.query<PastProfile, AtRevision>({
      query: ({ revision, ...session }) =>
        endpointRequest('GET /api/support/people/{uid}/profile', {
          params: { uid: session.uid },
          query: { revision: String(revision) },
          ...read(session),
        }),
      transformResponse: (response: unknown) => ({ profile: parseProfileResponse(response), response }),
    }),
    getDiff: build.query<ContentDiff, SessionRef & { readonly from: number; readonly to: number }>({
      query: ({ from, to, ...session }) =>
        endpointRequest('GET /api/support/people/{uid}/diff', {
          params: { uid: session.uid },
          query: { from: String(from), to: String(to) },
          ...read(session),
        }),
      transformResponse: parseDiff,
    }),
    getOnboardingAt: build.query<WizardProgress, SessionRef & { readonly revision?: number }>({
      query: ({ revision, ...session }) =>
        endpointRequest('GET /api/support/people/{uid}/onboarding', {
          params: { uid: session.uid },
          query: revision === undefined ? {} : { revision: String(revision) },
          ...read(session),
        }),
      transformResponse: parseProgress,
    }),
    downloadCvAt: build.mutation<null, AtRevision>({
      queryFn: async ({ revision, uid, sessionId }, _api, _options, request) =>
        saveFile(`cv-revision-${String(revision)}.pdf`)(
          await request(
            endpointRequest('GET /api/support/people/{uid}/cv', {
              params: { uid },
              query: { revision: String(revision) },
              accessSession: sessionId,
              file: 'application/pdf',
            }),
          ),
        ),
    }),
    downloadBundle: build.mutation<null, SessionRef>({
      queryFn: async ({ uid, sessionId }, _api, _options, request) =>
        saveFile('bundle.md')(
          await request(
            endpointRequest('GET /api/support/people/{uid}/bundle', {
              params: { uid },
              accessSession: sessionId,
              file: 'text/markdown',
            }),
          ),
        ),
    }),
  }),
});

export const {
  useGetTimelineInfiniteQuery,
  useGetProfileAtQuery,
  useGetDiffQuery,
  useGetOnboardingAtQuery,
  useDownloadCvAtMutation,
  useDownloadBundleMutation,
} = contentApi;
