import type { RouteName } from '../http/routes.js';
import type { RouteDefinition } from './route-definition.js';
import { accountRoutes } from './routes/account.js';
import { cvRoutes } from './routes/cv.js';
import { historyRoutes } from './routes/history.js';
import { jobRoutes } from './routes/jobs.js';
import { onboardingRoutes } from './routes/onboarding.js';
import { profileRoutes } from './routes/profile.js';
import { resumeRoutes } from './routes/resume.js';
import { sectionRoutes } from './routes/sections.js';
import { suggestionRoutes } from './routes/suggestions.js';
import { systemRoutes } from './routes/system.js';
import { transcriptionRoutes } from './routes/transcription.js';

/** Every route of the table, described: one without a definition does not compile. */
export const ROUTE_DEFINITIONS: Readonly<Record<RouteName, RouteDefinition>> = {
  ...profileRoutes,
  ...sectionRoutes,
  ...onboardingRoutes,
  ...historyRoutes,
  ...resumeRoutes,
  ...cvRoutes,
  ...jobRoutes,
  ...transcriptionRoutes,
  ...suggestionRoutes,
  ...accountRoutes,
  ...systemRoutes,
};
