import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { Operator } from '@trackrecord/contracts';
import { baseQuery } from '../../shared/api/base-query';
import { READ_DEADLINE_MS } from '../../shared/api/deadlines';
import { endpointRequest } from '../../shared/api/endpoint-request';
import type { Services } from '../../shared/api/services';

/** The API of the legal pages, which are read by signed-out visitors, too. */
export const operatorApi = createApi({
  reducerPath: 'operator',
  baseQuery,
  endpoints: (build) => ({
    getOperator: build.query<Operator, undefined>({
      query: () => endpointRequest('GET /api/operator', { anonymous: true, deadlineMs: READ_DEADLINE_MS }),
    }),
  }),
});

export const { useGetOperatorQuery } = operatorApi;

/** Creates the store of the legal pages. Visitors do not load the store of the signed-in area. */
export const makeOperatorStore = (services: Services) =>
  configureStore({
    reducer: { [operatorApi.reducerPath]: operatorApi.reducer },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: services } }).concat(operatorApi.middleware),
  });
