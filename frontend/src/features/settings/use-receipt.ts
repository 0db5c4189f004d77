import { useEffect } from 'react';
import { useAuth } from '../../shared/identity/auth-context';
import { clearReceipt, isReceiptFor, restoreReceipt, useStoredReceipt } from './receipt-store';

/**
 * Returns the content of the receipt file of an account deleted in this tab; null if there is none. Clears it when
 * another user signs in. The deleted account's user may still be signed in if the sign-out failed.
 */
export function useReceipt(): string | null {
  const { user } = useAuth();
  const receipt = useStoredReceipt();
  const isOtherUser = receipt !== null && user !== null && !isReceiptFor(user.uid);

  useEffect(() => {
    if (isOtherUser) clearReceipt();
  }, [isOtherUser]);

  // On every render, since session storage is cleared before each change of the auth state.
  useEffect(restoreReceipt);

  return isOtherUser ? null : receipt;
}
