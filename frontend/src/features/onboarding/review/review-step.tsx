import { useRef, useState } from 'react';
import { notify } from '../../../shared/toast/notify';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { ConflictNote } from '../../../shared/ui/conflict-note';
import { Icon } from '../../../shared/ui/icon';
import { WorkingMark } from '../../../shared/ui/waiting';
import { StepFoot } from '../wizard/step-foot';
import { useStepNavigation } from '../wizard/step-navigation';
import { StepPage } from '../wizard/step-page';
import { ReviewCards } from './review-cards';
import { useSaveProfile } from './use-save-profile';

/** The last step: everything on one page, and saving it (spec section 2, Review step). */
export default function ReviewStep() {
  const { goBack } = useStepNavigation('review');
  const { saving, missing, theirs, acceptRemote, keepMine, save } = useSaveProfile();
  const [asked, setAsked] = useState(false);
  const [confirmed, setConfirmed] = useState(false);
  const cards = useRef<HTMLDivElement>(null);

  const ask = (): void => {
    const wrong = missing();
    if (wrong === undefined) {
      setAsked(true);
      return;
    }
    notify.error(wrong.text);
    cards.current?.querySelector<HTMLElement>(`a[aria-label="Edit ${wrong.card}"]`)?.focus();
  };

  return (
    <StepPage
      title="Review"
      heading="Review and save"
      lead="This becomes your profile and your CV."
      foot={
        <StepFoot onBack={saving ? undefined : goBack}>
          <button type="button" className="btn btn-primary" aria-disabled={saving} onClick={saving ? undefined : ask}>
            {saving ? <WorkingMark /> : <Icon name="check-lg" />}
            {saving ? 'Saving...' : 'Save Profile'}
          </button>
        </StepFoot>
      }
    >
      {theirs !== undefined && (
        <div className="mb-4">
          <ConflictNote onTakeTheirs={acceptRemote} onKeepMine={() => void keepMine()} />
        </div>
      )}
      <div ref={cards} inert={saving}>
        <ReviewCards />
      </div>
      <ConfirmDialog
        show={asked}
        tone="calm"
        question="Save Profile"
        consequence="We build your profile and your CV from what is on this page. You can change everything later."
        confirm="Save Profile"
        cancel="Cancel"
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setConfirmed(true);
          setAsked(false);
        }}
        // Once it is gone: it gives the focus back, and what saving has to say may want it then.
        onClosed={() => {
          if (confirmed) void save();
          setConfirmed(false);
        }}
      />
    </StepPage>
  );
}
