import { ANSWER_DEADLINE, type SkillsSuggested, suggestSkillsBody } from '@trackrecord/contracts';
import { identityOf, route, valid } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { answered } from '../work/answered.js';
import type { RequestedWorks } from '../work/requested-work.js';

/** POST /skills/enhance: skills that go with those that were detected (spec section 7). */
export const suggestSkills = (works: RequestedWorks): RequestHandler =>
  route(async (request, response) => {
    const { skills } = valid(suggestSkillsBody, request.body ?? {});
    const { engine, value } = await works.ask(request, response, {
      kind: 'suggest-skills',
      uid: identityOf(response).uid,
      input: { skills },
      deadline: ANSWER_DEADLINE.suggestion,
    });
    const body: SkillsSuggested = { success: true, suggestedSkills: value, engine };
    return { ...answered(engine), body };
  }, ANSWER_DEADLINE.suggestion);
