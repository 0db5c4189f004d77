import type { ApplicationSummary } from '@trackrecord/contracts';
import { applicationsStream } from '@trackrecord/contracts/events/streams';
import { toCompanyKey } from '@trackrecord/contracts/jobs/company-key';
import { baseApi } from '../api/base-api';
import { endpointRequest } from '../api/endpoint-request';
import { getToday } from '../format/local-day';
import {
  invalidatesApplications,
  invalidatesChanges,
  patchApplicationList,
  PENDING_ID,
  type PostingInput,
  type SavedApplication,
  showSaved,
} from './applications-api';

/** A posting of our lists that becomes an application, with its full text. */
export interface SavePostingInput {
  readonly uid: string;
  readonly posting: PostingInput & { readonly jobId: string };
  readonly text: string;
  readonly stage: 'saved' | 'applied';
  /** True to add it although an application has the same posting. */
  readonly isDuplicateAllowed?: true;
}

/** A company whose postings are hidden or shown again. */
export interface HideCompanyInput {
  readonly uid: string;
  readonly company: string;
  readonly isHidden: boolean;
}

/** The user and a posting of our lists. */
export interface PostingId {
  readonly uid: string;
  readonly jobId: string;
}

const toPendingApplication = ({ posting, stage }: SavePostingInput): ApplicationSummary => ({
  id: PENDING_ID,
  posting: {
    title: posting.title,
    company: posting.company,
    jobId: posting.jobId,
    ...(posting.location && { location: posting.location }),
    ...(posting.salary && { salary: posting.salary }),
    ...(posting.url && { url: posting.url }),
    ...(posting.applyBy && { applyBy: posting.applyBy }),
  },
  source: 'job',
  addedAt: new Date().toISOString(),
  moves: [{ id: PENDING_ID, stage, on: getToday() }],
  nextSteps: [],
  sentAt: null,
  notes: 0,
});

/** Reloads the applications after a write, and the job lists too if it succeeded. */
const invalidatesJobs = (result: unknown, error: unknown, input: { readonly uid: string }) => [
  ...invalidatesApplications(result, error, input),
  ...(error ? [] : ['Jobs' as const]),
];

// The changes of all these mutations are shown at once, and taken back if the server rejects them.
const postingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    savePosting: build.mutation<SavedApplication, SavePostingInput>({
      query: ({ uid, posting, text, stage, ...insistence }) =>
        endpointRequest('POST /api/applications/{uid}', {
          params: { uid },
          stream: applicationsStream(uid),
          body: { posting, text, source: 'job', stage, on: getToday(), ...insistence },
        }),
      invalidatesTags: invalidatesChanges,
      async onQueryStarted(input, mutation) {
        const patch = mutation.dispatch(
          patchApplicationList(input.uid, ({ items }) => void items.push(toPendingApplication(input))),
        );
        mutation.queryFulfilled.catch(patch.undo);
        await showSaved(input, mutation);
      },
    }),
    unsavePosting: build.mutation<unknown, { readonly uid: string; readonly applicationId: string }>({
      query: ({ uid, applicationId }) =>
        endpointRequest('DELETE /api/applications/{uid}/{applicationId}', {
          params: { uid, applicationId },
          stream: applicationsStream(uid),
        }),
      invalidatesTags: invalidatesApplications,
      async onQueryStarted({ uid, applicationId }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          patchApplicationList(uid, (list) => {
            list.items = list.items.filter(({ id }) => id !== applicationId);
          }),
        );
        await queryFulfilled.catch(patch.undo);
      },
    }),
    hidePosting: build.mutation<unknown, PostingId>({
      query: ({ uid, jobId }) =>
        endpointRequest('PUT /api/applications/{uid}/hidden-postings/{jobId}', {
          params: { uid, jobId },
          stream: applicationsStream(uid),
        }),
      invalidatesTags: invalidatesJobs,
      async onQueryStarted({ uid, jobId }, { dispatch, queryFulfilled }) {
        const patch = dispatch(patchApplicationList(uid, ({ hiddenPostings }) => void hiddenPostings.push(jobId)));
        await queryFulfilled.catch(patch.undo);
      },
    }),
    unhidePosting: build.mutation<unknown, PostingId>({
      query: ({ uid, jobId }) =>
        endpointRequest('DELETE /api/applications/{uid}/hidden-postings/{jobId}', {
          params: { uid, jobId },
          stream: applicationsStream(uid),
        }),
      invalidatesTags: invalidatesJobs,
      async onQueryStarted({ uid, jobId }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          patchApplicationList(uid, (list) => {
            list.hiddenPostings = list.hiddenPostings.filter((id) => id !== jobId);
          }),
        );
        await queryFulfilled.catch(patch.undo);
      },
    }),
    hideCompany: build.mutation<unknown, HideCompanyInput>({
      query: ({ uid, ...body }) =>
        endpointRequest('PUT /api/applications/{uid}/hidden-companies', {
          params: { uid },
          stream: applicationsStream(uid),
          body,
        }),
      invalidatesTags: invalidatesJobs,
      async onQueryStarted({ uid, company, isHidden }, { dispatch, queryFulfilled }) {
        const key = toCompanyKey(company);
        const patch = dispatch(
          patchApplicationList(uid, (list) => {
            list.hiddenCompanies = list.hiddenCompanies.filter((name) => toCompanyKey(name) !== key);
            if (isHidden) list.hiddenCompanies.push(company);
          }),
        );
        await queryFulfilled.catch(patch.undo);
      },
    }),
  }),
});

export const {
  useSavePostingMutation,
  useUnsavePostingMutation,
  useHidePostingMutation,
  useUnhidePostingMutation,
  useHideCompanyMutation,
} = postingsApi;
