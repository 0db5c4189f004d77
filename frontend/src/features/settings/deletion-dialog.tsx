import { useAuth } from '../../shared/identity/auth-context';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { DeletionForm } from './deletion-form';
import { useSignInMethods } from './sign-in/use-sign-in-methods';
import { useReauthentication } from './use-reauthentication';

interface DeletionDialogProps {
  readonly isOpen: boolean;
  readonly isDeleting: boolean;
  /** Whether the user has reauthenticated and confirmed the deletion before. */
  readonly isRepeated: boolean;
  readonly onConfirm: () => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks whether to delete the account, and reauthenticates the user. */
export default function DeletionDialog({ isOpen, isDeleting, isRepeated, onConfirm, onCancel }: DeletionDialogProps) {
  const { user } = useAuth();
  const { methods } = useSignInMethods();
  const { form, ...reauthentication } = useReauthentication(methods);
  const isWorking = isDeleting || reauthentication.isPending;
  const needsReauthentication = user !== null && !isRepeated;

  const confirm = async (): Promise<void> => {
    if (!needsReauthentication || (await reauthentication.reauthenticate())) await onConfirm();
  };

  return (
    <ConfirmDialog
      // Stays open on Back while the account is being deleted.
      show={isOpen || isWorking}
      role="alertdialog"
      title="Delete your account?"
      description="This action cannot be undone. It will permanently delete your profile information, application history and all saved preferences."
      confirmLabel="Yes, Delete My Account"
      cancelLabel="Cancel"
      workingLabel={isDeleting ? 'Deleting Account...' : reauthentication.isPending ? 'Confirming...' : undefined}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
      onClosed={reauthentication.reset}
    >
      {needsReauthentication && (
        <DeletionForm
          formRef={form}
          reauthentication={reauthentication}
          email={user.email ?? ''}
          isWorking={isWorking}
          onSubmit={() => void confirm()}
        />
      )}
    </ConfirmDialog>
  );
}
