import type { PreferencesTyped } from '@trackrecord/contracts';
import { amountOf } from '@trackrecord/contracts/amount';
import { VALIDATION } from '@trackrecord/contracts/validation';
import { useState } from 'react';
import { FieldsToSave } from '../../../shared/forms/fields-to-save';
import { useInvalidFocus } from '../../../shared/forms/use-invalid-focus';
import { NextButton, StepFoot } from '../wizard/step-foot';
import { useStepNavigation } from '../wizard/step-navigation';
import { StepPage } from '../wizard/step-page';
import { useWizard } from '../wizard/wizard-context';
import { LocationsCard } from './locations-card';
import { sectionsOf } from './preference-values';
import { RolesCard } from './roles-card';
import { SalaryCard } from './salary-card';
import { usePreferences } from './use-preferences';
import { WorkModesCard } from './work-modes-card';

const NO_AMOUNT = 'Please enter a number, such as 48000.';
const NOT_ADDED = 'Please add this or clear the field.';

/** What is wrong with what the step holds, by field. */
function faultsOf(typed: PreferencesTyped) {
  const fault = (amount: string) => (Number.isNaN(amountOf(amount)) ? NO_AMOUNT : undefined);
  const notAdded = (text: string) => (text.trim() === '' ? undefined : NOT_ADDED);
  return {
    role: notAdded(typed.role),
    location: notAdded(typed.location),
    salaryMin: fault(typed.salaryMin),
    salaryMax: fault(typed.salaryMax),
    workModes: typed.workModes.length === 0 ? VALIDATION.workModeRequired : undefined,
  };
}

/** The preferences step: roles, places, salary and ways of working (spec section 2). */
export default function PreferencesStep() {
  const { data, complete } = useWizard();
  const { goOn, goBack, returning } = useStepNavigation('preferences');
  const { typed, change } = usePreferences();
  const [refused, setRefused] = useState<PreferencesTyped>();
  const [saving, setSaving] = useState(false);
  const { form: cards, refuse } = useInvalidFocus<HTMLDivElement>();
  const faults = faultsOf(typed);
  // What stands in a search box is a fault only as long as it is what Next came upon.
  const shown: Partial<typeof faults> = refused
    ? {
        ...faults,
        role: typed.role === refused.role ? faults.role : undefined,
        location: typed.location === refused.location ? faults.location : undefined,
      }
    : {};

  const next = async (): Promise<void> => {
    const wrong = Object.values(faults).some((fault) => fault !== undefined);
    setRefused(wrong ? typed : undefined);
    if (wrong) {
      refuse();
      return;
    }
    setSaving(true);
    const { recorded } = await complete('preferences', sectionsOf(typed, data));
    setSaving(false);
    if (recorded) goOn();
  };

  return (
    <StepPage
      title="Preferences"
      heading="What are you looking for?"
      lead="We use this to match jobs. You can change it anytime."
      foot={
        <StepFoot onBack={goBack}>
          <NextButton label={returning ? 'Back to Review' : 'Next'} saving={saving} onClick={() => void next()} />
        </StepFoot>
      }
    >
      <FieldsToSave saving={saving}>
        <div ref={cards} className="tr-stack tr-roomy">
          <RolesCard roles={typed.preferredRoles} typed={typed.role} fault={shown.role} change={change} />
          <LocationsCard locations={typed.locations} typed={typed.location} fault={shown.location} change={change} />
          <SalaryCard typed={typed} faults={shown} change={change} />
          <WorkModesCard workModes={typed.workModes} fault={shown.workModes} change={change} />
        </div>
      </FieldsToSave>
    </StepPage>
  );
}
