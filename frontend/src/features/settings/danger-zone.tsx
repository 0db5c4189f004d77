import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { Icon } from '../../shared/ui/icon';
import { useQuestionAddress } from './question-address';
import { SettingCard } from './setting-card';
import { UnerasedNote } from './unerased-note';
import { useDeleteAccount } from './use-delete-account';

/** The way out: deleting the account, after a question (spec section 2, Settings screen). */
export function DangerZone() {
  const { asked, ask, close } = useQuestionAddress();
  const { deleting, unerased, deleteAccount } = useDeleteAccount(asked, close);

  return (
    <SettingCard
      className="tr-danger"
      title="Danger Zone"
      words="Deleting your account permanently erases your profile, CV and history. You get a signed receipt as proof."
      action={
        <button type="button" className="btn btn-danger" onClick={ask}>
          <Icon name="trash3" />
          Delete Account
        </button>
      }
    >
      <UnerasedNote why={unerased} />
      <ConfirmDialog
        // The back button does not close it while the account is being deleted.
        show={asked || deleting}
        role="alertdialog"
        question="Delete your account?"
        consequence="This action cannot be undone. It will permanently delete your profile information, application history and all saved preferences."
        confirm="Yes, Delete My Account"
        cancel="Cancel"
        working={deleting ? 'Deleting Account...' : undefined}
        onConfirm={() => void deleteAccount()}
        onCancel={close}
      />
    </SettingCard>
  );
}
