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
        const { engine, value } = await works.ask(request, response, question);
        return { ...okWithEngine(engine), body: { success: true, message: '', skills: value, engine } };
      }
      const question = { kind: 'enhance', uid, input: { description, context }, deadline } as const;
      const { engine, value } = await works.ask(request, response, question);
      return { ...okWithEngine(engine), body: { success: true, message: MESSAGES.enhanced, ...value, engine } };
    },
    { deadline },
  );
