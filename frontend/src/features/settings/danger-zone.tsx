import { useNavigate, useSearchParams } from 'react-router-dom';
import { useNavigationState, OPENED_HERE, wasOpenedHere } from '../../shared/session/navigation-state';
import { notify } from '../../shared/toast/notify';
import { Icon } from '../../shared/ui/icon';
import { LoadOnDemand } from '../../shared/ui/load-on-demand';
import type { ErasureFailure } from './erase-account';
import { SettingCard } from './setting-card';
import { useDeleteAccount } from './use-delete-account';

const MESSAGES_BY_FAILURE: Readonly<Partial<Record<ErasureFailure, string>>> = {
  'no-response':
    "We didn't get a response, so your account may already be deleted. Select Delete Account again to make sure. It's safe to repeat.",
  'in-progress':
    "Your account is closed and is being erased. Your receipt appears here when it's ready. If it isn't here after two minutes, select Delete Account again.",
};

interface ErasureFailureNoteProps {
  readonly failure: ErasureFailure | undefined;
}

/** Explains the state of the account after the error toast has gone. */
function ErasureFailureNote({ failure }: ErasureFailureNoteProps) {
  const message = failure && MESSAGES_BY_FAILURE[failure];
  return (
    <div role="status">
      {message !== undefined && (
        <div className="tr-note is-yellow mt-3">
          <Icon name="exclamation-triangle" />
          <div>{message}</div>
        </div>
      )}
    </div>
  );
}

interface ConfirmParam {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Keeps the state of the confirm dialog in the URL, so that Back closes it and a reload keeps it open. */
function useConfirmParam(): ConfirmParam {
  const [parameters] = useSearchParams();
  const state = useNavigationState();
  const navigate = useNavigate();
  return {
    isOpen: parameters.get('confirm') === 'delete',
    open: () => void navigate('/settings?confirm=delete', { state: OPENED_HERE, preventScrollReset: true }),
    close: () =>
      void (wasOpenedHere(state) ? navigate(-1) : navigate('/settings', { replace: true, preventScrollReset: true })),
  };
}

/** Deletes the account after a confirmation (spec section 2, Settings screen). The dialog is a separate chunk. */
export function DangerZone() {
  const { isOpen, open, close } = useConfirmParam();
  const { isDeleting, failure, isRepeated, deleteAccount } = useDeleteAccount(isOpen, close);

  return (
    <SettingCard
      className="tr-danger"
      title="Danger Zone"
      description="Deleting your account permanently erases your profile, CV and history. You get a signed receipt that proves it."
      action={
        <button type="button" className="btn btn-danger" onClick={open}>
          <Icon name="trash3" />
          Delete Account
        </button>
      }
    >
      <ErasureFailureNote failure={failure} />
      <LoadOnDemand
        load={() => import('./deletion-dialog')}
        shouldLoad={isOpen}
        onFailure={() => {
          close();
          notify.error('The form could not be loaded. Please try again.');
        }}
      >
        {(DeletionDialog) => (
          <DeletionDialog
            isOpen={isOpen}
            isDeleting={isDeleting}
            isRepeated={isRepeated}
            onConfirm={deleteAccount}
            onCancel={close}
          />
        )}
      </LoadOnDemand>
    </SettingCard>
  );
}
