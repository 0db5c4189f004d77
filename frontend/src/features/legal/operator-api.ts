import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { Operator } from '@trackrecord/contracts';
import { baseQuery } from '../../shared/api/base-query';
import { READ_DEADLINE_MS } from '../../shared/api/deadlines';
import { endpointRequest } from '../../shared/api/endpoint-request';
import { isRecord } from '../../shared/is-record';
import { asString, invalidResponse } from '../../shared/api/response-fields';
import type { Services } from '../../shared/api/services';

const readOperator = ({ name, address, email }: Readonly<Record<string, unknown>>): Operator => ({
  name: asString(name) ?? null,
  address: asString(address) ?? null,
  email: asString(email) ?? null,
});

/** The API of the legal pages, which are read by signed-out visitors, too. */
export const operatorApi = createApi({
  reducerPath: 'operator',
  baseQuery,
  endpoints: (build) => ({
    getOperator: build.query<Operator, undefined>({
      queryFn: async (_argument, _api, _options, runQuery) => {
        const request = endpointRequest('GET /api/operator', { anonymous: true, deadlineMs: READ_DEADLINE_MS });
        const { data, error } = await runQuery(request);
        if (error !== undefined) return { error };
        return isRecord(data) ? { data: readOperator(data) } : { error: invalidResponse };
      },
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
