import type { ErasureReceipt } from '@trackrecord/contracts';
import { MESSAGES } from '@trackrecord/contracts/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAuth } from '../../shared/identity/auth-context';
import { logError } from '../../shared/log/log';
import { clearUserData } from '../../shared/session/use-sign-out';
import { notify } from '../../shared/toast/notify';
import { useIsActive } from '../../shared/ui/use-is-active';
import { getErasureId } from './erase-account';
import type { ErasureFailure, ErasureResult } from './erase-account';
import { storeReceipt } from './receipt-store';
import { useEraseAccountMutation, usePollReceiptMutation } from './settings-api';

/** Polls for the receipt of an account that is still being erased; does nothing if `uid` is undefined. */
function useReceiptPolling(uid: string | undefined, onReceipt: (receipt: ErasureReceipt) => void): void {
  const [pollReceipt] = usePollReceiptMutation();
  const handleReceipt = useEffectEvent(onReceipt);

  useEffect(() => {
    if (uid === undefined) return;
    const polling = pollReceipt(getErasureId(uid));
    void polling.then(({ data: receipt }) => {
      if (receipt) handleReceipt(receipt);
    });
    return () => polling.abort();
  }, [uid, pollReceipt]);
}

/**
 * Signs out and clears the user's data in the browser, even if the sign-out fails. Resolves to whether it succeeded.
 */
function useSignOutAndClearData(): () => Promise<boolean> {
  const { signOut } = useAuth();
  return async () => {
    const isSignedOut = await signOut().then(
      () => true,
      (error: unknown) => {
        logError('Sign-out failed', error);
        return false;
      },
    );
    clearUserData();
    return isSignedOut;
  };
}

// The progress toast is loaded when it is needed, with react-toastify. If loading it fails, the result is still shown.
const showProgress = (text: string) =>
  import('../../shared/toast/notify-progress').then(
    ({ notifyProgress }) => notifyProgress(text),
    () => ({ succeed: notify.success, fail: notify.error }),
  );

interface AccountDeletion {
  readonly isDeleting: boolean;
  /** Why the last attempt returned no receipt. */
  readonly failure: ErasureFailure | undefined;
  /** Whether the user confirmed the deletion before, and the account may be gone at the provider already. */
  readonly isRepeated: boolean;
  readonly deleteAccount: () => Promise<void>;
}

/**
 * Deletes the user's account (spec section 4, Delete account), signs out and removes everything but the receipt from
 * the browser; also if the account was gone already. The guard then redirects to `/`. On failure the dialog is closed.
 */
export function useDeleteAccount(isConfirmOpen: boolean, close: () => void): AccountDeletion {
  const { user } = useAuth();
  const [eraseAccount] = useEraseAccountMutation();
  const signOutAndClearData = useSignOutAndClearData();
  const [isDeleting, setIsDeleting] = useState(false);
  const [failure, setFailure] = useState<ErasureFailure>();
  const [isRepeated, setIsRepeated] = useState(false);
  const isConfirmStillOpen = useIsActive(isConfirmOpen);

  const finish = async (outcome: ErasureResult, uid: string): Promise<void> => {
    const isSignedOut = (outcome.kind === 'erased' || outcome.kind === 'account-gone') && (await signOutAndClearData());
    if (outcome.kind === 'erased') storeReceipt(outcome.receipt, uid);
    setFailure(outcome.kind === 'erased' ? undefined : outcome.kind);
    setIsRepeated(outcome.kind === 'no-response' || outcome.kind === 'in-progress');
    // The guard redirects after a sign-out.
    if (isSignedOut) return;
    setIsDeleting(false);
    if (isConfirmStillOpen()) close();
  };

  const closedAccountUid = failure === 'in-progress' ? user?.uid : undefined;
  useReceiptPolling(closedAccountUid, (receipt) => {
    if (closedAccountUid === undefined) return;
    notify.success(MESSAGES.accountDeleted);
    void finish({ kind: 'erased', receipt }, closedAccountUid);
  });

  const deleteAccount = async (): Promise<void> => {
    if (user === null) {
      notify.error(MESSAGES.noUserFound);
      close();
      return;
    }
    setFailure(undefined);
    setIsDeleting(true);
    const progress = await showProgress(MESSAGES.accountDeleting);
    const outcome = await eraseAccount(user.uid).unwrap();
    if (outcome.kind === 'erased') progress.succeed(MESSAGES.accountDeleted);
    else progress.fail(outcome.text, outcome.error);
    await finish(outcome, user.uid);
  };

  return { isDeleting, failure, isRepeated, deleteAccount };
}
