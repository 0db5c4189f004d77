import { Route, Routes, useLocation } from 'react-router-dom';
import { ThankYou } from './thank-you/thank-you';
import { OpenWizard } from './wizard/open-wizard';
import { WizardFrame } from './wizard/wizard-frame';
import { WizardProgress } from './wizard/wizard-progress';
import { stepNamed } from './wizard/steps';

/** `/onboarding/*`: the wizard; each step has its own address. */
export function OnboardingWizard() {
  const step = stepNamed(useLocation().pathname.split('/')[2]);
  return (
    <WizardFrame progress={step !== undefined && step !== 'userType' && <WizardProgress step={step} />}>
      <Routes>
        <Route path="thank-you" element={<ThankYou />} />
        <Route path=":step?/*" element={<OpenWizard />} />
      </Routes>
    </WizardFrame>
  );
}
