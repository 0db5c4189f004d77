import { ONBOARDING_STEPS, type OnboardingStep, recordStepBody } from '@trackrecord/contracts';
import { type OnboardingCommand, type OnboardingState, progressOf } from '@trackrecord/domain';
import { HttpError, type Identity, identityOf, route, valid } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { z } from 'zod';
import type { Writes } from '../commands/writes.js';
import { wantedSections } from '../profile/wanted-sections.js';

type StepBody = ReturnType<typeof recordStepBody>;

/** The steps by their names in the path, each with what it takes. */
const STEPS = new Map<string, { readonly step: OnboardingStep; readonly body: StepBody }>(
  ONBOARDING_STEPS.map((step) => [step, { step, body: recordStepBody(step) }]),
);

/**
 * PUT /profile/{uid}/onboarding/{step}: records that a step was finished or skipped, or what it holds so far; 200 with
 * the whole progress, whose revision is that of the stream `onboarding-{uid}`.
 */
export const recordStep = (writes: Writes<OnboardingCommand, OnboardingState>): RequestHandler =>
  route(async (request, response) => {
    const known = STEPS.get(String(request.params['step']));
    if (!known) throw new HttpError(404, 'step-not-found', 'There is no such step.');
    const body = valid(known.body, request.body ?? {});
    return writes.run(request, response, {
      uid: request.params['uid'],
      origin: body.origin,
      command: commandOf(known.step, body, identityOf(response)),
      answer: ({ folded }, uid) => ({
        status: 200,
        body: progressOf(uid, folded.state, Number(folded.revision ?? -1)),
      }),
    });
  });

function commandOf(step: OnboardingStep, body: z.infer<StepBody>, identity: Identity): OnboardingCommand {
  if (body.draft) return { type: 'KeepDraft', draft: body.draft };
  if (body.skipped) return { type: 'SkipStep', step };
  return { type: 'CompleteStep', step, sections: wantedSections(body.data ?? {}, identity) };
}
