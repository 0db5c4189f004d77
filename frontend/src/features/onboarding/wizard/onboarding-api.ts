import type {
  OnboardingDraft,
  OnboardingProgress,
  OnboardingStep,
  Profile,
  ProfileSections,
} from '@trackrecord/contracts';
import { baseApi } from '../../../shared/api/base-api';
import { endpointRequest } from '../../../shared/api/endpoint-request';
import type { EndpointInput } from '../../../shared/api/endpoint-request';
import type { RequestIds } from '../../../shared/api/task';
import { onboardingStream, profileStream } from '@trackrecord/contracts/events/streams';
import { createProfileRequest } from '../../../shared/profile/profile-request';
import { parseProfileResponse } from '../../../shared/profile/reading/read-profile';
import { readProgress } from './read-progress';

type StepRecord = { readonly data: ProfileSections } | { readonly skipped: true } | { readonly draft: OnboardingDraft };

export interface RecordStepArgs {
  readonly uid: string;
  readonly step: OnboardingStep;
  readonly record: StepRecord;
  /** Whether the request outlives the page. */
  readonly keepalive?: boolean;
  /** The expected revision of the onboarding stream. */
  readonly ifMatch?: number;
  readonly requestIds: RequestIds;
}

interface SaveProfileArgs {
  readonly uid: string;
  readonly sections: ProfileSections;
  /** The expected revision of the profile; undefined for a new profile. */
  readonly revision: number | undefined;
  readonly requestIds: RequestIds | undefined;
}

const RECORD_STEP = 'PUT /api/profile/{uid}/onboarding/{step}';
const SAVE_PROFILE = 'POST /api/profile';

/** Cache key of the save mutation, whose result the thank-you page reads after the review is unmounted. */
export const SAVE_CACHE_KEY = 'just-saved';

/** Endpoints for the wizard's progress and for saving the profile. */
export const onboardingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOnboarding: build.query<OnboardingProgress, string>({
      query: (uid) =>
        endpointRequest('GET /api/profile/{uid}/onboarding', { params: { uid }, stream: onboardingStream(uid) }),
      transformResponse: readProgress,
    }),
    recordStep: build.mutation<OnboardingProgress, RecordStepArgs>({
      query: ({ uid, step, record, keepalive = false, ifMatch, requestIds }) =>
        endpointRequest(RECORD_STEP, {
          params: { uid, step },
          stream: onboardingStream(uid),
          keepalive,
          ...requestIds,
          // While the stream is empty, its revision is -1, and there is nothing to match.
          ...(ifMatch !== undefined && ifMatch >= 0 && { ifMatch }),
          // The type is asserted, since the server validates drafts.
          body: record as EndpointInput<typeof RECORD_STEP>['body'],
        }),
      transformResponse: readProgress,
      // The response is the progress, so reopening the wizard needs no request.
      async onQueryStarted({ uid }, { dispatch, queryFulfilled }) {
        try {
          const { data } = await queryFulfilled;
          await dispatch(onboardingApi.util.upsertQueryData('getOnboarding', uid, data));
        } catch {
          // The caller reports the error.
        }
      },
    }),
    saveProfile: build.mutation<Profile, SaveProfileArgs>({
      query: ({ uid, sections, revision, requestIds }) =>
        endpointRequest(SAVE_PROFILE, {
          stream: profileStream(uid),
          ...(revision !== undefined && { ifMatch: revision }),
          ...requestIds,
          // The type is asserted, since the server validates the sections.
          body: {
            userId: uid,
            ...sections,
            onboardingCompleted: true,
            origin: 'typed',
          } as EndpointInput<typeof SAVE_PROFILE>['body'],
        }),
      transformResponse: parseProfileResponse,
    }),
    // Not `getProfile`: the guard observes it and would redirect as soon as the profile is complete.
    getSavedProfile: build.query<Profile, string>({
      query: (uid) => createProfileRequest(uid),
      transformResponse: parseProfileResponse,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useGetOnboardingQuery,
  useLazyGetOnboardingQuery,
  useRecordStepMutation,
  useSaveProfileMutation,
  useLazyGetSavedProfileQuery,
} = onboardingApi;
