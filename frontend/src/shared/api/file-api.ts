import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/**
 * The API of slow downloads and uploads; features inject their endpoints. It is separate from `baseApi`, because RTK
 * Query delays the invalidation of tags while a request of the same API is pending: a profile saved during a download
 * would be refetched only after it.
 */
export const fileApi = createApi({
  reducerPath: 'files',
  baseQuery,
  endpoints: () => ({}),
});
