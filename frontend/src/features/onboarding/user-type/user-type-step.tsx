import { USER_TYPE_DELAY_MS } from '@trackrecord/contracts/constants';
import type { UserType } from '@trackrecord/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { USER_TYPE_LABELS } from '../../../shared/profile/entry-summaries';
import { Icon } from '../../../shared/ui/icon';
import type { IconName } from '../../../shared/ui/icon-name';
import { StepPage } from '../wizard/step-page';
import { useStepNavigation } from '../wizard/step-navigation';
import { useWizard } from '../wizard/wizard-context';

interface Option {
  readonly type: UserType;
  readonly text: string;
  readonly icon: IconName;
}

const OPTIONS: readonly Option[] = [
  { type: 'student', text: 'Currently in school or university', icon: 'backpack' },
  { type: 'graduate', text: 'Completed studies within last 2 years', icon: 'mortarboard' },
  { type: 'professional', text: 'Working in your field of expertise', icon: 'briefcase' },
];

/** See spec section 1. */
const DEFAULT_USER_TYPE: UserType = 'professional';

/** The first step. The user type decides what later steps require (spec section 2, User type step). */
export default function UserTypeStep() {
  const { data, completeStep } = useWizard();
  const { goNext, isReturning } = useStepNavigation('userType');
  const [selectedType, setSelectedType] = useState<UserType>();

  useDelayedSelect(selectedType, async (userType) => {
    const { isRecorded } = await completeStep('userType', { userType });
    if (isRecorded) goNext();
    else setSelectedType(undefined);
  });

  return (
    <StepPage
      title="Which best describes you?"
      heading="Which best describes you?"
      lead={`This decides what we ask for next. You can change it ${isReturning ? 'at any time' : 'later'}.`}
      footer={null}
    >
      <div className="tr-grid tr-choices">
        {OPTIONS.map(({ type, text, icon }) => (
          <button
            key={type}
            type="button"
            className={selectedType === type ? 'tr-choice is-tapped' : 'tr-choice'}
            aria-pressed={(selectedType ?? data.userType ?? DEFAULT_USER_TYPE) === type}
            disabled={selectedType !== undefined && selectedType !== type}
            onClick={() => setSelectedType(type)}
          >
            <span className="tr-glyph">
              <Icon name={icon} />
            </span>
            <span>
              <span className="h2 d-block mb-1">{USER_TYPE_LABELS[type]}</span>
              <span className="tr-muted">{text}</span>
            </span>
          </button>
        ))}
      </div>
    </StepPage>
  );
}

/** Calls `onSelect` after the card's animation (spec section 9). */
function useDelayedSelect(selectedType: UserType | undefined, onSelect: (type: UserType) => Promise<void>): void {
  const handleSelect = useEffectEvent(onSelect);

  useEffect(() => {
    if (selectedType === undefined) return undefined;
    const timer = setTimeout(() => void handleSelect(selectedType), USER_TYPE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [selectedType]);
}
