import { AddButton } from '../wizard/add-button';
import { NextButton, StepFoot } from '../wizard/step-foot';
import type { useStepNavigation } from '../wizard/step-navigation';

interface ExperienceFootProps {
  readonly add: Parameters<typeof AddButton>[0];
  readonly navigation: ReturnType<typeof useStepNavigation>;
  readonly saving: boolean;
  /** Whether the way on is closed until the list holds something. */
  readonly barred: boolean;
  readonly onNext: () => void;
  /** Absent while nothing can be skipped. */
  readonly onSkip: (() => void) | undefined;
}

/** The foot of the step, with its four ways. */
export function ExperienceFoot({ add, navigation, saving, barred, onNext, onSkip }: ExperienceFootProps) {
  const next = navigation.returning ? 'Back to Review' : 'Next';
  return (
    <StepFoot onBack={navigation.goBack ?? (barred ? navigation.giveUp : undefined)} isCrowded={onSkip !== undefined}>
      {onSkip !== undefined && (
        <button type="button" className="btn btn-quiet" disabled={saving} onClick={onSkip}>
          Skip
        </button>
      )}
      <AddButton {...add} />
      <NextButton label={barred ? 'Required' : next} disabled={barred} saving={saving} onClick={onNext} />
    </StepFoot>
  );
}
