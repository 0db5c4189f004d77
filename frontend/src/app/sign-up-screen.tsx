import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { AuthPage } from '../features/auth/auth-page';
import { SignedOutNote } from '../features/auth/signed-out-note';
import { ReceiptNote } from '../features/settings/receipt-note';
import { useReceipt } from '../features/settings/use-receipt';
import { useAuth } from '../shared/identity/auth-context';
import { setSignedOutNotice, useSignedOutNotice } from '../shared/session/signed-out-notice';

/**
 * The route `/signup`. After deleting an account, the user is redirected here and sees the erasure receipt; after they
 * were signed out everywhere, they see that and the form to sign in.
 */
export function SignUpScreen() {
  const receipt = useReceipt();
  const notice = useSignedOutNotice();
  const { user } = useAuth();
  const [parameters] = useSearchParams();

  useEffect(() => {
    if (user !== null) setSignedOutNotice(undefined);
  }, [user]);

  if (notice !== undefined && user === null && !parameters.has('mode')) {
    return <Navigate to="/signup?mode=signin" replace />;
  }
  return (
    <AuthPage
      notice={
        <>
          {receipt !== null && <ReceiptNote receipt={receipt} />}
          {notice !== undefined && <SignedOutNote notice={notice} />}
        </>
      }
    />
  );
}

/** The name that a lazy route expects. */
export { SignUpScreen as Component };
