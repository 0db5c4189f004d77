import { baseApi } from '../api/base-api';
import { endpointRequest } from '../api/endpoint-request';

// The list is fetched again even after a failure: another window may have revoked the access.
const getInvalidatedTags = (_result: unknown, _error: unknown, { uid }: { readonly uid: string }) => [
  { type: 'Extensions' as const, id: uid },
];

const revokeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    revokeCalendar: build.mutation<unknown, { readonly uid: string }>({
      query: ({ uid }) => endpointRequest('DELETE /api/extensions/{uid}/calendar', { params: { uid } }),
      invalidatesTags: getInvalidatedTags,
    }),
    revokeBrowser: build.mutation<unknown, { readonly uid: string; readonly id: string }>({
      query: ({ uid, id }) => endpointRequest('DELETE /api/extensions/{uid}/browsers/{id}', { params: { uid, id } }),
      invalidatesTags: getInvalidatedTags,
    }),
  }),
});

export const { useRevokeCalendarMutation, useRevokeBrowserMutation } = revokeApi;
