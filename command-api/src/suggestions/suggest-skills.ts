import { ANSWER_DEADLINE, ENDPOINTS } from '@trackrecord/contracts';
import { handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { answered } from '../work/answered.js';
import type { RequestedWorks } from '../work/requested-work.js';

const deadline = ANSWER_DEADLINE.suggestion;

/** POST /skills/enhance: skills that go with those that were detected (spec section 7). */
export const suggestSkills = (works: RequestedWorks): RequestHandler =>
  handle(
    ENDPOINTS.suggestSkills,
    async ({ identity: { uid }, body: { skills }, request, response }) => {
      const question = { kind: 'suggest-skills', uid, input: { skills }, deadline } as const;
      const { engine, value } = await works.ask(request, response, question);
      return { ...answered(engine), body: { success: true, suggestedSkills: value, engine } };
    },
    { deadline },
  );
