import { AuthPage } from '../../features/auth/auth-page';
import { ReceiptNote } from '../../features/settings/receipt-note';
import { useReceipt } from '../../features/settings/use-receipt';

/** `/signup`. Whoever has just deleted their account ends up here, too. */
export function Component() {
  const receipt = useReceipt();
  return <AuthPage notice={receipt !== null && <ReceiptNote receipt={receipt} />} />;
}
