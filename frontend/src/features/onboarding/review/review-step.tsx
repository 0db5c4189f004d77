import { useState } from 'react';
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
  const { saving, missing, theirs, takeTheirs, keepMine, save } = useSaveProfile();
  const [asked, setAsked] = useState(false);

  const ask = (): void => {
    const text = missing();
    if (text === undefined) setAsked(true);
    else notify.error(text);
  };

  return (
    <StepPage
      title="Review"
      heading="Check it over, then save"
      lead="Everything here becomes your profile and your CV."
      foot={
        <StepFoot onBack={saving ? undefined : goBack}>
          <button type="button" className="btn btn-primary" disabled={saving} onClick={ask}>
            {saving ? <WorkingMark /> : <Icon name="check-lg" />}
            {saving ? 'Saving...' : 'Save Profile'}
          </button>
        </StepFoot>
      }
    >
      {theirs !== undefined && (
        <div className="mb-4">
          <ConflictNote onTakeTheirs={takeTheirs} onKeepMine={() => void keepMine()} />
        </div>
      )}
      <fieldset disabled={saving}>
        <ReviewCards />
      </fieldset>
      <ConfirmDialog
        show={asked}
        tone="calm"
        question="Save Profile"
        consequence="We build your profile and your CV from what is on this page. You can change everything later."
        confirm="Save Profile"
        cancel="Cancel"
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          void save();
        }}
      />
    </StepPage>
  );
}
