import type { ExtensionList } from '@trackrecord/contracts';
import { baseApi } from '../api/base-api';
import { READ_DEADLINE_MS } from '../api/deadlines';
import { endpointRequest } from '../api/endpoint-request';
import { readExtensionList } from './read-extensions';

const extensionListApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listExtensions: build.query<ExtensionList, string>({
      query: (uid) => endpointRequest('GET /api/extensions/{uid}', { params: { uid }, deadlineMs: READ_DEADLINE_MS }),
      transformResponse: readExtensionList,
      providesTags: (_list, _error, uid) => [{ type: 'Extensions', id: uid }],
    }),
  }),
});

export const { useListExtensionsQuery } = extensionListApi;

/** Returns how many of the two extensions are not set up; undefined while that is not known. */
export const countMissingExtensions = (list: ExtensionList | undefined): number | undefined =>
  list && Number(list.calendar === null) + Number(list.browsers.length === 0);
