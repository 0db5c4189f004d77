import { ENDPOINTS } from '@trackrecord/contracts';
import { toProfile } from '@trackrecord/domain';
import { handle, HttpError } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { PastChanges } from './past-changes.js';
import type { ProfileWrites } from './profile-writes.js';

/**
 * POST /profile/{uid}/history/{eventId}/undo: undoes one event by appending its reverse, and keeps later changes.
 * Responds with the profile, or with 409 and the later changes that prevent it (design.md section 4).
 */
export const undoChange = (writes: ProfileWrites, history: PastChanges): RequestHandler =>
  handle(ENDPOINTS.undoChange, async ({ params: { uid, eventId }, request, response }) => {
    const step = await history.find(uid, eventId);
    try {
      return await writes.run(request, response, {
        uid,
        origin: undefined,
        command: { type: 'UndoChange', eventId, step: { before: step.before, after: step.after } },
        fingerprint: { type: 'UndoChange', eventId },
        answer: ({ folded }) => ({
          status: 200,
          body: toProfile(uid, folded.state, Number(folded.revision), folded.updatedAt),
        }),
      });
    } catch (error) {
      if (error instanceof HttpError && error.code === 'not-undoable') throw await history.obstacle(uid, step);
      throw error;
    }
  });
