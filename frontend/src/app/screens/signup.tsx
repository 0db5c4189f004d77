import { AuthPage } from '../../features/auth/auth-page';
import { ReceiptNote } from '../../features/settings/receipt-note';
import { useReceipt } from '../../features/settings/use-receipt';

/** The route `/signup`. After deleting an account, the user is redirected here and sees the erasure receipt. */
export function Component() {
  const receipt = useReceipt();
  return <AuthPage notice={receipt !== null && <ReceiptNote receipt={receipt} />} />;
}
