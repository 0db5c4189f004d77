import { useEffect, useEffectEvent } from 'react';
import { Route, Routes, useLocation, Link, Navigate } from 'react-router-dom';
import { useAuth } from '../../shared/identity/auth-context';
import { profileApi, useCacheProfile } from '../../shared/profile/profile-api';
import { EmptyIllustration } from '../../shared/ui/empty-illustration';
import { Icon } from '../../shared/ui/icon';
import { PageHeading } from '../../shared/ui/page-heading';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { SAVE_CACHE_KEY, useSaveProfileMutation } from './wizard/onboarding-api';
import { OpenWizard } from './wizard/open-wizard';
import { parseStep } from './wizard/step-navigation';
import { WizardLayout, WizardProgress } from './wizard/wizard-layout';

/** The page after the profile was saved (spec sections 1 and 2). */
function ThankYou() {
  const { user } = useAuth();
  const uid = user?.uid ?? '';
  const [, { data: savedProfile }] = useSaveProfileMutation({ fixedCacheKey: SAVE_CACHE_KEY });
  const { data: profile } = profileApi.endpoints.getProfile.useQueryState(uid);
  const isSavedProfileUncached = savedProfile !== undefined && !profile;
  const cacheProfile = useEffectEvent(useCacheProfile());
  usePageTitle('Thank you');

  // The saved profile is cached only here: the guard redirects users with a complete profile from every other page of
  // the wizard.
  useEffect(() => {
    if (isSavedProfileUncached) void cacheProfile(savedProfile);
  }, [isSavedProfileUncached, savedProfile]);

  if (profile?.onboardingCompleted !== true && savedProfile === undefined) return <Navigate to="/onboarding" replace />;
  return (
    <div className="tr-step tr-thanks">
      <EmptyIllustration />
      <PageHeading>Thank you. Your profile is saved.</PageHeading>
      <p className="tr-muted">
        We are building your profile and your CV behind the scenes. We will contact you for the next step.
      </p>
      <Link className="btn btn-primary" to="/profile">
        Go to your profile
        <Icon name="arrow-right" />
      </Link>
    </div>
  );
}

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

/** The name that a lazy route expects. */
export { OnboardingWizard as Component };
