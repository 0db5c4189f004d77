import { useState } from 'react';
import { getErrorMessage } from '../api/api-error';
import { notify } from '../toast/notify';
import { useRevokeBrowserMutation, useRevokeCalendarMutation } from './revoke-api';

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
