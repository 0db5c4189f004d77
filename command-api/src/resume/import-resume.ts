import { randomUUID } from 'node:crypto';
import { hasContent, importResumeBody, MESSAGES, readResume, type ResumeImported } from '@trackrecord/contracts';
import { importOutcome, type Outside, type ProfileState, type ResumeImport } from '@trackrecord/domain';
import { identityOf, route, valid } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { Handled } from '../commands/commands.js';
import type { ProfileWrites } from '../profile/profile-writes.js';

const OUTSIDE: Outside = { newId: randomUUID, today: () => new Date().toISOString().slice(0, 10) };

/**
 * POST /profile/{uid}/import/json-resume: what a resume of whoever wrote it changes about the profile, and what of it
 * stays out; it is saved where the body says `apply`, else only looked at. Both are decided in the same way, on the
 * newest state.
 */
export const importResume = (writes: ProfileWrites): RequestHandler =>
  route(async (request, response) => {
    const { resume, strategy, apply } = valid(importResumeBody, request.body ?? {});
    const wanted: ResumeImport = { read: readResume(resume), strategy, accountEmail: identityOf(response).email };
    return writes.run(request, response, {
      uid: request.params['uid'],
      origin: 'imported',
      command: { type: 'ImportResume', ...wanted, apply },
      answer: (handled) => ({ status: 200, body: imported(handled, wanted, apply) }),
    });
  });

function imported(handled: Handled<ProfileState>, wanted: ResumeImport, apply: boolean): ResumeImported {
  const { before, folded, isLogged } = handled;
  // A response to the same request again is worked out on the day of the first one.
  const outside = isLogged ? { ...OUTSIDE, today: () => folded.updatedAt.slice(0, 10) } : OUTSIDE;
  const { changes, leftOut } = importOutcome(wanted, before, outside);
  return {
    success: true,
    applied: apply,
    message: changes.length === 0 ? whyNothingChanges(wanted) : messageOf(apply),
    revision: folded.revision === undefined ? null : Number(folded.revision),
    changes: [...changes],
    leftOut: [...leftOut],
  };
}

const whyNothingChanges = ({ read }: ResumeImport): string =>
  hasContent(read.resume) ? MESSAGES.resumeKnown : MESSAGES.resumeEmpty;

const messageOf = (apply: boolean): string => (apply ? MESSAGES.resumeImported : MESSAGES.resumePreviewed);
