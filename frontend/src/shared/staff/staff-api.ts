import { createApi } from '@reduxjs/toolkit/query/react';
import type {
  OpenSessionBody,
  PersonCard,
  RebuildBody,
  RebuildState,
  RequestApprovalBody,
  SearchBody,
  SearchResult,
  SessionOpened,
  StaffMe,
} from '@trackrecord/contracts';
import type { sessionList } from '@trackrecord/contracts/staff/access-log';
import type { approvals, requestedApproval } from '@trackrecord/contracts/staff/approvals';
import type { z } from 'zod';
import { READ_DEADLINE_MS } from '../api/deadlines';
import { endpointRequest } from '../api/endpoint-request';
import { staffBaseQuery } from './staff-base-query';

interface SessionInput {
  readonly uid: string;
  readonly sessionId: string;
}

/** Paging of lists with the newest entry first: each page names the parameter `before` of the next page. */
export const NEWEST_FIRST_PAGING = {
  initialPageParam: null,
  getNextPageParam: ({ next }: { readonly next: string | null }) => next,
} as const;

/** The API of what staff read and do without content of people. Content is in `content-api.ts`. */
export const staffApi = createApi({
  reducerPath: 'staff',
  baseQuery: staffBaseQuery,
  tagTypes: ['Me', 'Person', 'Approvals', 'Sessions'],
  refetchOnFocus: true,
  refetchOnReconnect: true,
  endpoints: (build) => ({
    getStaffMe: build.query<StaffMe, undefined>({
      query: () => endpointRequest('GET /api/staff/me', { deadlineMs: READ_DEADLINE_MS }),
      providesTags: ['Me'],
    }),
    searchPerson: build.mutation<SearchResult, SearchBody>({
      query: (body) => endpointRequest('POST /api/support/searches', { body }),
    }),
    getPerson: build.query<PersonCard, string>({
      query: (uid) =>
        endpointRequest('GET /api/support/people/{uid}', { params: { uid }, deadlineMs: READ_DEADLINE_MS }),
      providesTags: ['Person'],
    }),
    openSession: build.mutation<SessionOpened, { readonly uid: string; readonly body: OpenSessionBody }>({
      query: ({ uid, body }) => endpointRequest('POST /api/support/people/{uid}/sessions', { params: { uid }, body }),
      invalidatesTags: (_opened, error) => (error === undefined ? ['Me', 'Person', 'Approvals'] : []),
    }),
    extendSession: build.mutation<unknown, SessionInput>({
      query: ({ uid, sessionId: id }) =>
        endpointRequest('POST /api/support/people/{uid}/sessions/{id}/extend', { params: { uid, id }, body: {} }),
      invalidatesTags: ['Me'],
    }),
    endSession: build.mutation<unknown, SessionInput>({
      query: ({ uid, sessionId: id }) =>
        endpointRequest('POST /api/support/people/{uid}/sessions/{id}/end', { params: { uid, id }, body: {} }),
      invalidatesTags: ['Me', 'Person'],
    }),
    requestApproval: build.mutation<z.output<typeof requestedApproval>, RequestApprovalBody>({
      query: (body) => endpointRequest('POST /api/staff/approvals', { body }),
      invalidatesTags: ['Approvals'],
    }),
    listApprovals: build.infiniteQuery<z.output<typeof approvals>, undefined, string | null>({
      infiniteQueryOptions: NEWEST_FIRST_PAGING,
      query: ({ pageParam: before }) =>
        endpointRequest('GET /api/staff/approvals', {
          ...(before !== null && { query: { before } }),
          deadlineMs: READ_DEADLINE_MS,
        }),
      providesTags: ['Approvals'],
    }),
    answerApproval: build.mutation<unknown, { readonly id: string; readonly answer: 'approve' | 'reject' }>({
      query: ({ id, answer }) =>
        endpointRequest('POST /api/staff/approvals/{id}', { params: { id }, body: { answer } }),
      // Also after a failure, which another auditor's answer may have caused.
      invalidatesTags: ['Approvals'],
    }),
    rebuildPersonView: build.mutation<{ readonly id: string }, RebuildBody & { readonly uid: string }>({
      query: ({ uid, projection }) =>
        endpointRequest('POST /api/support/people/{uid}/rebuilds', { params: { uid }, body: { projection } }),
    }),
    getRebuild: build.query<RebuildState, { readonly uid: string; readonly id: string }>({
      query: ({ uid, id }) =>
        endpointRequest('GET /api/support/people/{uid}/rebuilds/{id}', {
          params: { uid, id },
          deadlineMs: READ_DEADLINE_MS,
        }),
    }),
    remakePersonData: build.mutation<unknown, { readonly uid: string; readonly what: 'cv' | 'matches' }>({
      query: ({ uid, what }) =>
        endpointRequest('POST /api/support/people/{uid}/remakes', { params: { uid }, body: { what } }),
    }),
    sendPersonMail: build.mutation<unknown, string>({
      query: (uid) =>
        endpointRequest('POST /api/support/people/{uid}/mails', { params: { uid }, body: { kind: 'password-reset' } }),
    }),
    listSessions: build.infiniteQuery<z.output<typeof sessionList>, undefined, string | null>({
      infiniteQueryOptions: NEWEST_FIRST_PAGING,
      query: ({ pageParam: before }) =>
        endpointRequest('GET /api/support/accesses', {
          ...(before !== null && { query: { before } }),
          deadlineMs: READ_DEADLINE_MS,
        }),
      providesTags: ['Sessions'],
    }),
  }),
});

const { useGetStaffMeQuery } = staffApi;

/** Returns the signed-in staff member, requested again in this interval, unless it is 0, while the page is visible. */
export const useStaffMe = (pollingIntervalMs = 0) =>
  useGetStaffMeQuery(undefined, { pollingInterval: pollingIntervalMs, skipPollingIfUnfocused: true });

export const {
  useSearchPersonMutation,
  useGetPersonQuery,
  useOpenSessionMutation,
  useExtendSessionMutation,
  useEndSessionMutation,
  useRequestApprovalMutation,
  useListApprovalsInfiniteQuery,
  useAnswerApprovalMutation,
  useRebuildPersonViewMutation,
  useGetRebuildQuery,
  useRemakePersonDataMutation,
  useSendPersonMailMutation,
  useListSessionsInfiniteQuery,
} = staffApi;
