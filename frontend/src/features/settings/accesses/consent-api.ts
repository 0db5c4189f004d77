import type { ConsentGivenResponse, CurrentConsent } from '@trackrecord/contracts';
import { latestAccessesApi } from '../../../shared/accesses/latest-accesses-api';
import { baseApi } from '../../../shared/api/base-api';
import { endpointRequest } from '../../../shared/api/endpoint-request';

const consentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    giveConsent: build.mutation<ConsentGivenResponse, string>({
      query: (uid) => endpointRequest('POST /api/profile/{uid}/consents', { params: { uid }, body: {} }),
      onQueryStarted: (uid, request) => cacheConsent(request, uid, ({ until }) => ({ until, isUsed: false })),
      invalidatesTags: (_result, _error, uid) => [{ type: 'Accesses', id: uid }],
    }),
    withdrawConsent: build.mutation<unknown, string>({
      query: (uid) => endpointRequest('DELETE /api/profile/{uid}/consents', { params: { uid } }),
      onQueryStarted: (uid, request) => cacheConsent(request, uid, () => null),
      invalidatesTags: (_result, _error, uid) => [{ type: 'Accesses', id: uid }],
    }),
  }),
});

interface StartedWrite<Result> {
  readonly dispatch: (action: ReturnType<typeof latestAccessesApi.util.updateQueryData>) => unknown;
  readonly queryFulfilled: PromiseLike<{ readonly data: Result }>;
}

/** Updates the cached consent once a write has succeeded, so that the code is shown even if the refetch fails. */
async function cacheConsent<Result>(
  { dispatch, queryFulfilled }: StartedWrite<Result>,
  uid: string,
  toConsent: (result: Result) => CurrentConsent | null,
): Promise<void> {
  await queryFulfilled.then(
    ({ data }) =>
      dispatch(
        latestAccessesApi.util.updateQueryData('getLatestAccesses', uid, (page) => ({
          ...page,
          consent: toConsent(data),
        })),
      ),
    () => undefined,
  );
}

export const { useGiveConsentMutation, useWithdrawConsentMutation } = consentApi;
