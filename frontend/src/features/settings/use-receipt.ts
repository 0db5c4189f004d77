import { useEffect } from 'react';
import { useAuth } from '../../shared/identity/auth-context';
import { forgetReceipt, isReceiptOf, storeAgain, useKeptReceipt } from './kept-receipt';

/**
 * The receipt of an account that was deleted here, as the text of its file; it goes when the next person signs in. Whose
 * account it was may be signed in still, where the identity provider could not sign them out.
 */
export function useReceipt(): string | null {
  const { user } = useAuth();
  const receipt = useKeptReceipt();
  const somebodyElse = receipt !== null && user !== null && !isReceiptOf(user.uid);

  useEffect(() => {
    if (somebodyElse) forgetReceipt();
  }, [somebodyElse]);

  // Each time: it is rendered whenever the identity provider says something, and the storage is cleared before that.
  useEffect(storeAgain);

  return somebodyElse ? null : receipt;
}
