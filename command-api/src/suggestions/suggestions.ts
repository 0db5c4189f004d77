import { ENDPOINTS, MESSAGES } from '@trackrecord/contracts';
import { handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { createOkHead } from '../work/engine-header.js';
import type { WorkRequests } from '../work/work-requests.js';

/**
 * POST /transcription/enhance: an enhanced description and its skills; with `only: 'skills'`, the skills only (spec
 * section 7).
 */
export const enhanceDescription = (workRequests: WorkRequests): RequestHandler =>
  handle(
    ENDPOINTS.enhanceDescription,
    async ({ identity: { uid }, body: { description, context, title, only }, request, response }) => {
      if (only === 'skills') {
        const workRequest = { kind: 'detect-skills', uid, input: { description } } as const;
        const { workId, engine, value, doubtfulSkills } = await workRequests.run(request, response, workRequest);
        const body = { success: true as const, message: '', skills: value, doubtfulSkills, engine };
        return { ...createOkHead(engine, workId), body };
      }
      const workRequest = {
        kind: 'enhance',
        uid,
        input: { description, context, title },
      } as const;
      const { workId, engine, value } = await workRequests.run(request, response, workRequest);
      return { ...createOkHead(engine, workId), body: { success: true, message: MESSAGES.enhanced, ...value, engine } };
    },
  );

/** POST /roles/recommend: roles for a profile, best match first (spec section 7). */
export const recommendRoles = (workRequests: WorkRequests): RequestHandler =>
  handle(ENDPOINTS.recommendRoles, async ({ identity: { uid }, body: { profile }, request, response }) => {
    const workRequest = { kind: 'recommend-roles', uid, input: { profile } } as const;
    const { workId, engine, value } = await workRequests.run(request, response, workRequest);
    return { ...createOkHead(engine, workId), body: value };
  });

/** POST /roles/enhance: details and matches of roles that are given by title (spec section 7). */
export const enhanceRoles = (workRequests: WorkRequests): RequestHandler =>
  handle(ENDPOINTS.enhanceRoles, async ({ identity: { uid }, body: { roles, skills }, request, response }) => {
    const workRequest = { kind: 'enhance-roles', uid, input: { roles, skills } } as const;
    const { workId, engine, value } = await workRequests.run(request, response, workRequest);
    return { ...createOkHead(engine, workId), body: value };
  });

/** POST /skills/enhance: skills related to the detected ones (spec section 7). */
export const suggestSkills = (workRequests: WorkRequests): RequestHandler =>
  handle(ENDPOINTS.suggestSkills, async ({ identity: { uid }, body: { skills }, request, response }) => {
    const workRequest = { kind: 'suggest-skills', uid, input: { skills } } as const;
    const { workId, engine, value } = await workRequests.run(request, response, workRequest);
    return { ...createOkHead(engine, workId), body: { success: true, suggestedSkills: value, engine } };
  });
