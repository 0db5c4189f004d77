import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/** The base API; features inject their endpoints. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Profile', 'Onboarding', 'Accesses', 'Applications', 'Jobs', 'Extensions', 'AccountChanges'],
  refetchOnFocus: true,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
