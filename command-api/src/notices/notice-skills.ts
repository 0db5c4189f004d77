import { noticeSkillsBody, type OnboardingEvent, SCHEMA_VERSION } from '@trackrecord/contracts';
import type { OnboardingCommand, OnboardingState } from '@trackrecord/domain';
import { requestId, valid } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { Commands } from '../commands/commands.js';
import { answerRefusal } from '../commands/refusals.js';

/** POST /internal/onboarding/{uid}/skills: records skills that a worker noticed; once, however often it says so. */
export const noticeSkills =
  (
    commands: Pick<Commands<OnboardingCommand, OnboardingState, OnboardingEvent>, 'handle'>,
    now = () => new Date(),
  ): RequestHandler =>
  async (request, response) => {
    const { commandId, causationId, origin, ...detected } = valid(noticeSkillsBody, request.body ?? {});
    const uid = String(request.params['uid']);
    const handled = commands.handle(
      uid,
      { type: 'NoticeSkills', ...detected },
      {
        metadata: {
          schemaVersion: SCHEMA_VERSION,
          actor: { uid, role: 'system' },
          commandId,
          correlationId: requestId(request),
          causationId,
          occurredAt: now().toISOString(),
          origin,
        },
        precondition: undefined,
        named: true,
      },
    );
    await handled.catch(answerRefusal);
    response.status(204).end();
  };
