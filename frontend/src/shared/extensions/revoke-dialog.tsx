import type { RefObject } from 'react';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { isFocusLost } from '../ui/is-focus-lost';
import type { RevokeControl } from './use-revoke';

interface RevokeDialogProps {
  readonly control: RevokeControl;
  /** Gets the focus if the button that opened the dialog is gone. It needs a tabIndex. */
  readonly fallback: RefObject<HTMLElement | null>;
}

/** Asks before an address is revoked or a browser disconnected. */
export function RevokeDialog({ control, fallback }: RevokeDialogProps) {
  const { target, isOpen, isRevoking, cancel, confirm } = control;
  const isBrowser = target?.kind === 'browser';
  const workingLabel = isBrowser ? 'Disconnecting...' : 'Revoking...';
  return (
    <ConfirmDialog
      show={isOpen}
      role="alertdialog"
      title={isBrowser ? `Disconnect ${target.name}?` : 'Revoke the calendar address?'}
      description={
        isBrowser
          ? 'It can no longer save jobs. What it saved stays. You can connect it again with a new code.'
          : 'Every calendar that reads it stops showing your dates. You can create a new address after.'
      }
      confirmLabel={isBrowser ? 'Disconnect' : 'Revoke address'}
      cancelLabel="Cancel"
      workingLabel={isRevoking ? workingLabel : undefined}
      onConfirm={() => void confirm()}
      onCancel={cancel}
      onClosed={() => {
        // The dialog, which may still have the focus, is removed right after this.
        setTimeout(() => {
          if (isFocusLost(fallback.current)) fallback.current?.focus({ preventScroll: true });
        });
      }}
    />
  );
}
