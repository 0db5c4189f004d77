import { ENDPOINTS, type ProfileEvent } from '@trackrecord/contracts';
import {
  toProfile,
  describeChanges,
  profileAggregate,
  type ProfileState,
  type RecordedChange,
  type Step,
} from '@trackrecord/domain';
import { handle, HttpError } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { ProfileWrites } from './save-profile.js';
import type { UserStreams } from '../commands/user-streams.js';

/**
 * POST /profile/{uid}/history/{eventId}/undo: undoes one event by appending its reverse, and keeps later changes.
 * Responds with the profile, or with 409 and the later changes that prevent it.
 */
export const undoChange = (writes: ProfileWrites, history: PastChanges): RequestHandler =>
  handle(ENDPOINTS.undoChange, async ({ params: { uid, eventId }, request, response }) => {
    const step = await history.find(uid, eventId);
    try {
      return await writes.run(request, response, {
        uid,
        origin: undefined,
        originRef: `event:${eventId}`,
        command: { type: 'UndoChange', eventId, step: { before: step.before, after: step.after } },
        fingerprint: { type: 'UndoChange', eventId },
        toResponse: ({ stream }) => ({
          status: 200,
          body: toProfile(uid, stream.state, Number(stream.revision), stream.updatedAt),
        }),
      });
    } catch (error) {
      if (error instanceof HttpError && error.code === 'not-undoable') throw await history.toConflictError(uid, step);
      throw error;
    }
  });

/** An event of a profile with the states before and after it. */
interface PastStep extends Step {
  readonly revision: bigint;
}

/** Finds changes to undo. */
export class PastChanges {
  constructor(private readonly streams: UserStreams<ProfileState, ProfileEvent>) {}

  /** Finds an event by its id. @throws {HttpError} 404 if the profile has no such event. */
  async find(uid: string, eventId: string): Promise<PastStep> {
    const revision = await this.streams.findRevision(uid, eventId);
    if (revision === undefined) throw new HttpError(404, 'change-not-found', 'This change does not exist.');
    const before = (await this.streams.load(uid, this.streams.empty, revision - 1n)).state;
    for await (const { event } of this.streams.readEvents(uid, revision))
      return { revision, before, after: profileAggregate.evolve(before, event) };
    throw new Error(`profile-${uid} ends before revision ${String(revision)}`);
  }

  /** Creates the 409 for an event that cannot be undone. It names the later changes that prevent it. */
  async toConflictError(uid: string, { revision, before }: PastStep): Promise<HttpError> {
    // The change to undo comes first, then all later changes.
    const changes: RecordedChange[] = [];
    for await (const event of this.streams.readEvents(uid, revision)) changes.push(event);
    const [describedChange] = describeChanges(before, changes.slice(0, 1), changes.slice(1));
    const { obstacle, blockedBy, blocking } = describedChange ?? { obstacle: null, blockedBy: [], blocking: 0 };
    const unlistedChanges = blocking > blockedBy.length ? [`and ${String(blocking - blockedBy.length)} more`] : [];
    const blockingChanges = [...blockedBy.map(({ description }) => `“${description}”`), ...unlistedChanges].join(', ');
    const sentence = obstacle ?? "This can't be undone right now.";
    return new HttpError(
      409,
      'not-undoable',
      blockingChanges === '' ? sentence : `${sentence.replace(/\.$/, '')}: ${blockingChanges}.`,
      {
        details: blockedBy.map(({ eventId, description }) => ({ path: eventId, message: description })),
      },
    );
  }
}
