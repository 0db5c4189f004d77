import type { EndpointName, Endpoints, Operator } from '@trackrecord/contracts';
import type { Checks, EndpointHandlers } from '@trackrecord/platform';
import * as access from './access/handlers.js';
import * as account from './account/handlers.js';
import * as applications from './applications/handlers.js';
import * as careerEvents from './career-events/handlers.js';
import type { Sources } from './create-sources.js';
import * as cv from './cv/handlers.js';
import * as erasure from './erasure/handlers.js';
import * as dataExport from './export/handlers.js';
import * as extensions from './extensions/handlers.js';
import * as health from './health/handlers.js';
import * as history from './history/handlers.js';
import * as home from './home/handlers.js';
import * as jobs from './jobs/handlers.js';
import * as onboarding from './onboarding/handlers.js';
import * as operations from './operations/handlers.js';
import * as operator from './operator/handlers.js';
import * as profile from './profile/handlers.js';
import * as resume from './resume/handlers.js';
import * as staff from './staff/handlers.js';
import * as streams from './streams/handlers.js';
import * as viewChecks from './streams/checks/handlers.js';
import * as tail from './streams/tail/handlers.js';
import * as support from './support/handlers.js';

/** The endpoints of this service: all reads except the documentation. */
type QueryEndpoint = Exclude<
  { [Name in EndpointName]: Endpoints[Name]['method'] extends 'GET' ? Name : never }[EndpointName],
  'getOpenApi' | 'getDocs' | 'getDocsAsset'
>;

/** What handlers depend on: the sources, and facts about the site. */
interface Dependencies extends Sources {
  readonly operator: Operator;
  /** Whether the site is reached through HTTPS. */
  readonly isHttps: boolean;
  readonly health: Checks;
}

/** Creates the handlers of all reads. Each feature takes what it names. */
export const createHandlers = (dependencies: Dependencies) =>
  ({
    ...access.createHandlers(dependencies),
    ...account.createHandlers(dependencies),
    ...applications.createHandlers(dependencies),
    ...careerEvents.createHandlers(dependencies),
    ...cv.createHandlers(dependencies),
    ...erasure.createHandlers(dependencies),
    ...dataExport.createHandlers(dependencies),
    ...extensions.createHandlers(dependencies),
    ...health.createHandlers(dependencies),
    ...history.createHandlers(dependencies),
    ...home.createHandlers(dependencies),
    ...jobs.createHandlers(dependencies),
    ...onboarding.createHandlers(dependencies),
    ...operations.createHandlers(dependencies),
    ...operator.createHandlers(dependencies),
    ...profile.createHandlers(dependencies),
    ...resume.createHandlers(dependencies),
    ...staff.createHandlers(dependencies),
    ...streams.createHandlers(dependencies),
    ...support.createHandlers(dependencies),
    ...tail.createHandlers(dependencies),
    ...viewChecks.createHandlers(dependencies),
  }) satisfies EndpointHandlers<QueryEndpoint>;
