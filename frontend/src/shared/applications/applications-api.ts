import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query';
import type {
  ApplicationDetails,
  ApplicationList,
  ApplicationSummary,
  CloseReason,
  Stage,
} from '@trackrecord/contracts';
import { applicationsStream } from '@trackrecord/contracts/events/streams';
import { type ApiThunk, baseApi, isUnsettled } from '../api/base-api';
import type { baseQuery } from '../api/base-query';
import { READ_DEADLINE_MS } from '../api/deadlines';
import { endpointRequest } from '../api/endpoint-request';
import type { EndpointInput } from '../api/endpoint-request';
import { getToday } from '../format/local-day';

/** The id of an application that is shown before the server has stored it. */
export const PENDING_ID = 'pending';

/** One application, with its notes, people and amounts. */
export type ApplicationRecord = ApplicationDetails['application'];

/** The user and one of their applications. */
export interface ApplicationId {
  readonly uid: string;
  readonly applicationId: string;
}

/** The facts of a posting as the user enters them. */
export type PostingInput = EndpointInput<'POST /api/applications/{uid}'>['body']['posting'];

/** Where an application moves; `reason` only if it is closed. */
export interface MoveTarget {
  readonly stage: Stage;
  readonly reason?: CloseReason | undefined;
}

/** The options of each request that changes an application. */
export const toRequestOptions = ({ uid, applicationId }: ApplicationId) => ({
  params: { uid, applicationId },
  stream: applicationsStream(uid),
});

/** The options of each request that reads applications. */
export const toReadOptions = (uid: string) => ({ stream: applicationsStream(uid), deadlineMs: READ_DEADLINE_MS });

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
export interface SavedApplication extends Omit<ApplicationDetails, 'text'> {
  /** The change, by which it can be undone; absent if nothing changed. */
  readonly eventId?: string | undefined;
}

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
    finishNextStep: build.mutation<SavedApplication, ApplicationId & { readonly entryId: string }>({
      query: ({ uid, applicationId, entryId }) =>
        endpointRequest('POST /api/applications/{uid}/{applicationId}/next-steps/{entryId}/done', {
          params: { uid, applicationId, entryId },
          stream: applicationsStream(uid),
        }),
      invalidatesTags: invalidatesChanges,
      onQueryStarted: showSaved,
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
  useMoveApplicationMutation,
  useFinishNextStepMutation,
  useUndoApplicationChangeMutation,
} = applicationsApi;
