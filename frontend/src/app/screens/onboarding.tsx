export { OnboardingWizard as Component } from '../../features/onboarding/onboarding-wizard';
