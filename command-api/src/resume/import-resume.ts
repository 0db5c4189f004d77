import { randomUUID } from 'node:crypto';
import { ENDPOINTS, hasContent, MESSAGES, readResume, type ResumeImported } from '@trackrecord/contracts';
import { previewImport, type DecideContext, type ProfileState, type ResumeImport } from '@trackrecord/domain';
import { handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { CommandResult } from '../commands/commands.js';
import type { ProfileWrites } from '../profile/profile-writes.js';

const CONTEXT: DecideContext = {
  newId: randomUUID,
  today: () => new Date().toISOString().slice(0, 10),
  now: () => new Date().toISOString(),
};

/**
 * POST /profile/{uid}/import/json-resume: imports a resume if the body says `apply`, otherwise returns a preview.
 * Responds with the changes and what was left out. An import and its preview are computed in the same way, from the
 * latest state.
 */
export const importResume = (writes: ProfileWrites): RequestHandler =>
  handle(ENDPOINTS.importResume, async ({ params: { uid }, body, identity, request, response }) => {
    const { resume, strategy, apply } = body;
    const resumeImport: ResumeImport = { readResult: readResume(resume), strategy, accountEmail: identity.email };
    return writes.run(request, response, {
      uid,
      origin: 'imported',
      command: { type: 'ImportResume', ...resumeImport, apply },
      toResponse: (result) => ({ status: 200, body: toResponseBody(result, resumeImport, apply) }),
    });
  });

function toResponseBody(
  result: CommandResult<ProfileState>,
  resumeImport: ResumeImport,
  apply: boolean,
): ResumeImported {
  const { previousState, stream, hasAppendedEvents } = result;
  // If events were appended, `today` is their day, so that a repeated request gets the same response on another day.
  const context = hasAppendedEvents ? { ...CONTEXT, today: () => stream.updatedAt.slice(0, 10) } : CONTEXT;
  const { changes, leftOut } = previewImport(resumeImport, previousState, context);
  return {
    success: true,
    applied: apply,
    message: changes.length === 0 ? getUnchangedMessage(resumeImport) : getMessage(apply),
    revision: stream.revision === undefined ? null : Number(stream.revision),
    changes: [...changes],
    leftOut: [...leftOut],
  };
}

const getUnchangedMessage = ({ readResult }: ResumeImport): string =>
  hasContent(readResult.resume) ? MESSAGES.resumeKnown : MESSAGES.resumeEmpty;

const getMessage = (apply: boolean): string => (apply ? MESSAGES.resumeImported : MESSAGES.resumePreviewed);
