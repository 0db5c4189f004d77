import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/**
 * The base API; features inject their endpoints. `ProfileChanges` and `ApplicationChanges` are what else changes with
 * the profile and the applications: histories, the home page, matches. A write whose response has the profile or the
 * application invalidates only them.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Profile',
    'ProfileChanges',
    'Onboarding',
    'Accesses',
    'Applications',
    'ApplicationChanges',
    'Jobs',
    'Extensions',
    'AccountChanges',
  ],
  refetchOnFocus: true,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

interface ApiState {
  readonly [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer>;
}

/** An action that reads the cache. */
export type ApiThunk = (dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>, getState: () => ApiState) => void;

/** Returns true if a query has to read again what a write has changed: it is being read, maybe without that, or failed. */
export const isUnsettled = ({ isLoading, isError }: { readonly isLoading: boolean; readonly isError: boolean }) =>
  isLoading || isError;
