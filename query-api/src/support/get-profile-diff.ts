import { type ProfileDiff, supportReadEndpoints } from '@trackrecord/contracts';
import { describeProfileEvent, diffSections, foldChanges, type RecordedChange } from '@trackrecord/domain';
import { HttpError } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { PastProfiles } from '../history/past-profiles.js';
import { profileNotFoundError } from '../http/profile-not-found.js';
import { readContent } from './read-content.js';
import type { RecordUse } from './record-use.js';

type DiffSource = Pick<PastProfiles, 'readAt' | 'readChanges'>;

/**
 * GET /support/people/{uid}/diff: the sections in which two revisions of a profile differ, and the changes, described.
 */
export const getProfileDiff = (pastProfiles: DiffSource, recordUse: RecordUse): RequestHandler =>
  readContent(
    supportReadEndpoints.getProfileDiff,
    {
      recordUse,
      describeUse: ({ query: { from, to } }) => ({ what: 'diff', detail: `revisions ${String(from)}-${String(to)}` }),
    },
    async ({ params: { uid }, query: { from, to } }) => ({
      status: 200,
      body: await readDiff(pastProfiles, uid, from, to),
    }),
  );

/** Compares two revisions, the older first. @throws {HttpError} 404 if the profile does not have both. */
export async function readDiff(pastProfiles: DiffSource, uid: string, from: number, to: number): Promise<ProfileDiff> {
  const older = await pastProfiles.readAt(uid, { revision: from });
  if (!older) throw profileNotFoundError();
  const recordedChanges: RecordedChange[] = [];
  if (older.revision === from)
    for await (const change of pastProfiles.readChanges(uid, from + 1, to - from)) recordedChanges.push(change);
  if (older.revision + recordedChanges.length < to)
    throw new HttpError(404, 'revision-not-found', `There is no version ${String(to)} of this profile yet.`);
  const { changes, state } = foldChanges(older.state, recordedChanges);
  return {
    sections: [...diffSections(older.state, state)],
    descriptions: changes.map(({ recordedChange: { event }, step }) => describeProfileEvent(event, step)),
    events: recordedChanges.length,
  };
}
