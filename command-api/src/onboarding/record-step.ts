import {
  type DetectedSkillsEvent,
  ENDPOINTS,
  ONBOARDING_STEPS,
  type OnboardingStep,
  recordStepBody,
} from '@trackrecord/contracts';
import {
  type DetectedSkillsState,
  type OnboardingCommand,
  type OnboardingState,
  toProgress,
  withDetectedSkills,
} from '@trackrecord/domain';
import { handle, HttpError, type Identity, validate } from '@trackrecord/platform';
import type { Request, RequestHandler } from 'express';
import type { z } from 'zod';
import type { UserStreams } from '../commands/user-streams.js';
import type { Writes } from '../commands/writes.js';
import { toSectionsInput } from '../profile/to-sections-input.js';

/** Reads the skills that workers detected. */
export type DetectedSkillsStreams = Pick<UserStreams<DetectedSkillsState, DetectedSkillsEvent>, 'load'>;

type StepBodySchema = ReturnType<typeof recordStepBody>;

/** The steps by their names in the path, each with the schema of its body. */
const STEPS = new Map<string, { readonly step: OnboardingStep; readonly bodySchema: StepBodySchema }>(
  ONBOARDING_STEPS.map((step) => [step, { step, bodySchema: recordStepBody(step) }]),
);

/**
 * PUT /profile/{uid}/onboarding/{step}: completes or skips a step, or stores its draft. Responds with the progress. The
 * revision in it is that of the stream `onboarding-{uid}`, -1 while the stream is empty.
 */
export const recordStep = (
  writes: Writes<OnboardingCommand, OnboardingState>,
  detectedSkills: DetectedSkillsStreams,
): RequestHandler =>
  handle(
    ENDPOINTS.recordStep,
    async ({ params: { uid }, body: { step, body }, identity, request, response }) => {
      const detectedSkillsStream = await detectedSkills.load(uid);
      return writes.run(request, response, {
        uid,
        origin: body.origin,
        command: toCommand(step, body, identity),
        toResponse: ({ stream }) => ({
          status: 200,
          body: withDetectedSkills(
            toProgress(uid, stream.state, Number(stream.revision ?? -1)),
            detectedSkillsStream.state,
          ),
        }),
      });
    },
    { parseBody },
  );

/** @throws {HttpError} 404 for an unknown step, 400 for an invalid body. */
function parseBody(request: Request) {
  const namedStep = STEPS.get(String(request.params['step']));
  if (!namedStep) throw new HttpError(404, 'step-not-found', 'There is no such step.');
  return { step: namedStep.step, body: validate(namedStep.bodySchema, request.body ?? {}) };
}

function toCommand(step: OnboardingStep, body: z.infer<StepBodySchema>, identity: Identity): OnboardingCommand {
  if (body.draft) return { type: 'KeepDraft', draft: body.draft };
  if (body.skipped) return { type: 'SkipStep', step };
  return { type: 'CompleteStep', step, sections: toSectionsInput(body.data ?? {}, identity) };
}
