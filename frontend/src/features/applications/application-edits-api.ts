import type { ApplicationChanges, ApplicationHistory, PostingFacts } from '@trackrecord/contracts';
import { applicationsStream } from '@trackrecord/contracts/events/streams';
import { endpointRequest } from '../../shared/api/endpoint-request';
import type { EndpointInput } from '../../shared/api/endpoint-request';
import {
  type ApplicationId,
  applicationsApi,
  invalidatesApplications,
  invalidatesChanges,
  type PostingInput,
  type SavedApplication,
  showSaved,
  toReadOptions,
  toRequestOptions,
} from '../../shared/applications/applications-api';

/** Longer than the server waits for a page. */
const READ_POSTING_TIMEOUT_MS = 30_000;

/** A posting as it was read from a page. The title and the company are empty if the page does not name them. */
export interface PostingOnPage extends Omit<PostingFacts, 'jobId'> {
  readonly text: string;
}

export type NewApplication = EndpointInput<'POST /api/applications/{uid}'>['body'];
export type NextStepInput =
  EndpointInput<'POST /api/applications/{uid}/{applicationId}/next-steps'>['body']['nextStep'];
export type NoteInput = EndpointInput<'POST /api/applications/{uid}/{applicationId}/notes'>['body'];
export type ContactInput = EndpointInput<'POST /api/applications/{uid}/{applicationId}/contacts'>['body'];
export type SalaryInput = EndpointInput<'POST /api/applications/{uid}/{applicationId}/salaries'>['body'];

/** A new entry of a list of an application, or a changed one with its id. */
export type EntryInput = { readonly entryId?: string | undefined } & (
  | { readonly list: 'nextSteps'; readonly body: { readonly nextStep: NextStepInput } }
  | { readonly list: 'notes'; readonly body: NoteInput }
  | { readonly list: 'contacts'; readonly body: ContactInput }
  | { readonly list: 'salaries'; readonly body: SalaryInput }
);

interface EntryId extends ApplicationId {
  readonly list: EntryInput['list'];
  readonly entryId: string;
}

/** The revision that a change is based on; the server rejects it if there is a newer one. */
interface WithBaseRevision {
  readonly ifMatch: number;
}

function createEntryRequest({
  uid,
  applicationId,
  entryId,
  ifMatch,
  ...entry
}: ApplicationId & WithBaseRevision & EntryInput) {
  const options = { ...toRequestOptions({ uid, applicationId }), ifMatch };
  if (entryId === undefined) {
    switch (entry.list) {
      case 'nextSteps':
        return endpointRequest('POST /api/applications/{uid}/{applicationId}/next-steps', {
          ...options,
          body: entry.body,
        });
      case 'notes':
        return endpointRequest('POST /api/applications/{uid}/{applicationId}/notes', { ...options, body: entry.body });
      case 'contacts':
        return endpointRequest('POST /api/applications/{uid}/{applicationId}/contacts', {
          ...options,
          body: entry.body,
        });
      case 'salaries':
        return endpointRequest('POST /api/applications/{uid}/{applicationId}/salaries', {
          ...options,
          body: entry.body,
        });
    }
  }
  const entryOptions = { ...options, params: { uid, applicationId, entryId } };
  switch (entry.list) {
    case 'nextSteps':
      return endpointRequest('PUT /api/applications/{uid}/{applicationId}/next-steps/{entryId}', {
        ...entryOptions,
        body: entry.body,
      });
    case 'notes':
      return endpointRequest('PUT /api/applications/{uid}/{applicationId}/notes/{entryId}', {
        ...entryOptions,
        body: entry.body,
      });
    case 'contacts':
      return endpointRequest('PUT /api/applications/{uid}/{applicationId}/contacts/{entryId}', {
        ...entryOptions,
        body: entry.body,
      });
    case 'salaries':
      return endpointRequest('PUT /api/applications/{uid}/{applicationId}/salaries/{entryId}', {
        ...entryOptions,
        body: entry.body,
      });
  }
}

const REMOVE_ENTRY_ROUTES = {
  nextSteps: 'DELETE /api/applications/{uid}/{applicationId}/next-steps/{entryId}',
  notes: 'DELETE /api/applications/{uid}/{applicationId}/notes/{entryId}',
  contacts: 'DELETE /api/applications/{uid}/{applicationId}/contacts/{entryId}',
  salaries: 'DELETE /api/applications/{uid}/{applicationId}/salaries/{entryId}',
} as const;

export const applicationEditsApi = applicationsApi.injectEndpoints({
  endpoints: (build) => ({
    getApplicationHistory: build.query<ApplicationHistory, ApplicationId>({
      query: ({ uid, applicationId }) =>
        endpointRequest('GET /api/applications/{uid}/{applicationId}/history', {
          params: { uid, applicationId },
          ...toReadOptions(uid),
        }),
      providesTags: (_history, _error, { uid }) => [{ type: 'ApplicationChanges', id: uid }],
    }),
    listApplicationChanges: build.infiniteQuery<ApplicationChanges, string, number | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      query: ({ queryArg: uid, pageParam: before }) =>
        endpointRequest('GET /api/applications/{uid}/history', {
          params: { uid },
          ...(before !== null && { query: { before: String(before) } }),
          ...toReadOptions(uid),
        }),
      providesTags: (_pages, _error, uid) => [{ type: 'ApplicationChanges', id: uid }],
    }),
    readPosting: build.mutation<PostingOnPage, string>({
      query: (url) => endpointRequest('POST /api/postings/read', { body: { url }, timeoutMs: READ_POSTING_TIMEOUT_MS }),
    }),
    addApplication: build.mutation<SavedApplication, { readonly uid: string; readonly body: NewApplication }>({
      query: ({ uid, body }) =>
        endpointRequest('POST /api/applications/{uid}', { params: { uid }, stream: applicationsStream(uid), body }),
      invalidatesTags: invalidatesChanges,
      onQueryStarted: showSaved,
    }),
    removeSentRecord: build.mutation<SavedApplication, ApplicationId>({
      query: (id) => endpointRequest('DELETE /api/applications/{uid}/{applicationId}/sent', toRequestOptions(id)),
      invalidatesTags: invalidatesChanges,
      onQueryStarted: showSaved,
    }),
    changePosting: build.mutation<
      SavedApplication,
      ApplicationId & WithBaseRevision & { readonly posting: PostingInput }
    >({
      query: ({ posting, ifMatch, ...id }) =>
        endpointRequest('PUT /api/applications/{uid}/{applicationId}/posting', {
          ...toRequestOptions(id),
          ifMatch,
          body: { posting },
        }),
      invalidatesTags: invalidatesChanges,
      onQueryStarted: showSaved,
    }),
    saveEntry: build.mutation<SavedApplication, ApplicationId & WithBaseRevision & EntryInput>({
      query: createEntryRequest,
      invalidatesTags: invalidatesChanges,
      onQueryStarted: showSaved,
    }),
    removeEntry: build.mutation<SavedApplication, EntryId>({
      query: ({ uid, applicationId, list, entryId }) =>
        endpointRequest(REMOVE_ENTRY_ROUTES[list], {
          params: { uid, applicationId, entryId },
          stream: applicationsStream(uid),
        }),
      invalidatesTags: invalidatesChanges,
      onQueryStarted: showSaved,
    }),
    removeApplication: build.mutation<Pick<SavedApplication, 'eventId'>, ApplicationId>({
      query: (id) => endpointRequest('DELETE /api/applications/{uid}/{applicationId}', toRequestOptions(id)),
      invalidatesTags: invalidatesApplications,
    }),
  }),
});

export const {
  useGetApplicationHistoryQuery,
  useListApplicationChangesInfiniteQuery,
  useReadPostingMutation,
  useAddApplicationMutation,
  useRemoveSentRecordMutation,
  useChangePostingMutation,
  useSaveEntryMutation,
  useRemoveEntryMutation,
  useRemoveApplicationMutation,
} = applicationEditsApi;
