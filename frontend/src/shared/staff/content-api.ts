import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { ApiError } from '../api/api-error';
import type { ApiRequest, ResponseMeta } from '../api/api-request';
import { staffApi } from './staff-api';
import { staffBaseQuery } from './staff-base-query';

const SESSION_OVER_CODES = /^(access-(required|expired|ended|not-yours)|erased)$/;

type ContentQuery = BaseQueryFn<ApiRequest, unknown, ApiError, object, ResponseMeta>;

type StaffState = Parameters<ReturnType<typeof staffApi.endpoints.getStaffMe.select>>[0];

/** Dispatches to the store of the staff area. */
export type StaffDispatch = ThunkDispatch<StaffState, unknown, UnknownAction>;

/** Postpones the end of a session in the cache, after it was used. */
const postponeEnd = (dispatch: StaffDispatch, sessionId: string | undefined, idleUntil: string): void => {
  dispatch(
    staffApi.util.updateQueryData('getStaffMe', undefined, (me) => {
      const session = me.sessions.find((candidate) => candidate.sessionId === sessionId);
      // Responses of requests that were sent together may arrive in any order.
      if (session && idleUntil > session.idleUntil) session.idleUntil = idleUntil;
    }),
  );
};

/** Removes a session from the cached ones, before the server is asked again. */
export const removeSession = (dispatch: StaffDispatch, sessionId: string | undefined): void => {
  dispatch(
    staffApi.util.updateQueryData('getStaffMe', undefined, (me) => {
      me.sessions = me.sessions.filter((session) => session.sessionId !== sessionId);
    }),
  );
};

/**
 * Sends a request in an access session, whose end it postpones. If the server says that the session is over, it is
 * removed at once, and the screens with it.
 */
const contentBaseQuery: ContentQuery = async (request, api, options) => {
  const result = await staffBaseQuery(request, api, options);
  const dispatch: StaffDispatch = api.dispatch;
  if (SESSION_OVER_CODES.test(result.error?.code ?? '')) removeSession(dispatch, request.accessSession);
  const idleUntil = result.meta?.accessIdleUntil;
  if (idleUntil !== undefined) postponeEnd(dispatch, request.accessSession, idleUntil);
  return result;
};

/**
 * The API of the content of people. Its cache is separate, so that it can be emptied when a session ends
 * (`open-sessions.tsx`). Its endpoints are added where they are used (`replay-api.ts`).
 */
export const contentApi = createApi({
  reducerPath: 'content',
  baseQuery: contentBaseQuery,
  endpoints: () => ({}),
});
