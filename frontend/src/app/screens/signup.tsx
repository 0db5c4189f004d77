import { EntrancePage } from '../../features/auth/entrance-page';
import { ReceiptNote } from '../../features/settings/receipt-note';
import { useReceipt } from '../../features/settings/use-receipt';

/** The route `/signup`. After deleting an account, the user is redirected here and sees the erasure receipt. */
export function Component() {
  const receipt = useReceipt();
  return <EntrancePage notice={receipt !== null && <ReceiptNote receipt={receipt} />} />;
}
