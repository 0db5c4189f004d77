import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query';
import type {
  ApplicationChanges,
  ApplicationDetails,
  ApplicationHistory,
  ApplicationList,
  ApplicationSummary,
  CloseReason,
  PostingFacts,
  Stage,
} from '@trackrecord/contracts';
import { applicationsStream } from '@trackrecord/contracts/events/streams';
import { type ApiThunk, baseApi, isUnsettled } from '../api/base-api';
import type { baseQuery } from '../api/base-query';
import { READ_DEADLINE_MS } from '../api/deadlines';
import { endpointRequest } from '../api/endpoint-request';
import type { EndpointInput } from '../api/endpoint-request';
import { getToday } from '../format/local-day';

/** Longer than the server waits for a page. */
const READ_POSTING_TIMEOUT_MS = 30_000;

/** The id of an application that is shown before the server has stored it. */
export const PENDING_ID = 'pending';

/** One application, with its notes, people and amounts. */
export type ApplicationRecord = ApplicationDetails['application'];

/** A posting as it was read from a page. The title and the company are empty if the page does not name them. */
export interface PostingOnPage extends Omit<PostingFacts, 'jobId'> {
  readonly text: string;
}

/** The user and one of their applications. */
export interface ApplicationId {
  readonly uid: string;
  readonly applicationId: string;
}

export type NewApplication = EndpointInput<'POST /api/applications/{uid}'>['body'];
export type PostingInput = NewApplication['posting'];
export type NextStepInput =
  EndpointInput<'POST /api/applications/{uid}/{applicationId}/next-steps'>['body']['nextStep'];
export type NoteInput = EndpointInput<'POST /api/applications/{uid}/{applicationId}/notes'>['body'];
export type ContactInput = EndpointInput<'POST /api/applications/{uid}/{applicationId}/contacts'>['body'];
export type SalaryInput = EndpointInput<'POST /api/applications/{uid}/{applicationId}/salaries'>['body'];

/** Where an application moves; `reason` only if it is closed. */
export interface MoveTarget {
  readonly stage: Stage;
  readonly reason?: CloseReason | undefined;
}

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

const toRequestOptions = ({ uid, applicationId }: ApplicationId) => ({
  params: { uid, applicationId },
  stream: applicationsStream(uid),
});

const toReadOptions = (uid: string) => ({ stream: applicationsStream(uid), deadlineMs: READ_DEADLINE_MS });

const toTags = (uid: string) => [
  { type: 'Applications' as const, id: uid },
  { type: 'ApplicationChanges' as const, id: uid },
];

/** Reloads the applications after a write. Also after a failure, which may be caused by a change of another window. */
export const invalidatesApplications = (_result: unknown, _error: unknown, { uid }: { readonly uid: string }) =>
  toTags(uid);

/** After a write whose response has the application, reloads only what `showSaved` cannot update. */
export const invalidatesChanges = (_result: unknown, error: unknown, { uid }: { readonly uid: string }) =>
  toTags(uid).filter(({ type }) => error !== undefined || type === 'ApplicationChanges');

/** The response to a write: the application without the text of its posting. */
export type SavedApplication = Omit<ApplicationDetails, 'text'>;

type RunningMutation = Pick<
  Parameters<NonNullable<TypedMutationOnQueryStarted<SavedApplication, unknown, typeof baseQuery>>>[1],
  'dispatch' | 'queryFulfilled' | 'requestId'
>;

const toSummary = ({
  contacts: _contacts,
  salaries: _salaries,
  notes,
  sent,
  ...application
}: ApplicationRecord): ApplicationSummary => ({ ...application, notes: notes.length, sentAt: sent?.at ?? null });

/** A saved application and the id of the request that saved it, which is the id of a move that is shown meanwhile. */
interface Saved extends SavedApplication {
  readonly requestId: string;
}

/** Shows a saved application in the list, unless the list is newer. */
function updateList(list: ApplicationList, { application, revision, requestId }: Saved): void {
  if (revision < list.revision) return;
  const { id, posting } = application;
  const index = list.items.findIndex(
    (item) => item.id === id || (item.id === PENDING_ID && item.posting.jobId === posting.jobId),
  );
  const shown = list.items[index];
  const savedIds = new Set([requestId, ...application.moves.map((move) => move.id)]);
  // Moves whose requests are under way stay.
  const unsavedMoves = shown?.id === id ? shown.moves.filter((move) => !savedIds.has(move.id)) : [];
  const summary = { ...toSummary(application), moves: [...application.moves, ...unsavedMoves] };
  list.items.splice(index === -1 ? list.items.length : index, 1, summary);
  list.revision = revision;
}

const showApplication =
  (uid: string, saved: Saved): ApiThunk =>
  (dispatch, getState) => {
    const { application, revision } = saved;
    const id = { uid, applicationId: application.id };
    const list = applicationsApi.endpoints.listApplications.select(uid)(getState());
    const details = applicationsApi.endpoints.getApplication.select(id)(getState());
    dispatch(
      applicationsApi.util.updateQueryData('getApplication', id, (shown) => {
        if (shown.revision <= revision) Object.assign(shown, { application, revision });
      }),
    );
    dispatch(patchApplicationList(uid, (shown) => updateList(shown, saved)));
    const lacksChanges = list.data !== undefined && list.data.revision < revision - 1;
    if (lacksChanges || isUnsettled(list) || isUnsettled(details))
      dispatch(baseApi.util.invalidateTags([{ type: 'Applications', id: uid }]));
  };

/**
 * Shows the application of a response in the list and on its page, so that they need not be read again. They are read
 * again if they lack a change in between, or if they are being read, because that response may be older.
 */
export async function showSaved(
  { uid }: { readonly uid: string },
  { dispatch, queryFulfilled, requestId }: RunningMutation,
): Promise<void> {
  const response = await queryFulfilled.catch(() => undefined);
  if (response !== undefined) dispatch(showApplication(uid, { ...response.data, requestId }));
}

/** Changes the loaded list of applications; its `undo` takes the change back. */
export const patchApplicationList = (uid: string, change: (list: ApplicationList) => void) =>
  applicationsApi.util.updateQueryData('listApplications', uid, change);

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

export const applicationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listApplications: build.query<ApplicationList, string>({
      query: (uid) => endpointRequest('GET /api/applications/{uid}', { params: { uid }, ...toReadOptions(uid) }),
      providesTags: (_list, _error, uid) => [{ type: 'Applications', id: uid }],
    }),
    getApplication: build.query<ApplicationDetails, ApplicationId>({
      query: ({ uid, applicationId }) =>
        endpointRequest('GET /api/applications/{uid}/{applicationId}', {
          params: { uid, applicationId },
          ...toReadOptions(uid),
        }),
      providesTags: (_details, _error, { uid }) => [{ type: 'Applications', id: uid }],
    }),
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
    // The move is shown at once, and taken back if the server rejects it.
    moveApplication: build.mutation<SavedApplication, ApplicationId & MoveTarget>({
      query: ({ stage, reason, ...id }) =>
        endpointRequest('POST /api/applications/{uid}/{applicationId}/moves', {
          ...toRequestOptions(id),
          body: { stage, reason, on: getToday() },
        }),
      invalidatesTags: invalidatesChanges,
      async onQueryStarted({ uid, applicationId, stage, reason }, mutation) {
        const { dispatch, queryFulfilled, requestId } = mutation;
        const patch = dispatch(
          patchApplicationList(uid, ({ items }) => {
            const moves = items.find(({ id }) => id === applicationId)?.moves;
            moves?.push({ id: requestId, stage, on: getToday(), ...(reason !== undefined && { reason }) });
          }),
        );
        queryFulfilled.catch(patch.undo);
        await showSaved({ uid }, mutation);
      },
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
    finishNextStep: build.mutation<SavedApplication, ApplicationId & { readonly entryId: string }>({
      query: ({ uid, applicationId, entryId }) =>
        endpointRequest('POST /api/applications/{uid}/{applicationId}/next-steps/{entryId}/done', {
          params: { uid, applicationId, entryId },
          stream: applicationsStream(uid),
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
    removeApplication: build.mutation<unknown, ApplicationId>({
      query: (id) => endpointRequest('DELETE /api/applications/{uid}/{applicationId}', toRequestOptions(id)),
      invalidatesTags: invalidatesApplications,
    }),
    undoApplicationChange: build.mutation<unknown, { readonly uid: string; readonly eventId: string }>({
      query: ({ uid, eventId }) =>
        endpointRequest('POST /api/applications/{uid}/history/{eventId}/undo', {
          params: { uid, eventId },
          stream: applicationsStream(uid),
          body: {},
        }),
      invalidatesTags: invalidatesApplications,
    }),
  }),
});

export const {
  useListApplicationsQuery,
  useGetApplicationQuery,
  useLazyGetApplicationQuery,
  useGetApplicationHistoryQuery,
  useListApplicationChangesInfiniteQuery,
  useReadPostingMutation,
  useAddApplicationMutation,
  useMoveApplicationMutation,
  useRemoveSentRecordMutation,
  useChangePostingMutation,
  useFinishNextStepMutation,
  useSaveEntryMutation,
  useRemoveEntryMutation,
  useRemoveApplicationMutation,
  useUndoApplicationChangeMutation,
} = applicationsApi;
