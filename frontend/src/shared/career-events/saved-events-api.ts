import type { SavedEvent } from '@trackrecord/contracts';
import { applicationsStream } from '@trackrecord/contracts/events/streams';
import { baseApi } from '../api/base-api';
import { endpointRequest } from '../api/endpoint-request';
import { invalidatesApplications, patchApplicationList } from '../applications/applications-api';

interface SaveEventInput {
  readonly uid: string;
  readonly event: Omit<SavedEvent, 'savedAt'>;
}

interface SavedEventId {
  readonly uid: string;
  readonly eventId: string;
}

// Both mutations are optimistic: the cached list changes at once, and back if the request fails.
const savedEventsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    saveCareerEvent: build.mutation<unknown, SaveEventInput>({
      query: ({ uid, event: { eventId, ...body } }) =>
        endpointRequest('PUT /api/applications/{uid}/saved-events/{eventId}', {
          params: { uid, eventId },
          stream: applicationsStream(uid),
          body,
        }),
      invalidatesTags: invalidatesApplications,
      async onQueryStarted({ uid, event }, { dispatch, queryFulfilled }) {
        const savedAt = new Date().toISOString();
        const patch = dispatch(
          patchApplicationList(uid, ({ savedEvents }) => void savedEvents.push({ ...event, savedAt })),
        );
        await queryFulfilled.catch(patch.undo);
      },
    }),
    removeCareerEvent: build.mutation<unknown, SavedEventId>({
      query: ({ uid, eventId }) =>
        endpointRequest('DELETE /api/applications/{uid}/saved-events/{eventId}', {
          params: { uid, eventId },
          stream: applicationsStream(uid),
        }),
      invalidatesTags: invalidatesApplications,
      async onQueryStarted({ uid, eventId }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          patchApplicationList(uid, (list) => {
            list.savedEvents = list.savedEvents.filter((event) => event.eventId !== eventId);
          }),
        );
        await queryFulfilled.catch(patch.undo);
      },
    }),
  }),
});

export const { useSaveCareerEventMutation, useRemoveCareerEventMutation } = savedEventsApi;
