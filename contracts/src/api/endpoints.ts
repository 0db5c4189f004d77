import { accountEndpoints } from './account.js';
import { applicationEndpoints, applicationReadEndpoints } from './applications.js';
import { cvEndpoints } from './cv.js';
import type { Endpoint } from './endpoint.js';
import { browserExtensionEndpoints, extensionEndpoints, extensionReadEndpoints } from './extensions.js';
import { homeEndpoints } from './home.js';
import { historyEndpoints, profileEndpoints } from './profile.js';
import { jobEndpoints } from './jobs.js';
import { onboardingEndpoints } from './onboarding.js';
import { operationEndpoints, operationReadEndpoints } from './operations.js';
import { ownAccessEndpoints, ownAccessReadEndpoints } from './own-accesses.js';
import { resumeEndpoints } from './resume.js';
import { sectionEndpoints } from './sections.js';
import { approvalEndpoints, staffReadEndpoints } from './staff.js';
import {
  eventIndexEndpoints,
  payloadEndpoints,
  streamEndpoints,
  tailEndpoints,
  viewCheckEndpoints,
} from './streams.js';
import { suggestionEndpoints } from './suggestions.js';
import { supportActionEndpoints, supportSessionEndpoints } from './support.js';
import { supportReadEndpoints } from './support-reads.js';
import { supportWorkEndpoints } from './support-work.js';
import { systemEndpoints } from './system.js';
import { transcriptionEndpoints } from './transcription.js';

/** Every endpoint of the API by its name, which is the `operationId` of the OpenAPI document. */
export const ENDPOINTS = {
  ...systemEndpoints,
  ...homeEndpoints,
  ...profileEndpoints,
  ...sectionEndpoints,
  ...onboardingEndpoints,
  ...historyEndpoints,
  ...resumeEndpoints,
  ...cvEndpoints,
  ...jobEndpoints,
  ...applicationReadEndpoints,
  ...applicationEndpoints,
  ...extensionReadEndpoints,
  ...extensionEndpoints,
  ...browserExtensionEndpoints,
  ...transcriptionEndpoints,
  ...suggestionEndpoints,
  ...accountEndpoints,
  ...ownAccessReadEndpoints,
  ...ownAccessEndpoints,
  ...staffReadEndpoints,
  ...approvalEndpoints,
  ...supportSessionEndpoints,
  ...supportActionEndpoints,
  ...supportReadEndpoints,
  ...supportWorkEndpoints,
  ...operationReadEndpoints,
  ...operationEndpoints,
  ...eventIndexEndpoints,
  ...streamEndpoints,
  ...payloadEndpoints,
  ...viewCheckEndpoints,
  ...tailEndpoints,
} as const satisfies Readonly<Record<string, Endpoint>>;

export type Endpoints = typeof ENDPOINTS;
export type EndpointName = keyof Endpoints;

/** Every endpoint with its name. */
export const ALL_ENDPOINTS: readonly (Endpoint & { readonly name: EndpointName })[] = Object.entries(ENDPOINTS).map(
  ([name, definition]) => ({ name: name as EndpointName, ...definition }),
);
