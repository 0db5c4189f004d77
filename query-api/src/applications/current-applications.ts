import type { Application, ApplicationsEvent, applicationsSnapshot } from '@trackrecord/contracts';
import { applicationsAggregate, type ApplicationsState, findApplication } from '@trackrecord/domain';
import { HttpError, type StateHistory } from '@trackrecord/platform';
import type { Request } from 'express';
import { type LiveViews, readFreshView } from '../http/wait-for-revision.js';
import type { z } from 'zod';

/** Reads applications at past revisions. */
export type PastApplications = StateHistory<ApplicationsState, ApplicationsEvent>;

/** The sources of applications: their view, or their stream if the view is behind. */
export interface ApplicationSources {
  readonly applications: LiveViews<z.infer<typeof applicationsSnapshot>>;
  readonly pastApplications: Pick<PastApplications, 'readLatest' | 'readChanges' | 'readSnapshotBefore'>;
}

/**
 * Reads the applications of a user. The view may be a few milliseconds behind a write, so if it is missing, the stream
 * is read.
 * @throws {HttpError} like `readFreshView`.
 * @throws {KeyDestroyedError} if the account was erased.
 */
export async function readCurrentApplications(
  request: Request,
  { applications, pastApplications }: ApplicationSources,
  uid: string,
): Promise<Omit<ApplicationsState, 'erased'>> {
  const freshView = await readFreshView(request, applications, uid);
  if (freshView?.view) return freshView.view;
  const latest = await pastApplications.readLatest(uid);
  return latest?.state ?? applicationsAggregate.initialState;
}

/** Finds an application. @throws {HttpError} 404 if there is no such application. */
export function requireApplication(state: Pick<ApplicationsState, 'applications'>, id: string): Application {
  const application = findApplication(state, id);
  if (!application) throw new HttpError(404, 'application-not-found', 'There is no such application.');
  return application;
}
