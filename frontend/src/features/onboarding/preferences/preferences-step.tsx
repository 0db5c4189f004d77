import type { PreferencesTyped } from '@trackrecord/contracts';
import { VALIDATION } from '@trackrecord/contracts/validation';
import { useState } from 'react';
import { useInvalidFocus } from '../../../shared/forms/use-invalid-focus';
import { NextButton, StepFoot } from '../wizard/step-foot';
import { useStepNavigation } from '../wizard/step-navigation';
import { StepPage } from '../wizard/step-page';
import { useWizard } from '../wizard/wizard-context';
import { LocationsCard } from './locations-card';
import { amountOf, sectionsOf } from './preference-values';
import { RolesCard } from './roles-card';
import { SalaryCard } from './salary-card';
import { usePreferences } from './use-preferences';
import { WorkModesCard } from './work-modes-card';

const NO_AMOUNT = 'Please enter a number, such as 48000.';

/** What is wrong with what the step holds, by field. */
function faultsOf(typed: PreferencesTyped) {
  const fault = (amount: string) => (Number.isNaN(amountOf(amount)) ? NO_AMOUNT : undefined);
  return {
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
  const [refused, setRefused] = useState(false);
  const [saving, setSaving] = useState(false);
  const { form: cards, refuse } = useInvalidFocus<HTMLDivElement>();
  const faults = faultsOf(typed);
  const shown = refused ? faults : {};

  const next = async (): Promise<void> => {
    const wrong = Object.values(faults).some((fault) => fault !== undefined);
    setRefused(wrong);
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
      lead="We match jobs by this. You can change it at any time."
      foot={
        <StepFoot onBack={goBack}>
          <NextButton label={returning ? 'Back to Review' : 'Next'} saving={saving} onClick={() => void next()} />
        </StepFoot>
      }
    >
      <div ref={cards} className="tr-stack tr-roomy">
        <RolesCard roles={typed.preferredRoles} change={change} />
        <LocationsCard locations={typed.locations} change={change} />
        <SalaryCard typed={typed} faults={shown} change={change} />
        <WorkModesCard workModes={typed.workModes} fault={refused ? faults.workModes : undefined} change={change} />
      </div>
    </StepPage>
  );
}
