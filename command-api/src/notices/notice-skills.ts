import { noticeSkillsBody, type OnboardingEvent, SCHEMA_VERSION } from '@trackrecord/contracts';
import type { OnboardingCommand, OnboardingState } from '@trackrecord/domain';
import { requestId, route, valid } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { Commands } from '../commands/commands.js';
import { throwHttpError } from '../commands/throw-http-error.js';

/** What handles the commands of workers on the streams of the wizard. */
export type NoticedOnboardings = Pick<Commands<OnboardingCommand, OnboardingState, OnboardingEvent>, 'handle'>;

/** POST /internal/onboarding/{uid}/skills: records skills that a worker noticed; once, however often it says so. */
export const noticeSkills = (onboardings: NoticedOnboardings): RequestHandler =>
  route(async (request) => {
    const { commandId, causationId, origin, ...detected } = valid(noticeSkillsBody, request.body ?? {});
    const uid = String(request.params['uid']);
    const metadata = {
      schemaVersion: SCHEMA_VERSION,
      actor: { uid, role: 'system' },
      commandId,
      correlationId: requestId(request),
      causationId,
      occurredAt: new Date().toISOString(),
      origin,
    } as const;
    const command = { type: 'NoticeSkills', ...detected } as const;
    await onboardings.handle(uid, command, { metadata, precondition: undefined, named: true }).catch(throwHttpError);
    return { status: 200, body: {} };
  });
