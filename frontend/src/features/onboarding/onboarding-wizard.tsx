import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { PersonalStep } from './personal-step';
import { WizardFrame } from './wizard-frame';

/** `/onboarding/*`: the wizard; each step has its own address. */
export function OnboardingWizard() {
  const { state } = useLocation();
  return (
    <WizardFrame>
      <Routes>
        <Route path="personal" element={<PersonalStep />} />
        <Route path="*" element={<Navigate to="/onboarding/personal" replace state={state} />} />
      </Routes>
    </WizardFrame>
  );
}
