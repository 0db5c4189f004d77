import { useState } from 'react';
import { getErrorMessage } from '../api/api-error';
import { baseApi } from '../api/base-api';
import { endpointRequest } from '../api/endpoint-request';
import { notify } from '../toast/notify';

// The list is fetched again even after a failure: another window may have revoked the access.
const getInvalidatedTags = (_result: unknown, _error: unknown, { uid }: { readonly uid: string }) => [
  { type: 'Extensions' as const, id: uid },
];

const revokeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    revokeCalendar: build.mutation<unknown, { readonly uid: string }>({
      query: ({ uid }) => endpointRequest('DELETE /api/extensions/{uid}/calendar', { params: { uid } }),
      invalidatesTags: getInvalidatedTags,
    }),
    revokeBrowser: build.mutation<unknown, { readonly uid: string; readonly id: string }>({
      query: ({ uid, id }) => endpointRequest('DELETE /api/extensions/{uid}/browsers/{id}', { params: { uid, id } }),
      invalidatesTags: getInvalidatedTags,
    }),
  }),
});

const { useRevokeCalendarMutation, useRevokeBrowserMutation } = revokeApi;

/** What the user is about to revoke. */
export type RevokeTarget =
  | { readonly kind: 'calendar' }
  | { readonly kind: 'browser'; readonly id: string; readonly name: string };

export interface RevokeControl {
  /** What the dialog asks about. */
  readonly target: RevokeTarget | undefined;
  readonly isOpen: boolean;
  readonly isRevoking: boolean;
  readonly ask: (target: RevokeTarget) => void;
  readonly cancel: () => void;
  readonly confirm: () => Promise<void>;
}

/** Revokes a calendar address or a browser after a confirmation. */
export function useRevoke(uid: string): RevokeControl {
  const [revokeCalendar, calendar] = useRevokeCalendarMutation();
  const [revokeBrowser, browser] = useRevokeBrowserMutation();
  const [target, setTarget] = useState<RevokeTarget>();
  const [isOpen, setIsOpen] = useState(false);
  return {
    target,
    isOpen,
    isRevoking: calendar.isLoading || browser.isLoading,
    ask: (next) => {
      setTarget(next);
      setIsOpen(true);
    },
    cancel: () => setIsOpen(false),
    confirm: async () => {
      if (target === undefined) return;
      const { error } =
        target.kind === 'calendar' ? await revokeCalendar({ uid }) : await revokeBrowser({ uid, id: target.id });
      if (error !== undefined) {
        notify.error(getErrorMessage(error, 'Failed to revoke it'), error);
        return;
      }
      setIsOpen(false);
      notify.success(target.kind === 'calendar' ? 'Address revoked' : 'Browser disconnected');
    },
  };
}
