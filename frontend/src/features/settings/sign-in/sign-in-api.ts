import type { AccountChange, AccountChanges, DeviceList } from '@trackrecord/contracts';
import { baseApi } from '../../../shared/api/base-api';
import { READ_DEADLINE_MS } from '../../../shared/api/deadlines';
import { endpointRequest } from '../../../shared/api/endpoint-request';
import { isRecord } from '../../../shared/is-record';
import { asString, asTimestamp, parseList } from '../../../shared/api/response-fields';

const KINDS: ReadonlySet<unknown> = new Set<AccountChange['kind']>([
  'start',
  'sign-in',
  'email',
  'password',
  'google',
  'sign-out',
]);

const isKind = (value: unknown): value is AccountChange['kind'] => KINDS.has(value);

/** Changes of a kind that this version does not know are shown like the start of the list. */
function readAccountChange(value: unknown): AccountChange | undefined {
  if (!isRecord(value)) return undefined;
  const description = asString(value.description);
  const at = asTimestamp(value.at);
  if (description === undefined || at === undefined || typeof value.revision !== 'number') return undefined;
  return { revision: value.revision, at, kind: isKind(value.kind) ? value.kind : 'start', description };
}

/** @throws {Error} for an invalid response. */
function readAccountChanges(response: unknown): AccountChanges {
  const items = parseList(isRecord(response) ? response.items : undefined, readAccountChange);
  if (!isRecord(response) || items === undefined) throw new Error('Invalid account changes response');
  return { items: [...items], next: typeof response.next === 'number' ? response.next : null };
}

type ListedDevice = DeviceList['items'][number];

function readDevice(value: unknown): ListedDevice | undefined {
  if (!isRecord(value)) return undefined;
  const name = asString(value.name);
  const signedInAt = asTimestamp(value.signedInAt);
  const lastUsedAt = asTimestamp(value.lastUsedAt);
  if (name === undefined || signedInAt === undefined || lastUsedAt === undefined) return undefined;
  return { name, signedInAt, lastUsedAt, ended: value.ended === true, current: value.current === true };
}

/** @throws {Error} for an invalid response. */
function readDevices(response: unknown): DeviceList['items'] {
  const items = parseList(isRecord(response) ? response.items : undefined, readDevice);
  if (items === undefined) throw new Error('Invalid devices response');
  return [...items];
}

interface SignOutInput {
  readonly uid: string;
  /** True to keep this sign-in, which must be at most five minutes old. */
  readonly keepThis?: boolean;
}

const signInApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listDevices: build.query<DeviceList['items'], string>({
      query: (uid) =>
        endpointRequest('GET /api/profile/{uid}/devices', { params: { uid }, deadlineMs: READ_DEADLINE_MS }),
      transformResponse: readDevices,
      // Signing in or out on other devices changes the list.
      keepUnusedDataFor: 0,
    }),
    listAccountChanges: build.infiniteQuery<AccountChanges, string, number | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      query: ({ queryArg: uid, pageParam: before }) =>
        endpointRequest('GET /api/profile/{uid}/account-changes', {
          params: { uid },
          query: before === null ? {} : { before: String(before) },
          deadlineMs: READ_DEADLINE_MS,
        }),
      transformResponse: readAccountChanges,
      providesTags: ['AccountChanges'],
      keepUnusedDataFor: 0,
    }),
    /** Disconnects the browsers of extensions as well. */
    signOutEverywhere: build.mutation<unknown, SignOutInput>({
      query: ({ uid, keepThis = false }) =>
        endpointRequest('POST /api/profile/{uid}/sign-out-everywhere', { params: { uid }, body: { keepThis } }),
      invalidatesTags: (_result, error) => (error === undefined ? ['Extensions', 'AccountChanges'] : []),
    }),
  }),
});

export const { useListAccountChangesInfiniteQuery, useListDevicesQuery, useSignOutEverywhereMutation } = signInApi;
