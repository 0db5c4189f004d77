import { type DetectedSkillsEvent, detectedSkillsBody } from '@trackrecord/contracts';
import type { DetectedSkillsCommand, DetectedSkillsState } from '@trackrecord/domain';
import { getRequestContext, route, validate } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { Commands } from '../commands/commands.js';

/** Handles the commands on detected-skills streams. */
export type DetectedSkillsCommands = Pick<
  Commands<DetectedSkillsCommand, DetectedSkillsState, DetectedSkillsEvent, never>,
  'handle'
>;

/** POST /internal/onboarding/{uid}/skills: records skills that a worker found. Idempotent by `commandId`. */
export const recordDetectedSkills = (commands: DetectedSkillsCommands): RequestHandler =>
  route(async (request) => {
    const { commandId, causationId, origin, correlationId, trace, ...detectedSkills } = validate(
      detectedSkillsBody,
      request.body ?? {},
    );
    const uid = String(request.params['uid']);
    const context = getRequestContext(request);
    const metadata = {
      ...context,
      actor: { uid, role: 'system' },
      commandId,
      correlationId: correlationId ?? context.correlationId,
      causationId,
      occurredAt: new Date().toISOString(),
      origin,
      ...(trace !== undefined && { trace }),
    } as const;
    const command = { type: 'RecordDetectedSkills', ...detectedSkills } as const;
    await commands.handle(uid, command, { metadata, precondition: undefined, hasStableCommandId: true });
    return { status: 200, body: {} };
  });
