import type { CalendarToken, ExtensionList } from '@trackrecord/contracts';
import { type ApiThunk, baseApi, isUnsettled } from '../api/base-api';
import { READ_DEADLINE_MS } from '../api/deadlines';
import { endpointRequest } from '../api/endpoint-request';

const extensionListApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listExtensions: build.query<ExtensionList, string>({
      query: (uid) => endpointRequest('GET /api/extensions/{uid}', { params: { uid }, deadlineMs: READ_DEADLINE_MS }),
      providesTags: (_list, _error, uid) => [{ type: 'Extensions', id: uid }],
    }),
  }),
});

export const { useListExtensionsQuery } = extensionListApi;

/** Shows a changed calendar. The list is read again if it is being read, because that response may lack the change. */
export const showCalendar =
  (uid: string, calendar: CalendarToken): ApiThunk =>
  (dispatch, getState) => {
    const query = extensionListApi.endpoints.listExtensions.select(uid)(getState());
    dispatch(extensionListApi.util.updateQueryData('listExtensions', uid, (list) => void (list.calendar = calendar)));
    if (isUnsettled(query)) dispatch(baseApi.util.invalidateTags([{ type: 'Extensions', id: uid }]));
  };

/** Returns how many of the two extensions are not set up; undefined while that is not known. */
export const countMissingExtensions = (list: ExtensionList | undefined): number | undefined =>
  list && Number(list.calendar === null) + Number(list.browsers.length === 0);
