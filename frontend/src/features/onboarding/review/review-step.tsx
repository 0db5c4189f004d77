import { useRef, useState } from 'react';
import { notify } from '../../../shared/toast/notify';
import { AlertNote } from '../../../shared/ui/alert-note';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { Icon } from '../../../shared/ui/icon';
import { ButtonSpinner } from '../../../shared/ui/loading';
import { StepFooter } from '../wizard/step-footer';
import { useStepNavigation } from '../wizard/step-navigation';
import { StepPage } from '../wizard/step-page';
import { useWizard } from '../wizard/wizard-context';
import { ReviewCards } from './review-cards';
import { useSaveProfile } from './use-save-profile';

interface ConflictNoteProps {
  readonly onAcceptRemote: () => void;
  readonly onKeepMine: () => void;
}

/** Shows that the profile was saved in another window, and lets the user choose a version. */
function ConflictNote({ onAcceptRemote, onKeepMine }: ConflictNoteProps) {
  return (
    <AlertNote title="This changed while you were editing">
      Your profile was saved in another window. Your changes are still here but not saved yet. Use the other version to
      load it into this form, or keep your version to overwrite it.
      <div className="tr-row mt-2">
        <button type="button" className="btn btn-plain btn-sm" onClick={onAcceptRemote}>
          Use other version
        </button>
        <button type="button" className="btn btn-primary btn-sm" onClick={onKeepMine}>
          Keep my version
        </button>
      </div>
    </AlertNote>
  );
}

const SAVE_TEXT = 'We build your profile and your CV from what is on this page. You can change everything later.';

/** The last step: reviews and saves the profile (spec section 2, Review step). */
export default function ReviewStep() {
  const { goBack } = useStepNavigation('review');
  const { getUnfinishedDrafts } = useWizard();
  const { isSaving, findMissingSection, theirs, acceptRemote, keepMine, save } = useSaveProfile();
  const [isConfirmOpen, setIsConfirmOpen] = useState(false);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const cards = useRef<HTMLDivElement>(null);

  const openConfirm = (): void => {
    const missingSection = findMissingSection();
    if (missingSection === undefined) {
      setIsConfirmOpen(true);
      return;
    }
    notify.error(missingSection.text);
    cards.current?.querySelector<HTMLElement>(`a[aria-label="Edit ${missingSection.card}"]`)?.focus();
  };

  return (
    <StepPage
      title="Review"
      heading="Review and save"
      lead="This becomes your profile and your CV."
      footer={
        <StepFooter onBack={isSaving ? undefined : goBack}>
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={isSaving}
            onClick={isSaving ? undefined : openConfirm}
          >
            {isSaving ? <ButtonSpinner /> : <Icon name="check-lg" />}
            {isSaving ? 'Saving...' : 'Save Profile'}
          </button>
        </StepFooter>
      }
    >
      {theirs !== undefined && (
        <div className="mb-4">
          <ConflictNote onAcceptRemote={acceptRemote} onKeepMine={() => void keepMine()} />
        </div>
      )}
      <div ref={cards} inert={isSaving}>
        <ReviewCards />
      </div>
      <ConfirmDialog
        show={isConfirmOpen}
        variant="primary"
        title="Save Profile"
        description={
          getUnfinishedDrafts().length === 0 ? SAVE_TEXT : `${SAVE_TEXT} Changes you have not finished are left out.`
        }
        confirmLabel="Save Profile"
        cancelLabel="Cancel"
        onCancel={() => setIsConfirmOpen(false)}
        onConfirm={() => {
          setIsConfirmed(true);
          setIsConfirmOpen(false);
        }}
        // After the dialog has closed and restored the focus, since saving may move the focus itself.
        onClosed={() => {
          if (isConfirmed) void save();
          setIsConfirmed(false);
        }}
      />
    </StepPage>
  );
}
