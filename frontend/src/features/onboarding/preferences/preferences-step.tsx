import type { PreferencesFormValues } from '@trackrecord/contracts';
import { validateTypedAmount } from '@trackrecord/contracts/money/typed-amount';
import { WIZARD_WORK_MODES } from '@trackrecord/contracts/constants';
import { VALIDATION } from '@trackrecord/contracts/validation-messages';
import { useId, useState } from 'react';
import { ChoiceChips } from '../../../shared/forms/choice-chips';
import { SavingFieldset } from '../../../shared/forms/saving-fieldset';
import { useFocusFirstInvalid } from '../../../shared/forms/use-focus-first-invalid';
import { Card } from '../../../shared/ui/card';
import { NextButton, StepFooter } from '../wizard/step-footer';
import { useStepNavigation } from '../wizard/step-navigation';
import { StepPage } from '../wizard/step-page';
import { useWizard } from '../wizard/wizard-context';
import { LocationsCard } from './locations-card';
import { toSections } from './preferences-sections';
import { RolesCard } from './roles-card';
import { SalaryCard } from './salary-card';
import { type UpdatePreferences, usePreferencesForm } from './use-preferences-form';

const TEXT_NOT_ADDED_ERROR = 'Please add this or clear the field.';

/** Returns the error message of each field. */
function validate(values: PreferencesFormValues) {
  const requireEmpty = (text: string) => (text.trim() === '' ? undefined : TEXT_NOT_ADDED_ERROR);
  return {
    role: requireEmpty(values.role),
    location: requireEmpty(values.location),
    salaryMin: validateTypedAmount(values.salaryMin),
    salaryMax: validateTypedAmount(values.salaryMax),
    workModes: values.workModes.length === 0 ? VALIDATION.workModeRequired : undefined,
  };
}

/** The preferences step: roles, locations, salary and work modes (spec section 2). */
export default function PreferencesStep() {
  const { data, completeStep } = useWizard();
  const { goNext, goBack, isReturning } = useStepNavigation('preferences');
  const { values, update } = usePreferencesForm();
  const [rejectedValues, setRejectedValues] = useState<PreferencesFormValues>();
  const [isSaving, setIsSaving] = useState(false);
  const { form: cards, focusFirstInvalid } = useFocusFirstInvalid<HTMLDivElement>();
  const errors = validate(values);
  // Text left in a search box is an error only until it is edited.
  const shownErrors: Partial<typeof errors> = rejectedValues
    ? {
        ...errors,
        role: values.role === rejectedValues.role ? errors.role : undefined,
        location: values.location === rejectedValues.location ? errors.location : undefined,
      }
    : {};

  const next = async (): Promise<void> => {
    const isInvalid = Object.values(errors).some((error) => error !== undefined);
    setRejectedValues(isInvalid ? values : undefined);
    if (isInvalid) {
      focusFirstInvalid();
      return;
    }
    setIsSaving(true);
    const { isRecorded } = await completeStep('preferences', toSections(values, data));
    setIsSaving(false);
    if (isRecorded) goNext();
  };

  return (
    <StepPage
      title="Preferences"
      heading="What are you looking for?"
      lead="We use this to match jobs. You can change it anytime."
      footer={
        <StepFooter onBack={goBack}>
          <NextButton label={isReturning ? 'Back to Review' : 'Next'} isSaving={isSaving} onClick={() => void next()} />
        </StepFooter>
      }
    >
      <SavingFieldset isSaving={isSaving}>
        <div ref={cards} className="tr-stack tr-gap-lg">
          <RolesCard roles={values.preferredRoles} query={values.role} error={shownErrors.role} update={update} />
          <LocationsCard
            locations={values.locations}
            query={values.location}
            error={shownErrors.location}
            update={update}
          />
          <SalaryCard values={values} errors={shownErrors} update={update} />
          <WorkModesCard workModes={values.workModes} error={shownErrors.workModes} update={update} />
        </div>
      </SavingFieldset>
    </StepPage>
  );
}

interface WorkModesCardProps {
  readonly workModes: readonly string[];
  readonly error: string | undefined;
  readonly update: UpdatePreferences;
}

/** Preferred work modes, at least one (spec sections 5 and 9). */
function WorkModesCard({ workModes, error, update }: WorkModesCardProps) {
  const id = useId();
  return (
    <Card title="Work modes" required titleId={id} margin="mb-3">
      <ChoiceChips
        labelledBy={id}
        options={WIZARD_WORK_MODES}
        selected={workModes}
        error={error}
        onChange={(picked) => update(() => ({ workModes: picked }))}
      />
    </Card>
  );
}
