import { Navigate, Route, Routes } from 'react-router-dom';
import { useNavigationState } from '../../shared/session/navigation-state';
import { PersonalStep } from './personal-step';
import { WizardFrame } from './wizard-frame';

/** `/onboarding/*`: the wizard; each step has its own address. */
export function OnboardingWizard() {
  const state = useNavigationState();
  return (
    <WizardFrame>
      <Routes>
        <Route path="personal" element={<PersonalStep />} />
        <Route path="*" element={<Navigate to="/onboarding/personal" replace state={state} />} />
      </Routes>
    </WizardFrame>
  );
}
