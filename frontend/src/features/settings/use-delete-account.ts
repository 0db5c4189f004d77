import { MESSAGES } from '@trackrecord/contracts/messages';
import { useState } from 'react';
import { useServices } from '../../shared/api/services';
import { useAuth } from '../../shared/identity/auth-context';
import { notify } from '../../shared/toast/notify';
import { notifyProgress } from '../../shared/toast/notify-progress';
import { useStillOpen } from '../../shared/ui/use-still-open';
import { eraseAccount } from './erase-account';
import type { Erasing, Unerased } from './erase-account';
import { keepReceipt } from './kept-receipt';
import { useAwaitedReceipt } from './use-awaited-receipt';
import { useLeave } from './use-leave';

interface DeletingAccount {
  readonly deleting: boolean;
  /** Why the last try did not end with a receipt; undefined before the first, and while another goes on. */
  readonly unerased: Unerased | undefined;
  readonly deleteAccount: () => Promise<void>;
}

/**
 * Deletes the account of the person signed in (spec section 4, Delete account): they are signed out then, and forgotten
 * by the browser but for the receipt. So are those whose account is gone already. Going to `/` is left to the guard, as
 * after every sign-out. On failure the question is closed, if it is still `asked`.
 */
export function useDeleteAccount(asked: boolean, close: () => void): DeletingAccount {
  const { user } = useAuth();
  const services = useServices();
  const leave = useLeave();
  const [deleting, setDeleting] = useState(false);
  const [unerased, setUnerased] = useState<Unerased>();
  const isStillAsked = useStillOpen(asked);

  const settle = async (outcome: Erasing, uid: string): Promise<void> => {
    const hasLeft = (outcome.kind === 'erased' || outcome.kind === 'gone') && (await leave());
    if (outcome.kind === 'erased') keepReceipt(outcome.receipt, uid);
    setUnerased(outcome.kind === 'erased' ? undefined : outcome.kind);
    // The page goes by itself then.
    if (hasLeft) return;
    setDeleting(false);
    if (isStillAsked()) close();
  };

  const closedAccount = unerased === 'underway' ? user?.uid : undefined;
  useAwaitedReceipt(closedAccount, (receipt) => {
    if (closedAccount === undefined) return;
    notify.success(MESSAGES.accountDeleted);
    void settle({ kind: 'erased', receipt }, closedAccount);
  });

  const deleteAccount = async (): Promise<void> => {
    if (user === null) {
      notify.error(MESSAGES.noUserFound);
      close();
      return;
    }
    const progress = notifyProgress(MESSAGES.accountDeleting);
    setUnerased(undefined);
    setDeleting(true);
    const outcome = await eraseAccount(user.uid, services);
    if (outcome.kind === 'erased') progress.succeed(MESSAGES.accountDeleted);
    else progress.fail(outcome.text);
    await settle(outcome, user.uid);
  };

  return { deleting, unerased, deleteAccount };
}
