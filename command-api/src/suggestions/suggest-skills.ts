import { RESPONSE_TIMEOUTS_MS, ENDPOINTS } from '@trackrecord/contracts';
import { handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { okWithEngine } from '../work/answered.js';
import type { WorkRequests } from '../work/work-requests.js';

const deadline = RESPONSE_TIMEOUTS_MS.suggestion;

/** POST /skills/enhance: skills related to the detected ones (spec section 7). */
export const suggestSkills = (works: WorkRequests): RequestHandler =>
  handle(
    ENDPOINTS.suggestSkills,
    async ({ identity: { uid }, body: { skills }, request, response }) => {
      const question = { kind: 'suggest-skills', uid, input: { skills }, deadline } as const;
      const { engine, value } = await works.ask(request, response, question);
      return { ...okWithEngine(engine), body: { success: true, suggestedSkills: value, engine } };
    },
    { deadline },
  );
