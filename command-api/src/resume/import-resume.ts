import { ENDPOINTS, hasContent, MESSAGES, RESUME_TOO_LARGE, type ResumeImported } from '@trackrecord/contracts';
import { previewImport, type ProfileState, type ResumeImport } from '@trackrecord/domain';
import { getDeadline, handle, HttpError, ThreadFailedError, unavailableError } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { DECIDE_CONTEXT, type HandledCommand } from '../commands/commands.js';
import type { ProfileWrites } from '../profile/save-profile.js';
import type { ResumeReader } from './resume-reader.js';

/**
 * POST /profile/{uid}/import/json-resume: imports a resume if the body says `apply`, otherwise returns a preview.
 * Responds with the changes and what was left out. An import and its preview are computed in the same way, from the
 * latest state.
 */
export const importResume = (writes: ProfileWrites, reader: Pick<ResumeReader, 'read'>): RequestHandler =>
  handle(ENDPOINTS.importResume, async ({ params: { uid }, body, identity, request, response }) => {
    const { resume, strategy, apply } = body;
    const timeout = AbortSignal.timeout(Math.ceil(getDeadline(request).remainingMs));
    const readResult = await reader.read(resume, timeout).catch((error: unknown) => throwReadError(error, timeout));
    const resumeImport: ResumeImport = { readResult, strategy, accountEmail: identity.email };
    return writes.run(request, response, {
      uid,
      origin: 'imported',
      command: { type: 'ImportResume', ...resumeImport, apply },
      toResponse: (result) => ({ status: 200, body: toResponseBody(result, resumeImport, apply) }),
    });
  });

/** @throws {HttpError} 400 if reading the resume takes too much memory, 503 if it takes too long. */
function throwReadError(error: unknown, timeout: AbortSignal): never {
  const isFailed = error instanceof ThreadFailedError;
  if (timeout.aborted || (isFailed && error.reason === 'timeout'))
    throw unavailableError('deadline', MESSAGES.resumeNotImported);
  throw isFailed ? new HttpError(400, 'validation', RESUME_TOO_LARGE) : error;
}

function toResponseBody(
  result: HandledCommand<ProfileState>,
  resumeImport: ResumeImport,
  apply: boolean,
): ResumeImported {
  const { previousState, stream, hasAppendedEvents } = result;
  // If events were appended, `today` is their day, so that a repeated request gets the same response on another day.
  const context = hasAppendedEvents
    ? { ...DECIDE_CONTEXT, today: () => stream.updatedAt.slice(0, 10) }
    : DECIDE_CONTEXT;
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
