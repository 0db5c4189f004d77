import { ANSWER_DEADLINE, enhanceBody, type Enhanced, MESSAGES } from '@trackrecord/contracts';
import { identityOf, route, valid } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { answered } from '../work/answered.js';
import type { RequestedWorks } from '../work/requested-work.js';

const DEADLINE = ANSWER_DEADLINE.suggestion;

/**
 * POST /transcription/enhance: a description made better, with the skills in it; with `only: 'skills'` those alone
 * (spec section 7).
 */
export const enhanceDescription = (works: RequestedWorks): RequestHandler =>
  route(async (request, response) => {
    const { description, context, only } = valid(enhanceBody, request.body ?? {});
    const { uid } = identityOf(response);
    if (only === 'skills') {
      const question = { kind: 'detect-skills', uid, input: { description }, deadline: DEADLINE } as const;
      const { engine, value } = await works.ask(request, response, question);
      return { ...answered(engine), body: { success: true, message: '', skills: value, engine } satisfies Enhanced };
    }
    const question = { kind: 'enhance', uid, input: { description, context }, deadline: DEADLINE } as const;
    const { engine, value } = await works.ask(request, response, question);
    const body: Enhanced = { success: true, message: MESSAGES.enhanced, ...value, engine };
    return { ...answered(engine), body };
  }, DEADLINE);
