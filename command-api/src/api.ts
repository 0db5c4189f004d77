import type { EndpointName, Endpoints } from '@trackrecord/contracts';
import { type EndpointHandlers, requireServiceToken } from '@trackrecord/platform';
import { Router } from 'express';
import type { AccessContext } from './access/access-context.js';
import * as access from './access/handlers.js';
import { internalAccessRoutes } from './access/internal-accesses.js';
import * as account from './account/handlers.js';
import * as applications from './applications/handlers.js';
import { type DetectedSkillsCommands, recordDetectedSkills } from './detected-skills/record-detected-skills.js';
import type { ErasureContext } from './erasure/erase-user.js';
import { resumeErasures } from './erasure/finish-erasures.js';
import * as extensions from './extensions/handlers.js';
import * as jobs from './jobs/handlers.js';
import * as onboarding from './onboarding/handlers.js';
import * as operations from './operations/handlers.js';
import type { OperationLog } from './operations/operation-log.js';
import { internalOperationRoutes } from './operations/record-payload.js';
import * as profile from './profile/handlers.js';
import * as resume from './resume/handlers.js';
import * as suggestions from './suggestions/handlers.js';
import * as transcription from './transcription/handlers.js';

/** The endpoints of this service: all writes except account erasure, which authenticates users differently. */
type CommandEndpoint = Exclude<
  { [Name in EndpointName]: Endpoints[Name]['method'] extends 'GET' ? never : Name }[EndpointName],
  'eraseAccount'
>;

type Dependencies = access.Dependencies &
  account.Dependencies &
  applications.Dependencies &
  extensions.Dependencies &
  jobs.Dependencies &
  onboarding.Dependencies &
  operations.Dependencies &
  profile.Dependencies &
  resume.Dependencies &
  suggestions.Dependencies &
  transcription.Dependencies;

/** Creates the handlers of all writes. Each feature takes what it names. */
export const createHandlers = (dependencies: Dependencies) =>
  ({
    ...access.createHandlers(dependencies),
    ...account.createHandlers(dependencies),
    ...applications.createHandlers(dependencies),
    ...extensions.createHandlers(dependencies),
    ...jobs.createHandlers(dependencies),
    ...onboarding.createHandlers(dependencies),
    ...operations.createHandlers(dependencies),
    ...profile.createHandlers(dependencies),
    ...resume.createHandlers(dependencies),
    ...suggestions.createHandlers(dependencies),
    ...transcription.createHandlers(dependencies),
  }) satisfies EndpointHandlers<CommandEndpoint>;

/** Creates the routes for internal services, mounted under /internal. */
export function internalRoutes(
  masterKey: Buffer,
  detectedSkills: DetectedSkillsCommands,
  erasure: ErasureContext,
  accessContext: AccessContext,
  operationLog: Pick<OperationLog, 'run'>,
): Router {
  return Router()
    .use(requireServiceToken(masterKey))
    .post('/onboarding/:uid/skills', recordDetectedSkills(detectedSkills))
    .post('/erasures/finish', resumeErasures(erasure))
    .use(internalAccessRoutes(accessContext))
    .use(internalOperationRoutes(operationLog));
}
