import { ENDPOINTS } from '@trackrecord/contracts';
import { profileOf } from '@trackrecord/domain';
import { handle, HttpError } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { PastChanges } from './past-changes.js';
import type { ProfileWrites } from './profile-writes.js';

/**
 * POST /profile/{uid}/history/{eventId}/undo: takes back one event by appending what undoes it, and keeps what came later;
 * 200 with the profile, 409 where later changes stand in the way, naming them (design.md section 4).
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
          body: profileOf(uid, folded.state, Number(folded.revision), folded.updatedAt),
        }),
      });
    } catch (error) {
      if (error instanceof HttpError && error.code === 'not-undoable') throw await history.obstacle(uid, step);
      throw error;
    }
  });
