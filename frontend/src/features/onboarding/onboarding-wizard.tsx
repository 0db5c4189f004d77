import { Route, Routes, useLocation } from 'react-router-dom';
import { ThankYou } from './thank-you/thank-you';
import { OpenWizard } from './wizard/open-wizard';
import { WizardLayout, WizardProgress } from './wizard/wizard-layout';
import { parseStep } from './wizard/step-navigation';

/** The routes under `/onboarding/*`; each step has its own URL. */
export function OnboardingWizard() {
  const step = parseStep(useLocation().pathname.split('/')[2]);
  return (
    <WizardLayout progress={step !== undefined && step !== 'userType' && <WizardProgress step={step} />}>
      <Routes>
        <Route path="thank-you" element={<ThankYou />} />
        <Route path=":step?/*" element={<OpenWizard />} />
      </Routes>
    </WizardLayout>
  );
}
