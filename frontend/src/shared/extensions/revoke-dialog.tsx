import { ConfirmDialog } from '../ui/confirm-dialog';
import type { RevokeControl } from './use-revoke';

interface RevokeDialogProps {
  readonly control: RevokeControl;
}

/** Asks before an address or a browser is revoked. */
export function RevokeDialog({ control }: RevokeDialogProps) {
  const { target, isOpen, isRevoking, cancel, confirm } = control;
  const isBrowser = target?.kind === 'browser';
  return (
    <ConfirmDialog
      show={isOpen}
      role="alertdialog"
      title={isBrowser ? `Disconnect ${target.name}?` : 'Revoke the calendar address?'}
      description={
        isBrowser
          ? 'It can no longer save postings. What it saved stays. You can connect it again with a new code.'
          : 'Every calendar that reads it stops showing your dates. You can create a new address after.'
      }
      confirmLabel={isBrowser ? 'Disconnect' : 'Revoke address'}
      cancelLabel="Cancel"
      workingLabel={isRevoking ? 'Revoking...' : undefined}
      onConfirm={() => void confirm()}
      onCancel={cancel}
    />
  );
}
