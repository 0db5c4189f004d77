import type { RequestHandler } from 'express';
import type { Limits } from '../http/limits.js';
import type { WorkRequests } from '../work/work-requests.js';
import { enhanceDescription, enhanceRoles, recommendRoles, suggestSkills } from './suggestions.js';

/** What the handlers need. */
export interface Dependencies {
  readonly workRequests: WorkRequests;
  readonly limits: Pick<Limits, 'suggestions' | 'detections'>;
}

/** Creates the handlers of suggestions, each behind its rate limit. */
export function createHandlers({ workRequests, limits }: Dependencies) {
  const { suggestions, detections } = limits;
  // The client detects skills while the user types. This must not use up the limit of the suggestions that users
  // request.
  const limitEnhancement: RequestHandler = (request, response, next) => {
    const { only } = (request.body ?? {}) as { readonly only?: unknown };
    return (only === 'skills' ? detections : suggestions)(request, response, next);
  };
  return {
    enhanceDescription: [limitEnhancement, enhanceDescription(workRequests)],
    recommendRoles: [suggestions, recommendRoles(workRequests)],
    enhanceRoles: [suggestions, enhanceRoles(workRequests)],
    suggestSkills: [suggestions, suggestSkills(workRequests)],
  };
}
