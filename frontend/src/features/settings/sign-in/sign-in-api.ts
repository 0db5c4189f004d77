import type { AccountChanges, DeviceList } from '@trackrecord/contracts';
import { baseApi } from '../../../shared/api/base-api';
import { READ_DEADLINE_MS } from '../../../shared/api/deadlines';
import { endpointRequest } from '../../../shared/api/endpoint-request';
import { getBrowserQuery } from '../../../shared/session/browser-id';

interface SignOutInput {
  readonly uid: string;
  /** True to keep this sign-in, which must be at most five minutes old. */
  readonly keepThis?: boolean;
}

interface DeviceInput {
  readonly uid: string;
  readonly id: string;
}

const signInApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listDevices: build.query<DeviceList['items'], string>({
      query: (uid) =>
        endpointRequest('GET /api/profile/{uid}/devices', {
          params: { uid },
          query: getBrowserQuery(),
          deadlineMs: READ_DEADLINE_MS,
        }),
      transformResponse: ({ items }: DeviceList) => items,
      // Signing in or out on other devices changes the list.
      keepUnusedDataFor: 0,
    }),
    signOutDevice: build.mutation<unknown, DeviceInput>({
      query: ({ uid, id }) =>
        endpointRequest('POST /api/profile/{uid}/devices/{id}/sign-out', { params: { uid, id }, body: {} }),
      onQueryStarted: async ({ uid, id }, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () =>
            dispatch(
              signInApi.util.updateQueryData('listDevices', uid, (devices) =>
                devices.filter((device) => device.id !== id),
              ),
            ),
          () => undefined,
        );
      },
      invalidatesTags: (_result, error) => (error === undefined ? ['AccountChanges'] : []),
    }),
    listAccountChanges: build.infiniteQuery<AccountChanges, string, number | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      query: ({ queryArg: uid, pageParam: before }) =>
        endpointRequest('GET /api/profile/{uid}/account-changes', {
          params: { uid },
          query: before === null ? {} : { before: String(before) },
          deadlineMs: READ_DEADLINE_MS,
        }),
      providesTags: ['AccountChanges'],
      keepUnusedDataFor: 0,
    }),
    /** Disconnects the browsers of extensions as well. */
    signOutEverywhere: build.mutation<unknown, SignOutInput>({
      query: ({ uid, keepThis = false }) =>
        endpointRequest('POST /api/profile/{uid}/sign-out-everywhere', { params: { uid }, body: { keepThis } }),
      invalidatesTags: (_result, error) => (error === undefined ? ['Extensions', 'AccountChanges'] : []),
    }),
  }),
});

export const {
  useListAccountChangesInfiniteQuery,
  useListDevicesQuery,
  useSignOutDeviceMutation,
  useSignOutEverywhereMutation,
} = signInApi;
