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
import { onboardingStream, profileStream } from '@trackrecord/contracts/events/streams';
import { profileRequest } from '../../../shared/profile/profile-request';
import { profileAnswer } from '../../../shared/profile/reading/profile-answer';
import { readProgress } from './read-progress';

/** What is recorded of a step: that it is finished, that it was skipped, or what it holds so far. */
type StepRecord = { readonly data: ProfileSections } | { readonly skipped: true } | { readonly draft: OnboardingDraft };

interface RecordStep {
  readonly uid: string;
  readonly step: OnboardingStep;
  readonly record: StepRecord;
  /** Whether the page is about to go: the request outlives it. */
  readonly leaving?: boolean;
  /** The revision of the onboarding it is based on; the server refuses it when another came in between. */
  readonly ifMatch?: number;
}

interface SaveProfile {
  readonly uid: string;
  readonly sections: ProfileSections;
  /** The revision the wizard was opened on, where it edits a profile that is there. */
  readonly revision: number | undefined;
}

const RECORD_STEP = 'PUT /api/profile/{uid}/onboarding/{step}';
const SAVE_PROFILE = 'POST /api/profile';

/** The saving whose answer outlives the review, in memory only. */
export const JUST_SAVED = 'just-saved';

/** The wizard's progress, and saving the profile it makes (design.md section 4). */
export const onboardingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOnboarding: build.query<OnboardingProgress, string>({
      query: (uid) =>
        endpointRequest('GET /api/profile/{uid}/onboarding', { params: { uid }, stream: onboardingStream(uid) }),
      transformResponse: (sent, _meta, uid) => readProgress(sent, uid),
    }),
    recordStep: build.mutation<OnboardingProgress, RecordStep>({
      query: ({ uid, step, record, leaving = false, ifMatch }) =>
        endpointRequest(RECORD_STEP, {
          params: { uid, step },
          stream: onboardingStream(uid),
          keepalive: leaving,
          ...(ifMatch !== undefined && ifMatch >= 0 && { ifMatch }),
          // The server checks what a step holds so far.
          body: record as EndpointInput<typeof RECORD_STEP>['body'],
        }),
      transformResponse: (sent, _meta, { uid }) => readProgress(sent, uid),
      // The answer is the progress itself: the wizard need not ask for it when it opens again.
      async onQueryStarted({ uid }, { dispatch, queryFulfilled }) {
        try {
          const { data } = await queryFulfilled;
          await dispatch(onboardingApi.util.upsertQueryData('getOnboarding', uid, data));
        } catch {
          // Whoever records says why it failed.
        }
      },
    }),
    saveProfile: build.mutation<Profile, SaveProfile>({
      query: ({ uid, sections, revision }) =>
        endpointRequest(SAVE_PROFILE, {
          stream: profileStream(uid),
          ...(revision !== undefined && { ifMatch: revision }),
          // The server checks the rules of each section.
          body: {
            userId: uid,
            ...sections,
            onboardingCompleted: true,
            origin: 'typed',
          } as EndpointInput<typeof SAVE_PROFILE>['body'],
        }),
      transformResponse: profileAnswer,
    }),
    // Apart from the profile the guard watches: at the news that it is complete, it would lead away at once.
    getSavedProfile: build.query<Profile, string>({
      query: (uid) => profileRequest(uid),
      transformResponse: profileAnswer,
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
