import { getOnboarding, type OnboardingSources } from './get-onboarding.js';

/** Creates the handler of the progress in the wizard. */
export const createHandlers = (sources: OnboardingSources) => ({ getOnboarding: getOnboarding(sources) });
