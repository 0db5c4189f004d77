import type {
  EventPayload,
  OnboardingProgress,
  Profile,
  ProfileDiff,
  ProfileSections,
  Timeline,
  TimelineKind,
} from '@trackrecord/contracts';
import type { ApiError } from '../../../shared/api/api-error';
import { READ_DEADLINE_MS } from '../../../shared/api/deadlines';
import { endpointRequest } from '../../../shared/api/endpoint-request';
import { downloadFile } from '../../../shared/cv/download-file';
import { parseProfileResponse, readSections } from '../../../shared/profile/reading/read-profile';
import { contentApi } from '../../../shared/staff/content-api';

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

/** The differences between two revisions: descriptions of the changes, and each changed section before and after. */
export interface ContentDiff {
  readonly descriptions: readonly string[];
  readonly eventCount: number;
  readonly before: ProfileSections;
  readonly after: ProfileSections;
}

/** The progress in the wizard at a revision. */
export interface WizardProgress {
  /** The next step. */
  readonly step: string;
  /** The names of the finished steps. */
  readonly done: readonly string[];
  /** What was entered so far. */
  readonly data: ProfileSections;
  /** The names of the steps with a draft. */
  readonly drafts: readonly string[];
}

const toReadOptions = ({ sessionId }: SessionRef) => ({ accessSession: sessionId, deadlineMs: READ_DEADLINE_MS });

function toContentDiff({ sections, descriptions, events }: ProfileDiff): ContentDiff {
  const merge = (side: 'before' | 'after'): ProfileSections =>
    sections.reduce((merged, entry) => ({ ...merged, ...readSections(entry[side]) }), {});
  return { descriptions, eventCount: events, before: merge('before'), after: merge('after') };
}

const toWizardProgress = ({ step, done, data, drafts }: OnboardingProgress): WizardProgress => ({
  step,
  done,
  data: readSections(data),
  drafts: Object.keys(drafts),
});

/** Saves the file of a response; it is not cached. */
const saveFile =
  (name: string) =>
  ({ data, error }: { readonly data?: unknown; readonly error?: ApiError | undefined }) => {
    if (error !== undefined) return { error };
    if (data instanceof Blob) downloadFile(data, name);
    return { data: null };
  };

/** What the replay of a profile reads. */
const replayApi = contentApi.injectEndpoints({
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
            ...toReadOptions(session),
          }),
      },
    ),
    getProfileAt: build.query<PastProfile, AtRevision>({
      query: ({ revision, ...session }) =>
        endpointRequest('GET /api/support/people/{uid}/profile', {
          params: { uid: session.uid },
          query: { revision: String(revision) },
          ...toReadOptions(session),
        }),
      transformResponse: (response: unknown) => ({ profile: parseProfileResponse(response), response }),
    }),
    getDiff: build.query<ContentDiff, SessionRef & { readonly from: number; readonly to: number }>({
      query: ({ from, to, ...session }) =>
        endpointRequest('GET /api/support/people/{uid}/diff', {
          params: { uid: session.uid },
          query: { from: String(from), to: String(to) },
          ...toReadOptions(session),
        }),
      transformResponse: toContentDiff,
    }),
    getOnboardingAt: build.query<WizardProgress, SessionRef & { readonly revision?: number }>({
      query: ({ revision, ...session }) =>
        endpointRequest('GET /api/support/people/{uid}/onboarding', {
          params: { uid: session.uid },
          query: revision === undefined ? {} : { revision: String(revision) },
          ...toReadOptions(session),
        }),
      transformResponse: toWizardProgress,
    }),
    /** A mutation, because the person sees each opening: it is neither repeated after an error nor read again. */
    openEventPayload: build.mutation<EventPayload, SessionRef & { readonly eventId: string }>({
      query: ({ uid, sessionId, eventId }) =>
        endpointRequest('GET /api/support/people/{uid}/events/{id}/payload', {
          params: { uid, id: eventId },
          accessSession: sessionId,
          timeoutMs: READ_DEADLINE_MS,
        }),
    }),
    downloadCvAt: build.mutation<null, AtRevision>({
      queryFn: async ({ revision, uid, sessionId }, _api, _options, request) =>
        saveFile(`cv-revision-${String(revision)}.pdf`)(
          await request(
            endpointRequest('GET /api/support/people/{uid}/cv', {
              params: { uid },
              query: { revision: String(revision) },
              accessSession: sessionId,
              fileType: 'application/pdf',
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
              fileType: 'text/markdown',
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
  useOpenEventPayloadMutation,
  useDownloadCvAtMutation,
  useDownloadBundleMutation,
} = replayApi;
