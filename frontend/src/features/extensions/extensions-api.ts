import type { CalendarContents, CalendarCreated, CalendarToken, PairingCodeCreated } from '@trackrecord/contracts';
import { baseApi } from '../../shared/api/base-api';
import { endpointRequest } from '../../shared/api/endpoint-request';
import { showCalendar } from '../../shared/extensions/extension-list-api';

const extensionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createCalendar: build.mutation<CalendarCreated, string>({
      query: (uid) => endpointRequest('POST /api/extensions/{uid}/calendar', { params: { uid }, body: {} }),
      invalidatesTags: (_result, _error, uid) => [{ type: 'Extensions', id: uid }],
    }),
    changeCalendar: build.mutation<
      { readonly calendar: CalendarToken },
      { readonly uid: string; readonly contents: CalendarContents }
    >({
      query: ({ uid, contents }) =>
        endpointRequest('PUT /api/extensions/{uid}/calendar', { params: { uid }, body: { contents } }),
      invalidatesTags: (_result, error, { uid }) => (error === undefined ? [] : [{ type: 'Extensions', id: uid }]),
      async onQueryStarted({ uid }, { dispatch, queryFulfilled }) {
        const response = await queryFulfilled.catch(() => undefined);
        if (response !== undefined) dispatch(showCalendar(uid, response.data.calendar));
      },
    }),
    createPairingCode: build.mutation<PairingCodeCreated, string>({
      query: (uid) => endpointRequest('POST /api/extensions/{uid}/pairing-codes', { params: { uid }, body: {} }),
    }),
  }),
});

export const { useCreateCalendarMutation, useChangeCalendarMutation, useCreatePairingCodeMutation } = extensionsApi;
