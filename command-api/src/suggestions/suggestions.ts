import { RESPONSE_TIMEOUTS_MS, ENDPOINTS, MESSAGES } from '@trackrecord/contracts';
import { handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { okWithEngine } from '../work/answered.js';
import type { WorkRequests } from '../work/work-requests.js';

const deadline = RESPONSE_TIMEOUTS_MS.suggestion;

/**
 * POST /transcription/enhance: an enhanced description and its skills; with `only: 'skills'`, the skills only (spec
 * section 7).
 */
export const enhanceDescription = (works: WorkRequests): RequestHandler =>
  handle(
    ENDPOINTS.enhanceDescription,
    async ({ identity: { uid }, body: { description, context, only }, request, response }) => {
      if (only === 'skills') {
        const question = { kind: 'detect-skills', uid, input: { description }, deadline } as const;
        const { workId, engine, value } = await works.ask(request, response, question);
        return { ...okWithEngine(engine, workId), body: { success: true, message: '', skills: value, engine } };
      }
      const question = { kind: 'enhance', uid, input: { description, context }, deadline } as const;
      const { workId, engine, value } = await works.ask(request, response, question);
      return { ...okWithEngine(engine, workId), body: { success: true, message: MESSAGES.enhanced, ...value, engine } };
    },
    { deadline },
  );

/** POST /roles/recommend: roles for a profile, best match first (spec section 7). */
export const recommendRoles = (works: WorkRequests): RequestHandler =>
  handle(
    ENDPOINTS.recommendRoles,
    async ({ identity: { uid }, body: { profile }, request, response }) => {
      const question = { kind: 'recommend-roles', uid, input: { profile }, deadline } as const;
      const { workId, engine, value } = await works.ask(request, response, question);
      return { ...okWithEngine(engine, workId), body: value };
    },
    { deadline },
  );

/** POST /roles/enhance: details and matches of roles that are given by title (spec section 7). */
export const enhanceRoles = (works: WorkRequests): RequestHandler =>
  handle(
    ENDPOINTS.enhanceRoles,
    async ({ identity: { uid }, body: { roles, skills }, request, response }) => {
      const question = { kind: 'enhance-roles', uid, input: { roles, skills }, deadline } as const;
      const { workId, engine, value } = await works.ask(request, response, question);
      return { ...okWithEngine(engine, workId), body: value };
    },
    { deadline },
  );

/** POST /skills/enhance: skills related to the detected ones (spec section 7). */
export const suggestSkills = (works: WorkRequests): RequestHandler =>
  handle(
    ENDPOINTS.suggestSkills,
    async ({ identity: { uid }, body: { skills }, request, response }) => {
      const question = { kind: 'suggest-skills', uid, input: { skills }, deadline } as const;
      const { workId, engine, value } = await works.ask(request, response, question);
      return { ...okWithEngine(engine, workId), body: { success: true, suggestedSkills: value, engine } };
    },
    { deadline },
  );
